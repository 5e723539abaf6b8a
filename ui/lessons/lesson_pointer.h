// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace windrose
{

/// The outline of what a bubble speaks of, and the bubble's tail that points to it, above the table. Ignores mouse
/// events.
class LessonPointer final : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPointer(QWidget* table);

    /// In the table's coordinates: the bubble, what is outlined, and the part of it that the tail points to. Nothing is
    /// drawn for an empty anchor.
    void show(const QRect& bubble, const QRect& anchor, const QRect& tip);
    /// A rectangle with text: the tail passes under it, unless it belongs to the anchor.
    void setSpared(const QRect& spared) { m_spared = spared; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect m_bubble;
    QRect m_anchor;
    QRect m_tip;
    QRect m_spared;
};

} // namespace windrose
