// SPDX-License-Identifier: GPL-3.0-or-later
#include "laid_table.h"
#include "moments.h"
#include "test_program.h"
#include "ui/table/areas.h"
#include "ui/table/barrel_stack_tile.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/prompt_button.h"
#include "ui/table/prompt_text.h"
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

    void doneSaysWhatIsMissing()
    {
        ask({3, 2, 2, 0, 0}, Building::SmallWarehouse);
        TableView table(m_session);
        QVERIFY(showTable(table));
        const auto buttons = table.prompt().findChildren<PromptButton*>();
        const auto isDone = [](const PromptButton* button) { return button->text() == QLatin1String("Done"); };
        const PromptButton& done = **std::find_if(buttons.begin(), buttons.end(), isDone);
        QVERIFY(done.isEnabled() && done.toolTip().isEmpty());
        const auto click = [&table](const QString& name) {
            for (auto* tile : table.findChildren<BarrelStackTile*>()) {
                if (tile->area() == areas::goodsOf(0) && tile->accessibleName().contains(name)) {
                    QTest::mouseClick(tile, Qt::LeftButton);
                }
            }
        };
        const auto verifyRefused = [&](const QString& why) {
            QVERIFY(!done.isEnabled());
            QCOMPARE(done.toolTip(), why);
            QCOMPARE(done.accessibleDescription(), why);
            const QString question = table.prompt().findChild<PromptText*>()->accessibleName();
            QVERIFY2(question.endsWith(why), qPrintable(question));
        };
        const auto tooLittle =
            QStringLiteral("Your warehouses store 1 kind(s) of goods; use all of that before you give anything up.");
        click(QStringLiteral("Sugar"));
        verifyRefused(tooLittle);
        click(QStringLiteral("Sugar"));
        verifyRefused(tooLittle);
        click(QStringLiteral("Corn"));
        verifyRefused(QStringLiteral("Choose a kind of goods of which a single barrel stays."));
        click(QStringLiteral("Indigo"));
        QVERIFY(done.isEnabled());
        QCOMPARE(done.toolTip(), QString());
        QCOMPARE(done.accessibleDescription(), QString());
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
