// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"
#include "play.h"
#include "test_program.h"
#include "ui/models/store_draft.h"

#include <QTest>

using namespace windrose;

/// The choice of goods to keep at the end of the captain's phase.
class ModelsStoring : public QObject
{
    Q_OBJECT

private slots:
    void storingBeginsWithTheUsualChoice();
    void everyLegalStoreOrderCanBeChosen();
    void aKindIsKeptWholeOrAsASingleBarrel();
};

void ModelsStoring::storingBeginsWithTheUsualChoice()
{
    Position position = asked(Role::Captain, Phase::Storage, Decision::Store);
    position.seat(0).goods = {5, 0, 2, 1, 0};
    putBuilding(position.seat(0), Building::SmallWarehouse, {0}, 1);
    StoreDraft draft(position);
    QCOMPARE(draft.kindsAllowed(), 1);
    QVERIFY(!draft.refusal());
    QVERIFY(draft.isWhole(Good::Sugar) && draft.isSingle(Good::Tobacco));
    QCOMPARE(draft.kept(Good::Sugar), 2);
    QCOMPARE(draft.kept(Good::Tobacco), 1);
    QCOMPARE(draft.kept(Good::Corn), 0);
}

void ModelsStoring::everyLegalStoreOrderCanBeChosen()
{
    GameSession session;
    int orders = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        session.startNew(4, {}, seed, {});
        Random random{seed};
        playUntil(session, random, [&orders](const Position& position) {
            if (position.decision != Decision::Store) {
                return false;
            }
            OrderList list;
            legalOrders(position, list);
            for (const Order order : list) {
                StoreDraft draft(position);
                for (int good = 0; good < kGoods; ++good) {
                    const bool isWanted = (order.keptKinds() >> good & 1U) != 0;
                    if (draft.isWhole(static_cast<Good>(good)) != isWanted) {
                        draft.toggleWhole(static_cast<Good>(good));
                    }
                }
                if (!draft.isSingle(order.good())) {
                    draft.toggleSingle(order.good());
                }
                orders += draft.order() == order && !draft.refusal() ? 1 : 1'000'000;
            }
            return false;
        });
    }
    QVERIFY(orders > 0 && orders < 1'000'000);
}

void ModelsStoring::aKindIsKeptWholeOrAsASingleBarrel()
{
    Position position = asked(Role::Captain, Phase::Storage, Decision::Store);
    position.seat(0).goods = {5, 3, 2, 0, 0};
    putBuilding(position.seat(0), Building::SmallWarehouse, {0}, 1);
    StoreDraft draft(position);
    for (const Good good : {Good::Corn, Good::Indigo, Good::Sugar}) {
        if (draft.isWhole(good)) {
            draft.toggleWhole(good);
        }
    }
    draft.toggleWhole(Good::Corn);
    draft.toggleSingle(Good::Corn);
    QVERIFY(draft.isSingle(Good::Corn) && !draft.isWhole(Good::Corn));
    QCOMPARE(draft.refusal().code, RefusalCode::KeepsTooLittle);
    draft.toggleWhole(Good::Corn);
    QVERIFY(!draft.isSingle(Good::Corn) && draft.isWhole(Good::Corn));
    QVERIFY(!draft.order());
    QCOMPARE(draft.refusal().code, RefusalCode::MustChoose);
    draft.toggleSingle(Good::Tobacco); // none there
    QVERIFY(!draft.order());
    draft.toggleSingle(Good::Sugar);
    QVERIFY(!draft.refusal());
    draft.toggleWhole(Good::Indigo);
    QCOMPARE(draft.refusal().code, RefusalCode::KeepsTooMuch);
    draft.toggleSingle(Good::Sugar);
    QVERIFY(!draft.order());
}

WINDROSE_TEST(models_storing, ModelsStoring)
#include "models_storing.moc"
