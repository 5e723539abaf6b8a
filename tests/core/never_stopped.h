// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace windrose::test
{

/// The stop flag of players and searches that nothing stops early.
inline const std::atomic<bool> kNeverStopped{false};

} // namespace windrose::test
