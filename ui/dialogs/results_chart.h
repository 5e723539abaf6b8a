// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace windrose
{

/// A bar of a chart: 0 or more.
struct ResultBar {
    QString label;
    QString text; ///< the value as it is written
    double value = 0;
};

/// A bar chart of one column of the results. The accessible description contains the numbers; hovering over a bar or
/// the arrow keys show its label and value.
class ResultsChart final : public QWidget
{
    Q_OBJECT

public:
    explicit ResultsChart(QWidget* parent = nullptr);

    /// `title` says what the bars show.
    void setBars(const QString& title, const QList<ResultBar>& bars);
    const QList<ResultBar>& bars() const { return m_bars; }
    /// A bar in a sentence.
    QString barText(int bar) const;
    /// The bar selected by key, or -1.
    int selected() const { return m_selected; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    double step() const;
    double highest() const;
    QRectF plot() const;
    QRectF barRect(int bar) const;
    int barAt(const QPointF& position) const;
    void measureLabels();
    QStringList linesOf(const QString& label) const;
    void drawLevels(QPainter& painter) const;
    void drawBars(QPainter& painter) const;
    void drawLabels(QPainter& painter) const;
    void describe();

    QString m_title;
    QList<ResultBar> m_bars;
    int m_selected = -1;
    int m_barsToALabel = 1;
    double m_labelRoom = 0; ///< pixels
    int m_labelLines = 1;
};

} // namespace windrose
