// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "score_sheet.h"

#include <QColor>
#include <QFrame>

class QGridLayout;
class QLabel;

namespace windrose
{

/// The score as a table of labels in a grid, so that screen readers can read each cell. Its columns can be added up one
/// after another. Where the screen is too narrow for a line for each player, each player has a column.
class ScoreTable : public QFrame
{
    Q_OBJECT

public:
    explicit ScoreTable(QWidget* parent = nullptr);

    /// Shows a score with the seats' colors; `isFinal` marks the winners.
    void setScore(const ScoreSheet& sheet, const QList<QColor>& colors, bool isFinal);

    /// How many columns add up to the total: chips, buildings and each large building.
    int summands() const { return 2 + static_cast<int>(m_sheet.large.size()); }
    /// The title of one of them.
    QString summandName(int summand) const;
    /// What one of them adds to a player's points.
    int pointsOf(const ScoreRow& row, int summand) const;
    /// Shows the first `count` of them with their sum as the total so far, and neither places nor ties.
    void showSummands(int count);
    /// What adds up to each player's points, in a sentence each, in the order of the rows.
    QStringList sentences() const;
    /// Raises the winners' flags within this time.
    void hoistFlags(int milliseconds) const;
    /// Whether each player has a column.
    bool isUpright() const { return m_isUpright; }

protected:
    void changeEvent(QEvent* event) override;

private:
    static QString spokenCell(const ScoreRow& row, const QString& what, const QString& value);
    void addHeaders(const ScoreSheet& sheet);
    void addRow(const ScoreSheet& sheet, const ScoreRow& row, const QColor& color, bool isWinner, int line);
    QWidget* nameCell(const ScoreRow& row, const QColor& color, bool isWinner);
    QLabel* valueLabel(const QString& text, const QString& spoken, bool isStrong);
    void addCell(int line, int column, const QString& text, const QString& spoken, bool isStrong);
    void addUnoccupied(int line, int column, const ScoreRow& row, Building large);
    void alignTitle(QLabel& title, int column) const;
    void arrange();
    void turn();
    QWidget* cellAt(int line, int column) const;

    QGridLayout* m_grid = nullptr;
    ScoreSheet m_sheet;
    bool m_isUpright = false;
};

} // namespace windrose
