// SPDX-License-Identifier: GPL-3.0-or-later
#include "chances_chart.h"

#include "chart_parts.h"
#include "ui/models/texts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

/* TRANSLATOR windrose::ChancesChart  The diagram of the chances to win, in the panel of the course. */

namespace windrose
{
namespace
{

constexpr int kAll = 100; // percent
constexpr int kPage = 10; // moments skipped by Page Up and Page Down

qreal badgeSize(const QWidget& chart)
{
    return chart.fontMetrics().height() + 2.0;
}

/// Height between the numbers and the plot, for the lines that connect them.
qreal leaderHeight(const QWidget& chart)
{
    return chart.fontMetrics().height() / 2.0;
}

} // namespace

ChancesChart::ChancesChart(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    describe();
}

void ChancesChart::setGame(const QStringList& names, const QList<QColor>& colors, int moments,
                           const QList<std::pair<int, int>>& rounds)
{
    m_names = names;
    m_colors = colors;
    m_moments = moments;
    m_rounds = rounds;
    m_current = std::min(m_current, moments - 1);
    describe();
    update();
}

void ChancesChart::setChances(const QList<QList<int>>& percents)
{
    m_percents = percents;
    describe();
    update();
}

void ChancesChart::setMarked(const QList<int>& moments)
{
    m_marked = moments;
    update();
}

void ChancesChart::setCurrent(int moment)
{
    if (m_current != moment) {
        m_current = moment;
        describe();
        update();
        emit currentChanged(moment);
    }
}

QRectF ChancesChart::plot() const
{
    const QRectF area = charts::plotOf(*this, m_names, texts::percentText(kAll));
    return area.adjusted(0, badgeSize(*this) + leaderHeight(*this), 0, 0);
}

QPointF ChancesChart::at(int moment, int percent) const
{
    const QRectF area = plot();
    return {area.left() + area.width() * moment / std::max(1, m_moments - 1),
            area.bottom() - area.height() * percent / kAll};
}

int ChancesChart::momentAt(const QPointF& position) const
{
    const QRectF area = plot();
    const qreal moment = (position.x() - area.left()) / area.width() * (m_moments - 1);
    return std::clamp(static_cast<int>(std::lround(moment)), 0, std::max(0, m_moments - 1));
}

QColor ChancesChart::seatColor(int seat) const
{
    return charts::onGround(m_colors.value(seat, palette().color(QPalette::WindowText)),
                            palette().color(QPalette::Window));
}

QString ChancesChart::momentText(int moment) const
{
    int round = 0;
    for (const auto& [begin, number] : m_rounds) {
        round = begin <= moment ? number : round;
    }
    //: Read out for a point of the diagram of chances; %1 is the number of the round, %2 that of the move.
    const QString before = tr("Round %1, before move %2.").arg(QString::number(round), QString::number(moment + 1));
    //: Read out for the last point of the diagram of chances; %1 is the number of the round.
    const QString end = tr("Round %1, after %n move(s).", nullptr, moment).arg(round);
    QStringList sentences{moment + 1 == m_moments ? end : before};
    if (!m_orderTexts.value(moment).isEmpty()) {
        sentences << m_orderTexts[moment];
    }
    if (moment < known()) {
        QStringList parts;
        for (int seat = 0; seat < m_percents.size(); ++seat) {
            //: a player and the chance to win
            parts << tr("%1 %2 %").arg(m_names.value(seat), QString::number(m_percents[seat][moment]));
        }
        //: Read out for a point of the diagram; %1 is a list of players with percentages.
        sentences << tr("Chances to win: %1.").arg(QLocale().createSeparatedList(parts));
    }
    return sentences.join(QLatin1Char(' '));
}

void ChancesChart::describe()
{
    //: What a screen reader calls the chart of the course of the game.
    setAccessibleName(tr("Chances to win by move"));
    //: What a screen reader adds to the chart of the course of the game.
    setAccessibleDescription(m_current >= 0 ? momentText(m_current) : tr("The arrow keys read out each moment."));
}

void ChancesChart::drawAxes(QPainter& painter) const
{
    const QRectF area = plot();
    const int step = charts::percentBetweenLevels(area.height(), fontMetrics().height());
    for (int percent = 0; percent <= kAll; percent += step) {
        charts::drawLevel(painter, area, at(0, percent).y(), texts::percentText(percent), palette());
    }
    QColor line = palette().color(QPalette::WindowText);
    line.setAlphaF(0.2F);
    const int lineHeight = fontMetrics().height();
    const int widest = fontMetrics().horizontalAdvance(QStringLiteral("00 "));
    qreal free = 0;
    for (const auto& [moment, round] : m_rounds) {
        const qreal x = at(moment, 0).x();
        painter.setPen(line);
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom() + 4));
        if (x >= free) {
            painter.setPen(palette().color(QPalette::WindowText));
            painter.drawText(QRectF(x - widest, area.bottom() + 4, 2 * widest, lineHeight), Qt::AlignHCenter,
                             QString::number(round));
            free = x + widest;
        }
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(area.left(), area.bottom() + 4 + lineHeight, area.width(), lineHeight), Qt::AlignHCenter,

                     //: Below the axis of the diagram.
                     tr("Round"));
}

/// Draws the lines as far as the chances are known, with marks that distinguish them without colors, and the names.
void ChancesChart::drawSeats(QPainter& painter) const
{
    if (known() == 0) {
        return;
    }
    QList<QColor> colors;
    QList<int> values;
    QList<QPointF> ends;
    for (int seat = 0; seat < m_percents.size(); ++seat) {
        QPolygonF line;
        for (int moment = 0; moment < known(); ++moment) {
            line << at(moment, m_percents[seat][moment]);
        }
        colors << seatColor(seat);
        values << m_percents[seat].last();
        ends << line.last();
        painter.setPen(QPen(colors.last(), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
    }
    const QRectF area = plot();
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    for (int round = 0; round < m_rounds.size(); ++round) {
        const int moment = m_rounds[round].first;
        if (moment >= known()) {
            break;
        }
        QList<QPointF> points;
        for (const QList<int>& percents : m_percents) {
            points << at(moment, percents[moment]);
        }
        const int next = round + 1 < m_rounds.size() ? m_rounds[round + 1].first : m_moments - 1;
        const qreal room = at(next, 0).x() - at(moment, 0).x();
        const QList<charts::MarkSpot> spots = charts::placeMarks(points, room, area.left(), area.right());
        for (int seat = 0; seat < spots.size(); ++seat) {
            painter.setBrush(colors[seat]);
            painter.drawPath(charts::mark(seat, spots[seat].center, spots[seat].radius));
        }
    }
    charts::drawNames(painter, *this, area, m_names, colors, values, ends);
}

void ChancesChart::drawMarks(QPainter& painter) const
{
    const QRectF area = plot();
    const QColor ink = palette().color(QPalette::WindowText);
    if (m_current >= 0) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawLine(QPointF(at(m_current, 0).x(), area.top()), QPointF(at(m_current, 0).x(), area.bottom()));
    }
    const QList<QRectF> all = badges();
    for (int number = 0; number < m_marked.size(); ++number) {
        const qreal x = at(m_marked[number], 0).x();
        const QRectF& badge = all[number];
        painter.setPen(QPen(ink, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        painter.setPen(QPen(ink, 1));
        painter.drawLine(QPointF(badge.center().x(), badge.bottom()), QPointF(x, area.top()));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawEllipse(badge);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(badge, Qt::AlignCenter, QString::number(number + 1));
    }
}

QList<QRectF> ChancesChart::badges() const
{
    constexpr qreal kGap = 3;
    const QRectF area = plot();
    const qreal size = badgeSize(*this);
    QList<qreal> wanted;
    for (const int moment : m_marked) {
        wanted << at(moment, 0).x();
    }
    const QList<qreal> places =
        charts::spread(wanted, size + kGap, std::min(area.left(), size / 2 + 1), width() - size / 2 - 1);
    QList<QRectF> result;
    for (const qreal place : places) {
        result << QRectF(place - size / 2, area.top() - leaderHeight(*this) - size, size, size);
    }
    return result;
}

void ChancesChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_moments > 0) {
        drawAxes(painter);
        drawSeats(painter);
        drawMarks(painter);
    }
    charts::drawFocus(painter, *this);
}

bool ChancesChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_moments > 0) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), momentText(momentAt(help->pos())).toHtmlEscaped(), this);
        return true;
    }
    return QWidget::event(event);
}

void ChancesChart::keyPressEvent(QKeyEvent* event)
{
    const int last = m_moments - 1;
    const int here = m_current < 0 ? last : m_current;
    int there = 0;
    switch (event->key()) {
    case Qt::Key_Left:
        there = here - 1;
        break;
    case Qt::Key_Right:
        there = here + 1;
        break;
    case Qt::Key_PageUp:
        there = here - kPage;
        break;
    case Qt::Key_PageDown:
        there = here + kPage;
        break;
    case Qt::Key_Home:
        there = 0;
        break;
    case Qt::Key_End:
        there = last;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current >= 0) {
            emit momentChosen(m_current);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_moments > 0) {
        setCurrent(std::clamp(there, 0, last));
        QToolTip::showText(mapToGlobal(at(m_current, 0).toPoint()), momentText(m_current).toHtmlEscaped(), this);
    }
}

void ChancesChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_moments > 0) {
        setCurrent(momentAt(event->position()));
        emit momentChosen(m_current);
    }
}

void ChancesChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace windrose
