// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_texts.h"

#include "ui/models/texts.h"

#include <QLocale>

namespace windrose::guide
{

QString usesOfGoods()
{
    //: A rule of the help.
    return Guide::tr("Goods have two uses. Sold to the trading house, they earn doubloons, which pay for buildings. "
                     "Shipped overseas, they earn victory points.");
}

QString sourcesOfPoints()
{
    //: A rule of the help.
    return Guide::tr("The player with the most victory points at the end of the game wins. Points come from shipped "
                     "goods, from buildings, and from the bonuses of large buildings.");
}

QString dutyOfGovernor()
{
    //: A rule of the help.
    return Guide::tr("The governor starts the round and takes one of the role cards. Then everyone acts in that role, "
                     "clockwise from the player who took it, who also gets a privilege. When all have acted, the next "
                     "player takes one of the remaining cards, and so on.");
}

QString doubloonsOnCards()
{
    //: A rule of the help.
    return Guide::tr(
        "At the end of the round, 1 doubloon is placed on each card that nobody took. It stays there until somebody "
        "takes the card, and the money with it. All cards are returned, and the next player becomes governor.");
}

QString circles()
{
    //: A rule of the help.
    return Guide::tr("Circles show where colonists can work: white while empty, green while occupied. An unoccupied "
                     "tile or building does nothing, but a building still scores its printed points.");
}

QString harvest()
{
    //: A rule of the help.
    return Guide::tr("In turn, everyone gets the goods they can produce, as long as the supply lasts. Then the "
                     "craftsman takes 1 extra barrel of a kind they have just produced.");
}

QString lastMoves()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("An outline marks what each player's last move changed on the board. When your turn comes, a "
                     "ribbon lists what the others did; Again shows it once more.");
}

QString hiddenPoints()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("As in the printed game, players do not see each other's points. In the preferences you can show "
                     "them all, or draw a curtain when the turn passes to another person.");
}

QString seats()
{
    QStringList levels;
    for (int level = 0; level < kLevels; ++level) {
        levels += texts::levelName(static_cast<Level>(level));
    }
    //: A paragraph of the help; names of entries are those of the menus. %1 is a list of the levels' names.
    return Guide::tr("In New Game, each seat is a person or a computer player of a level. The levels, from the weakest "
                     "to the strongest: %1. A style gives it preferences. The Seats menu, or the menu of a board, "
                     "changes who plays a seat during the game.")
        .arg(QLocale().createSeparatedList(levels));
}

QString otherPrograms()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("Another Program… lets a program of your own play. In a game opened from a file, computers and "
                     "programs wait until you choose Continue.");
}

QString linesOfLog()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("Click a line of the log to show the table as it was then. The menu of the line goes back to that "
                     "moment or continues from there as a new game.");
}

QString replay()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("Replay (Ctrl+R) shows the game from the start: the arrow keys step, Page Up and Page Down go by "
                     "rounds, Space plays and pauses, Escape returns to the game.");
}

QString course()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("Course of the Game charts everyone's chance to win after each move and lists the turning points: "
                     "mistakes, with a better move for each, and moves after which a player's chance fell steeply. It "
                     "stands beside the table, which shows the moment you choose; Escape closes it.");
}

QString sheets()
{
    //: A paragraph of the help on the course of the game, below the text about its list of mistakes.
    return Guide::tr("Below them it says how often each player found the best move, and lists each player's mistakes.");
}

QString analysis()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("Analysis thinks about the position on the table for as long as it is open. It shows everyone's "
                     "chance to win and the five best moves, and goes with undo and replay.");
}

void writeScore(GuideHtml& page)
{
    //: In the help, followed by a list of three things.
    page.text(Guide::tr("Your score is the sum of three things:"))
        //: In the help: one of the three things that a score is the sum of.
        .list({Guide::tr("the victory points you earned by shipping,"),
               //: In the help: one of the three things that a score is the sum of.
               Guide::tr("the points printed on your buildings, 1 to 4 each, occupied or not, and"),
               //: In the help: one of the three things that a score is the sum of.
               Guide::tr("the bonuses of your large buildings, each only if occupied.")})
        //: A rule of the help.
        .text(Guide::tr("Doubloons plus barrels break ties. If these are equal too, the victory is shared."));
}

} // namespace windrose::guide
