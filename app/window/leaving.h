// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace windrose
{

class GameSession;

/// The result of closing the journal before the window closes.
enum class Leaving {
    Kept,    ///< the game stands on the disk
    NotKept, ///< it could not be written
    Anyway,  ///< the person quits without waiting for the disk
    Stay,    ///< the person keeps playing
};

/// Closes a session's autosave (see `GameSession::closeAutosave`) and returns when that is done, while the window goes
/// on being painted. When the disk takes longer than a second, a box in front of `window` says so and asks.
Leaving waitForDisk(QWidget* window, GameSession& session, std::function<void()> after);

} // namespace windrose
