// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson.h"

#include <QObject>
#include <QPointer>
#include <QRect>

class QWidget;

namespace windrose
{

class HintPicture;
class LastRoundBanner;
class LessonBubble;
class LessonPointer;
class TableView;
struct BubbleContent;

/// What a lesson puts on the table: a bubble, the outline of what it speaks of, and an arrow for an order. They keep to
/// their places when the table is laid out again.
class LessonStage final : public QObject
{
    Q_OBJECT

public:
    LessonStage(GameSession& session, TableView& table);

    /// The bubble, shown or not; null when the table is gone.
    LessonBubble* bubble() const;
    bool isShown() const;
    void show(const BubbleContent& content, LessonTopic topic, const std::optional<Order>& order);
    void hide();
    /// The rectangle that the bubble speaks of, in the coordinates of the table; empty for the whole table.
    QRect anchor() const { return m_anchor; }
    /// The part of it that the bubble's tail points to: the role card to take, else all of it.
    QRect tip() const { return m_tip; }
    /// What the arrow moves, and where to.
    const QList<QRect>& arrow() const { return m_arrow; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void layOutSoon();
    void watch(const QList<QWidget*>& widgets);
    QRect bestPlace(const QRect& piece);

    GameSession& m_session;
    TableView& m_table;
    QPointer<LessonBubble> m_bubble; ///< these are children of the table, which can go first
    QPointer<LessonPointer> m_pointer;
    QPointer<HintPicture> m_picture;
    QPointer<LastRoundBanner> m_banner;
    LessonTopic m_topic = LessonTopic::Table;
    std::optional<Order> m_order;
    QRect m_anchor;
    QRect m_tip;
    QList<QRect> m_arrow;
    QList<QPointer<QWidget>> m_watched;
    bool m_isLayingOut = false;
};

} // namespace windrose
