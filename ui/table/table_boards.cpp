// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_boards.h"

#include "board_turn.h"
#include "motion_layer.h"
#include "place_accessible.h"
#include "placement_controller.h"
#include "seat_board.h"
#include "ui/pieces/table_unit.h"

#include <QAccessible>

#include <algorithm>
#include <utility>

namespace windrose
{

namespace
{

QAccessibleInterface* boardInterface(const QString&, QObject* object)
{
    auto* board = qobject_cast<SeatBoard*>(object);
    return board == nullptr ? nullptr : new PlaceAccessible(board, QAccessible::Grouping);
}

} // namespace

TableBoards::TableBoards(const Tabletop& tabletop, PlacementController& controller, StoragePicker& picker,
                         QWidget& table)
    : m_session(tabletop.session()), m_controller(controller), m_turn(new BoardTurn(table))
{
    // Installed before a board gets a name, because that creates its accessible interface.
    static const bool kInstalled = (QAccessible::installFactory(boardInterface), true);
    Q_UNUSED(kInstalled)
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        auto* board = new SeatBoard(controller, tabletop, seat, picker, &table);
        connect(board, &SeatBoard::clicked, this, [this, seat] { emit clicked(seat); });
        connect(board, &SeatBoard::menuRequested, this,
                [this, seat](QPoint where) { emit menuRequested(seat, where); });
        m_boards.append(board);
    }
}

TableBoards::~TableBoards()
{
    qDeleteAll(m_boards);
}

int TableBoards::seatToShow() const
{
    const int turn = m_session.position().turn;
    const int person = m_session.personAtTable();
    return person < 0 || !m_session.seats().isComputer(turn) ? turn : person;
}

int TableBoards::smallBoardAround(const QWidget* widget) const
{
    const auto around = std::find_if(m_boards.begin(), m_boards.end(), [widget](const SeatBoard* board) {
        return board == widget || board->isAncestorOf(widget);
    });
    return around == m_boards.end() || (*around)->seat() == m_large ? -1 : (*around)->seat();
}

void TableBoards::turnTo(int seat)
{
    const int players = qMax(1, m_session.players());
    seat = qBound(0, seat, players - 1);
    if (m_large != seat) {
        m_large = seat;
        m_hasTurned = true;
        emit turned();
    }
}

void TableBoards::follow(ChangeKind change)
{
    if (change == ChangeKind::Loaded) {
        m_lastShown = -1;
    }
    const int shown = seatToShow();
    const bool isOther = shown != m_lastShown || m_large >= m_session.players();
    if (isOther && (m_follows || change == ChangeKind::Loaded)) {
        turnTo(shown);
    }
    m_lastShown = shown;
}

void TableBoards::layOut(const TableLayout& layout)
{
    const int players = qMax(2, m_session.players());
    QList<QRect> before;
    std::transform(m_boards.cbegin(), m_boards.cend(), std::back_inserter(before),
                   [](const SeatBoard* board) { return board->geometry(); });
    m_boards[m_large]->setGeometry(layout.board);
    for (int offset = 1; offset < players; ++offset) {
        m_boards[(m_large + offset) % players]->setGeometry(layout.boards[offset - 1]);
    }
    showTurn(before);
}

/// Shows how the boards have moved if that is because another is the large one.
void TableBoards::showTurn(const QList<QRect>& before)
{
    const bool isTurn = std::exchange(m_hasTurned, false) && m_boards.first()->isVisible() && !m_session.isCovered();
    QList<BoardTurn::Moved> moved;
    for (int seat = 0; seat < m_session.players(); ++seat) {
        const SeatBoard& board = *m_boards[seat];
        if (board.geometry() != before[seat]) {
            moved.append({before[seat], board.geometry(), board.color(), m_session.seatName(seat)});
        }
    }
    if (!moved.isEmpty()) {
        m_turn->start(moved, isTurn ? speeds::at(m_controller.motion().pace(), speeds::kTurnTime) : 0);
    }
}

void TableBoards::retranslate()
{
    for (SeatBoard* board : m_boards) {
        board->retranslate();
    }
}

void TableBoards::setColors(const QList<int>& colors)
{
    for (int seat = 0; seat < kMaxPlayers && seat < colors.size(); ++seat) {
        m_boards[seat]->setColor(colors[seat]);
    }
}

void TableBoards::setShowAllPoints(bool show)
{
    for (SeatBoard* board : m_boards) {
        board->setShowAllPoints(show);
    }
}

QSizeF TableBoards::sizeInHand(const Piece& piece, bool isSideways, const TableLayout& layout) const
{
    const SeatBoard& board = *m_boards[m_session.position().turn];
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return QSizeF(layout.roles.first().size());
    case PieceKind::BuildingTile: {
        const QSizeF space(m_boards[m_large]->citySpaceSize());
        if (!isLarge(static_cast<Building>(piece.value))) {
            return space;
        }
        return isSideways ? QSizeF(space.width() * 2 + 6, space.height())
                          : QSizeF(space.width(), space.height() * 2 + 6);
    }
    case PieceKind::Plantation:
    case PieceKind::QuarryTile:
    case PieceKind::FaceDownTile:
        return QSizeF(board.islandSpaceSize());
    case PieceKind::Colonist: {
        const double side = qBound(26.0, board.islandSpaceSize().height() * 0.5, inUnits(64));
        return {side, side};
    }
    case PieceKind::Barrel:
    case PieceKind::SupplyBarrel: {
        const double tall = qBound(34.0, layout.goods[0].height() * 0.7, inUnits(90));
        return {tall * 0.75, tall};
    }
    case PieceKind::Doubloon:
    case PieceKind::VictoryPoint:
    case PieceKind::Governor:
        return {inUnits(36), inUnits(36)};
    }
    return {48, 48};
}

} // namespace windrose
