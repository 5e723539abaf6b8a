// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/table_model.h"

#include <QWidget>

#include <optional>

namespace windrose
{

/// How a place shows that it would take the carried piece.
enum class Glow { None, Legal, Hovered };

/// A place on the table where pieces are picked up and dropped. It is bound to one row of a model, which defines its
/// contents and the meaning of a drop.
class TablePlace
{
public:
    virtual ~TablePlace() = default;
    TablePlace() = default;
    TablePlace(const TablePlace&) = delete;
    TablePlace& operator=(const TablePlace&) = delete;

    virtual QWidget* widget() = 0;

    /// Binds to a row, or to a child row of `parentRow`, and calls `refresh` whenever the model reports a change. Row
    /// numbers stay valid when a new game resets the models. Call it once.
    void bind(TableModel* model, int row, int parentRow = -1);
    /// Binds to another row of the same model.
    void setRow(int row) { m_row = row; }
    TableModel* model() const { return m_model; }
    QModelIndex modelIndex() const;
    int row() const { return m_row; }
    int parentRow() const { return m_parentRow; }

    /// The model's data for a role, or an invalid value without a model.
    QVariant modelValue(int role) const;
    int number(int role) const { return modelValue(role).toInt(); }
    Place place() const;
    std::optional<Piece> piece() const;
    /// The piece counted here while a position is set up.
    std::optional<SetupPiece> counted() const;
    /// Whether the piece here can be picked up now.
    bool canBeTaken() const;
    /// Why the piece here cannot be picked up now; empty when it can, or without a model.
    QString pickUpRefusal() const;

    /// Reads everything again after the model reported a change of the row.
    virtual void refresh() {}

    /// The accessible description: what the place is for a hand now, and what hovers say. It is made anew each time,
    /// which takes about as long as a hover; whoever asks is told of changes (see `reportNewDescription`).
    QString describe();
    /// Tells screen readers, which keep descriptions, that the one they asked for is no longer right.
    void reportNewDescription();

    /// Shows nothing new until `release`, which catches up: the piece that brings the change is still on its way.
    void hold() { m_isHeld = true; }
    void release();

    Glow glow() const { return m_glow; }
    void setGlow(Glow glow);
    bool isHighlighted() const { return m_highlighted; }
    /// Highlighted because a line of the log refers to it.
    void setHighlighted(bool highlighted);
    /// Outlined because its player's last order changed it.
    bool isTraced() const { return m_isTraced; }
    void setTraced(bool traced);
    /// Marked because it, or the piece in the hand there, was just refused (see `RefusalMarks`).
    bool isRefused() const { return m_isRefused; }
    void setRefused(bool refused);
    /// Whether a click here does something legal now; by default, it picks up the piece. A place that is used otherwise
    /// overrides this.
    virtual bool isLegalNow() const { return modelValue(LegalNowRole).toBool(); }
    /// Marked because `isLegalNow()`, while nothing else is shown or carried (see `LegalMarks`).
    bool isMarkedLegal() const { return m_isMarkedLegal; }
    void setMarkedLegal(bool marked);
    /// Whether any of these marks is to be drawn.
    bool isMarked() const;
    bool isLifted() const { return m_lifted; }
    /// Whether its piece is being carried.
    void setLifted(bool lifted);

    /// The rectangle of a piece here, in the coordinates of the widget.
    virtual QRectF pieceRect();

protected:
    /// What the carried piece would do here, for the description; empty without one.
    virtual QString preview() const { return {}; }

private:
    QString description() const;
    void refreshUnlessHeld();
    bool isInRange(const QModelIndex& first, const QModelIndex& last) const;
    void rowCountChanged(const QModelIndex& parent);

    TableModel* m_model = nullptr;
    int m_row = 0;
    int m_parentRow = -1;
    Glow m_glow = Glow::None;
    bool m_isHeld = false;
    bool m_hasPendingChange = false; ///< a change came while it was held
    bool m_highlighted = false;
    bool m_isTraced = false;
    bool m_isMarkedLegal = false;
    bool m_isRefused = false;
    bool m_lifted = false;
    std::optional<QString> m_described; ///< what was answered last, if anybody asked
};

/// The place of a widget, or null.
TablePlace* placeOf(QWidget* widget);

} // namespace windrose
