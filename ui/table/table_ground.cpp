// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_ground.h"

#include "ui/pieces/art_store.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QPaintEvent>
#include <QPainter>
#include <QWidget>
#include <QtMath>

/* TRANSLATOR TableGround  Headings of the areas of the table. */

namespace windrose
{

namespace
{

void paintChart(QPainter& painter, const QSize& size)
{
    const Theme& t = theme();
    painter.fillRect(QRect(QPoint(), size), t.table);
    // Rhumb lines from two roses, as on a portolan chart.
    painter.setPen(QPen(t.tableLine, 1));
    const double reach = size.width() + size.height();
    for (const QPointF& rose :
         {QPointF(size.width() * 0.52, size.height() * 0.5), QPointF(size.width() * 1.02, size.height() * 0.06)}) {
        for (int line = 0; line < 16; ++line) {
            const double angle = line * M_PI / 8;
            painter.drawLine(rose, rose + QPointF(std::cos(angle), std::sin(angle)) * reach);
        }
    }
}

void paintPanels(QPainter& painter, const TableLayout& layout)
{
    const Theme& t = theme();
    const int type = typeSize(0);
    const int edge = wholeUnits(9);
    const auto title = [&](const QRect& panel, const QString& text, const QColor& color, double share = 1.0) {
        drawFitted(painter,
                   QRectF(panel.left() + inUnits(9), panel.top() + inUnits(3), panel.width() * share - inUnits(14),
                          layout.title - 4),
                   text, {.largest = type, .bold = true, .color = color});
    };
    for (const QRect& panel : {layout.supply, layout.plantations, layout.tradingPanel, layout.goodsPanel}) {
        drawPanel(painter, QRectF(panel), t.paper, t.paperEdge);
    }
    drawPanel(painter, QRectF(layout.sea), t.sea, t.seaEdge);
    for (int column = 0; column < layout.supplyTitles.size(); ++column) {
        //: Title of a column of the building supply: as many quarries count, and as many points they are worth
        const QString text = TableGround::tr("%n quarry(ies) · %1 VP", nullptr, column + 1).arg(column + 1);
        drawFitted(painter, QRectF(layout.supplyTitles[column]).adjusted(3, 0, 0, 0), text,
                   {.largest = type, .color = t.inkSoft});
    }
    //: A heading on the table above its area, in small type.
    title(layout.plantations, TableGround::tr("Plantations"), t.inkSoft, 0.5);
    const QRect stacks(layout.quarries.left() - edge, layout.plantations.top(),
                       layout.faceDown.right() - layout.quarries.left() + 2 * edge, layout.title);
    //: A heading on the table above its area, in small type.
    title(stacks, TableGround::tr("Stacks"), t.inkSoft);
    title(QRect(layout.ships[0].left() - edge, layout.sea.top(), layout.ships[0].width() + edge, layout.title),

          //: A heading on the table above its area, in small type.
          TableGround::tr("Cargo ships"), t.onSeaSoft);
    title(QRect(layout.colonistShip.left() - edge, layout.sea.top(), layout.colonistShip.width() + edge, layout.title),

          //: A heading on the table above its area, in small type.
          TableGround::tr("Colonist ship"), t.onSeaSoft);
    //: A heading on the table above its area, in small type.
    title(layout.tradingPanel, TableGround::tr("Trading house"), t.inkSoft);
    //: A heading on the table above its area, in small type.
    title(layout.goodsPanel, TableGround::tr("Goods supply"), t.inkSoft);
}

} // namespace

void TableGround::paint(QWidget& table, const QPaintEvent& event, const TableLayout& layout, bool hasLog)
{
    QList<QRect> panels = panelsOf(layout);
    panels.append(hasLog ? layout.log : QRect());
    if (m_panels != panels) {
        m_panels = panels;
        m_picture.invalidate();
    }
    const auto draw = [&](QPainter& painter) {
        paintChart(painter, table.size());
        paintPanels(painter, layout);
        if (hasLog) {
            drawPanel(painter, QRectF(layout.log), theme().paper, theme().paperEdge);
        }
    };
    QPainter painter(&table);
    m_picture.paint(painter, table, theme().table, draw, event.region());
}

} // namespace windrose
