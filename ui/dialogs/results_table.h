// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace windrose
{

/// The table of the results: whole rows are selected, a click on a column's title sorts by it.
class ResultsTable final : public QTableView
{
    Q_OBJECT

public:
    explicit ResultsTable(QWidget* parent);

    /// Makes columns as wide as their contents; `isLastText` gives the last one, a text, the room that is left, also
    /// when the table is resized.
    void fitColumns(bool isLastText);

signals:
    /// The title of a column was clicked.
    void columnChosen(int column);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillWidth();

    int m_lastWidth = 0; ///< of the contents of the last column if it takes the room that is left, else 0
};

} // namespace windrose
