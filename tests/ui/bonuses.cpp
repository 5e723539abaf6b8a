// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/scoring.h"
#include "moments.h"
#include "play.h"
#include "test_program.h"
#include "ui/models/city_model.h"

#include <QTest>

using namespace windrose;

/// What large buildings say that they score now.
class Bonuses : public QObject
{
    Q_OBJECT

private:
    /// The bonus told for a building of a city; -1 when none is told.
    static int shownFor(const CityModel& city, const Seat& seat, Building building)
    {
        return city.index(seat.firstSpaceOf(building)).data(BonusRole).toInt();
    }

private slots:
    /// At the end nothing is hidden.
    void areWhatTheScoreCounts()
    {
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            GameSession session;
            session.startNew(3, {}, seed, {});
            Random random{seed};
            playToTheEnd(session, random);
            const auto table = scores(session.gamePosition());
            for (int number = 0; number < 3; ++number) {
                const CityModel city(session, number);
                const Seat& seat = session.gamePosition().seat(number);
                seat.forEachBuilding([&](Building building) {
                    const int bonus = table[static_cast<std::size_t>(number)].bonus(building);
                    const bool isShown = isLarge(building) && seat.occupies(building);
                    QCOMPARE(shownFor(city, seat, building), isShown ? bonus : -1);
                    compared += isShown ? 1 : 0;
                });
            }
        }
        QVERIFY(compared > 3);
    }

    /// The customs house counts the points of its owner, which others do not see.
    void revealNoHiddenPoints()
    {
        Position position = asked(Role::Builder, Phase::Builder, Decision::Build);
        for (const int number : {0, 1}) {
            Seat& seat = position.seat(number);
            seat.victoryPoints = 9;
            putBuilding(seat, Building::CustomsHouse, {0, 1}, 1);
        }
        putBuilding(position.seat(1), Building::CityHall, {2, 3}, 1);
        GameSession session;
        lay(session, position);
        QCOMPARE(session.reader(), 0);
        const CityModel own(session, 0);
        const CityModel other(session, 1);
        QCOMPARE(shownFor(own, position.seat(0), Building::CustomsHouse), 2);
        QVERIFY(own.index(0).data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("scores 2 point(s) now")));
        QCOMPARE(shownFor(other, position.seat(1), Building::CustomsHouse), -1);
        QCOMPARE(shownFor(other, position.seat(1), Building::CityHall), 2);
    }

    void followTheColonistOnTheBuilding()
    {
        Position position = asked(Role::Mayor, Phase::Mayor, Decision::PlaceColonists);
        putBuilding(position.seat(0), Building::CityHall, {0, 1});
        position.seat(0).sanJuan = 1;
        GameSession session;
        lay(session, position);
        const CityModel city(session, 0);
        QCOMPARE(shownFor(city, position.seat(0), Building::CityHall), -1);
        QVERIFY(session.placement().move({}, {ColonistPlace::Kind::Building, 0}));
        QCOMPARE(shownFor(city, position.seat(0), Building::CityHall), 1);
    }
};

WINDROSE_TEST(bonuses, Bonuses)
#include "bonuses.moc"
