// SPDX-License-Identifier: GPL-3.0-or-later
#include "course_place.h"

#include "ui/pieces/table_unit.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>

#include <optional>

namespace windrose
{

namespace
{

/// Where a panel stands beside a window: at its right, or at its left where only that side of the screen has room.
std::optional<int> leftBeside(const QRect& window, const QRect& screen, int width)
{
    if (window.right() + width <= screen.right()) {
        return window.right() + 1;
    }
    const int left = window.left() - width;
    return left >= screen.left() ? std::optional(left) : std::nullopt;
}

} // namespace

CoursePlace::CoursePlace(QWidget& area, QBoxLayout& row, const QWidget& spared)
    : QObject(&area), m_area(area), m_row(row), m_spared(spared)
{
    area.installEventFilter(this);
}

void CoursePlace::show(QWidget& panel)
{
    if (m_panel != &panel) {
        m_panel = &panel;
        m_place = Place::None;
    }
    put();
    if (panel.isWindow()) {
        panel.raise();
        panel.activateWindow();
    }
}

bool CoursePlace::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && m_panel != nullptr && m_panel->isVisible()) {
        put();
    }
    return QObject::eventFilter(watched, event);
}

CoursePlace::Place CoursePlace::best() const
{
    constexpr int kUpright = 130;     // height in percent of the width
    constexpr int kLeastBeside = 280; // for a chart that is easy to read
    const QSize room = m_area.size() - m_row.itemAt(0)->minimumSize();
    const QSize least = m_panel->minimumSizeHint();
    const bool hasRoomBelow = room.height() >= least.height();
    if (hasRoomBelow && m_area.height() * 100 >= m_area.width() * kUpright) {
        return Place::Below;
    }
    if (room.width() >= qMax(kLeastBeside, least.width())) {
        return Place::Right;
    }
    return hasRoomBelow ? Place::Below : Place::Window;
}

void CoursePlace::put()
{
    const Place place = best();
    if (place == m_place) {
        m_panel->show();
        return;
    }
    constexpr int kWidest = 640;
    constexpr int kTallest = 460;
    m_place = place;
    QWidget* focused = QApplication::focusWidget();
    const bool hadFocus = focused != nullptr && m_panel->isAncestorOf(focused);
    m_row.removeWidget(m_panel);
    m_panel->setMaximumSize(place == Place::Right ? kWidest : QWIDGETSIZE_MAX,
                            place == Place::Below ? kTallest : QWIDGETSIZE_MAX);
    if (place == Place::Window) {
        putInWindow();
    } else {
        m_row.setDirection(place == Place::Right ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        m_row.addWidget(m_panel, 1);
    }
    m_panel->show();
    if (hadFocus) {
        focused->setFocus();
    }
}

/// Beside the program's window if the screen has room there, otherwise over the other players' boards at its right, and
/// there no wider than the room beside the prompt if the panel can be so narrow.
void CoursePlace::putInWindow()
{
    constexpr int kHeight = 560; // with texts of the usual size
    constexpr int kLetters = 44; // in a line
    constexpr int kFrame = 36;   // what a desktop puts above a window
    const QRect window = m_area.window()->frameGeometry();
    const QRect screen = m_area.window()->screen()->availableGeometry();
    const int wide = qMin(kLetters * m_panel->fontMetrics().averageCharWidth(), m_area.width() * 3 / 5);
    const QSize least = m_panel->minimumSizeHint().boundedTo(m_area.size());
    QSize size = QSize(wide, qMin(qRound(kHeight * roomForText(1)), m_area.height())).expandedTo(least);
    std::optional<int> left = leftBeside(window, screen, size.width());
    const int besideSpared = window.right() - m_spared.mapToGlobal(m_spared.rect().topRight()).x();
    if (!left && besideSpared >= least.width()) {
        size.setWidth(qMin(size.width(), besideSpared));
        left = leftBeside(window, screen, size.width()); // the narrower one
    }
    m_panel->setParent(m_area.window(), Qt::Dialog);
    m_panel->resize(size);
    m_panel->move(left.value_or(window.right() + 1 - size.width()),
                  qMax(screen.top(), window.bottom() + 1 - size.height() - kFrame));
}

} // namespace windrose
