// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_ground.h"

#include "ui/pieces/art_store.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QFontMetricsF>
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

/// A number before the picture of what is counted; returns where it ends.
qreal paintCounted(QPainter& painter, const QRectF& where, int number, const QString& art, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const qreal digit = metrics.horizontalAdvance(QString::number(number));
    const qreal side = qMin(where.height() - 2, metrics.height());
    drawFitted(painter, QRectF(where.left(), where.top(), digit + 1, where.height()), QString::number(number),
               {.largest = font.pixelSize(), .color = theme().inkSoft});
    const QRectF picture(where.left() + digit + inUnits(3), where.center().y() - side / 2, side, side);
    drawArt(painter, art, picture);
    return picture.right();
}

/// The titles of the columns of the building supply: as many quarries count, and as many points they are worth. Where
/// the words do not fit, all have pictures instead of them.
void paintSupplyTitles(QPainter& painter, const TableLayout& layout, int type)
{
    QStringList titles;
    bool areWords = true;
    const QFont font = tableFont(type);
    for (int column = 0; column < layout.supplyTitles.size(); ++column) {
        //: Title of a column of the building supply: as many quarries count, and as many points they are worth
        titles.append(TableGround::tr("%n quarry(ies) · %1 VP", nullptr, column + 1).arg(column + 1));
        areWords =
            areWords && QFontMetricsF(font).horizontalAdvance(titles.last()) <= layout.supplyTitles[column].width() - 3;
    }
    for (int column = 0; column < layout.supplyTitles.size(); ++column) {
        QRectF where = QRectF(layout.supplyTitles[column]).adjusted(3, 0, 0, 0);
        if (areWords) {
            drawFitted(painter, where, titles[column], {.largest = type, .color = theme().inkSoft});
            continue;
        }
        where.setLeft(paintCounted(painter, where, column + 1, QStringLiteral("tile_quarry"), font) + inUnits(10));
        paintCounted(painter, where, column + 1, QStringLiteral("victory_chip"), font);
    }
}

/// A heading above an area of the table, in small type.
struct Heading {
    QRectF place;
    QString text;
    QColor color;
};

QList<Heading> headingsOf(const TableLayout& layout)
{
    const Theme& t = theme();
    const int edge = wholeUnits(9);
    const QRect stacks(layout.quarries.left() - edge, layout.plantations.top(),
                       layout.faceDown.right() - layout.quarries.left() + 2 * edge, layout.title);
    const QRect ships(layout.ships[0].left() - edge, layout.sea.top(), layout.ships[0].width() + edge, layout.title);
    const QRect colonists(layout.colonistShip.left() - edge, layout.sea.top(), layout.colonistShip.width() + edge,
                          layout.title);
    const auto place = [&layout](const QRect& panel, double share = 1.0) {
        return QRectF(panel.left() + inUnits(9), panel.top() + inUnits(3), panel.width() * share - inUnits(14),
                      layout.title - 4);
    };
    return {
        //: A heading on the table above its area, in small type.
        {place(layout.plantations, 0.5), TableGround::tr("Plantations"), t.inkSoft},
        //: A heading on the table above its area, in small type.
        {place(stacks), TableGround::tr("Stacks"), t.inkSoft},
        //: A heading on the table above its area, in small type.
        {place(ships), TableGround::tr("Cargo ships"), t.onSeaSoft},
        //: A heading on the table above its area, in small type.
        {place(colonists), TableGround::tr("Colonist ship"), t.onSeaSoft},
        //: A heading on the table above its area, in small type.
        {place(layout.tradingPanel), TableGround::tr("Trading house"), t.inkSoft},
        //: A heading on the table above its area, in small type.
        {place(layout.goodsPanel), TableGround::tr("Goods supply"), t.inkSoft},
    };
}

/// The type in which all headings fit.
int typeOf(const QList<Heading>& headings)
{
    QList<TextInWidth> texts;
    for (const Heading& heading : headings) {
        texts.append({heading.text, heading.place.width()});
    }
    return commonType(texts, typeSize(0), true);
}

void paintPanels(QPainter& painter, const TableLayout& layout)
{
    const Theme& t = theme();
    for (const QRect& panel : {layout.supply, layout.plantations, layout.tradingPanel, layout.goodsPanel}) {
        drawPanel(painter, QRectF(panel), t.paper, t.paperEdge);
    }
    drawPanel(painter, QRectF(layout.sea), t.sea, t.seaEdge);
    paintSupplyTitles(painter, layout, typeSize(0));
    const QList<Heading> headings = headingsOf(layout);
    const int type = typeOf(headings);
    for (const Heading& heading : headings) {
        drawFitted(painter, heading.place, heading.text, {.largest = type, .bold = true, .color = heading.color});
    }
}

} // namespace

QList<QRect> TableGround::headings(const TableLayout& layout)
{
    QList<QRect> places = layout.supplyTitles;
    const QList<Heading> headings = headingsOf(layout);
    const QFontMetricsF metrics(tableFont(typeOf(headings), true));
    for (const Heading& heading : headings) {
        QRectF text = heading.place;
        text.setWidth(qMin(text.width(), metrics.horizontalAdvance(heading.text)));
        places.append(text.toAlignedRect());
    }
    return places;
}

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
