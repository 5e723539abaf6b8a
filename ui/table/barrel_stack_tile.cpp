// SPDX-License-Identifier: GPL-3.0-or-later
#include "barrel_stack_tile.h"

#include "areas.h"
#include "storage_picker.h"
#include "ui/models/player_board_model.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "yield_mark.h"

namespace windrose
{

namespace
{

constexpr int kRoomForYield = 64; // in units; from this height on there is room below the barrels

// In units.
constexpr int kLabel = 16;     // the height of what is kept, with texts of the usual size
constexpr int kLabelInset = 4; // within the mark of what can be used

/// The room of the barrel and its number above a strip; all lie in the middle of a tall tile.
QRectF stackAbove(const QRectF& where, qreal strip, qreal number)
{
    const qreal tall = qMin(where.height() - strip, where.width() / 0.74 + number);
    return {where.left(), where.top() + (where.height() - strip - tall) / 2, where.width(), tall};
}

/// The height of the expected barrels below the stack.
qreal yieldHeight(const QRectF& where)
{
    return qBound(inUnits(24), where.height() * 0.22, inUnits(48));
}

/// The height of the label that says what is kept.
qreal labelHeight()
{
    return inUnits(kLabel) * roomForText(0.4);
}

/// The room of the barrel and its number above that label.
QRectF stackAboveLabel(const QRectF& where)
{
    return stackAbove(where, labelHeight() + 2, inUnits(22));
}

} // namespace

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
    return {modelValue(CountRole), keptText(), showsYield() ? modelValue(YieldRole) : QVariant(),
            showsYield() ? modelValue(LackRole) : QVariant()};
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
    const QFontMetricsF narrow(tableFont(typeSize(0), false, kNarrowestType));
    if (word.isEmpty() || narrow.horizontalAdvance(word) <= width) {
        return word;
    }
    const int kept = m_picker.kept(m_good);
    return kept == 0 ? QStringLiteral("–") : QString::number(kept);
}

void BarrelStackTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const QString kept = keptLabel(where.width() - 2 * inUnits(kLabelInset) - 2);
    QRectF stack = where;
    if (!kept.isEmpty()) {
        const Theme& t = theme();
        stack = stackAboveLabel(where);
        const qreal inset = inUnits(kLabelInset);
        const QRectF label(where.left() + inset, stack.bottom() + 1, where.width() - 2 * inset, labelHeight());
        const bool back = m_picker.kept(m_good) == 0;
        painter.setPen(QPen(back ? t.emptyEdge : t.occupied, inUnits(1.4)));
        painter.setBrush(back ? t.empty : t.card);
        painter.drawRoundedRect(label.adjusted(1, 0.5, -1, -0.5), 5, 5);
        drawFitted(
            painter, label.adjusted(1, 0, -1, 0), kept,
            {.largest = typeSize(0), .bold = !back, .alignment = Qt::AlignCenter, .color = back ? t.inkSoft : t.ink});
    }
    if (showsYield()) {
        const qreal strip = yieldHeight(where);
        stack = stackAbove(where, strip, inUnits(52));
        drawYield(painter, QRectF(where.left(), stack.bottom(), where.width(), strip), number(YieldRole),
                  static_cast<Lack>(number(LackRole)));
    }
    drawBarrelStack(painter, stack, m_good, number(CountRole));
}

bool BarrelStackTile::showsYield() const
{
    return height() >= wholeUnits(kRoomForYield) && !isToStore();
}

/// The room decides what is shown.
void BarrelStackTile::resizeEvent(QResizeEvent*)
{
    refresh();
}

/// The barrel and its number, without the expected barrels and the empty ends of a tall tile.
QRectF BarrelStackTile::outline() const
{
    const QRectF where(rect());
    if (isToStore()) {
        const QRectF stack = stackAboveLabel(where);
        const qreal around = inUnits(kLabelInset);
        return barrelStackRect(stack).adjusted(0, -around, 0, labelHeight() + 1 + around).intersected(where);
    }
    if (!showsYield()) {
        return where;
    }
    const QRectF stack = stackAbove(where, yieldHeight(where), inUnits(52));
    return barrelStackRect(stack).adjusted(0, -inUnits(4), 0, 0).intersected(where);
}

QRectF BarrelStackTile::pieceRect()
{
    const QRectF where(rect());
    return where.adjusted(0, 0, 0, -where.height() * 0.3);
}

} // namespace windrose
