// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_texts.h"
#include "help_entries.h"

#include "about_dialog.h"
#include "keys_dialog.h"
#include "result_names_dialog.h"
#include "ui/models/cargo_ships_model.h"
#include "ui/models/city_model.h"
#include "ui/models/colonists_model.h"
#include "ui/models/island_model.h"
#include "ui/models/plantations_model.h"
#include "ui/models/setup_box_model.h"
#include "ui/models/setup_seat_model.h"
#include "ui/models/texts.h"
#include "ui/models/trading_house_model.h"

#include <QRegularExpression>
#include <QTextDocumentFragment>

namespace windrose
{

namespace
{

using help::topicOf;
using enum help::Part;

constexpr int kPartPicture = 72; // logical pixels

QStringList topics(std::initializer_list<help::Part> parts)
{
    QStringList ids;
    for (const help::Part part : parts) {
        ids << topicOf(part);
    }
    return ids;
}

/// An entry with a drawing beside its sentences; without a drawing they stand below each other.
GuidePage entry(help::Part part, const QString& title, const char* drawing, const QStringList& sentences,
                const QStringList& seeAlso)
{
    GuideHtml page(title);
    if (drawing != nullptr) {
        page.beside(QLatin1String(drawing), kPartPicture, sentences);
    } else {
        for (const QString& sentence : sentences) {
            page.text(sentence);
        }
    }
    return {topicOf(part), title, page.html(), seeAlso};
}

/// An entry that says what a hover does.
GuidePage hoverEntry(help::Part part, const QString& hover, const char* drawing, const QStringList& seeAlso)
{
    return entry(part, titleOf(hover), drawing, paragraphsOf(hover), seeAlso);
}

QList<GuidePage> boardEntries()
{
    return {
        //: A part of a player's board, as the title of an entry of the help.
        entry(City, Guide::tr("City"), "building_city_hall",
              paragraphsOf(CityModel::emptySpaceHover()) << guide::circles(),
              topics({Board, Buildings, End}) << topicOf(Role::Builder) << topicOf(Role::Mayor)),
        //: A part of a player's board, as the title of an entry of the help.
        entry(Island, Guide::tr("Island"), "tile_corn",
              paragraphsOf(IslandModel::emptySpaceHover()) << guide::circles(),
              topics({Board, Plantations}) << topicOf(Role::Settler) << topicOf(Role::Mayor) << topicOf(Tile::Quarry)),
        hoverEntry(SanJuan, texts::sanJuanHover(), "san_juan",
                   topics({ColonistShip, ColonistSupply, Board}) << topicOf(Role::Mayor)),
        hoverEntry(WindRose, texts::windRoseHover(), "wind_rose",
                   topics({Doubloons, GoodsSupply, Board}) << topicOf(Role::Craftsman)),
        entry(Doubloons, titleOf(SetupBoxModel::hover(SetupBoxModel::kDoubloonRow)), "doubloon_pile",
              QStringList{guide::usesOfGoods(), guide::doubloonsOnCards()}
                  << paragraphsOf(SetupBoxModel::hover(SetupBoxModel::kDoubloonRow)),
              topics({WindRose, Score, SetUp})
                  << topicOf(Role::Trader) << topicOf(Role::Builder) << topicOf(Role::Prospector)),
        entry(Points, titleOf(SetupBoxModel::hover(SetupBoxModel::kPointRow)), "victory_chip",
              QStringList{guide::sourcesOfPoints()} << paragraphsOf(SetupBoxModel::hover(SetupBoxModel::kPointRow)),
              topics({Score, End, HiddenPoints, SetUp}) << topicOf(Role::Captain)),
        entry(Governor, titleOf(SetupSeatModel::governorHover()), "governor",
              QStringList{guide::dutyOfGovernor()} << paragraphsOf(SetupSeatModel::governorHover()),
              topics({Round, Board, SetUp})),
    };
}

GuidePage goodsSupplyEntry()
{
    const QString title = QCoreApplication::translate("TableGround", "Goods supply");
    GuideHtml page(title);
    page.text(guide::harvest());
    QStringList goods;
    for (int number = 0; number < kGoods; ++number) {
        const auto good = static_cast<Good>(number);
        constexpr int kSmall = 44;
        page.row(drawingOf("barrel_", id(good)), kSmall, texts::goodName(good), texts::goodPrice(good));
        goods << topicOf(good);
    }
    return {topicOf(GoodsSupply), title, page.html(), goods << topicOf(Role::Craftsman) << topicOf(TradingHouse)};
}

QList<GuidePage> supplyEntries()
{
    return {
        hoverEntry(ColonistShip, ColonistsModel::shipHover(), "colonist_ship",
                   topics({ColonistSupply, SanJuan, End}) << topicOf(Role::Mayor)),
        hoverEntry(ColonistSupply, ColonistsModel::supplyHover(), "colonist",
                   topics({ColonistShip, SanJuan, End}) << topicOf(Role::Mayor)),
        entry(Plantations, titleOf(PlantationsModel::faceDownHover({})), "tile_back",
              paragraphsOf(PlantationsModel::faceDownHover({})),
              topics({Island}) << topicOf(Role::Settler) << topicOf(Tile::Quarry) << topicOf(Building::Hacienda)),
        entry(CargoShips, QCoreApplication::translate("TableGround", "Cargo ships"), "cargo_ship",
              paragraphsOf(CargoShipsModel::shipHover({}, {})),
              topics({GoodsSupply, Points})
                  << topicOf(Role::Captain) << topicOf(Building::Wharf) << topicOf(Building::Harbor)),
        hoverEntry(TradingHouse, TradingHouseModel::hover(), "trading_house",
                   topics({GoodsSupply, Doubloons}) << topicOf(Role::Trader) << topicOf(Building::Office)),
        goodsSupplyEntry(),
    };
}

GuidePage keysEntry()
{
    const QString title = QCoreApplication::translate("windrose::KeysDialog", "Keys");
    GuideHtml page(title);
    QStringList lines;
    for (const KeyRow& row : keyRows()) {
        //: In the help on keys: a key and what it does.
        lines << Guide::tr("%1: %2").arg(row.keys, row.effect);
    }
    return {topicOf(Keys), title, page.list(lines).html(), topics({Hands, TextSize, Sounds})};
}

QStringList othersBeside(help::Part section)
{
    switch (section) {
    case Hints:
        return topics({Computers, Course, Lessons}) << topicOf(Role::Mayor);
    case Undo:
        return topics({Replay, Log, Preferences});
    case Computers:
        return topics({NewGame, OtherPrograms, Log});
    case Replay:
        return topics({Log, Course, Undo});
    case Sounds:
    case TextSize:
        return topics({Preferences, Keys});
    case OpenFiles:
        return topics({Files, NewGame, Share});
    default:
        return topics({Files, NewGame});
    }
}

GuidePage scoreEntry()
{
    const QString title = QCoreApplication::translate("windrose::ScoreDialog", "Final Score");
    GuideHtml page(title);
    guide::writeScore(page);
    return {topicOf(Score), title, page.html(), topics({End, Points, Course, Results})};
}

// Written apart from the titles, which lupdate would take for the context of these texts.
QString aboutPreferences()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("The preferences change how the table looks and sounds, how fast moves are shown, what undo may "
                     "take back, and what players see of each other. Each of them takes effect at once.");
}

QString aboutResults()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("Finished games on this computer are kept with the players, their points and their buildings. "
                     "The pages count them by player, seat, building and length; filters choose games, and each game "
                     "can be opened in the replay. Nothing leaves this computer.");
}

QList<GuidePage> dialogEntries()
{
    return {
        entry(NewGame, QCoreApplication::translate("windrose::NewGameDialog", "New Game"), nullptr, {guide::seats()},
              topics({Computers, OtherPrograms, Saving})),
        entry(Preferences, QCoreApplication::translate("windrose::PreferencesDialog", "Preferences"), nullptr,
              {aboutPreferences()}, topics({Sounds, TextSize, Undo, HiddenPoints, Computers})),
        scoreEntry(),
        //: The title of the dialog.
        entry(Results, QCoreApplication::translate("windrose::ResultsDialog", "Results of Games"), nullptr,
              {aboutResults()}, topics({ResultNames, Score, Replay})),
        //: The title of the dialog that joins names and takes them out.
        entry(ResultNames, QCoreApplication::translate("windrose::ResultNamesDialog", "Names in the Results"), nullptr,
              {ResultNamesDialog::explanation()}, topics({Results})),
        entry(About, QCoreApplication::translate("windrose::AboutDialog", "About Windrose"), "windrose",
              AboutDialog::paragraphs(), topics({Goal, Program})),
    };
}

} // namespace

QStringList paragraphsOf(const QString& hover)
{
    static const QRegularExpression paragraph(QStringLiteral("<p[^>]*>(.*?)</p>"));
    QStringList found;
    for (auto all = paragraph.globalMatch(hover); all.hasNext();) {
        const QString text = QTextDocumentFragment::fromHtml(all.next().captured(1)).toPlainText();
        found << text;
    }
    found.removeFirst();
    found.removeAll(QString());
    return found;
}

QString titleOf(const QString& hover)
{
    static const QRegularExpression bold(QStringLiteral("<b>(.*?)</b>"));
    return QTextDocumentFragment::fromHtml(bold.match(hover).captured(1)).toPlainText();
}

QList<GuidePage> tableEntries()
{
    return boardEntries() + supplyEntries() +
           QList<GuidePage>{
               entry(Log, QCoreApplication::translate("windrose::LogTitle", "Log"), nullptr, {guide::linesOfLog()},
                     topics({Replay, Ribbon, Undo, Computers})),
               //: The heading of the ribbon of the last moves.
               entry(Ribbon, QCoreApplication::translate("windrose::RecapPanel", "Since your last move"), nullptr,
                     {guide::lastMoves()}, topics({Log, Replay, Preferences})),
               //: The title of an entry of the help: points that players do not see of each other, and the curtain.
               entry(HiddenPoints, Guide::tr("Hidden points"), nullptr, {guide::hiddenPoints()},
                     topics({Points, Preferences, Course})),
           };
}

QString aboutLessons()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("Learn in the Help menu leads through a first game at the table, and three short lessons show "
                     "shipping, money and the end. A note beside a piece says one thing at a time. Play as you like "
                     "in between; a lesson can be left at any moment and taken up again.");
}

QString aboutPuzzles()
{
    //: A paragraph of the help; names of entries are those of the menus.
    return Guide::tr("Puzzles in the Help menu are positions near the end of a game. Play the best move for the player "
                     "whose turn it is. It is proved that every other move brings less, because everything that can "
                     "follow was tried. After a wrong move you are told what it would lead to; after the right one, "
                     "the rest of the game is shown. A hint says a little more each time. Your game waits and comes "
                     "back as it was, and your solved puzzles are remembered.");
}

QString puzzlesAfterQuitting()
{
    //: In the help, about puzzles; "Back to the Game" is the button beside a puzzle.
    return Guide::tr("A puzzle that is on the table when you quit is there again at the next start; Back to the Game "
                     "returns to your game.");
}

GuidePage sharingEntry()
{
    //: The title of an entry of the help: pictures, the log and games as texts, for others.
    const QString title = Guide::tr("Sharing");
    const QStringList paragraphs{
        //: In the help on sharing; names of entries are those of the menus.
        Guide::tr(
            "Share and Export in the Game menu saves, copies and, where that is possible, prints a picture of the "
            "table as you see it. It also saves or copies the log as text. The window with the score has a button "
            "for its own picture."),
        //: In the help on sharing; names of entries are those of the menus.
        Guide::tr("Copy Game for Chat copies the game as a short text that can be sent in a chat; Paste Game opens it "
                  "again, here or on another computer.")};
    return entry(Share, title, nullptr, paragraphs, topics({OpenFiles, Log, Score, Results}));
}

QList<GuidePage> programEntries()
{
    QList<GuidePage> entries{
        keysEntry(),
        entry(Lessons, QCoreApplication::translate("windrose::WelcomePage", "Learn"), nullptr, {aboutLessons()},
              topics({Goal, Hints, Hands, Puzzles})),
        entry(Puzzles, QCoreApplication::translate("windrose::PuzzlesDialog", "Puzzles"), nullptr,
              {aboutPuzzles(), puzzlesAfterQuitting()}, topics({Lessons, Hints, Score})),
    };
    for (const guide::Section& section : guide::programSections() + guide::fileSections()) {
        GuideHtml page(section.title);
        section.write(page);
        entries.append({topicOf(section.topic), section.title, page.html(), othersBeside(section.topic)});
    }
    entries.append(entry(OtherPrograms, QCoreApplication::translate("windrose::ProgramDialog", "Another Program"),
                         nullptr, {guide::otherPrograms()}, topics({Computers, NewGame})));
    //: The title of the panel that shows how the chances of the players changed.
    entries.append(entry(Course, QCoreApplication::translate("windrose::CoursePanel", "Course of the Game"), nullptr,
                         {guide::course(), guide::sheets(), guide::analysis()},
                         topics({Replay, Score, Hints, HiddenPoints})));
    entries.append(sharingEntry());
    return entries + dialogEntries();
}

} // namespace windrose
