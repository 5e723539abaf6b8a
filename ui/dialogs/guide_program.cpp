// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_html.h"

#include "ui/models/texts.h"
#include "ui/session/kept_games.h"

namespace windrose
{
namespace
{

GuidePage helpersPage()
{
    const QString title = Guide::tr("Using the program");
    return {
        QStringLiteral("program"), title,
        GuideHtml(title)
            .heading(Guide::tr("Hints"))
            .text(Guide::tr("Hint (H) thinks for a moment, then offers the best move and two others, each with its "
                            "chance to win and a reason. Point at one to see it on the table; a click or Enter plays "
                            "it, Escape closes the hint. A hint uses only what you may see yourself."))
            .text(Guide::tr("In the mayor phase, Place for me places your colonists."))
            .heading(Guide::tr("Undo and redo"))
            .list(
                {Guide::tr("Undo goes back move by move to the start of the game, and Redo goes forward again. "
                           "Restart My Turn goes back to the start of your turn."),
                 Guide::tr("Undo stops where hidden tiles were seen. You can change this in the preferences, or limit "
                           "undo to the turn."),
                 Guide::tr("While moves are undone, the prompt says how many. Playing on discards them; if other "
                           "players' moves are among them, you are asked first.")})
            .heading(Guide::tr("Computer players"))
            .list(
                {Guide::tr("In New Game, each seat is a person or a computer player of one of five levels: Newcomer, "
                           "Planter, Merchant, Shipmaster and Viceroy, the strongest. A style gives it preferences. "
                           "The Seats menu, or the menu of a board, changes who plays a seat during the game."),
                 Guide::tr("Computer players see only what a person in their place would see. The log gives reasons "
                           "for their moves; you can turn this off in the preferences."),
                 Guide::tr("Pause Computers (Ctrl+P) stops them, and One Computer Move (Ctrl+Shift+P) plays a single "
                           "move. Ctrl+Up and Ctrl+Down change how fast their moves follow each other."),
                 Guide::tr("Another Program… lets a program of your own play. In a game opened from a file, computers "
                           "and programs wait until you choose Continue.")})
            .heading(Guide::tr("Looking back"))
            .list(
                {Guide::tr("Click a line of the log to show the table as it was then. The menu of the line goes back "
                           "to that moment or continues from there as a new game."),
                 Guide::tr("Replay (Ctrl+R) shows the game from the start: the arrow keys step, Page Up and Page Down "
                           "go by rounds, Space plays and pauses, Escape returns to the game."),
                 Guide::tr("Course of the Game charts everyone's chance to win after each move and lists the costliest "
                           "mistakes, with a better move for each.")})
            .html()};
}

GuidePage filesPage()
{
    const QString title = Guide::tr("Games and positions");
    return {
        QStringLiteral("files"), title,
        GuideHtml(title)
            .heading(Guide::tr("Saving"))
            .list(
                {Guide::tr("Every move is saved as you make it. Quit whenever you like: Windrose continues the game at "
                           "the next start. A small ring marks moves that are not on the disk yet."),
                 Guide::tr("When a new game starts, the previous one moves to Earlier Games, which keeps the last %1.")
                     .arg(GameArchive::kMaxGames),
                 Guide::tr("These games are in the folder %1. A second window has a game of its own there.")
                     .arg(texts::filePath(KeptGames::standardFolder())),
                 Guide::tr("If a move cannot be saved, for example because the disk is full, a strip above the table "
                           "says why. You can play on, and save the game somewhere else.")})
            .heading(Guide::tr("Files"))
            .list({Guide::tr("Save writes the game to a file of your choice. It asks before overwriting what another "
                             "window or program has changed, and does not replace a write-protected file. Saving over "
                             "a file follows links and keeps the file's owner, permissions and hard links."),
                   Guide::tr("Open files from the menu, drop them on the window, or double-click them. A file can have "
                             "at most 16 MiB. Copy Game and Paste Game move a game or a position through the clipboard "
                             "as text."),
                   Guide::tr("A damaged file is opened up to its last good move, and you are told where the damage is. "
                             "The damaged file itself is kept; if it is the saved last game, as a copy whose name ends "
                             "in .damaged.")})
            .heading(Guide::tr("Setting up a position"))
            .list({Guide::tr("Set Up a Position in the Game menu copies the position to a table of its own, while the "
                             "game waits. Move any piece between the box and the boards by dragging, by clicking, or "
                             "with the keyboard. Like a game, the position is saved at every step and is still there "
                             "after a crash, with undo and redo."),
                   Guide::tr("Delete puts a piece back into the box, + and − change a number, and a double click turns "
                             "a large building. Pieces that are used up cannot be placed."),
                   Guide::tr("Table… changes the number of players, their names and the options. Start the Game from "
                             "Here plays on from the position as a new game; Save Position and Copy Position write it "
                             "as text that opens like a game.")})
            .html()};
}

} // namespace

QList<GuidePage> programPages()
{
    return {helpersPage(), filesPage()};
}

} // namespace windrose
