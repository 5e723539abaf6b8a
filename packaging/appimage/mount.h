// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

extern "C" {
#include <squashfuse/squashfuse.h>
}

#include <filesystem>
#include <functional>
#include <optional>

struct fuse_session;

/// Whether this user can mount by FUSE: as root, or with fusermount3.
bool canMount();

/// Mounts the image on `folder`, calls `serve`, which answers the requests to the session, and unmounts it. Returns
/// what `serve` returned; nothing if the image could not be mounted.
std::optional<int> whileMounted(sqfs& image, const std::filesystem::path& folder,
                                const std::function<int(fuse_session*)>& serve);

/// Unmounts a folder whose server was killed.
void unmountAbandoned(const std::filesystem::path& folder);
