// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/kinds_table.h"
#include "moments.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/guide_pages.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/models/building_supply_model.h"
#include "ui/models/texts.h"
#include "ui/table/building_kind_tile.h"
#include "ui/table/table_view.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

using namespace windrose;

/// What the window shows of a game whose buildings in play differ from those of the base game.
class KindsShown : public QObject
{
    Q_OBJECT

private:
    /// The kinds of the base game in reverse order, without the violet kinds of columns 3 and 4 except the fortress.
    static const KindsInPlay& fewerKinds()
    {
        std::vector<Building> list;
        std::copy_if(kAllBuildings.rbegin(), kAllBuildings.rend(), std::back_inserter(list), [](Building kind) {
            return isProduction(kind) || facts(kind).column < 3 || kind == Building::Fortress;
        });
        return *internKinds(list);
    }

    static QStringList namesOf(const KindsInPlay& kinds)
    {
        QStringList names;
        for (const Building kind : kinds.list()) {
            names << texts::buildingName(kind);
        }
        return names;
    }

    /// The visible cards of the supply, column by column from top to bottom, as read out.
    static QStringList cardsOn(const TableView& table)
    {
        QList<BuildingKindTile*> cards;
        for (auto* card : table.findChildren<BuildingKindTile*>()) {
            if (card->isVisibleTo(&table)) {
                cards << card;
            }
        }
        std::sort(cards.begin(), cards.end(), [](const BuildingKindTile* one, const BuildingKindTile* other) {
            return std::pair(one->x(), one->y()) < std::pair(other->x(), other->y());
        });
        QStringList names;
        for (const BuildingKindTile* card : cards) {
            names << card->accessibleName().section(QLatin1Char(','), 0, 0);
        }
        return names;
    }

    static QStringList expectedCards(const KindsInPlay& kinds)
    {
        QStringList names;
        for (int column = 1; column <= kColumns; ++column) {
            for (const Building kind : kinds.list()) {
                if (facts(kind).column == column) {
                    names << QStringLiteral("Building ") + texts::buildingName(kind);
                }
            }
        }
        return names;
    }

private slots:
    void theSupplyHasARowForEachKind()
    {
        GameSession session;
        session.startNew(3, {}, 1, {});
        BuildingSupplyModel model(session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        for (const KindsInPlay* kinds : {&fewerKinds(), &kBaseGame}) {
            lay(session, newGame(3, 1, {}, *kinds));
            QStringList names;
            for (int row = 0; row < model.rowCount(); ++row) {
                names << model.index(row).data(NameRole).toString();
            }
            QCOMPARE(names, namesOf(*kinds));
        }
        QCOMPARE(resets.count(), 2);
        lay(session, newGame(4, 2));
        QCOMPARE(resets.count(), 2); // the same kinds
    }

    void theTableShowsACardForEachKindInItsColumn()
    {
        GameSession session;
        session.startNew(4, {}, 1, {});
        TableView table(session);
        table.setPace(speeds::Pace::Off);
        table.resize(1280, 774);
        table.show();
        QVERIFY(waitUntilExposed(&table));
        for (const KindsInPlay* kinds : {&kBaseGame, &fewerKinds(), &kBaseGame}) {
            lay(session, newGame(4, 1, {}, *kinds));
            QCOMPARE(cardsOn(table), expectedCards(*kinds));
        }
    }

    void theGuideDescribesTheKindsOfTheGame()
    {
        const auto pageOf = [](const KindsInPlay& kinds) {
            const QList<GuidePage> pages = guidePages({.kinds = &kinds});
            const auto page = std::find_if(pages.begin(), pages.end(),
                                           [](const GuidePage& each) { return each.id == QLatin1String("buildings"); });
            return texts::plain(page->html);
        };
        for (const KindsInPlay* kinds : {&kBaseGame, &fewerKinds()}) {
            const QString page = pageOf(*kinds);
            for (const Building kind : kAllBuildings) {
                QCOMPARE(page.contains(texts::buildingEffect(kind)), kinds->contains(kind));
            }
        }
        QVERIFY(pageOf(kBaseGame) != pageOf(fewerKinds()));
    }

    void theOpenGuideFollows()
    {
        HowToPlayDialog dialog;
        dialog.showPage(QStringLiteral("buildings"));
        auto* browser = dialog.findChild<QTextBrowser*>();
        const QString harbor = texts::buildingEffect(Building::Harbor);
        QVERIFY(browser->toPlainText().contains(harbor));
        dialog.setGame({.kinds = &fewerKinds()});
        QVERIFY(!browser->toPlainText().contains(harbor));
        QVERIFY(browser->toPlainText().contains(texts::buildingEffect(Building::Fortress)));
    }
};

WINDROSE_TEST(kinds_in_play, KindsShown)
#include "kinds_in_play.moc"
