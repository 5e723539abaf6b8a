// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/placements.h"
#include "play.h"
#include "test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace windrose;

class SessionDraft : public QObject
{
    Q_OBJECT

private slots:
    void thereIsNoDraftOutsideThePlacement();
    void theDraftBeginsAsTheColonistsStand();
    void movingChangesWhatIsShownAndNotTheGame();
    void colonistsMoveOnlyFromWhereOneIsToWhereOneFits();
    void aBuildingIsNamedByItsFirstSpace();
    void clearingTakesAllColonistsUp();
    void placingForMeIsADraftThatCanBeFinished();
    void theDraftCannotBeFinishedWhileAColonistWaitsBesideAnEmptyCircle();
    void undoTakesBackTheDraftStepByStepAndThenTheOrder();
    void anotherStepDropsTheStepsTakenBack();
    void aChangedDraftKeepsOrdersTakenBackFromBeingRedone();
    void finishingIsOneOrder();
    void aDraftSurvivesLookingBack();
    void randomDraftsKeepEveryColonist();
};

namespace
{

constexpr ColonistPlace kSanJuan{};

ColonistPlace island(int space)
{
    return {ColonistPlace::Kind::Island, space};
}

ColonistPlace building(int space)
{
    return {ColonistPlace::Kind::Building, space};
}

const Seat& shown(const GameSession& session)
{
    return seatToMove(session.position());
}

/// Finds a mayor's placement with a colonist in San Juan, an empty first island tile, and more circles than colonists.
bool findPlacement(GameSession& session)
{
    return findMoment(session, 4, [](const Position& position) {
        const Seat& seat = seatToMove(position);
        return position.decision == Decision::PlaceColonists && seat.sanJuan >= 2 && seat.manned == 0 &&
               seat.emptyCircles() > seat.sanJuan;
    });
}

std::vector<ColonistPlace> placesOf(const Seat& seat)
{
    std::vector<ColonistPlace> places{kSanJuan};
    for (int space = 0; space < kSpaces; ++space) {
        if (seat.tileAt(space)) {
            places.push_back(island(space));
        }
        const auto kind = seat.buildingAt(space);
        if (kind && seat.firstSpaceOf(*kind) == space) {
            places.push_back(building(space));
        }
    }
    return places;
}

} // namespace

void SessionDraft::thereIsNoDraftOutsideThePlacement()
{
    GameSession session;
    session.startNew(3, {}, 1, {});
    const QSignalSpy spy(&session, &GameSession::changed);
    QVERIFY(!session.placement().isOpen());
    QVERIFY(!session.placement().move(kSanJuan, island(0)));
    session.placement().clear();
    session.placement().placeForMe();
    QCOMPARE(session.placement().finish().refusal.code, RefusalCode::OtherDecision);
    QCOMPARE(spy.size(), 0);
}

void SessionDraft::theDraftBeginsAsTheColonistsStand()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    QVERIFY(session.placement().isOpen());
    QVERIFY(!session.placement().isChanged());
    QVERIFY(session.position() == session.gamePosition());
    QVERIFY(session.placement().order() == currentPlacement(shown(session)));
}

void SessionDraft::movingChangesWhatIsShownAndNotTheGame()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    const int waiting = shown(session).sanJuan;
    QVERIFY(session.placement().move(kSanJuan, island(0)));
    QCOMPARE(static_cast<int>(shown(session).sanJuan), waiting - 1);
    QCOMPARE(static_cast<int>(shown(session).manned), 1);
    QCOMPARE(static_cast<int>(seatToMove(session.gamePosition()).sanJuan), waiting);
    QVERIFY(session.placement().isChanged());
    QVERIFY(session.placement().move(island(0), kSanJuan));
    QVERIFY(!session.placement().isChanged());
}

void SessionDraft::colonistsMoveOnlyFromWhereOneIsToWhereOneFits()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    QVERIFY(!session.placement().canMove(island(0), kSanJuan));
    QVERIFY(!session.placement().canMove(kSanJuan, kSanJuan));
    QVERIFY(!session.placement().canMove(kSanJuan, island(11)));
    QVERIFY(!session.placement().canMove(kSanJuan, island(-1)));
    QVERIFY(!session.placement().canMove(kSanJuan, building(12)));
    QVERIFY(session.placement().move(kSanJuan, island(0)));
    QVERIFY(!session.placement().canMove(kSanJuan, island(0)));
    QVERIFY(!session.placement().canMove(island(0), island(0)));
}

void SessionDraft::aBuildingIsNamedByItsFirstSpace()
{
    GameSession session;
    QVERIFY(findMoment(session, 2, [](const Position& position) {
        const Seat& seat = seatToMove(position);
        return position.decision == Decision::PlaceColonists && seat.owns(Building::CityHall) &&
               !seat.occupies(Building::CityHall) && seat.sanJuan != 0;
    }));
    const int first = shown(session).firstSpaceOf(Building::CityHall);
    for (int space = 0; space < kSpaces; ++space) {
        if (shown(session).buildingAt(space) == Building::CityHall) {
            QCOMPARE(session.placement().canMove(kSanJuan, building(space)), space == first);
        }
    }
    QVERIFY(session.placement().move(kSanJuan, building(first)));
    QVERIFY(shown(session).occupies(Building::CityHall));
}

void SessionDraft::clearingTakesAllColonistsUp()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    const int colonists = shown(session).colonists();
    session.placement().move(kSanJuan, island(0));
    session.placement().clear();
    QCOMPARE(static_cast<int>(shown(session).sanJuan), colonists);
    QCOMPARE(static_cast<int>(shown(session).manned), 0);
    QVERIFY(shown(session).workers.isEmpty());
    const QSignalSpy spy(&session, &GameSession::changed);
    session.placement().clear();
    QCOMPARE(spy.size(), 0);
}

void SessionDraft::placingForMeIsADraftThatCanBeFinished()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placement().placeForMe();
    QVERIFY(session.placement().isOpen());
    QVERIFY(session.placement().isChanged());
    QVERIFY(!session.placement().refusal());
    QVERIFY(session.placement().finish().isPlayed());
}

void SessionDraft::theDraftCannotBeFinishedWhileAColonistWaitsBesideAnEmptyCircle()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placement().clear();
    QCOMPARE(session.placement().refusal().code, RefusalCode::ColonistsWaiting);
    const int orders = session.orderCount();
    QCOMPARE(session.placement().finish().refusal.code, RefusalCode::ColonistsWaiting);
    QCOMPARE(session.orderCount(), orders);
    QVERIFY(session.placement().isOpen());
}

void SessionDraft::undoTakesBackTheDraftStepByStepAndThenTheOrder()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    const int orders = session.orderCount();
    const Position asked = session.position();
    session.placement().move(kSanJuan, island(0));
    const Position afterOne = session.position();
    session.placement().placeForMe();
    const Position afterTwo = session.position();
    session.undoRedo().undo();
    QVERIFY(session.position() == afterOne);
    session.undoRedo().undo();
    QVERIFY(session.position() == asked);
    QCOMPARE(session.orderCount(), orders);
    session.undoRedo().redo();
    session.undoRedo().redo();
    QVERIFY(session.position() == afterTwo);
    QVERIFY(!session.undoRedo().canRedo());
    session.undoRedo().undo();
    session.undoRedo().undo();
    session.undoRedo().undo();
    QCOMPARE(session.orderCount(), orders - 1);
}

void SessionDraft::anotherStepDropsTheStepsTakenBack()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placement().placeForMe();
    session.undoRedo().undo();
    session.placement().move(kSanJuan, island(0));
    QVERIFY(!session.undoRedo().canRedo());
    session.undoRedo().undo();
    session.undoRedo().redo();
    QCOMPARE(static_cast<int>(shown(session).manned), 1);
}

void SessionDraft::aChangedDraftKeepsOrdersTakenBackFromBeingRedone()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placement().placeForMe();
    session.placement().finish();
    session.undoRedo().undo();
    QVERIFY(!session.placement().isChanged());
    QVERIFY(session.undoRedo().canRedo());
    session.placement().move(kSanJuan, island(0));
    QVERIFY(!session.undoRedo().canRedo());
    QCOMPARE(session.history().size(), session.orderCount() + 1);
}

void SessionDraft::finishingIsOneOrder()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placement().placeForMe();
    const Order draft = session.placement().order();
    const int orders = session.orderCount();
    QVERIFY(session.placement().finish().isPlayed());
    QCOMPARE(session.orderCount(), orders + 1);
    QVERIFY(session.history().orderAt(orders) == draft);
}

void SessionDraft::aDraftSurvivesLookingBack()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placement().move(kSanJuan, island(0));
    const Position drafted = session.position();
    session.view(0);
    QVERIFY(!session.placement().isOpen());
    QVERIFY(!session.placement().move(island(0), kSanJuan));
    session.returnToGame();
    QVERIFY(session.position() == drafted);
}

void SessionDraft::randomDraftsKeepEveryColonist()
{
    GameSession session;
    session.startNew(5, {}, 11, {});
    Random random{11};
    int moves = 0;
    while (playUntil(session, random, [](const Position& p) { return p.decision == Decision::PlaceColonists; })) {
        const int colonists = shown(session).colonists();
        const std::vector<ColonistPlace> places = placesOf(shown(session));
        for (int attempt = 0; attempt < 20; ++attempt) {
            const auto count = static_cast<std::uint32_t>(places.size());
            moves += session.placement().move(places[random.below(count)], places[random.below(count)]) ? 1 : 0;
            QCOMPARE(shown(session).colonists(), colonists);
            const RefusalCode code = session.placement().refusal().code;
            QVERIFY(code == RefusalCode::None || code == RefusalCode::ColonistsWaiting);
        }
        session.placement().placeForMe();
        QVERIFY(session.placement().finish().isPlayed());
    }
    QVERIFY(moves > 100);
}

WINDROSE_TEST(session_draft, SessionDraft)
#include "session_draft.moc"
