// SPDX-License-Identifier: GPL-3.0-or-later
#include "results_chart.h"

#include "chart_parts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

/* TRANSLATOR windrose::ResultsChart  The chart of the results of finished games. */

namespace windrose
{

namespace
{

constexpr int kMostDescribed = 60; // bars that a description lists
constexpr int kMostLevels = 4;     // at most, above the lowest
constexpr double kWidest = 60;     // pixels of a bar
constexpr double kShare = 0.7;     // of its place that a bar takes

} // namespace

ResultsChart::ResultsChart(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void ResultsChart::setBars(const QString& title, const QList<ResultBar>& bars)
{
    m_title = title;
    m_bars = bars;
    m_selected = -1;
    measureLabels();
    describe();
    update();
}

QString ResultsChart::barText(int bar) const
{
    //: A bar of a chart read out: what it is of, and its value, such as "Ana: 52"
    return tr("%1: %2").arg(m_bars[bar].label, m_bars[bar].text);
}

QSize ResultsChart::sizeHint() const
{
    return {640, 180};
}

QSize ResultsChart::minimumSizeHint() const
{
    constexpr int kLines = 8;
    return {320, kLines * fontMetrics().height()};
}

/// The distance of two levels: 1, 2 or 5 and so many zeros, or a half for small numbers.
double ResultsChart::step() const
{
    double most = 0;
    for (const ResultBar& bar : m_bars) {
        most = std::max(most, bar.value);
    }
    for (double unit = 1;; unit *= 10) {
        for (const double step : std::array<double, 3>{unit, 2 * unit, 5 * unit}) {
            if (most <= step * kMostLevels) {
                return step;
            }
        }
    }
}

double ResultsChart::highest() const
{
    double most = 0;
    for (const ResultBar& bar : m_bars) {
        most = std::max(most, bar.value);
    }
    return std::max(1.0, std::ceil(most / step())) * step();
}

QRectF ResultsChart::plot() const
{
    const int axis = fontMetrics().horizontalAdvance(QLocale().toString(highest(), 'f', 0)) + charts::kLabelGap;
    const qreal line = fontMetrics().height();
    return QRectF(rect()).adjusted(charts::kMargin + axis, line / 2 + 4, -charts::kMargin,
                                   -(m_labelLines * line + charts::kMargin));
}

/// Sets how far apart bars with labels are, so that each label has room for some letters, and whether labels have two
/// lines: where every bar has one and some are too long.
void ResultsChart::measureLabels()
{
    constexpr double kNarrowest = 5; // letters
    const double place = std::max(1.0, plot().width() / static_cast<double>(std::max<qsizetype>(1, m_bars.size())));
    int widest = 0;
    for (const ResultBar& bar : m_bars) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(bar.label));
    }
    const double needed =
        std::min<double>(widest + charts::kLabelGap, kNarrowest * 2 * fontMetrics().averageCharWidth());
    m_barsToALabel = std::max(1, static_cast<int>(std::ceil(needed / place)));
    m_labelRoom = place * m_barsToALabel - 4;
    const bool isLong = m_barsToALabel == 1 && std::any_of(m_bars.begin(), m_bars.end(), [this](const ResultBar& bar) {
                            return linesOf(bar.label).size() > 1;
                        });
    m_labelLines = isLong ? 2 : 1;
}

/// A label in one line, or at a blank in two; what is longer still is cut off.
QStringList ResultsChart::linesOf(const QString& label) const
{
    const auto room = static_cast<int>(m_labelRoom);
    const auto cut = [&](const QString& line) { return fontMetrics().elidedText(line, Qt::ElideRight, room); };
    qsizetype blank = label.lastIndexOf(QLatin1Char(' '));
    if (blank <= 0 || fontMetrics().horizontalAdvance(label) <= room) {
        return {cut(label)};
    }
    for (qsizetype before = blank; before > 0 && fontMetrics().horizontalAdvance(label.left(blank)) > room;) {
        before = label.lastIndexOf(QLatin1Char(' '), blank - 1);
        blank = before > 0 ? before : blank;
    }
    return {cut(label.left(blank)), cut(label.mid(blank + 1))};
}

QRectF ResultsChart::barRect(int bar) const
{
    const QRectF area = plot();
    const double place = area.width() / static_cast<double>(std::max<qsizetype>(1, m_bars.size()));
    const double width = std::min(kWidest, std::max(place * kShare, std::min(place, 1.0)));
    const double height = area.height() * m_bars[bar].value / highest();
    return {area.left() + place * (bar + 0.5) - width / 2, area.bottom() - height, width, height};
}

int ResultsChart::barAt(const QPointF& position) const
{
    const QRectF area = plot();
    const double share = (position.x() - area.left()) / area.width();
    const auto bars = static_cast<int>(m_bars.size());
    return std::clamp(static_cast<int>(std::floor(share * bars)), 0, bars - 1);
}

void ResultsChart::describe()
{
    setAccessibleName(m_title);
    QStringList parts;
    for (int bar = 0; bar < std::min<qsizetype>(m_bars.size(), kMostDescribed); ++bar) {
        parts << barText(bar);
    }
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

void ResultsChart::drawLevels(QPainter& painter) const
{
    const QRectF area = plot();
    for (int level = 0; level * step() <= highest(); ++level) {
        const double value = level * step();
        charts::drawLevel(painter, area, area.bottom() - area.height() * value / highest(),
                          QLocale().toString(value, 'f', 0), palette());
    }
}

void ResultsChart::drawBars(QPainter& painter) const
{
    const QColor ground = palette().color(QPalette::Window);
    const QColor color = charts::onGround(palette().color(QPalette::Highlight), ground);
    constexpr double kThick = 6; // narrower bars would be nothing but their outlines
    for (int bar = 0; bar < m_bars.size(); ++bar) {
        const QRectF area = barRect(bar);
        painter.setPen(area.width() < kThick ? QPen(Qt::NoPen) : QPen(palette().color(QPalette::WindowText), 1));
        painter.setBrush(bar == m_selected ? palette().color(QPalette::WindowText) : color);
        painter.drawRect(area);
    }
}

/// Draws the labels that have room, each below the middle of its bar.
void ResultsChart::drawLabels(QPainter& painter) const
{
    const QRectF area = plot();
    const double place = area.width() / static_cast<double>(m_bars.size());
    painter.setPen(palette().color(QPalette::WindowText));
    for (int bar = 0; bar < m_bars.size(); bar += m_barsToALabel) {
        const double middle = area.left() + place * (bar + 0.5);
        const QString& whole = m_bars[bar].label;
        const QString label = m_labelLines > 1
                                  ? linesOf(whole).join(QLatin1Char('\n'))
                                  : fontMetrics().elidedText(whole, Qt::ElideRight, static_cast<int>(m_labelRoom));
        const double width =
            fontMetrics().boundingRect(QRect(0, 0, this->width(), 1), Qt::AlignLeft, label).width() + 2;
        const double left = std::clamp(middle - width / 2, 0.0, std::max(0.0, this->width() - width));
        painter.drawText(QRectF(left, area.bottom() + 4, width, m_labelLines * fontMetrics().height()),
                         Qt::AlignHCenter | Qt::AlignTop, label);
    }
}

void ResultsChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_bars.isEmpty()) {
        drawLevels(painter);
        drawBars(painter);
        drawLabels(painter);
    }
    charts::drawFocus(painter, *this);
}

bool ResultsChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_bars.isEmpty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), barText(barAt(help->pos())).toHtmlEscaped(), this);
        return true;
    }
    return QWidget::event(event);
}

void ResultsChart::keyPressEvent(QKeyEvent* event)
{
    const bool forward = event->key() == Qt::Key_Right;
    if (m_bars.isEmpty() || (!forward && event->key() != Qt::Key_Left)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto last = static_cast<int>(m_bars.size()) - 1;
    m_selected = m_selected < 0 ? (forward ? 0 : last) : std::clamp(m_selected + (forward ? 1 : -1), 0, last);
    update();
    QToolTip::showText(mapToGlobal(barRect(m_selected).topLeft().toPoint()), barText(m_selected).toHtmlEscaped(), this);
}

void ResultsChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    } else if (event->type() == QEvent::FontChange) {
        measureLabels();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void ResultsChart::resizeEvent(QResizeEvent* event)
{
    measureLabels();
    QWidget::resizeEvent(event);
}

} // namespace windrose
