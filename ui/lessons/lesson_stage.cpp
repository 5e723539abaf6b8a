// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_stage.h"

#include "bubble_place.h"
#include "lesson_anchors.h"
#include "lesson_bubble.h"
#include "lesson_pointer.h"
#include "ui/table/hint_picture.h"
#include "ui/table/last_round_banner.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_view.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace windrose
{

LessonStage::LessonStage(GameSession& session, TableView& table)
    : m_session(session),
      m_table(table),
      m_bubble(new LessonBubble(&table)),
      m_pointer(new LessonPointer(&table)),
      m_picture(new HintPicture(&table)),
      m_banner(table.findChild<LastRoundBanner*>())
{
    connect(&table.hint(), &TableHint::roomWanted, this, &LessonStage::layOutSoon);
    table.installEventFilter(this);
    if (m_banner != nullptr) {
        m_banner->installEventFilter(this);
    }
}

LessonBubble* LessonStage::bubble() const
{
    return m_bubble;
}

bool LessonStage::isShown() const
{
    return m_bubble != nullptr && !m_bubble->isHidden();
}

void LessonStage::show(const BubbleContent& content, LessonTopic topic, const std::optional<Order>& order)
{
    m_topic = topic;
    m_order = order;
    m_bubble->setContent(content);
    layOut();
    m_bubble->show();
    m_bubble->raise();
}

void LessonStage::hide()
{
    watch({});
    if (m_bubble != nullptr) {
        m_bubble->hide();
        m_pointer->hide();
        m_picture->hide();
    }
}

void LessonStage::layOut()
{
    QList<QWidget*> watched = widgetsOf(m_table, m_topic);
    m_anchor = rectAround(watched, m_table);
    const OrderArrow arrow = m_order ? arrowFor(m_table, m_session, *m_order) : OrderArrow();
    m_arrow.clear();
    QList<QRectF> from;
    QList<QRectF> to;
    for (const auto& [widgets, rects] : {std::pair(&arrow.from, &from), std::pair(&arrow.to, &to)}) {
        for (QWidget* widget : *widgets) {
            m_arrow.append(rectAround({widget}, m_table));
            rects->append(QRectF(m_arrow.last()));
            watched.append(widget);
        }
    }
    watch(watched);
    m_bubble->setGeometry(bestPlace(from.isEmpty() ? QRect() : from.first().toRect()));
    const QRect prompt = rectAround({&m_table.prompt()}, m_table);
    m_pointer->setSpared(prompt);
    m_pointer->show(m_bubble->geometry(), m_anchor, m_tip);
    m_picture->setSpared(prompt);
    m_picture->show(from, to);
    m_bubble->raise();
}

/// The place for the bubble. With large texts there may be none beside all it speaks of; then it speaks of the piece
/// alone that is to be moved.
QRect LessonStage::bestPlace(const QRect& piece)
{
    m_tip = m_topic == LessonTopic::Roles && m_anchor.contains(piece) ? piece : m_anchor;
    BubbleRoom room;
    room.all = m_table.rect().adjusted(4, 4, -4, -4);
    room.anchor = m_anchor;
    room.tip = m_tip;
    room.free = m_arrow;
    room.free.append(rectAround({&m_table.prompt()}, m_table));
    if (m_banner != nullptr && !m_banner->isHidden()) {
        room.free.append(rectAround({m_banner}, m_table));
    }
    room.texts = m_table.headings();
    for (QWidget* widget : usableWidgets(m_table)) {
        room.useful.append(rectAround({widget}, m_table));
    }
    const QList<QSize> sizes = m_bubble->sizes();
    const QRect place = placeForBubble(room, sizes);
    const auto isCovered = [&place](const QRect& rect) { return place.intersects(rect); };
    if (piece.isEmpty() || (!isCovered(m_anchor) && std::none_of(m_arrow.begin(), m_arrow.end(), isCovered))) {
        return place;
    }
    m_anchor = piece;
    m_tip = piece;
    room.anchor = piece;
    room.tip = piece;
    return placeForBubble(room, sizes);
}

/// The boards and panels can move after a change, when the table is laid out again.
void LessonStage::watch(const QList<QWidget*>& widgets)
{
    for (const QPointer<QWidget>& widget : std::as_const(m_watched)) {
        if (widget != nullptr) {
            widget->removeEventFilter(this);
        }
    }
    m_watched.clear();
    for (QWidget* widget : widgets) {
        for (QWidget* at = widget; at != nullptr && at != &m_table; at = at->parentWidget()) {
            at->installEventFilter(this);
            m_watched.append(at);
        }
    }
}

void LessonStage::layOutSoon()
{
    if (!isShown() || std::exchange(m_isLayingOut, true)) {
        return;
    }
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isLayingOut = false;
            if (isShown()) {
                layOut();
            }
        },
        Qt::QueuedConnection);
}

bool LessonStage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_banner && event->type() == QEvent::Hide) {
        return false; // the bubble stays where it is
    }
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        layOutSoon();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace windrose
