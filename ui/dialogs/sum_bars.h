// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QStringList>
#include <QWidget>

namespace windrose
{

/// The points that players have so far while they are added up: a bar for each that grows with every column.
class SumBars final : public QWidget
{
    Q_OBJECT

public:
    explicit SumBars(QWidget* parent);

    /// Shows these players; `summands` are what each one's points come from, in the order they are added.
    void setPlayers(const QStringList& names, const QList<QColor>& colors, const QList<QList<int>>& summands);
    /// Adds the first `count` of each player's summands.
    void setCount(int count);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawBar(QPainter& painter, int player, const QRectF& bar, int most) const;

    QStringList m_names;
    QList<QColor> m_colors;
    QList<QList<int>> m_summands;
    int m_count = 0;
};

} // namespace windrose
