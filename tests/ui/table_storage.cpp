// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"
#include "test_program.h"
#include "ui/table/storage_picker.h"

#include <QTest>

using namespace windrose;

/// Clicks on the wind rose choose the goods to keep.
class TableStorage : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;

    /// Asks Ana, who has these goods and an occupied small or large warehouse, or none.
    void ask(const std::array<std::uint8_t, kGoods>& goods, std::optional<Building> warehouse)
    {
        Position position = asked(Role::Captain, Phase::Storage, Decision::Store);
        std::copy(goods.begin(), goods.end(), position.seat(0).goods.begin());
        if (warehouse) {
            putBuilding(position.seat(0), *warehouse, {0}, 1);
        }
        lay(m_session, position);
    }

private slots:
    /// If a click returned the only barrel, nothing would be kept, and the choice could not be confirmed.
    void theSingleBarrelStaysWithoutAWarehouse()
    {
        ask({0, 4, 0, 0, 0}, std::nullopt);
        StoragePicker picker(m_session);
        picker.next(Good::Indigo);
        QCOMPARE(picker.kept(Good::Indigo), 1);
        QVERIFY(picker.order().has_value());
    }

    void twoClicksKeepAKindWholeInPlaceOfAnother()
    {
        ask({3, 2, 2, 0, 0}, Building::SmallWarehouse);
        StoragePicker picker(m_session);
        QCOMPARE(picker.kept(Good::Sugar), 2);
        picker.next(Good::Corn);
        QVERIFY(picker.order() == Order::store(Good::Corn, GoodSet::only(Good::Sugar)));
        picker.next(Good::Corn);
        QVERIFY(picker.order() == Order::store(Good::Sugar, GoodSet::only(Good::Corn)));
    }

    void theKindWithTheFewestBarrelsLeavesTheWarehouses()
    {
        ask({1, 0, 3, 2, 0}, Building::LargeWarehouse);
        StoragePicker picker(m_session);
        QVERIFY(picker.order() == Order::store(Good::Corn, GoodSet::only(Good::Sugar) | GoodSet::only(Good::Tobacco)));
        picker.next(Good::Corn);
        QVERIFY(picker.order() == Order::store(Good::Tobacco, GoodSet::only(Good::Corn) | GoodSet::only(Good::Sugar)));
    }
};

WINDROSE_TEST(table_storage, TableStorage)
#include "table_storage.moc"
