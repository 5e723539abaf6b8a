// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace windrose
{

class PuzzleStrip;
class TableView;

/// The table of a puzzle and the strip above it.
class PuzzlePage final : public QWidget
{
    Q_OBJECT

public:
    /// The table becomes a child of the page.
    PuzzlePage(TableView& table, QWidget* parent);

    PuzzleStrip& strip() { return *m_strip; }
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();

    TableView& m_table;
    PuzzleStrip* m_strip;
};

} // namespace windrose
