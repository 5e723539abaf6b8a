// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_models.h"
#include "play.h"
#include "test_program.h"
#include "ui/models/store_draft.h"

#include <QTest>

#include <memory>

using namespace windrose;

/// Exactly the drags and drops that the core allows are possible.
class ModelsDrops : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void dropsAgreeWithTheCore();
    void aGameIsPlayedByDropsAlone();
    void aModifierDeclinesTheColonist();
    void piecesGoOntoThingsAndNotBetweenThem();
};

namespace
{

constexpr int kPositionsLookedAt = 25;

/// An order without its spaces, as in `legalOrders`.
Order withoutSpaces(Order order)
{
    if (order.kind == OrderKind::Take || order.kind == OrderKind::Build) {
        order.detail =
            order.kind == OrderKind::Take ? Order::take(Tile::Corn).detail : Order::build(Building::Hospice).detail;
    }
    return order;
}

bool isDropped(const Order& order)
{
    return order.kind != OrderKind::Pass && order.kind != OrderKind::NoHacienda && order.kind != OrderKind::Store;
}

void addOnce(std::vector<Order>& orders, Order order)
{
    if (std::find(orders.begin(), orders.end(), order) == orders.end()) {
        orders.push_back(order);
    }
}

/// Drops a piece on every place with both actions and collects the orders. Returns whether any place accepts it.
bool tryEverywhere(const GameSession& session, const QMimeData* data, const QModelIndexList& places,
                   std::vector<Order>& orders)
{
    bool anywhere = false;
    const Piece piece = *PieceData::pieceIn(data);
    for (const QModelIndex& place : places) {
        const TableModel& target = modelOf(place);
        for (const Qt::DropAction action : {Qt::MoveAction, Qt::CopyAction}) {
            const auto extraColonist = action == Qt::CopyAction ? ExtraColonist::Declined : ExtraColonist::Accepted;
            const Intent intent = intentFor(target.session(), piece, target.placeAt(place), extraColonist);
            const bool canDrop = target.canDropMimeData(data, action, -1, -1, place);
            const bool isLegal =
                intent.kind == Intent::Kind::MoveColonist
                    ? session.placement().canMove(intent.colonistFrom, intent.colonistTo)
                    : intent.kind == Intent::Kind::Submit && !check(session.gamePosition(), intent.order);
            if (canDrop != isLegal || (canDrop && !(target.flags(place) & Qt::ItemIsDropEnabled)) ||
                canDrop != target.dropRefusal(piece, place).isEmpty()) {
                QTest::qFail("a drop and the core disagree", __FILE__, __LINE__);
                return anywhere;
            }
            anywhere = anywhere || canDrop;
            if (intent.kind == Intent::Kind::Submit) {
                addOnce(orders, withoutSpaces(intent.order));
            }
        }
    }
    return anywhere;
}

std::vector<Order> ordersForAHand(const Position& position)
{
    OrderList list;
    legalOrders(position, list);
    std::vector<Order> orders;
    for (const Order order : list) {
        if (isDropped(order)) {
            addOnce(orders, order);
        }
    }
    return orders;
}

void lookAtPosition(AllModels& models, const GameSession& session)
{
    const QModelIndexList items = models.items();
    std::vector<Order> orders;
    for (const QModelIndex& item : items) {
        const TableModel& source = modelOf(item);
        const std::unique_ptr<QMimeData> data(source.mimeData({item}));
        const bool isDraggable = (source.flags(item) & Qt::ItemIsDragEnabled) != 0;
        const bool fits = data && tryEverywhere(session, data.get(), items, orders);
        if (QTest::currentTestFailed()) {
            return;
        }
        QCOMPARE(isDraggable, fits);
        QCOMPARE(source.pickUpRefusal(item).isEmpty(), isDraggable);
        QCOMPARE(source.data(item, LegalNowRole).toBool(), isDraggable);
    }
    std::vector<Order> expected = ordersForAHand(session.gamePosition());
    QCOMPARE(orders.size(), expected.size());
    QVERIFY(std::is_permutation(orders.begin(), orders.end(), expected.begin()));
}

/// Handles decisions without a drop: passes, storage, and the mayor's placement after some random moves.
class Hand
{
public:
    Hand(GameSession& session, AllModels& models, std::uint64_t seed)
        : m_session(session), m_models(models), m_random{seed}
    {
    }

    void move()
    {
        if (m_session.placement().isOpen()) {
            place();
        } else if (m_session.gamePosition().decision == Decision::Store) {
            const StoreDraft draft(m_session.gamePosition());
            QVERIFY(m_session.submit(*draft.order()).isPlayed());
        } else if (const auto pass = passOrder(); pass && (m_random.below(6) == 0 || draggable().isEmpty())) {
            QVERIFY(m_session.submit(*pass).isPlayed());
        } else {
            dropSomething();
        }
    }

private:
    std::optional<Order> passOrder() const
    {
        OrderList list;
        legalOrders(m_session.gamePosition(), list);
        for (const Order order : list) {
            if (!isDropped(order)) {
                return order;
            }
        }
        return std::nullopt;
    }

    QModelIndexList draggable()
    {
        QModelIndexList items = m_models.items();
        items.removeIf([](const QModelIndex& item) { return !(item.flags() & Qt::ItemIsDragEnabled); });
        return items;
    }

    void dropSomething()
    {
        const QModelIndexList pieces = draggable();
        QVERIFY(!pieces.isEmpty());
        const QModelIndex piece = any(pieces);
        const std::unique_ptr<QMimeData> data(modelOf(piece).mimeData({piece}));
        const auto action = m_random.below(3) == 0 ? Qt::CopyAction : Qt::MoveAction;
        QModelIndexList places = m_models.items();
        places.removeIf([&](const QModelIndex& place) {
            return !modelOf(place).canDropMimeData(data.get(), action, -1, -1, place);
        });
        QVERIFY(!places.isEmpty());
        const QModelIndex place = any(places);
        auto* target = const_cast<QAbstractItemModel*>(place.model());
        QVERIFY(target->dropMimeData(data.get(), action, -1, -1, place));
    }

    void place()
    {
        for (int moves = 0; moves < 4 && !draggable().isEmpty(); ++moves) {
            dropSomething();
        }
        if (m_session.placement().refusal()) {
            m_session.placement().placeForMe();
        }
        QVERIFY(m_session.placement().finish().isPlayed());
    }

    QModelIndex any(const QModelIndexList& items)
    {
        return items[m_random.below(static_cast<std::uint32_t>(items.size()))];
    }

    GameSession& m_session;
    AllModels& m_models;
    Random m_random;
};

} // namespace

void ModelsDrops::initTestCase_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        QTest::addRow("%d players", players) << players;
    }
}

void ModelsDrops::dropsAgreeWithTheCore()
{
    QFETCH_GLOBAL(const int, players);
    GameSession session;
    session.startNew(players, {}, 31, {});
    Random random{31};
    playToTheEnd(session, random);
    const int size = session.history().size();
    AllModels models(session, players);
    for (int moment = 0; moment <= size; moment += std::max(1, size / kPositionsLookedAt)) {
        session.undoRedo().goTo(moment);
        lookAtPosition(models, session);
        if (session.placement().isOpen()) {
            session.placement().placeForMe();
            lookAtPosition(models, session);
        }
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void ModelsDrops::aGameIsPlayedByDropsAlone()
{
    QFETCH_GLOBAL(const int, players);
    GameSession session;
    session.startNew(players, {}, 41, {});
    AllModels models(session, players);
    Hand hand(session, models, 41);
    while (!session.gamePosition().isFinished()) {
        const int orders = session.orderCount();
        hand.move();
        if (QTest::currentTestFailed()) {
            return;
        }
        QCOMPARE(session.orderCount(), orders + 1);
    }
    GameSession replay;
    replay.load(session.record());
    QVERIFY(replay.gamePosition() == session.gamePosition());
}

void ModelsDrops::aModifierDeclinesTheColonist()
{
    QFETCH_GLOBAL(const int, players);
    GameSession session;
    session.startNew(players, {}, 51, {});
    const RolesModel roles(session);
    PlayerBoardModel board(session, 0);
    const std::unique_ptr<QMimeData> mayor(roles.mimeData({roles.index(index(Role::Mayor))}));
    const QModelIndex target = board.index(PlayerBoardModel::kBoardRow);
    QVERIFY(board.dropMimeData(mayor.get(), Qt::CopyAction, -1, -1, target));
    QVERIFY(session.history().orderAt(0) == Order::chooseRole(Role::Mayor, ExtraColonist::Declined));
    session.undoRedo().undo();
    QVERIFY(board.dropMimeData(mayor.get(), Qt::MoveAction, -1, -1, target));
    QVERIFY(session.history().orderAt(0) == Order::chooseRole(Role::Mayor));
}

void ModelsDrops::piecesGoOntoThingsAndNotBetweenThem()
{
    QFETCH_GLOBAL(const int, players);
    GameSession session;
    session.startNew(players, {}, 51, {});
    const RolesModel roles(session);
    PlayerBoardModel board(session, 0);
    const std::unique_ptr<QMimeData> card(roles.mimeData({roles.index(0)}));
    const QModelIndex target = board.index(PlayerBoardModel::kBoardRow);
    QVERIFY(board.canDropMimeData(card.get(), Qt::MoveAction, -1, -1, target));
    QVERIFY(!board.canDropMimeData(card.get(), Qt::MoveAction, 0, 0, {}));
    QVERIFY(!board.canDropMimeData(card.get(), Qt::MoveAction, 0, 0, target));
    QVERIFY(!board.canDropMimeData(card.get(), Qt::MoveAction, -1, -1, {}));
    QVERIFY(!board.canDropMimeData(card.get(), Qt::LinkAction, -1, -1, target));
    QVERIFY(!board.dropMimeData(card.get(), Qt::MoveAction, 0, 0, target));
    QMimeData nothing;
    QVERIFY(!board.canDropMimeData(&nothing, Qt::MoveAction, -1, -1, target));
    QVERIFY(!board.dropMimeData(&nothing, Qt::MoveAction, -1, -1, target));
    QCOMPARE(session.orderCount(), 0);
}

WINDROSE_TEST(models_drops, ModelsDrops)
#include "models_drops.moc"
