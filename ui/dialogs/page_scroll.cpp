// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_scroll.h"

#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QScrollBar>
#include <QStyle>

namespace windrose
{

namespace
{

constexpr QSize kAround(60, 80); // the window's frame and the dialog's margins

} // namespace

void setPage(QScrollArea& area, QWidget* page)
{
    area.setFrameShape(QFrame::NoFrame);
    area.setFocusPolicy(Qt::NoFocus);
    area.setWidgetResizable(true);
    area.setWidget(page);
    page->setAutoFillBackground(false);
    area.viewport()->setAutoFillBackground(false);
}

PageScroll::PageScroll(QWidget* page, QWidget* parent) : QScrollArea(parent)
{
    page->layout()->setContentsMargins(0, 0, 0, 0);
    setPage(*this, page);
    fit();
}

/// What the page needs at least.
QSize PageScroll::contents() const
{
    const QLayout* layout = widget()->layout();
    QSize size = layout->totalMinimumSize().expandedTo(widget()->minimumSize());
    if (layout->hasHeightForWidth()) {
        // QScrollArea gives such a page the height it prefers, not the least one.
        size.setHeight(qMax(size.height(), layout->totalHeightForWidth(size.width())));
    }
    return size;
}

/// What the screen leaves for it, without the frame of the window and the rest of the dialog.
QSize PageScroll::room() const
{
    constexpr int kLines = 3; // of buttons and messages
    return screen()->availableSize() - kAround - QSize(0, kLines * fontMetrics().height());
}

int PageScroll::widestPage(const QWidget& widget)
{
    const int bar = widget.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    return widget.screen()->availableSize().width() - kAround.width() - bar;
}

void PageScroll::fit()
{
    if (widget() == nullptr) {
        return; // it is being built
    }
    const QSize wanted = contents();
    const QSize largest = room();
    const bool scrolls = wanted.height() > largest.height();
    const QSize bar(scrolls ? verticalScrollBar()->sizeHint().width() : 0, 0);
    // The minimum is what fits: a dialog is only scrolled when the screen is too small for it.
    setMinimumSize((wanted + bar).boundedTo(largest));
    updateGeometry();
}

QSize PageScroll::sizeHint() const
{
    return widget()->sizeHint().expandedTo(minimumSize()).boundedTo(room());
}

bool PageScroll::event(QEvent* event)
{
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::Polish) {
        fit();
    }
    return QScrollArea::event(event);
}

bool PageScroll::eventFilter(QObject* watched, QEvent* event)
{
    const bool result = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fit();
    }
    return result;
}

} // namespace windrose
