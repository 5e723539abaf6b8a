// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/placements.h"
#include "play.h"

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
    QVERIFY(!session.isPlacing());
    QVERIFY(!session.moveColonist(kSanJuan, island(0)));
    session.clearPlacement();
    session.placeForMe();
    QCOMPARE(session.finishPlacement().code, RefusalCode::OtherDecision);
    QCOMPARE(spy.size(), 0);
}

void SessionDraft::theDraftBeginsAsTheColonistsStand()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    QVERIFY(session.isPlacing());
    QVERIFY(!session.isDraftChanged());
    QVERIFY(session.position() == session.gamePosition());
    QVERIFY(session.draftOrder() == currentPlacement(shown(session)));
}

void SessionDraft::movingChangesWhatIsShownAndNotTheGame()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    const int waiting = shown(session).sanJuan;
    QVERIFY(session.moveColonist(kSanJuan, island(0)));
    QCOMPARE(static_cast<int>(shown(session).sanJuan), waiting - 1);
    QCOMPARE(static_cast<int>(shown(session).manned), 1);
    QCOMPARE(static_cast<int>(seatToMove(session.gamePosition()).sanJuan), waiting);
    QVERIFY(session.isDraftChanged());
    QVERIFY(session.moveColonist(island(0), kSanJuan));
    QVERIFY(!session.isDraftChanged());
}

void SessionDraft::colonistsMoveOnlyFromWhereOneIsToWhereOneFits()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    QVERIFY(!session.canMoveColonist(island(0), kSanJuan));
    QVERIFY(!session.canMoveColonist(kSanJuan, kSanJuan));
    QVERIFY(!session.canMoveColonist(kSanJuan, island(11)));
    QVERIFY(!session.canMoveColonist(kSanJuan, island(-1)));
    QVERIFY(!session.canMoveColonist(kSanJuan, building(12)));
    QVERIFY(session.moveColonist(kSanJuan, island(0)));
    QVERIFY(!session.canMoveColonist(kSanJuan, island(0)));
    QVERIFY(!session.canMoveColonist(island(0), island(0)));
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
            QCOMPARE(session.canMoveColonist(kSanJuan, building(space)), space == first);
        }
    }
    QVERIFY(session.moveColonist(kSanJuan, building(first)));
    QVERIFY(shown(session).occupies(Building::CityHall));
}

void SessionDraft::clearingTakesAllColonistsUp()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    const int colonists = shown(session).colonists();
    session.moveColonist(kSanJuan, island(0));
    session.clearPlacement();
    QCOMPARE(static_cast<int>(shown(session).sanJuan), colonists);
    QCOMPARE(static_cast<int>(shown(session).manned), 0);
    QVERIFY(shown(session).workers.isEmpty());
    const QSignalSpy spy(&session, &GameSession::changed);
    session.clearPlacement();
    QCOMPARE(spy.size(), 0);
}

void SessionDraft::placingForMeIsADraftThatCanBeFinished()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placeForMe();
    QVERIFY(session.isPlacing());
    QVERIFY(session.isDraftChanged());
    QVERIFY(!session.draftRefusal());
    QVERIFY(!session.finishPlacement());
}

void SessionDraft::theDraftCannotBeFinishedWhileAColonistWaitsBesideAnEmptyCircle()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.clearPlacement();
    QCOMPARE(session.draftRefusal().code, RefusalCode::ColonistsWaiting);
    const int orders = session.orderCount();
    QCOMPARE(session.finishPlacement().code, RefusalCode::ColonistsWaiting);
    QCOMPARE(session.orderCount(), orders);
    QVERIFY(session.isPlacing());
}

void SessionDraft::undoTakesBackTheDraftStepByStepAndThenTheOrder()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    const int orders = session.orderCount();
    const Position asked = session.position();
    session.moveColonist(kSanJuan, island(0));
    const Position afterOne = session.position();
    session.placeForMe();
    const Position afterTwo = session.position();
    session.undo();
    QVERIFY(session.position() == afterOne);
    session.undo();
    QVERIFY(session.position() == asked);
    QCOMPARE(session.orderCount(), orders);
    session.redo();
    session.redo();
    QVERIFY(session.position() == afterTwo);
    QVERIFY(!session.canRedo());
    session.undo();
    session.undo();
    session.undo();
    QCOMPARE(session.orderCount(), orders - 1);
}

void SessionDraft::anotherStepDropsTheStepsTakenBack()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placeForMe();
    session.undo();
    session.moveColonist(kSanJuan, island(0));
    QVERIFY(!session.canRedo());
    session.undo();
    session.redo();
    QCOMPARE(static_cast<int>(shown(session).manned), 1);
}

void SessionDraft::aChangedDraftKeepsOrdersTakenBackFromBeingRedone()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placeForMe();
    session.finishPlacement();
    session.undo();
    QVERIFY(!session.isDraftChanged());
    QVERIFY(session.canRedo());
    session.moveColonist(kSanJuan, island(0));
    QVERIFY(!session.canRedo());
    QCOMPARE(session.historySize(), session.orderCount() + 1);
}

void SessionDraft::finishingIsOneOrder()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.placeForMe();
    const Order draft = session.draftOrder();
    const int orders = session.orderCount();
    QVERIFY(!session.finishPlacement());
    QCOMPARE(session.orderCount(), orders + 1);
    QVERIFY(session.orderAt(orders) == draft);
}

void SessionDraft::aDraftSurvivesLookingBack()
{
    GameSession session;
    QVERIFY(findPlacement(session));
    session.moveColonist(kSanJuan, island(0));
    const Position drafted = session.position();
    session.view(0);
    QVERIFY(!session.isPlacing());
    QVERIFY(!session.moveColonist(island(0), kSanJuan));
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
            moves += session.moveColonist(places[random.below(count)], places[random.below(count)]) ? 1 : 0;
            QCOMPARE(shown(session).colonists(), colonists);
            const RefusalCode code = session.draftRefusal().code;
            QVERIFY(code == RefusalCode::None || code == RefusalCode::ColonistsWaiting);
        }
        session.placeForMe();
        QVERIFY(!session.finishPlacement());
    }
    QVERIFY(moves > 100);
}

QTEST_GUILESS_MAIN(SessionDraft)
#include "session_draft.moc"
