// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "score_sheet.h"

#include <QColor>
#include <QFrame>

class QGridLayout;

namespace windrose
{

/// The score as a table of labels in a grid, so that screen readers can read each cell.
class ScoreTable : public QFrame
{
    Q_OBJECT

public:
    explicit ScoreTable(QWidget* parent = nullptr);

    /// Shows a score with the seats' colors; `isFinal` marks the winners.
    void setScore(const ScoreSheet& sheet, const QList<QColor>& colors, bool isFinal);

private:
    void addHeaders(const ScoreSheet& sheet);
    void addRow(const ScoreSheet& sheet, const ScoreRow& row, const QColor& color, bool isWinner, int line);
    void addCell(int line, int column, const QString& text, const QString& spoken, bool isStrong);

    QGridLayout* m_grid = nullptr;
};

} // namespace windrose
