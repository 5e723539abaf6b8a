// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

/// A new temporary folder; empty on failure.
std::filesystem::path temporaryFolder(const std::string& kind);

/// Starts a process that unmounts and removes `folder` when this process and all that it starts from now on have ended,
/// even if they were killed. This process can remove the folder earlier.
void removeAtTheEnd(const std::filesystem::path& folder);
