// SPDX-License-Identifier: GPL-3.0-or-later
#include "sum_bars.h"

#include "chart_parts.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace windrose
{

SumBars::SumBars(QWidget* parent) : QWidget(parent) {}

void SumBars::setPlayers(const QStringList& names, const QList<QColor>& colors, const QList<QList<int>>& summands)
{
    m_names = names;
    m_colors = colors;
    m_summands = summands;
    setCount(0);
}

void SumBars::setCount(int count)
{
    m_count = count;
    update();
}

/// Draws one player's bar: a piece for each summand, the last one brighter, and the sum behind it.
void SumBars::drawBar(QPainter& painter, int player, const QRectF& bar, int most) const
{
    const QColor color =
        charts::onGround(m_colors.value(player, palette().color(QPalette::Mid)), palette().color(QPalette::Window));
    const QColor ink = palette().color(QPalette::WindowText);
    qreal left = bar.left();
    int sum = 0;
    for (int summand = 0; summand < std::min(m_count, static_cast<int>(m_summands[player].size())); ++summand) {
        const int points = m_summands[player][summand];
        const qreal width = bar.width() * points / most;
        if (points > 0) {
            painter.setPen(QPen(ink, 1));
            painter.setBrush(summand + 1 == m_count ? color.lighter(130) : color);
            painter.drawRect(QRectF(left, bar.top(), width, bar.height()));
        }
        left += width;
        sum += points;
    }
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(QRectF(left + charts::kLabelGap, bar.top(), bar.width(), bar.height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, QString::number(sum));
    painter.setFont(font());
}

void SumBars::paintEvent(QPaintEvent* /*event*/)
{
    constexpr qreal kThickest = 34;
    if (m_names.isEmpty()) {
        return;
    }
    int most = 1;
    int widest = 0;
    for (int player = 0; player < m_names.size(); ++player) {
        most = std::max(most, std::accumulate(m_summands[player].cbegin(), m_summands[player].cend(), 0));
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_names[player]));
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal start = charts::kMargin + widest + charts::kLabelGap;
    const qreal end = width() - charts::kMargin - fontMetrics().horizontalAdvance(QStringLiteral("0000"));
    const qreal row = static_cast<qreal>(height()) / static_cast<qreal>(m_names.size());
    const qreal thick = std::min(row * 0.6, kThickest);
    for (int player = 0; player < m_names.size(); ++player) {
        const qreal top = row * player + (row - thick) / 2;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(charts::kMargin, top, widest, thick), Qt::AlignLeft | Qt::AlignVCenter,
                         m_names[player]);
        drawBar(painter, player, QRectF(start, top, end - start, thick), most);
    }
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawLine(QPointF(start, 0), QPointF(start, height()));
}

} // namespace windrose
