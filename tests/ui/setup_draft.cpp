// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "core/rules/game.h"
#include "test_program.h"
#include "ui/session/setup_session.h"

#include <QTest>

#include <map>
#include <set>

using namespace windrose;
using Piece = SetupPiece;
using Spot = SetupSpot;
using Code = SetupRefusalCode;

namespace
{

const std::vector<std::string> kNames{"Ana", "Bo", "Cy", "Di", "Ed"};

std::vector<std::string> namesOf(int players)
{
    return {kNames.begin(), kNames.begin() + players};
}

SetupDraft emptyDraft(int players)
{
    return {SetupDraft::emptyTable(players, {}, 5), namesOf(players)};
}

constexpr Spot kBox{Spot::Kind::Box, -1, 0};

Spot city(int seat, int space)
{
    return {Spot::Kind::City, seat, space};
}

Spot island(int seat, int space)
{
    return {Spot::Kind::Island, seat, space};
}

Spot board(int seat)
{
    return {Spot::Kind::Board, seat, 0};
}

Piece building(Building kind)
{
    return {Piece::Kind::Building, index(kind)};
}

Piece tile(Tile kind)
{
    return {Piece::Kind::Tile, index(kind)};
}

Piece barrel(Good good)
{
    return {Piece::Kind::Barrel, index(good)};
}

constexpr Piece kColonist{Piece::Kind::Colonist, 0};

/// Reads the draft's text back and compares the position; returns the difference or the error.
QString roundTripDifference(const SetupDraft& draft)
{
    const auto reading = readPosition(draft.text(), 99);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        return QStringLiteral("refused at %1: %2").arg(error->pointer.c_str(), error->found.c_str());
    }
    const auto& named = std::get<NamedPosition>(reading);
    return named.position == draft.position() && named.names == draft.names() ? QString() : QStringLiteral("differs");
}

Piece randomPiece(Random& random)
{
    const auto kind = static_cast<Piece::Kind>(random.below(8));
    const std::uint32_t values = kind == Piece::Kind::Building ? 23 : kind == Piece::Kind::Barrel ? 5 : 7;
    return {kind, static_cast<int>(random.below(values + 1))};
}

/// Mostly a valid spot for the piece, sometimes any other.
Spot randomSpot(Random& random, const Piece& piece, int players)
{
    static const std::map<Piece::Kind, std::vector<Spot::Kind>> kHomes{
        {Piece::Kind::Building, {Spot::Kind::City}},
        {Piece::Kind::Tile, {Spot::Kind::Island, Spot::Kind::Island, Spot::Kind::FaceUp}},
        {Piece::Kind::Barrel, {Spot::Kind::WindRose, Spot::Kind::CargoShip, Spot::Kind::TradingHouse}},
        {Piece::Kind::Colonist, {Spot::Kind::Island, Spot::Kind::City, Spot::Kind::SanJuan, Spot::Kind::ColonistShip}},
        {Piece::Kind::Doubloon, {Spot::Kind::Board, Spot::Kind::RoleCard}},
        {Piece::Kind::Point, {Spot::Kind::Board}},
        {Piece::Kind::RoleCard, {Spot::Kind::Board}},
        {Piece::Kind::Governor, {Spot::Kind::Board}}};
    if (random.below(8) == 0) {
        const auto kind = static_cast<Spot::Kind>(random.below(12));
        return {kind, static_cast<int>(random.below(6)) - 1, static_cast<int>(random.below(14)) - 1};
    }
    const auto& homes = kHomes.at(piece.kind);
    const Spot::Kind kind = homes[random.below(static_cast<std::uint32_t>(homes.size()))];
    const bool isOfTable = kind == Spot::Kind::FaceUp || kind == Spot::Kind::CargoShip ||
                           kind == Spot::Kind::TradingHouse || kind == Spot::Kind::ColonistShip ||
                           kind == Spot::Kind::RoleCard;
    const int seat = isOfTable ? -1 : static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
    const bool isSpace = kind == Spot::Kind::City || kind == Spot::Kind::Island;
    return {kind, seat, isOfTable || isSpace ? static_cast<int>(random.below(isSpace ? 12 : 3)) : 0};
}

} // namespace

/// Setting up a position piece by piece: the box stays exact and the position is always playable.
class SetupDraftTest : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyTableHoldsNothingButTheBox_data()
    {
        QTest::addColumn<int>("players");
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            QTest::addRow("%d players", players) << players;
        }
    }

    void anEmptyTableHoldsNothingButTheBox()
    {
        QFETCH(const int, players);
        const SetupDraft draft = emptyDraft(players);
        for (int seat = 0; seat < players; ++seat) {
            QVERIFY(draft.position().seat(seat) == Seat{});
        }
        QCOMPARE(draft.leftInBox(building(Building::Wharf)), copiesInPlay(Building::Wharf, players));
        QCOMPARE(draft.leftInBox(tile(Tile::Quarry)), int(setupFacts(players).quarries));
        QCOMPARE(draft.position().faceUp.size(), players + 1);
        QVERIFY(!draft.problem());
        QCOMPARE(roundTripDifference(draft), QString());
    }

    void tenThousandRandomStepsAlwaysReadBack_data()
    {
        QTest::addColumn<int>("players");
        for (int players = repeatsRows() ? kMinPlayers : kMaxPlayers; players <= kMaxPlayers; ++players) {
            QTest::addRow("%d players", players) << players;
        }
    }

    void tenThousandRandomStepsAlwaysReadBack()
    {
        QFETCH(const int, players);
        SetupDraft draft = emptyDraft(players);
        Random random{17 + static_cast<std::uint64_t>(players)};
        std::set<Code> met;
        int moved = 0;
        for (int step = 0; step < 10'000; ++step) {
            const Position before = draft.position();
            // Taking from the box is more likely, so that the boards fill up.
            const Piece piece = randomPiece(random);
            const Spot from = random.below(3) != 0 ? kBox : randomSpot(random, piece, players);
            const SetupMove move{piece, from, random.below(12) == 0 ? kBox : randomSpot(random, piece, players)};
            const SetupRefusal expected = draft.refusalOf(move);
            QVERIFY(draft.position() == before);
            QVERIFY(draft.move(move) == expected);
            met.insert(expected.code);
            if (expected) {
                QVERIFY(draft.position() == before);
            } else {
                ++moved;
                if (const QString wrong = roundTripDifference(draft); !wrong.isEmpty()) {
                    QFAIL(qPrintable(QStringLiteral("step %1: %2").arg(step).arg(wrong)));
                }
            }
            if (random.below(40) == 0) {
                draft.undo();
            }
            if (random.below(1500) == 0) {
                draft.clear();
                QCOMPARE(roundTripDifference(draft), QString());
            }
        }
        QVERIFY2(moved > 1500, qPrintable(QString::number(moved)));
        QVERIFY2(met.size() >= 9, qPrintable(QString::number(met.size())));
    }

    void everyPositionOfAGameCanBeSetUpFrom()
    {
        Random random{4};
        for (int game = 0; game < (repeatsRows() ? 12 : 4); ++game) {
            Position position = newGame(2 + game % 4, static_cast<std::uint64_t>(game));
            while (true) {
                const SetupDraft draft(position, namesOf(position.players));
                QCOMPARE(roundTripDifference(draft), QString());
                QCOMPARE(draft.position().phase, Phase::ChooseRole);
                if (position.phase == Phase::ChooseRole) {
                    QVERIFY(draft.position() == position);
                } else {
                    QCOMPARE(draft.position().chooser, position.chooser); // that player chooses again
                }
                if (position.isFinished()) {
                    break;
                }
                apply(position, randomOrder(position, random));
            }
        }
    }

    void aUsedUpPieceCannotBeTaken()
    {
        SetupDraft draft = emptyDraft(4);
        QVERIFY(!draft.move({building(Building::GuildHall), kBox, city(0, 0)}));
        QVERIFY(draft.takeRefusal(building(Building::GuildHall), kBox).code == Code::NoneLeft);
        QVERIFY(draft.move({building(Building::GuildHall), kBox, city(1, 0)}).code == Code::NoneLeft);
        QVERIFY(!draft.move({building(Building::GuildHall), city(0, 1), kBox}));
        QVERIFY(!draft.move({building(Building::GuildHall), kBox, city(1, 0)}));
    }

    void aLargeBuildingFillsTwoSpacesSideBySide()
    {
        SetupDraft draft = emptyDraft(3);
        const SetupMove move{building(Building::Fortress), kBox, city(0, 11)};
        QCOMPARE(int(draft.citySpacesFilledBy(move)), (1 << 10) | (1 << 11));
        QVERIFY(!draft.move(move));
        QVERIFY(!draft.move({building(Building::Office), kBox, city(0, 4)}));
        QVERIFY(draft.move({building(Building::Residence), kBox, city(0, 11)}).code == Code::SpaceTaken);
        QVERIFY(!draft.move({building(Building::SmallMarket), kBox, city(0, 1)}));
        QVERIFY(draft.move({building(Building::Residence), kBox, city(0, 0)}).code == Code::NoSpaceBeside);
        QVERIFY(draft.move({building(Building::Office), kBox, city(0, 3)}).code == Code::SeatOwnsIt);
    }

    void aLargeBuildingLiesOnEveryPairOfSpaces()
    {
        for (int low = 0; low < kSpaces; ++low) {
            for (int high = low + 1; high < kSpaces; ++high) {
                if (!areAdjacent(low, high)) {
                    continue;
                }
                SetupDraft draft = emptyDraft(3);
                const Piece hall = building(Building::CityHall);
                QVERIFY(!draft.move({hall, kBox, city(0, low)}));
                if (draft.position().seat(0).buildingAt(high) != Building::CityHall) {
                    QVERIFY(!draft.move({hall, city(0, low), draft.turned(0, Building::CityHall)}));
                }
                QVERIFY(draft.position().seat(0).buildingAt(low) == Building::CityHall);
                QVERIFY(draft.position().seat(0).buildingAt(high) == Building::CityHall);
            }
        }
        SetupDraft draft = emptyDraft(3);
        QVERIFY(!draft.move({building(Building::CityHall), kBox, city(0, 11)}));
        QVERIFY((draft.turned(0, Building::CityHall) == Spot{Spot::Kind::City, 0, 10, 11})); // no room
    }

    void colonistsStayOnWhatIsMoved()
    {
        SetupDraft draft = emptyDraft(4);
        const int colonists = draft.leftInBox(kColonist);
        QVERIFY(draft.move({kColonist, kBox, city(0, 3)}).code == Code::NothingToWork);
        QVERIFY(!draft.move({building(Building::IndigoPlant), kBox, city(0, 3)}));
        QVERIFY(!draft.move({tile(Tile::Quarry), kBox, island(0, 2)}));
        for (int times = 0; times < 3; ++times) {
            QVERIFY(!draft.move({kColonist, kBox, city(0, 3)}));
        }
        QVERIFY(!draft.move({kColonist, kBox, island(0, 2)}));
        QVERIFY(draft.move({kColonist, kBox, city(0, 3)}).code == Code::CirclesFull);
        QVERIFY(!draft.move({building(Building::IndigoPlant), city(0, 3), city(2, 8)}));
        QVERIFY(!draft.move({tile(Tile::Quarry), island(0, 2), island(3, 0)}));
        QCOMPARE(draft.position().seat(2).colonistsOn(Building::IndigoPlant), 3);
        QCOMPARE(draft.position().seat(3).mannedCount(Tile::Quarry), 1);
        QCOMPARE(draft.leftInBox(kColonist), colonists - 4);
        QVERIFY(!draft.move({building(Building::IndigoPlant), city(2, 8), kBox}));
        QVERIFY(!draft.move({tile(Tile::Quarry), island(3, 0), kBox}));
        QCOMPARE(draft.leftInBox(kColonist), colonists);
    }

    void shipsCarryOneKindAndNoTwoTheSame()
    {
        SetupDraft draft = emptyDraft(4);
        const auto ship = [](int number) { return Spot{Spot::Kind::CargoShip, -1, number}; };
        for (int times = 0; times < 5; ++times) {
            QVERIFY(!draft.move({barrel(Good::Corn), kBox, ship(0)}));
        }
        QVERIFY(draft.move({barrel(Good::Corn), kBox, ship(0)}).code == Code::ShipFull);
        QVERIFY((draft.move({barrel(Good::Corn), kBox, ship(2)}) == SetupRefusal{Code::GoodElsewhere, 0}));
        QVERIFY((draft.move({barrel(Good::Sugar), kBox, ship(0)}) == SetupRefusal{Code::ShipTaken, 0}));
        QVERIFY(!draft.move({barrel(Good::Corn), ship(0), {Spot::Kind::TradingHouse, -1, -1}}));
        QCOMPARE(int(draft.position().ships[0].barrels), 4);
        QCOMPARE(draft.position().tradingHouse.size(), 1);
    }

    void roleCardsAreTakenInTurnFromTheGovernorOn()
    {
        SetupDraft draft = emptyDraft(4);
        const auto card = [](Role role) { return Piece{Piece::Kind::RoleCard, index(role)}; };
        QVERIFY((draft.move({card(Role::Mayor), kBox, board(2)}) == SetupRefusal{Code::CardOutOfTurn, 0}));
        QVERIFY(!draft.move({card(Role::Mayor), kBox, board(0)}));
        QVERIFY(!draft.move({card(Role::Settler), kBox, board(1)}));
        QCOMPARE(int(draft.position().turn), 2);
        QVERIFY((draft.move({card(Role::Mayor), board(0), kBox}) == SetupRefusal{Code::LaterCardTaken, 1}));
        QVERIFY(!draft.move({card(Role::Trader), kBox, board(0)})); // in place of the mayor
        QCOMPARE(int(draft.position().takenBy[1]), -1);
        QVERIFY(!draft.move({card(Role::Trader), board(0), board(1)})); // they are swapped
        QCOMPARE(int(draft.position().takenBy[0]), 0);
        QVERIFY(!draft.move({card(Role::Builder), kBox, board(2)}));
        QVERIFY(draft.move({card(Role::Captain), kBox, board(3)}).code == Code::LastCard);
    }

    void whoChoosesFollowsTheGovernor()
    {
        SetupDraft draft = emptyDraft(3);
        const Piece governor{Piece::Kind::Governor, 0};
        QVERIFY(!draft.move({{Piece::Kind::RoleCard, 5}, kBox, board(0)}));
        QVERIFY(!draft.move({governor, board(0), board(2)}));
        QCOMPARE(int(draft.position().governor), 2);
        QCOMPARE(int(draft.position().takenBy[5]), 2); // the card moved with it
        QCOMPARE(int(draft.position().turn), 0);
        QVERIFY(draft.move({governor, board(2), kBox}).code == Code::OneGovernor);
        QVERIFY(draft.move({governor, board(0), board(1)}).code == Code::NothingThere);
    }

    void theLastRoundFollowsFromTheTable()
    {
        SetupDraft draft = emptyDraft(2);
        draft.setPoints(0, 60);
        QCOMPARE(int(draft.position().victoryPoints), 5);
        QVERIFY(!draft.position().isLastRound());
        draft.setPoints(1, 30);
        QVERIFY(draft.position().hasEndTrigger(EndTrigger::VictoryPoints));
        draft.setColonistsRanOut(true);
        QCOMPARE(roundTripDifference(draft), QString());
        draft.setPoints(0, 0);
        QVERIFY(!draft.position().hasEndTrigger(EndTrigger::VictoryPoints));
        QVERIFY(draft.position().hasEndTrigger(EndTrigger::Colonists));
        draft.setColonistsRanOut(false);
        QVERIFY(!draft.position().isLastRound());
        QCOMPARE(roundTripDifference(draft), QString());
    }

    void numbersStayInTheRangeOfTheFormats()
    {
        SetupDraft draft = emptyDraft(5);
        draft.setDoubloons(4, 2'000'000'000);
        draft.setPoints(3, 1'000'000);
        draft.setCardDoubloons(7, 100'000);
        draft.setRound(-3);
        QCOMPARE(draft.position().round, 1U);
        QCOMPARE(roundTripDifference(draft), QString());
        QVERIFY(draft.move({{Piece::Kind::Doubloon, 0}, kBox, board(4)}).code == Code::Most);
        QVERIFY(draft.move({{Piece::Kind::Point, 0}, kBox, board(3)}).code == Code::Most);
        QVERIFY(draft.move({{Piece::Kind::Doubloon, 0}, kBox, {Spot::Kind::RoleCard, -1, 7}}).code == Code::Most);
    }

    void stepsAreTakenBackAndAgain()
    {
        SetupDraft draft = emptyDraft(4);
        const Position empty = draft.position();
        QVERIFY(!draft.move({building(Building::Office), kBox, city(1, 7)}));
        const Position one = draft.position();
        draft.setNames({"A", "B", "C", "D"});
        draft.lay(newGame(3, 1), namesOf(3));
        draft.undo();
        QCOMPARE(draft.names().front(), std::string("A"));
        draft.undo();
        draft.undo();
        QVERIFY(draft.position() == empty && !draft.canUndo() && !draft.isChanged());
        draft.redo();
        QVERIFY(draft.position() == one && draft.canRedo());
        draft.setRound(1); // no change, no step
        QVERIFY(draft.canRedo());
        draft.setRound(7);
        QVERIFY(!draft.canRedo());
    }

    void aTableNotifiesOfEachStep()
    {
        SetupSession table(emptyDraft(4));
        std::vector<ChangeKind> kinds;
        connect(&table, &GameSession::changed, this, [&kinds](const Change& change) { kinds.push_back(change.kind); });
        QVERIFY(!table.move({building(Building::Office), kBox, city(1, 7)}));
        QVERIFY(table.position().seat(1).owns(Building::Office));
        QVERIFY(table.move({building(Building::Office), kBox, city(1, 8)}).code == Code::SeatOwnsIt);
        table.change([](SetupDraft& draft) { draft.lay(newGame(2, 1), namesOf(2)); });
        QCOMPARE(table.players(), 2);
        table.undoStep();
        QCOMPARE(table.players(), 4);
        const std::vector<ChangeKind> expected{ChangeKind::Drafted, ChangeKind::Loaded, ChangeKind::Loaded};
        QVERIFY(kinds == expected);
        const Record record = table.startRecord();
        QVERIFY(startOf(record) == table.position());
    }

    void aTableWhereAPositionIsSetUpTakesNoOrders()
    {
        SetupSession table({newGame(4, 3), namesOf(4)});
        const Position before = table.position();
        const Order order = Order::chooseRole(Role::Builder);
        QVERIFY(!check(before, order)); // legal in a game
        QCOMPARE(table.submit(order).kind, OrderOutcome::Kind::Refused);
        QVERIFY(table.position() == before);
        QCOMPARE(table.orderCount(), 0);
    }
};

WINDROSE_TEST(setup_draft, SetupDraftTest)
#include "setup_draft.moc"
