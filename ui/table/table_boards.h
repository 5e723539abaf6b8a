// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"
#include "ui/models/placing.h"

#include <QObject>
#include <QWidget>

namespace windrose
{

class BoardTurn;
class PlacementController;
class SeatBoard;
class StoragePicker;

/// The boards of all seats: one is large, the others are beside it. The large one is that of the person to move, or one
/// that the user enlarged.
class TableBoards final : public QObject
{
    Q_OBJECT

public:
    /// Creates the boards as children of `table`.
    TableBoards(const Tabletop& tabletop, PlacementController& controller, StoragePicker& picker, QWidget& table);
    ~TableBoards() override;

    const QList<SeatBoard*>& all() const { return m_boards; }
    /// The seat whose board is large.
    int largeSeat() const { return m_large; }
    /// The seat whose board is large by default.
    int seatToShow() const;
    /// The seat of the small board that a widget belongs to; -1 for the large one, and beside the boards.
    int smallBoardAround(const QWidget* widget) const;
    /// Makes another board the large one; the table must be laid out again.
    void turnTo(int seat);
    /// Whether the large board is that of the person to move (with only computers, of the seat to move), or stays.
    void setFollows(bool follows) { m_follows = follows; }
    /// Selects the large board after a change of the game.
    void follow(ChangeKind change);

    /// Lays the boards out; where they have changed places since then, that is shown.
    void layOut(const TableLayout& layout);
    void retranslate();
    void setColors(const QList<int>& colors);
    void setShowAllPoints(bool show);
    /// The size of a carried piece, the same as on a board.
    QSizeF sizeInHand(const Piece& piece, bool isSideways, const TableLayout& layout) const;

signals:
    /// Another board is the large one.
    void turned();
    /// A click on a seat's board beside the pieces.
    void clicked(int seat);
    /// The user wants a seat's menu at a point of the screen.
    void menuRequested(int seat, QPoint where);

private:
    void showTurn(const QList<QRect>& before);

    GameSession& m_session;
    PlacementController& m_controller;
    QList<SeatBoard*> m_boards;
    BoardTurn* m_turn;
    bool m_hasTurned = false; ///< since the last layout
    bool m_follows = true;
    int m_large = 0;
    int m_lastShown = -1;
};

} // namespace windrose
