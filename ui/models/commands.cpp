// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include <QCoreApplication>
#include <QRegularExpression>

/* TRANSLATOR windrose::Commands  Names of what keys do on the table. */

namespace windrose
{

namespace
{

struct CommandRow {
    const char* id;
    const char* context; ///< of the translation
    const char* text;
};

/// In the order of the commands.
constexpr std::array<CommandRow, kCommands> kRows{{
    //: An entry of the menus.
    {"new_game", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&New Game…")},
    //: An entry of the menus.
    {"open", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Open…")},
    //: An entry of the menus.
    {"save", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Save")},
    //: An entry of the menus.
    {"save_as", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Save &As…")},
    //: An entry of the menus.
    {"hint", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Hint")},
    //: An entry of the menus.
    {"set_up", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Set &Up a Position…")},
    //: An entry of the menus.
    {"score", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "S&core…")},
    //: An entry of the menus.
    {"course", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Course of the Ga&me…")},
    //: An entry of the menus: a panel that analyzes the position on the table.
    {"analysis", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Anal&ysis…")},
    //: An entry of the menus.
    {"results", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Resu&lts of Games…")},
    //: An entry of the menu Help: opens the page of the puzzles
    {"puzzles", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Pu&zzles…")},
    //: An entry of the menus.
    {"preferences", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Preferences…")},
    //: An entry of the menus.
    {"quit", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Quit")},
    //: An entry of the menus.
    {"undo", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Undo")},
    //: An entry of the menus.
    {"redo", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Redo")},
    //: An entry of the menus.
    {"restart_turn", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Restart &My Turn")},
    //: An entry of the Edit menu while another moment of the game is shown.
    {"undo_to_shown", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Undo to the &Shown Moment")},
    //: An entry of the menus.
    {"copy_game", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Copy Game")},
    //: An entry of the menus.
    {"copy_position", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Copy &Position")},
    //: An entry of the menus.
    {"paste_game", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "P&aste Game")},
    //: An entry of the menu Seats.
    {"pause_computers", "windrose::ComputerActions",
     QT_TRANSLATE_NOOP("windrose::ComputerActions", "&Pause Computers")},
    {"one_computer_move", "windrose::ComputerActions",
     //: An entry of the menu Seats: lets paused computer players play one move.
     QT_TRANSLATE_NOOP("windrose::ComputerActions", "&One Computer Move")},
    //: An entry of the menu Seats.
    {"faster", "windrose::ComputerActions", QT_TRANSLATE_NOOP("windrose::ComputerActions", "Fas&ter")},
    //: An entry of the menu Seats.
    {"slower", "windrose::ComputerActions", QT_TRANSLATE_NOOP("windrose::ComputerActions", "S&lower")},
    //: An entry of the menus.
    {"larger_text", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Lar&ger Text")},
    //: An entry of the menus.
    {"smaller_text", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "S&maller Text")},
    //: An entry of the menus.
    {"normal_text", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Normal Text")},
    //: An entry of the menus.
    {"log", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Log")},
    //: An entry of the menus.
    {"sounds", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Sounds")},
    //: An entry of the menus.
    {"replay", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Replay")},
    //: An entry of the menus.
    {"full_screen", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Full Screen")},
    //: An entry of the menus.
    {"how_to_play", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&How to Play")},
    //: An entry of the menus.
    {"keys", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&Keys")},
    //: An entry of the menus.
    {"new_version", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "Look for a New &Version")},
    //: An entry of the menus.
    {"about", "windrose::MainMenus", QT_TRANSLATE_NOOP("windrose::MainMenus", "&About Windrose")},
    //: In the list of keys: what a key does.
    {"next_usable", "windrose::Commands", QT_TRANSLATE_NOOP("windrose::Commands", "Next Usable Thing")},
    //: In the list of keys: what a key does.
    {"previous_usable", "windrose::Commands", QT_TRANSLATE_NOOP("windrose::Commands", "Previous Usable Thing")},
    //: In the list of keys: what a key does.
    {"next_area", "windrose::Commands", QT_TRANSLATE_NOOP("windrose::Commands", "Next Area")},
    //: In the list of keys: what a key does.
    {"previous_area", "windrose::Commands", QT_TRANSLATE_NOOP("windrose::Commands", "Previous Area")},
    //: In the list of keys: what a key does.
    {"read_more", "windrose::Commands", QT_TRANSLATE_NOOP("windrose::Commands", "Read about a Piece")},
}};

const CommandRow& rowOf(Command command)
{
    return kRows[static_cast<std::size_t>(command)];
}

} // namespace

QString commandId(Command command)
{
    return QString::fromLatin1(rowOf(command).id);
}

QString commandText(Command command)
{
    return QCoreApplication::translate(rowOf(command).context, rowOf(command).text);
}

QString commandName(Command command)
{
    // Chinese and Japanese have the mnemonic in parentheses after the text.
    static const QRegularExpression marks(QStringLiteral("\\s*\\(&.\\)|&|…|\\.\\.\\."));
    return commandText(command).remove(marks);
}

} // namespace windrose
