// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_page.h"

#include "puzzle_strip.h"
#include "ui/pieces/table_unit.h"
#include "ui/table/table_view.h"

#include <QEvent>

namespace windrose
{

namespace
{

constexpr int kLowest = 50; // pixels

} // namespace

PuzzlePage::PuzzlePage(TableView& table, QWidget* parent)
    : QWidget(parent), m_table(table), m_strip(new PuzzleStrip(this))
{
    setObjectName(QStringLiteral("puzzle"));
    table.setParent(this);
    m_strip->lower(); // read before the table
}

QSize PuzzlePage::minimumSizeHint() const
{
    return m_table.minimumSizeHint() + QSize(0, kLowest);
}

void PuzzlePage::layOut()
{
    constexpr int kShare = 14; // of the height
    constexpr qreal kOfText = 0.8;
    const int tall = static_cast<int>(qMax(kLowest, height() / kShare) * roomForText(kOfText));
    m_strip->setGeometry(0, 0, width(), tall);
    m_table.setGeometry(0, tall, width(), height() - tall);
}

void PuzzlePage::resizeEvent(QResizeEvent*)
{
    layOut();
}

void PuzzlePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        layOut();
    }
    QWidget::changeEvent(event);
}

} // namespace windrose
