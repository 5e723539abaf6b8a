// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_boards.h"

#include "seat_board.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace windrose
{

namespace
{

QAccessibleInterface* boardInterface(const QString&, QObject* object)
{
    auto* board = qobject_cast<SeatBoard*>(object);
    return board == nullptr ? nullptr : new QAccessibleWidget(board, QAccessible::Grouping);
}

} // namespace

TableBoards::TableBoards(const Tabletop& tabletop, PlacementController& controller, StoragePicker& picker,
                         QWidget& table)
    : m_session(tabletop.session())
{
    // Before a board gets a name, for that makes its interface.
    static const bool kInstalled = (QAccessible::installFactory(boardInterface), true);
    Q_UNUSED(kInstalled)
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        auto* board = new SeatBoard(controller, tabletop, seat, picker, &table);
        connect(board, &SeatBoard::clicked, this, [this, seat] { emit clicked(seat); });
        connect(board, &SeatBoard::menuWanted, this, [this, seat](QPoint where) { emit menuWanted(seat, where); });
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

void TableBoards::turnTo(int seat)
{
    const int players = qMax(1, m_session.players());
    seat = qBound(0, seat, players - 1);
    if (m_large != seat) {
        m_large = seat;
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
    m_boards[m_large]->setGeometry(layout.board);
    for (int offset = 1; offset < players; ++offset) {
        m_boards[(m_large + offset) % players]->setGeometry(layout.boards[offset - 1]);
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

QSizeF TableBoards::sizeInHand(const Piece& piece, bool lies, const TableLayout& layout) const
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
        return lies ? QSizeF(space.width() * 2 + 6, space.height()) : QSizeF(space.width(), space.height() * 2 + 6);
    }
    case PieceKind::Plantation:
    case PieceKind::QuarryTile:
    case PieceKind::FaceDownTile:
        return QSizeF(board.islandSpaceSize());
    case PieceKind::Colonist: {
        const double side = qBound(26.0, board.islandSpaceSize().height() * 0.5, 64.0);
        return {side, side};
    }
    case PieceKind::Barrel:
    case PieceKind::SupplyBarrel: {
        const double tall = qBound(34.0, layout.goods[0].height() * 0.7, 90.0);
        return {tall * 0.75, tall};
    }
    case PieceKind::Doubloon:
    case PieceKind::VictoryPoint:
    case PieceKind::Governor:
        return {36, 36};
    }
    return {48, 48};
}

} // namespace windrose
