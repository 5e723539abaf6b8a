// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/table_model.h"

#include <QWidget>

namespace windrose
{

/// How a place shows that it would take the piece in the hand.
enum class Glow { None, Legal, Hovered };

/// Something on the table that a hand can reach: where pieces are taken up and let go. It is bound to one row of a
/// model, which knows what lies there and what a drop means.
class TablePlace
{
public:
    virtual ~TablePlace() = default;
    TablePlace() = default;
    TablePlace(const TablePlace&) = delete;
    TablePlace& operator=(const TablePlace&) = delete;

    virtual QWidget* widget() = 0;

    /// Binds to a row, or to a child row of `parentRow`, and calls `refresh` whenever the model tells of it. Rows of
    /// the table's models stay what they are, so numbers outlive the resets that a new game brings. Called once.
    void bind(TableModel* model, int row, int parentRow = -1);
    /// Another row of the same model from now on.
    void setRow(int row) { m_row = row; }
    TableModel* model() const { return m_model; }
    QModelIndex modelIndex() const;
    int row() const { return m_row; }
    int parentRow() const { return m_parentRow; }

    /// What the model says, or an invalid value without one.
    QVariant fact(int role) const;
    int number(int role) const { return fact(role).toInt(); }
    Place place() const;
    std::optional<Piece> piece() const;
    /// What is counted here while a position is set up.
    std::optional<SetupPiece> counted() const;
    /// A hand may take the piece that lies here now.
    bool canBeTaken() const;

    /// Reads everything anew from the model after it told that the row changed.
    virtual void refresh() {}

    Glow glow() const { return m_glow; }
    void setGlow(Glow glow);
    bool isHighlighted() const { return m_highlighted; }
    /// Marked because a line of the log speaks of it.
    void setHighlighted(bool spokenOf);
    bool isLifted() const { return m_lifted; }
    /// Its piece is in the hand.
    void setLifted(bool lifted);

    /// Where a piece that lies here is drawn, in the coordinates of the widget.
    virtual QRectF pieceRect();

private:
    bool isMeant(const QModelIndex& first, const QModelIndex& last) const;
    void rowsCameOrWent(const QModelIndex& parent);

    TableModel* m_model = nullptr;
    int m_row = 0;
    int m_parentRow = -1;
    Glow m_glow = Glow::None;
    bool m_highlighted = false;
    bool m_lifted = false;
};

/// The place a widget is, or null.
TablePlace* placeOf(QWidget* widget);

} // namespace windrose
