// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_models.h"
#include "play.h"
#include "test_program.h"
#include "ui/models/setup_box_model.h"
#include "ui/models/setup_seat_model.h"
#include "ui/session/setup_session.h"

#include <QListView>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTest>

#include <map>
#include <memory>

using namespace windrose;

namespace
{

/// Remembers what it last painted of each row.
class RememberingDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem filled = option;
        initStyleOption(&filled, index);
        painted[index.row()] = filled.text;
        QStyledItemDelegate::paint(painter, option, index);
    }

    mutable std::map<int, QString> painted;
};

/// A stock view of a model, and what it painted. It is tall enough for all rows of every model but the log, which
/// scrolls.
class StockView
{
public:
    StockView(std::unique_ptr<QAbstractItemView> view, TableModel& model)
        : m_model(model), m_delegate(std::make_unique<RememberingDelegate>()), m_view(std::move(view))
    {
        m_view->setItemDelegate(m_delegate.get());
        m_view->setModel(&model);
        m_view->resize(700, 1200);
        m_view->show();
    }

    int rows() const { return m_model.rowCount(); }
    void scrollTo(int row) { m_view->scrollTo(m_model.index(row), QAbstractItemView::PositionAtTop); }
    void scrollToEnd() { m_view->scrollToBottom(); }

    /// The first row in sight, and the one after the last row in sight.
    std::pair<int, int> rowsInSight() const
    {
        const QRect sight = m_view->viewport()->rect();
        const auto isInSight = [&](int row) { return m_view->visualRect(m_model.index(row)).intersects(sight); };
        int first = 0;
        while (first < rows() && !isInSight(first)) {
            ++first;
        }
        int end = first;
        while (end < rows() && isInSight(end)) {
            ++end;
        }
        return {first, end};
    }

    /// Describes the first row in sight for which the view and the model differ; empty when there is none.
    QString problem() const
    {
        const auto [first, end] = rowsInSight();
        if (end - first < std::min(rows(), kFewestInSight)) {
            return QStringLiteral("%1: %2 of %3 rows are in sight")
                .arg(QLatin1String(m_model.metaObject()->className()))
                .arg(end - first)
                .arg(rows());
        }
        for (int row = first; row < end; ++row) {
            const QString wanted = m_model.index(row).data().toString();
            const auto painted = m_delegate->painted.find(row);
            const QString shown = painted == m_delegate->painted.end() ? QStringLiteral("nothing") : painted->second;
            if (shown != wanted) {
                return QStringLiteral("%1 row %2: \"%3\" is shown for \"%4\"")
                    .arg(QLatin1String(m_model.metaObject()->className()))
                    .arg(row)
                    .arg(shown, wanted);
            }
        }
        return {};
    }

private:
    static constexpr int kFewestInSight = 30; ///< more than any model but the log has

    TableModel& m_model;
    std::unique_ptr<RememberingDelegate> m_delegate;
    std::unique_ptr<QAbstractItemView> m_view;
};

std::vector<std::unique_ptr<StockView>> viewsOf(const std::vector<TableModel*>& models)
{
    std::vector<std::unique_ptr<StockView>> views;
    for (TableModel* model : models) {
        views.push_back(std::make_unique<StockView>(std::make_unique<QListView>(), *model));
        views.push_back(std::make_unique<StockView>(std::make_unique<QTableView>(), *model));
    }
    return views;
}

/// What is wrong with the rows at the end of the views, where the log grows; empty when nothing is.
QString problemOf(const std::vector<std::unique_ptr<StockView>>& views)
{
    for (int turn = 0; turn < 3; ++turn) {
        for (const auto& view : views) {
            view->scrollToEnd();
        }
        QCoreApplication::processEvents(); // views lay out after the changes, and paint after that
    }
    for (const auto& view : views) {
        if (const QString problem = view->problem(); !problem.isEmpty()) {
            return problem;
        }
    }
    return {};
}

/// What is wrong with any row of the views, found by scrolling through all of them; empty when nothing is.
QString problemInAllRowsOf(const std::vector<std::unique_ptr<StockView>>& views)
{
    for (const auto& view : views) {
        for (int row = 0; row < view->rows(); row = view->rowsInSight().second) {
            view->scrollTo(row);
            QCoreApplication::processEvents();
            if (const QString problem = view->problem(); !problem.isEmpty()) {
                return problem;
            }
        }
    }
    return {};
}

} // namespace

/// Any stock view of a model of the table shows the game as it continues.
class ModelsLive : public QObject
{
    Q_OBJECT

private slots:
    void stockViewsFollowAGame()
    {
        GameSession session;
        session.startNew(3, {"Ana", "Bo", "Cy"}, 11, {});
        AllModels models(session, 3);
        const auto views = viewsOf(models.all());
        QCOMPARE(problemOf(views), QString());
        Random random{11};
        const int orders = repeatsRows() ? 1 : 3; // played between two checks of the views
        while (!session.gamePosition().isFinished()) {
            if (session.placement().isOpen()) {
                session.placement().clear();
                QCOMPARE(problemOf(views), QString());
            }
            playOrders(session, random, orders);
            QCOMPARE(problemOf(views), QString());
        }
        QVERIFY(models.log.rowCount() > 100);
        QCOMPARE(problemInAllRowsOf(views), QString());
        session.view(session.orderCount() / 3);
        QCOMPARE(problemOf(views), QString());
        session.returnToGame();
        session.undoRedo().undo();
        QCOMPARE(problemOf(views), QString());
        session.startNew(5, {}, 12, {});
        QCOMPARE(problemOf(views), QString());
    }

    void stockViewsFollowAPositionThatIsSetUp()
    {
        SetupSession session({newGame(3, 3), {"Ana", "Bo", "Cy"}});
        SetupBoxModel box(session);
        SetupSeatModel seat(session, 0);
        ColonistsModel colonists(session);
        CityModel city(session, 0);
        const auto views = viewsOf({&box, &seat, &colonists, &city});
        QCOMPARE(problemOf(views), QString());
        const SetupSpot fromBox{SetupSpot::Kind::Box, -1, 0};
        QVERIFY(!session.move({{SetupPiece::Kind::Point, 0}, fromBox, {SetupSpot::Kind::Board, 0, 0}}));
        QCOMPARE(problemOf(views), QString());
        QVERIFY(!session.move({{SetupPiece::Kind::Colonist, 0}, fromBox, {SetupSpot::Kind::ColonistShip, -1, 0}}));
        QCOMPARE(problemOf(views), QString());
        const SetupPiece hall{SetupPiece::Kind::Building, index(Building::GuildHall)};
        QVERIFY(!session.move({hall, fromBox, {SetupSpot::Kind::City, 0, 0}}));
        QCOMPARE(problemOf(views), QString());
        session.undoStep();
        QCOMPARE(problemOf(views), QString());
    }
};

WINDROSE_TEST(models_live, ModelsLive)
#include "models_live.moc"
