// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_panel.h"

#include "ui/pieces/art_store.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace windrose
{

namespace
{

/// The sign of a city: a house.
void drawHouse(QPainter& painter, const QRectF& where, const QColor& ink)
{
    const qreal side = where.width();
    QPainterPath house;
    house.addPolygon(
        QPolygonF({{0, 0.5}, {0.5, 0.05}, {1, 0.5}, {0.86, 0.5}, {0.86, 0.95}, {0.14, 0.95}, {0.14, 0.5}}));
    house.closeSubpath();
    painter.save();
    painter.translate(where.topLeft());
    painter.scale(side, side);
    painter.fillPath(house, ink);
    painter.restore();
}

/// The number above its sign and a bar, which fills as the end comes nearer.
void drawGauge(QPainter& painter, const QRectF& where, const QModelIndex& gauge, int type)
{
    const Theme& t = theme();
    const QString art = gauge.data(ArtRole).toString();
    const qreal nearness = gauge.data(NearnessRole).toReal();
    const QRectF above(where.left(), where.top(), where.width(), where.height() * 0.56);
    drawFitted(painter, above, gauge.data(CountRole).toString(),
               {.largest = type, .alignment = Qt::AlignCenter, .color = t.onSea});
    const QRectF below(where.left(), above.bottom(), where.width(), where.bottom() - above.bottom());
    const qreal side = qMin(below.height(), below.width() / 2);
    const QRectF sign(below.left(), below.center().y() - side / 2, side, side);
    if (art.isEmpty()) {
        drawHouse(painter, sign, t.onSea);
    } else {
        drawArt(painter, art, sign);
    }
    const qreal thickness = qMax(6.0, side * 0.62);
    const QRectF bar(sign.right() + 3, below.center().y() - thickness / 2, below.right() - sign.right() - 3, thickness);
    const QRectF filled(bar.topLeft(), QSizeF(bar.width() * nearness, bar.height()));
    painter.fillRect(filled, nearness >= 1 ? t.accent : t.onSea);
    painter.setPen(QPen(t.onSeaSoft, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace

RoundPanel::RoundPanel(const RoundModel& model, QWidget* parent) : QWidget(parent), m_model(model)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&model, &QAbstractItemModel::dataChanged, this, &RoundPanel::refresh);
    refresh();
}

void RoundPanel::refresh()
{
    if (const QString name = m_model.accessibleName(); name != accessibleName()) {
        setAccessibleName(name);
    }
    if (const QString ending = m_model.ending(); ending != accessibleDescription()) {
        setAccessibleDescription(ending);
    }
    setToolTip(m_model.hover());
    QVariantList now;
    for (int row = 0; row < RoundModel::kRows; ++row) {
        for (const int role : {NameRole, CountRole, NearnessRole}) {
            now.append(m_model.index(row).data(role));
        }
    }
    if (now != m_look) {
        m_look = std::move(now);
        update();
    }
}

void RoundPanel::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), t.table);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.seaEdge, 1));
    painter.setBrush(t.seaDeep);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    const bool hasGauges = m_strip == 0;
    const qreal pad = height() * 0.1;
    const qreal inner = height() - 2 * pad;
    const QRectF top(6, pad, width() - 12 - m_strip, inner * (hasGauges ? 0.4 : 0.5));
    const QString round = m_model.index(RoundModel::kRoundRow).data(NameRole).toString();
    drawFitted(
        painter, top, round,
        {.largest = typeIn(height() * 0.4, 0.65, 3, 14), .bold = true, .alignment = Qt::AlignCenter, .color = t.onSea});
    const QRectF low(6, top.bottom(), width() - 12 - m_strip, pad + inner - top.bottom());
    if (hasGauges) {
        drawGauges(painter, low);
    } else {
        drawPoints(painter, low);
    }
}

void RoundPanel::drawPoints(QPainter& painter, const QRectF& where) const
{
    const qreal icon = where.height() * 0.86;
    const QString points = m_model.index(RoundModel::kPointsRow).data(CountRole).toString();
    const int type = typeIn(where.height(), 0.52, 3);
    const qreal wide = icon + 5 + QFontMetricsF(tableFont(type)).horizontalAdvance(points);
    const qreal left = qMax(where.left(), where.center().x() - wide / 2);
    drawArt(painter, QStringLiteral("victory_chip"), QRectF(left, where.center().y() - icon / 2, icon, icon));
    drawFitted(painter, QRectF(left + icon + 5, where.top(), where.right() - left - icon - 5, where.height()), points,
               {.largest = type, .color = theme().onSea});
}

void RoundPanel::drawGauges(QPainter& painter, const QRectF& where) const
{
    constexpr std::array kGauges{RoundModel::kPointsRow, RoundModel::kColonistsRow, RoundModel::kCityRow};
    constexpr int kCount = kGauges.size();
    const qreal gap = qMax(5.0, where.width() * 0.06);
    const qreal wide = (where.width() - (kCount - 1) * gap) / kCount;
    const int type = typeIn(height() * 0.29, 0.76, 2);
    qreal left = where.left();
    for (const int row : kGauges) {
        drawGauge(painter, QRectF(left, where.top(), wide, where.height()), m_model.index(row), type);
        left += wide + gap;
    }
}

} // namespace windrose
