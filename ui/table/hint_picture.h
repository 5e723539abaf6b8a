// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QWidget>

namespace windrose
{

/// Outlines of the pieces an order moves and of their targets, and an arrow between them, above the table. Ignores
/// mouse events.
class HintPicture final : public QWidget
{
    Q_OBJECT

public:
    explicit HintPicture(QWidget* table);

    /// In the table's coordinates.
    void show(const QList<QRectF>& from, const QList<QRectF>& to);
    /// The arrow passes behind this rectangle, whose text would be crossed out by it.
    void setSpared(const QRect& rect) { m_spared = rect; }
    bool hasMarks() const { return !m_from.isEmpty() || !m_to.isEmpty(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<QRectF> m_from;
    QList<QRectF> m_to;
    QRect m_spared;
};

} // namespace windrose
