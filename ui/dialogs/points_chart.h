// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QStringList>
#include <QWidget>

namespace windrose
{

/// A line chart of points by round with a line for each seat, distinguished by marks and colors. The accessible
/// description contains the numbers; hovering over a round or the arrow keys show those of that round.
class PointsChart : public QWidget
{
    Q_OBJECT

public:
    explicit PointsChart(QWidget* parent = nullptr);

    /// `points` by seat: at the start and after each round.
    void setPoints(const QStringList& names, const QList<QColor>& colors, const QList<QList<int>>& points);

    /// Everyone's points after a round, as one sentence; round 0 is the start.
    QString roundText(int round) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int rounds() const;
    int highest() const;
    QRectF plot() const;
    QPointF at(int round, int points) const;
    QColor seatColor(int seat) const;
    int roundAt(const QPointF& position) const;
    void drawGrid(QPainter& painter) const;
    void drawSeat(QPainter& painter, int seat) const;
    void drawMarks(QPainter& painter) const;
    void drawNames(QPainter& painter) const;
    void describe();

    QStringList m_names;
    QList<QColor> m_colors;
    QList<QList<int>> m_points;
    int m_selected = -1; ///< the round selected by key, or -1
};

} // namespace windrose
