// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QStringList>
#include <QWidget>

namespace windrose
{

/// Each seat's chance to win at each moment of a game, a line for each. It fills from the left while the chances become
/// known. Hovering over a moment, or the arrow keys, tell it; a click or Enter asks to see it.
class ChancesChart final : public QWidget
{
    Q_OBJECT

public:
    explicit ChancesChart(QWidget* parent = nullptr);

    /// `moments` there are in all; `rounds` says which moments begin a round, with the number of the round.
    void setGame(const QStringList& names, const QList<QColor>& colors, int moments,
                 const QList<std::pair<int, int>>& rounds);
    /// In whole percent by seat, at the moments known so far.
    void setChances(const QList<QList<int>>& percents);
    /// Moments that are marked with numbers from 1.
    void setMarked(const QList<int>& moments);
    /// Where the numbers stand: above their moments, side by side where these are close together.
    QList<QRectF> badges() const;
    /// What was done at a moment, for the words that tell it.
    void setDoings(const QStringList& doings) { m_doings = doings; }

    int known() const { return m_percents.isEmpty() ? 0 : static_cast<int>(m_percents.first().size()); }
    /// A moment in words: when, what was done, and everyone's chance.
    QString momentText(int moment) const;
    /// The moment the keyboard or the last click is at, or -1.
    int current() const { return m_current; }
    void setCurrent(int moment);

    QSize sizeHint() const override { return {720, 260}; }
    QSize minimumSizeHint() const override { return {320, 150}; }

signals:
    void currentChanged(int moment);
    void momentChosen(int moment);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRectF plot() const;
    qreal badgeSize() const;
    /// Between the numbers and the plot, for the lines from one to the other.
    qreal leaderHeight() const;
    QPointF at(int moment, int percent) const;
    int momentAt(const QPointF& position) const;
    QColor seatColor(int seat) const;
    void drawAxes(QPainter& painter) const;
    void drawMarks(QPainter& painter) const;
    void describe();

    QStringList m_names;
    QList<QColor> m_colors;
    QList<std::pair<int, int>> m_rounds;
    QList<QList<int>> m_percents;
    QList<int> m_marked;
    QStringList m_doings;
    int m_moments = 0;
    int m_current = -1;
};

} // namespace windrose
