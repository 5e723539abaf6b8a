// SPDX-License-Identifier: GPL-3.0-or-later
#include "chances_bars.h"

#include "chart_parts.h"

#include <QLocale>
#include <QPainter>

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
    return fontMetrics().height() + 4;
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
    constexpr int kGap = 6;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const QString& name : m_names) {
        widest = qMax(widest, metrics.horizontalAdvance(name));
    }
    const int mark = 2 * charts::kMark + kGap;
    const int nameWidth = qMin(widest, width() * 2 / 5);
    const int number = metrics.horizontalAdvance(QStringLiteral("100 %"));
    const int left = mark + nameWidth + kGap;
    const int room = qMax(0, width() - left - number - kGap);
    const QColor ground = palette().color(QPalette::Window);
    for (int seat = 0; seat < m_names.size(); ++seat) {
        const int top = seat * rowHeight();
        const QRect row(0, top, width(), rowHeight());
        const QColor color = charts::onGround(m_colors.value(seat), ground);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPath(charts::mark(seat, QPointF(charts::kMark + 1, row.center().y() + 0.5)));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(mark, top, nameWidth, row.height()), Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(m_names[seat], Qt::ElideRight, nameWidth));
        const QRectF whole = QRectF(left, top + 3, room, row.height() - 6);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(whole.adjusted(0.5, 0.5, -0.5, -0.5));
        if (seat < m_percents.size()) {
            painter.fillRect(QRectF(whole.left() + 1, whole.top() + 1, (whole.width() - 2) * m_percents[seat] / 100,
                                    whole.height() - 2),
                             color);
            painter.drawText(QRect(width() - number, top, number, row.height()), Qt::AlignVCenter | Qt::AlignRight,
                             QStringLiteral("%1 %").arg(m_percents[seat]));
        }
    }
}

} // namespace windrose
