// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_place.h"

#include "place_accessible.h"
#include "ui/models/texts.h"
#include "ui/models/texts_announced.h"

#include <utility>

namespace windrose
{

void TablePlace::bind(TableModel* model, int row, int parentRow)
{
    m_model = model;
    m_row = row;
    m_parentRow = parentRow;
    QWidget* self = widget();
    QObject::connect(model, &QAbstractItemModel::dataChanged, self,
                     [this](const QModelIndex& first, const QModelIndex& last) {
                         if (isInRange(first, last)) {
                             refreshUnlessHeld();
                         }
                     });
    QObject::connect(model, &QAbstractItemModel::modelReset, self, [this] { refresh(); });
    const auto countChanged = [this](const QModelIndex& parent) { rowCountChanged(parent); };
    QObject::connect(model, &QAbstractItemModel::rowsInserted, self, countChanged);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, self, countChanged);
}

bool TablePlace::isInRange(const QModelIndex& first, const QModelIndex& last) const
{
    return first.parent().row() == m_parentRow && first.row() <= m_row && m_row <= last.row();
}

/// Handles inserted and removed rows inside this one, or beside it.
void TablePlace::rowCountChanged(const QModelIndex& parent)
{
    const bool isInside = parent.isValid() && m_parentRow < 0 && parent.row() == m_row;
    if (isInside || parent.row() == m_parentRow) {
        refreshUnlessHeld();
    }
}

void TablePlace::refreshUnlessHeld()
{
    if (m_isHeld) {
        m_hasPendingChange = true;
    } else {
        refresh();
    }
}

void TablePlace::release()
{
    m_isHeld = false;
    if (std::exchange(m_hasPendingChange, false)) {
        refresh();
    }
}

QModelIndex TablePlace::modelIndex() const
{
    if (m_model == nullptr) {
        return {};
    }
    const QModelIndex parent = m_parentRow < 0 ? QModelIndex() : m_model->index(m_parentRow, 0);
    if (m_row >= m_model->rowCount(parent)) {
        return {};
    }
    return m_model->index(m_row, 0, parent);
}

QVariant TablePlace::modelValue(int role) const
{
    const QModelIndex index = modelIndex();
    return index.isValid() ? m_model->data(index, role) : QVariant();
}

Place TablePlace::place() const
{
    const QModelIndex index = modelIndex();
    return index.isValid() ? m_model->placeAt(index) : Place{};
}

std::optional<Piece> TablePlace::piece() const
{
    const QModelIndex index = modelIndex();
    return index.isValid() ? m_model->pieceAt(index) : std::nullopt;
}

std::optional<SetupPiece> TablePlace::counted() const
{
    const QModelIndex index = modelIndex();
    return index.isValid() ? m_model->countedAt(index) : std::nullopt;
}

bool TablePlace::canBeTaken() const
{
    return piece() && pickUpRefusal().isEmpty();
}

QString TablePlace::pickUpRefusal() const
{
    const QModelIndex index = modelIndex();
    return index.isValid() ? m_model->pickUpRefusal(index) : QString();
}

void TablePlace::setGlow(Glow glow)
{
    if (m_glow != glow) {
        const bool takes = std::exchange(m_glow, glow) == Glow::None || glow == Glow::None;
        widget()->update();
        notifyTileStates(widget(), false, takes);
    }
}

void TablePlace::setHighlighted(bool highlighted)
{
    if (m_highlighted != highlighted) {
        m_highlighted = highlighted;
        widget()->update();
    }
}

void TablePlace::setTraced(bool traced)
{
    if (m_isTraced != traced) {
        m_isTraced = traced;
        widget()->update();
    }
}

void TablePlace::setMarkedLegal(bool marked)
{
    if (m_isMarkedLegal != marked) {
        m_isMarkedLegal = marked;
        widget()->update();
        notifyTileStates(widget(), false, true);
    }
}

void TablePlace::setRefused(bool refused)
{
    if (m_isRefused != refused) {
        m_isRefused = refused;
        widget()->update();
    }
}

bool TablePlace::isMarked() const
{
    return m_glow != Glow::None || m_isMarkedLegal || m_highlighted || m_isTraced || m_isRefused;
}

void TablePlace::setLifted(bool lifted)
{
    if (m_lifted != lifted) {
        m_lifted = lifted;
        widget()->update();
        notifyTileStates(widget(), true, true);
    }
}

QString TablePlace::description() const
{
    const QString state = texts::handState(isLifted(), glow() != Glow::None, isMarkedLegal(), preview());
    const QString hover = texts::plain(modelValue(Qt::ToolTipRole).toString());
    return state.isEmpty() || hover.isEmpty() ? state + hover : state + QLatin1Char(' ') + hover;
}

QString TablePlace::describe()
{
    m_described = description();
    return *m_described;
}

void TablePlace::reportNewDescription()
{
    if (!m_described || widget()->isHidden()) {
        return; // nobody has an old one, or it is a seat that the game does not have
    }
    if (const QString now = description(); now != *m_described) {
        m_described = now;
        notifyDescription(widget());
    }
}

QRectF TablePlace::pieceRect()
{
    return QRectF(widget()->rect());
}

TablePlace* placeOf(QWidget* widget)
{
    return dynamic_cast<TablePlace*>(widget);
}

} // namespace windrose
