// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace windrose
{

/// The executable of this process, with links followed; empty where the system does not say.
std::filesystem::path ownProgram();

} // namespace windrose
