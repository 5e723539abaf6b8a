// SPDX-License-Identifier: GPL-3.0-or-later
#include "barrel_stack_tile.h"

#include "areas.h"
#include "storage_picker.h"
#include "ui/models/player_board_model.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"

namespace windrose
{

BarrelStackTile::BarrelStackTile(PlacementController& controller, TableModel& model, Good good, int seat,
                                 StoragePicker& picker, QWidget* parent)
    : TableTile(controller, parent), m_picker(picker), m_good(good), m_seat(seat)
{
    bind(&model, PlayerBoardModel::kFirstBarrelRow + index(good));
    setArea(areas::goodsOf(seat));
    connect(&picker, &StoragePicker::changed, this, [this] { refresh(); });
}

bool BarrelStackTile::isToStore() const
{
    return m_picker.isAsking(m_seat) && number(CountRole) > 0;
}

QString BarrelStackTile::keptText() const
{
    return isToStore() ? m_picker.shortText(m_good) : QString();
}

QVariantList BarrelStackTile::look() const
{
    return {fact(CountRole), keptText()};
}

QString BarrelStackTile::spokenName() const
{
    const QString name = TableTile::spokenName();
    return keptText().isEmpty() ? name : name + QStringLiteral(", ") + m_picker.longText(m_good);
}

bool BarrelStackTile::ownClick()
{
    if (!isToStore()) {
        return false;
    }
    m_picker.next(m_good);
    return true;
}

/// In words if they fit, else as a number.
QString BarrelStackTile::keptLabel(qreal width) const
{
    QString word = keptText();
    const QFontMetricsF narrow(tableFont(kSmallestType, false, kNarrowestType));
    if (word.isEmpty() || narrow.horizontalAdvance(word) <= width) {
        return word;
    }
    const int kept = m_picker.kept(m_good);
    return kept == 0 ? QStringLiteral("–") : QString::number(kept);
}

void BarrelStackTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const QString kept = keptLabel(where.width() - 2);
    QRectF stack = where;
    if (!kept.isEmpty()) {
        const Theme& t = theme();
        const qreal tall = qMin(where.height() - 18, where.width() / 0.74 + 22);
        stack = QRectF(where.left(), where.top() + (where.height() - 18 - tall) / 2, where.width(), tall);
        const QRectF label(where.left(), stack.bottom() + 1, where.width(), 16);
        const bool back = m_picker.kept(m_good) == 0;
        painter.setPen(QPen(back ? t.emptyEdge : t.occupied, 1.4));
        painter.setBrush(back ? t.empty : t.card);
        painter.drawRoundedRect(label.adjusted(1, 0.5, -1, -0.5), 5, 5);
        drawFitted(painter, label.adjusted(1, 0, -1, 0), kept,
                   {.largest = 12, .bold = !back, .alignment = Qt::AlignCenter, .color = back ? t.inkSoft : t.ink});
    }
    drawBarrelStack(painter, stack, m_good, number(CountRole));
}

QRectF BarrelStackTile::pieceRect()
{
    const QRectF where(rect());
    return where.adjusted(0, 0, 0, -where.height() * 0.3);
}

} // namespace windrose
