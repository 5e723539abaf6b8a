// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_texts.h"

#include "ui/models/texts.h"
#include "ui/session/saved_games.h"

namespace windrose
{
namespace
{

void writeHints(GuideHtml& page)
{
    //: In the help on hints; names of entries are those of the menus.
    page.text(Guide::tr("Hint (H) thinks for a moment, then offers the best move and two others, each with its "
                        "chance to win and a reason. Point at one to see it on the table; a click or Enter plays "
                        "it, Escape closes the hint. A hint uses only what you may see yourself."))
        //: In the help on hints; Then… is a button.
        .text(Guide::tr("Then… also shows what is expected to follow each move."))
        //: In the help on hints; names of entries are those of the menus.
        .text(Guide::tr("In the mayor phase, Place for me places your colonists."));
}

void writeUndo(GuideHtml& page)
{
    //: In the help on undo and redo; names of entries are those of the menus.
    page.list({Guide::tr("Undo goes back move by move to the start of the game, and Redo goes forward again. "
                         "Restart My Turn goes back to the start of your turn."),
               //: In the help on undo and redo; names of entries are those of the menus.
               Guide::tr("Undo stops where hidden tiles were seen. You can change this in the preferences, or limit "
                         "undo to the turn."),
               //: In the help on undo and redo; names of entries are those of the menus.
               Guide::tr("While moves are undone, the prompt says how many. Playing on discards them; if other "
                         "players' moves are among them, you are asked first.")});
}

void writeComputers(GuideHtml& page)
{
    page.list({guide::seats(),
               //: In the help on computer players; names of entries are those of the menus.
               Guide::tr("Computer players see only what a person in their place would see. The log gives reasons "
                         "for their moves; you can turn this off in the preferences."),
               //: In the help on computer players; names of entries are those of the menus.
               Guide::tr("Pause Computers (Ctrl+P) stops them, and One Computer Move (Ctrl+Shift+P) plays a single "
                         "move. Ctrl+Up and Ctrl+Down change how fast their moves follow each other."),
               guide::otherPrograms()});
}

void writeLookingBack(GuideHtml& page)
{
    page.list({guide::linesOfLog(), guide::replay(), guide::course(), guide::analysis()});
}

void writeSounds(GuideHtml& page)
{
    //: In the help on sounds.
    page.text(Guide::tr("There are sounds for the pieces, for your turn after others moved, and for the end of the "
                        "game. M turns the "
                        "sounds off and on; their volume is in the preferences."));
}

void writeTextSize(GuideHtml& page)
{
    //: In the help on the size of texts; names of entries are those of the menus.
    page.text(Guide::tr("Larger Text (Ctrl++) and Smaller Text (Ctrl+-) in the View menu change the size of all "
                        "texts, from 80 to 200 percent of the usual one; Ctrl+0 returns to it. On a small table, "
                        "texts grow as far as their places allow."));
}

void writeSaving(GuideHtml& page)
{
    //: In the help on files; names of entries are those of the menus.
    page.list({Guide::tr("Every move is saved as you make it. Quit whenever you like: Windrose continues the game at "
                         "the next start. A small ring marks moves that are not on the disk yet."),

               //: In the help on files; %1 is a number of games or the path of a folder.
               Guide::tr("When a new game starts, the previous one moves to Earlier Games, which keeps the last %1.")
                   .arg(GameArchive::kMaxGames),

               //: In the help on files; %1 is a number of games or the path of a folder.
               Guide::tr("These games are in the folder %1. A second window has a game of its own there.")
                   .arg(texts::filePath(SavedGames::standardFolder())),
               //: In the help on files; names of entries are those of the menus.
               Guide::tr("If a move cannot be saved, for example because the disk is full, a strip above the table "
                         "says why. You can play on, and save the game somewhere else.")});
}

void writeSetUp(GuideHtml& page)
{
    //: In the help on setting up a position; names of entries and buttons are those of the table.
    page.list({Guide::tr("Set Up a Position in the Game menu copies the position to a table of its own, while the "
                         "game waits. Move any piece between the box and the boards by dragging, by clicking, or "
                         "with the keyboard. Like a game, the position is saved at every step and is still there "
                         "after a crash, with undo and redo."),
               //: In the help on setting up a position; names of entries and buttons are those of the table.
               Guide::tr("Delete puts a piece back into the box, + and − change a number, and a double click turns "
                         "a large building. Pieces that are used up cannot be placed."),
               //: In the help on setting up a position; names of entries and buttons are those of the table.
               Guide::tr("Table… changes the number of players, their names and the options. Start the Game from "
                         "Here plays on from the position as a new game; Save Position and Copy Position write it "
                         "as text that opens like a game.")});
}

void writeFiles(GuideHtml& page)
{
    //: In the help on files; names of entries are those of the menus.
    page.list({Guide::tr("Save writes the game to a file of your choice. It asks before overwriting what another "
                         "window or program has changed, and does not replace a write-protected file. Saving over "
                         "a file follows links and keeps the file's owner, permissions and hard links."),
               //: In the help on files; names of entries are those of the menus.
               Guide::tr("Open files from the menu, drop them on the window, or double-click them. A file can have "
                         "at most 16 MiB. Copy Game and Paste Game move a game or a position through the clipboard "
                         "as text."),
               //: In the help on files; names of entries are those of the menus.
               Guide::tr("A damaged file is opened up to its last good move, and you are told where the damage is. "
                         "The damaged file itself is kept; if it is the saved last game, as a copy whose name ends "
                         "in .damaged.")});
}

GuidePage helpersPage()
{
    //: A heading of the help pages.
    const QString title = Guide::tr("Using the program");
    GuideHtml page(title);
    for (const guide::Section& section : guide::programSections()) {
        page.heading(section.title);
        section.write(page);
    }
    return {help::topicOf(help::Part::Program), title, page.html()};
}

GuidePage filesPage()
{
    //: A heading of the help pages.
    const QString title = Guide::tr("Games and positions");
    GuideHtml page(title);
    for (const guide::Section& section : guide::fileSections()) {
        page.heading(section.title);
        section.write(page);
    }
    return {help::topicOf(help::Part::Files), title, page.html()};
}

} // namespace

QList<guide::Section> guide::programSections()
{
    using enum help::Part;
    return {//: A heading of the help pages.
            {Hints, Guide::tr("Hints"), writeHints},
            //: A heading of the help pages.
            {Undo, Guide::tr("Undo and redo"), writeUndo},
            //: A heading of the help pages.
            {Computers, Guide::tr("Computer players"), writeComputers},
            //: A heading of the help pages.
            {Replay, Guide::tr("Looking back"), writeLookingBack},
            //: A heading of the help pages.
            {Sounds, Guide::tr("Sounds"), writeSounds},
            //: A heading of the help pages.
            {TextSize, Guide::tr("Text size"), writeTextSize}};
}

QList<guide::Section> guide::fileSections()
{
    using enum help::Part;
    return {//: A heading of the help pages.
            {Saving, Guide::tr("Saving"), writeSaving},
            //: A heading of the help pages.
            {OpenFiles, Guide::tr("Files"), writeFiles},
            //: The title of a page of the help, and of the window while a position is set up.
            {SetUp, Guide::tr("Setting up a position"), writeSetUp}};
}

QList<GuidePage> programPages()
{
    return {helpersPage(), filesPage()};
}

} // namespace windrose
