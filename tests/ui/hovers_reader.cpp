// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_models.h"
#include "hover_texts.h"
#include "play.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/models/offers.h"
#include "ui/models/texts.h"

#include <QTest>

using namespace windrose;

/// Models speak to the person at the table: "you" is the reader of every text.
class HoversReader : public QObject
{
    Q_OBJECT

private:
    static void compareModels(AllModels& models, const GameSession& session, int reader)
    {
        const Position& position = session.position();
        for (int seat = 0; seat < position.players; ++seat) {
            CityModel& city = *models.cities[static_cast<std::size_t>(seat)];
            for (int space = 0; space < kSpaces; ++space) {
                const QModelIndex item = city.index(space);
                if (const int building = item.data(PieceRole).toInt(); building >= 0) {
                    const QString text = item.data(Qt::AccessibleDescriptionRole).toString();
                    QCOMPARE(text, buildingText(position, reader, building));
                    QVERIFY2(text.contains(QStringLiteral("You own it already.")) ==
                                 position.seat(reader).owns(kind(building)),
                             qPrintable(text));
                }
            }
            for (int good = 0; good < kGoods; ++good) {
                const QModelIndex barrels =
                    models.players[static_cast<std::size_t>(seat)]->index(PlayerBoardModel::kFirstBarrelRow + good);
                QCOMPARE(barrels.data(Qt::AccessibleDescriptionRole).toString(),
                         goodText(position, reader, good, seat));
            }
        }
        for (int building = 0; building < kBuildings; ++building) {
            const QModelIndex item = models.supply.index(building);
            const BuildingOffer offer = buildingOffer(position, reader, kind(building));
            QCOMPARE(item.data(Qt::AccessibleDescriptionRole).toString(), buildingText(position, reader, building));
            QCOMPARE(item.data(PriceRole).toInt(), offer.price.total);
            QCOMPARE(item.data(OwnedRole).toBool(), position.seat(reader).owns(kind(building)));
            QCOMPARE(item.data(AffordableRole).toBool(), !offer.refusal);
        }
        for (int good = 0; good < kGoods; ++good) {
            QCOMPARE(models.goods.index(good).data(Qt::AccessibleDescriptionRole).toString(),
                     goodText(position, reader, good));
        }
        QCOMPARE(models.ships.index(models.ships.wharfRow()).data(Qt::AccessibleDescriptionRole).toString(),
                 buildingText(position, reader, index(Building::Wharf)));
    }

private slots:
    void initTestCase() { applyLanguage(QStringLiteral("en")); }

    /// In every model, on every board, "you" is the person at the table; and hidden points are not shown.
    void everyModelSpeaksToTheReader_data()
    {
        QTest::addColumn<int>("players");
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            QTest::addRow("%d players", players) << players;
        }
    }
    void everyModelSpeaksToTheReader()
    {
        QFETCH(int, players);
        GameSession session;
        Random random{static_cast<std::uint64_t>(players)};
        session.startNew(players, {}, 5, {});
        AllModels models(session, players);
        for (int step = 0; !session.gamePosition().isFinished(); ++step) {
            for (int reader = 0; step % 12 == 0 && reader < players; ++reader) {
                for (int seat = 0; seat < players; ++seat) {
                    session.setPlayer(seat, seat == reader ? PlayerSpec() : PlayerSpec(Level::Merchant));
                }
                QCOMPARE(session.reader(), reader);
                compareModels(models, session, reader);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
            session.submit(randomOrder(session.gamePosition(), random));
        }
    }

    void withoutAReaderNobodyIsSpokenTo()
    {
        GameSession session;
        session.startNew(3, {}, 7, {}, QList<PlayerSpec>(3, PlayerSpec(Level::Merchant)));
        AllModels models(session, 3);
        Random random{7};
        for (int order = 0; order < 60; ++order) {
            session.submit(randomOrder(session.gamePosition(), random));
            QCOMPARE(session.reader(), -1);
            for (int building = 0; building < kBuildings; ++building) {
                const QString text = models.supply.index(building).data(Qt::AccessibleDescriptionRole).toString();
                QCOMPARE(text, buildingText(session.position(), -1, building));
                QVERIFY2(!text.contains(QStringLiteral("You pay")) && !text.contains(QStringLiteral("You would")) &&
                             !text.contains(QStringLiteral("You have")) && !text.contains(QStringLiteral("for you")),
                         qPrintable(text));
            }
        }
    }
};

WINDROSE_TEST(hovers_reader, HoversReader)
#include "hovers_reader.moc"
