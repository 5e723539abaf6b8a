// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace windrose
{

class GameSession;

/// The result of closing the journal before the window closes.
enum class Leaving {
    Kept,    ///< the game is on the disk
    NotKept, ///< it could not be written
    Anyway,  ///< the user quits without waiting for the disk
    Stay,    ///< the user keeps playing
};

/// Closes a session's autosave (see `GameKeeping::close`) and returns when it is done, while the window stays
/// responsive. After a second a box in front of `window` asks whether to wait.
Leaving waitForDisk(QWidget* window, GameSession& session, std::function<void()> after);

} // namespace windrose
