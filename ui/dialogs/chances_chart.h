// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QStringList>
#include <QWidget>

namespace windrose
{

/// A line chart of each seat's chance to win at each moment of a game. It fills from the left as chances become known.
/// Hovering over a moment or the arrow keys show its values; a click or Enter requests that moment.
class ChancesChart final : public QWidget
{
    Q_OBJECT

public:
    explicit ChancesChart(QWidget* parent = nullptr);

    /// `moments` is their total number; `rounds` maps the moments that begin a round to the number of the round.
    void setGame(const QStringList& names, const QList<QColor>& colors, int moments,
                 const QList<std::pair<int, int>>& rounds);
    /// Whole percentages by seat, for the moments known so far.
    void setChances(const QList<QList<int>>& percents);
    /// Moments that are marked with numbers from 1.
    void setMarked(const QList<int>& moments);
    /// The positions of the numbers: above their moments, side by side where these are close together.
    QList<QRectF> badges() const;
    /// The order played at each moment, for `momentText`.
    void setOrderTexts(const QStringList& orderTexts) { m_orderTexts = orderTexts; }

    int known() const { return m_percents.isEmpty() ? 0 : static_cast<int>(m_percents.first().size()); }
    /// Describes a moment: when it was, the order and everyone's chance.
    QString momentText(int moment) const;
    /// The moment selected by key or click, or -1.
    int current() const { return m_current; }
    void setCurrent(int moment);

    QSize sizeHint() const override { return {720, 260}; }
    QSize minimumSizeHint() const override { return {200, 150}; }

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
    QPointF at(int moment, int percent) const;
    int momentAt(const QPointF& position) const;
    QColor seatColor(int seat) const;
    void drawAxes(QPainter& painter) const;
    void drawSeats(QPainter& painter) const;
    void drawMarks(QPainter& painter) const;
    void describe();

    QStringList m_names;
    QList<QColor> m_colors;
    QList<std::pair<int, int>> m_rounds;
    QList<QList<int>> m_percents;
    QList<int> m_marked;
    QStringList m_orderTexts;
    int m_moments = 0;
    int m_current = -1;
};

} // namespace windrose
