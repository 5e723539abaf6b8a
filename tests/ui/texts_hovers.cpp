// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "core/rules/sale.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/models/texts.h"

#include <QTest>

using namespace windrose;

namespace
{

/// A builder phase of four in which seat 0 is the builder.
Position builderPhase()
{
    Position position = newGame(4, 1);
    apply(position, Order::chooseRole(Role::Builder));
    return position;
}

void giveQuarries(Seat& seat, int count, int occupied)
{
    for (int quarry = 0; quarry < count; ++quarry) {
        const auto space = SpaceSet(1U << (kSpaces - 1 - quarry));
        seat.tiles[static_cast<std::size_t>(Tile::Quarry)] |= space;
        if (quarry < occupied) {
            seat.manned |= space;
        }
    }
}

void build(Seat& seat, Building building, int space, int colonists)
{
    seat.gain(building);
    seat.putBuilding(building, space);
    seat.setColonistsOn(building, colonists);
}

} // namespace

/// The tooltips of pieces.
class TextsHovers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLanguage(QStringLiteral("en")); }

    void priceSaysHowItComesAbout_data()
    {
        QTest::addColumn<int>("quarries");
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("building");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, int quarries, int seat, Building building, const char* sentence) {
            QTest::newRow(name) << quarries << seat << index(building) << QString::fromUtf8(sentence);
        };
        row("builder with two quarries", 2, 0, Building::Harbor, "8 − 1 builder − 2 quarries = 5");
        row("builder alone", 0, 0, Building::Harbor, "8 − 1 builder = 7");
        row("one quarry", 1, 1, Building::Harbor, "8 − 1 quarry = 7");
        row("nothing off", 0, 1, Building::Harbor, "8");
        // Three quarries and no privilege: hut 1, office 3, harbor 5, city hall 7.
        row("column 1 counts one quarry", 3, 1, Building::ConstructionHut, "2 − 1 quarry = 1");
        row("column 2 counts two", 3, 1, Building::Office, "5 − 2 quarries = 3");
        row("column 3 counts three", 3, 1, Building::Harbor, "8 − 3 quarries = 5");
        row("column 4 counts all three", 3, 1, Building::CityHall, "10 − 3 quarries = 7");
        row("never below nothing", 1, 0, Building::SmallMarket, "1 − 1 builder − 1 quarry = 0");
    }

    void priceSaysHowItComesAbout()
    {
        QFETCH(int, quarries);
        QFETCH(int, seat);
        QFETCH(int, building);
        QFETCH(QString, sentence);
        Position position = builderPhase();
        giveQuarries(position.seat(seat), 3, quarries);
        QCOMPARE(texts::priceSentence(priceFor(position, seat, static_cast<Building>(building))), sentence);
    }

    void salePriceSaysHowItComesAbout()
    {
        Position position = newGame(4, 1);
        position.phase = Phase::Trader;
        position.decision = Decision::Sell;
        QCOMPARE(texts::saleSentence(saleFor(position, 0, Good::Coffee), position.seat(0)),
                 QStringLiteral("4 + 1 trader = 5"));
        build(position.seat(0), Building::SmallMarket, 0, 1);
        build(position.seat(0), Building::LargeMarket, 1, 1);
        QCOMPARE(texts::saleSentence(saleFor(position, 0, Good::Corn), position.seat(0)),
                 QStringLiteral("0 + 1 trader + 1 small market + 2 large market = 4"));
        QCOMPARE(texts::saleSentence(saleFor(position, 1, Good::Corn), position.seat(1)), QStringLiteral("0"));
    }

    void buildingShowsPriceMoneyAndCopies()
    {
        Position position = builderPhase();
        position.seat(0).doubloons = 3;
        giveQuarries(position.seat(0), 2, 2);
        position.setCopiesLeft(Building::CoffeeRoaster, 2);
        const QString hover = texts::plain(texts::buildingHover(position, 0, Building::CoffeeRoaster));
        QVERIFY2(hover.startsWith(QStringLiteral("Coffee roaster. Costs 6 doubloons; 3 victory points, 2 circles.")),
                 qPrintable(hover));
        QVERIFY2(hover.contains(QStringLiteral("You pay now: 6 − 1 builder − 2 quarries = 3.")), qPrintable(hover));
        QVERIFY2(!hover.contains(QStringLiteral("short")), qPrintable(hover));
        QVERIFY2(hover.contains(QStringLiteral("2 of 3 copies left.")), qPrintable(hover));
        QVERIFY2(hover.contains(texts::buildingEffect(Building::CoffeeRoaster)), qPrintable(hover));
        position.seat(0).doubloons = 2;
        QVERIFY(texts::plain(texts::buildingHover(position, 0, Building::CoffeeRoaster))
                    .contains(QStringLiteral("You are 1 doubloon short.")));
    }

    void soldOutAndOwnedAreSaid()
    {
        Position position = builderPhase();
        position.setCopiesLeft(Building::Wharf, 0);
        QString hover = texts::plain(texts::buildingHover(position, 0, Building::Wharf));
        QVERIFY2(hover.contains(QStringLiteral("Sold out.")), qPrintable(hover));
        QVERIFY2(!hover.contains(QStringLiteral("You pay")), qPrintable(hover));
        build(position.seat(0), Building::Wharf, 0, 0);
        hover = texts::plain(texts::buildingHover(position, 0, Building::Wharf));
        QVERIFY2(hover.contains(QStringLiteral("You own it already.")), qPrintable(hover));
    }

    void largeBuildingShowsItsValueNow()
    {
        Position position = builderPhase();
        Seat& seat = position.seat(0);
        // Small and large sugar mill, small indigo plant, coffee roaster: 6 for the guild hall.
        build(seat, Building::SmallSugarMill, 0, 0);
        build(seat, Building::SugarMill, 1, 0);
        build(seat, Building::SmallIndigoPlant, 2, 0);
        build(seat, Building::CoffeeRoaster, 3, 0);
        const QString hover = texts::plain(texts::buildingHover(position, 0, Building::GuildHall));
        QVERIFY2(hover.contains(QStringLiteral("It would score 6 points for you now if built and occupied.")),
                 qPrintable(hover));
        // The city hall itself would count.
        QVERIFY(texts::plain(texts::buildingHover(position, 0, Building::CityHall))
                    .contains(QStringLiteral("It would score 1 point for you now if built and occupied.")));
    }

    void optionChangesThePriceSaid()
    {
        Options options;
        options.factoryUniversitySwap = true;
        const Position position = newGame(4, 1, options);
        QVERIFY(texts::plain(texts::buildingHover(position, 1, Building::Factory))
                    .contains(QStringLiteral("Costs 8 doubloons")));
        QVERIFY(texts::plain(texts::buildingHover(position, 1, Building::University))
                    .contains(QStringLiteral("Costs 7 doubloons")));
    }

    void hoverOfNobodySpeaksOfNobody()
    {
        const Position position = newGame(4, 1);
        const QString hover = texts::plain(texts::buildingHover(position, -1, Building::Fortress));
        QVERIFY2(!hover.contains(QStringLiteral("You")) && !hover.contains(QStringLiteral("for you")),
                 qPrintable(hover));
    }

    void rolesTilesAndGoodsHaveHovers()
    {
        Position position = newGame(4, 1);
        position.cardDoubloons[2] = 2;
        QVERIFY(
            texts::plain(texts::roleHover(position, 2)).contains(QStringLiteral("takes this card gets 2 doubloons")));
        position.quarries = 0;
        QVERIFY(texts::plain(texts::tileHover(position, Tile::Quarry)).contains(QStringLiteral("None left.")));
        QVERIFY(texts::plain(texts::goodHover(position, 0, Good::Indigo))
                    .contains(QStringLiteral("11 of 11 barrels left")));
    }

    void plainTextHasNoTags()
    {
        QCOMPARE(texts::plain(QStringLiteral("<p><b>A &lt;b&gt; &amp; c</b></p><p>One<br>two.</p>")),
                 QStringLiteral("A <b> & c. One. two."));
        QCOMPARE(texts::plain(QString()), QString());
    }
};

WINDROSE_TEST(texts_hovers, TextsHovers)
#include "texts_hovers.moc"
