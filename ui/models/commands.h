// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>

namespace windrose
{

/// The commands of the window: each has a menu entry, a key or both.
enum class Command {
    NewGame,
    Open,
    Save,
    SaveAs,
    Hint,
    SetUp,
    Score,
    Course,
    Analysis,
    Results,
    Puzzles,
    Preferences,
    Quit,
    Undo,
    Redo,
    Restart,
    UndoToShown,
    Copy,
    CopyPosition,
    Paste,
    Pause,
    Step,
    Faster,
    Slower,
    LargerText,
    SmallerText,
    NormalText,
    Log,
    Sounds,
    Replay,
    FullScreen,
    Guide,
    Keys,
    NewVersion,
    About,
    // The rest is in no menu; the table itself listens to their keys.
    NextUsable,
    PreviousUsable,
    NextArea,
    PreviousArea,
    ReadMore,
};
inline constexpr int kCommands = static_cast<int>(Command::ReadMore) + 1;

constexpr std::array<Command, kCommands> allCommands()
{
    std::array<Command, kCommands> all{};
    for (int place = 0; place < kCommands; ++place) {
        all[static_cast<std::size_t>(place)] = static_cast<Command>(place);
    }
    return all;
}

/// The name of a command in the settings file, such as "new_game".
QString commandId(Command command);
/// The text of a command in the menus, with its mnemonic.
QString commandText(Command command);
/// The name of a command without mnemonic and dots, such as "New Game".
QString commandName(Command command);

} // namespace windrose
