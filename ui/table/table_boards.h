// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"
#include "ui/models/placing.h"

#include <QObject>
#include <QWidget>

namespace windrose
{

class PlacementController;
class SeatBoard;
class StoragePicker;

/// The boards of all seats: one is large, the others lie beside it. The large one is that of the person to move, or
/// whichever somebody enlarged.
class TableBoards final : public QObject
{
    Q_OBJECT

public:
    /// Makes the boards as children of `table`.
    TableBoards(GameSession& session, PlacementController& controller, StoragePicker& picker, QWidget& table);
    ~TableBoards() override;

    const QList<SeatBoard*>& all() const { return m_boards; }
    /// The seat whose board is large.
    int largeSeat() const { return m_large; }
    /// The seat whose board is large by default.
    int seatToShow() const;
    /// Makes another board the large one; the table is to be laid out then.
    void turnTo(int seat);
    /// The large board is that of the person to move (of the seat to move, where only computers play), or stays.
    void setFollows(bool follows) { m_follows = follows; }
    /// Turns to whose board is to be shown after a change of the game.
    void follow(ChangeKind change);

    void layOut(const TableLayout& layout);
    void retranslate();
    void setColors(const QList<int>& colors);
    void setShowAllPoints(bool show);
    /// How large a piece is drawn in the hand, as it would lie on a board.
    QSizeF sizeInHand(const Piece& piece, bool lies, const TableLayout& layout) const;

signals:
    /// Another board is the large one.
    void turned();
    /// A click beside the pieces of a seat's board.
    void clicked(int seat);
    /// The menu of a seat is wanted at a place of the screen.
    void menuWanted(int seat, QPoint where);

private:
    GameSession& m_session;
    QList<SeatBoard*> m_boards;
    bool m_follows = true;
    int m_large = 0;
    int m_lastShown = -1;
};

} // namespace windrose
