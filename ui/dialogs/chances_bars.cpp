// SPDX-License-Identifier: GPL-3.0-or-later
#include "chances_bars.h"

#include "chart_parts.h"
#include "ui/models/texts.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

/* TRANSLATOR windrose::ChancesBars  The bars of everybody's chances to win, in the panel of the analysis. */

namespace windrose
{

ChancesBars::ChancesBars(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChancesBars::show(const QStringList& names, const QList<QColor>& colors, const QList<int>& percents)
{
    m_names = names;
    m_colors = colors;
    m_percents = percents;
    QStringList said;
    for (int seat = 0; seat < m_percents.size(); ++seat) {
        //: a player and the chance to win in whole percent, in a list
        said << tr("%1 %2 %").arg(m_names.value(seat), QString::number(m_percents[seat]));
    }
    //: What the bars of the analysis show.
    setAccessibleName(tr("Chances to win"));
    setAccessibleDescription(QLocale().createSeparatedList(said));
    updateGeometry();
    update();
}

int ChancesBars::rowHeight() const
{
    return fontMetrics().height() + fontMetrics().height() / 3;
}

QSize ChancesBars::sizeHint() const
{
    return {300, static_cast<int>(m_names.size()) * rowHeight()};
}

QSize ChancesBars::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

void ChancesBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont strong = font();
    strong.setBold(true);
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const QString& name : m_names) {
        widest = qMax(widest, metrics.horizontalAdvance(name));
    }
    const int gap = metrics.height() / 2;
    const int mark = 2 * charts::kMark + gap;
    const int nameWidth = qMin(widest, width() * 2 / 5);
    const int number = QFontMetrics(strong).horizontalAdvance(texts::percentText(100));
    const int left = mark + nameWidth + gap;
    const int room = qMax(0, width() - left - number - gap / 2);
    const qreal thick = metrics.height() * 0.6;
    const QColor ground = palette().color(QPalette::Window);
    const QColor ink = palette().color(QPalette::WindowText);
    const auto placed = [this](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    const auto side = [this](Qt::Alignment wanted) {
        return QStyle::visualAlignment(layoutDirection(), wanted) | Qt::AlignVCenter;
    };
    for (int seat = 0; seat < m_names.size(); ++seat) {
        const int top = seat * rowHeight();
        const QColor color = charts::onGround(m_colors.value(seat), ground);
        painter.setPen(QPen(ink, 1));
        painter.setBrush(color);
        painter.drawPath(charts::mark(seat, QRectF(placed({0, top, 2 * charts::kMark + 2, rowHeight()})).center()));
        painter.setFont(font());
        painter.drawText(placed({mark, top, nameWidth, rowHeight()}), static_cast<int>(side(Qt::AlignLeft)),
                         metrics.elidedText(m_names[seat], Qt::ElideRight, nameWidth));
        const QRectF line = placed({left, top, room, rowHeight()});
        const QRectF bar(line.left() + 0.5, line.center().y() - thick / 2, qMax<qreal>(0, line.width() - 1), thick);
        charts::drawBar(painter, bar, {m_percents.value(seat), -1, color, ink}, layoutDirection());
        if (seat < m_percents.size()) {
            painter.setFont(strong);
            painter.setPen(ink);
            painter.drawText(placed({width() - number, top, number, rowHeight()}),
                             static_cast<int>(side(Qt::AlignRight)), texts::percentText(m_percents[seat]));
        }
    }
}

} // namespace windrose
