// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace windrose
{

class GameSaver;
class GameSession;

/// The result of waiting for the disk before the window closes.
enum class LeaveResult {
    Saved,    ///< everything is on the disk
    NotSaved, ///< something could not be written
    Anyway,   ///< the user quits without waiting for the disk
    Stay,     ///< the user keeps playing
};

/// Closes a session's autosave (see `GameAutosave::close`) and returns when it is done, while the window stays
/// responsive. After a second a box in front of `window` asks whether to wait.
LeaveResult waitForDisk(QWidget* window, GameSession& session, std::function<void()> after);

/// The same for the files that are being saved; returns at once when there are none. `NotSaved` if one of them could
/// not be written, which a box in front of `window` then says.
LeaveResult waitForSaves(QWidget* window, GameSaver& saver);

} // namespace windrose
