// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_panel.h"

#include "prompt_button.h"
#include "setup_box_tile.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QPainter>
#include <QtMath>

/* TRANSLATOR windrose::SetupPanel  The panel while a position is set up. */

namespace windrose
{

namespace
{

// Lengths in units.
constexpr int kHeading = 22;
constexpr int kEdge = 7;
constexpr int kGap = 5;
constexpr int kButton = 28;

int tileSide(int width, qreal unit)
{
    return qMin(qRound(64 * unit), (width - qRound((2 * kEdge + (kGoods - 1) * kGap) * unit)) / kGoods);
}

int pileHeight(int width, qreal unit)
{
    return qBound(qRound(32 * unit), tileSide(width, unit) * 8 / 10, qRound(48 * unit));
}

} // namespace

SetupPanel::SetupPanel(PlacementController& controller, SetupSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(session)
{
    for (int row = 0; row <= SetupBoxModel::kBoxRow; ++row) {
        m_tiles.append(new SetupBoxTile(controller, m_model, row, this));
        m_tiles.last()->refresh();
    }
    //: A button while a position is set up.
    m_clear = new PromptButton(tr("Clear the Boards"), this);
    //: The button that opens the dialog for a position's players and rules.
    m_table = new PromptButton(tr("Table…"), this);
    connect(m_clear, &QAbstractButton::clicked, this,
            [this] { m_session.change([](SetupDraft& draft) { draft.clear(); }); });
    connect(m_table, &QAbstractButton::clicked, this, &SetupPanel::tableSettingsRequested);
    retranslate();
}

SetupPanel::~SetupPanel()
{
    // Tiles use the model, so they are destroyed first.
    qDeleteAll(m_tiles);
}

void SetupPanel::retranslate()
{
    m_model.retranslate();
    m_clear->setLabel(tr("Clear the Boards"), tr("Clear the Boards"));
    m_table->setLabel(tr("Table…"), tr("Table…"));
    //: Explains the button Table beside a position that is set up.
    m_table->setToolTip(tr("Number of players, names, rule options, last round"));
    update();
}

QList<PromptButton*> SetupPanel::buttons() const
{
    return {m_clear, m_table};
}

int SetupPanel::preferredHeight(int width, qreal unit)
{
    const int lines = qCeil((kHeading + kButton + 2 * kGap + kEdge) * unit);
    return lines + tileSide(width, unit) + pileHeight(width, unit);
}

void SetupPanel::resizeEvent(QResizeEvent*)
{
    const int side = tileSide(width(), tableUnit());
    const int room = width() - 2 * wholeUnits(kEdge);
    int top = wholeUnits(kHeading);
    for (int good = 0; good < kGoods; ++good) {
        const int left = wholeUnits(kEdge) + good * (room - side) / (kGoods - 1);
        m_tiles[good]->setGeometry(left, top, side, side);
    }
    top += side + wholeUnits(kGap);
    const int pile = pileHeight(width(), tableUnit());
    const int narrow = (room - 2 * wholeUnits(kGap)) * 30 / 100;
    m_tiles[SetupBoxModel::kDoubloonRow]->setGeometry(wholeUnits(kEdge), top, narrow, pile);
    m_tiles[SetupBoxModel::kPointRow]->setGeometry(wholeUnits(kEdge) + narrow + wholeUnits(kGap), top, narrow, pile);
    const int box = wholeUnits(kEdge) + 2 * (narrow + wholeUnits(kGap));
    m_tiles[SetupBoxModel::kBoxRow]->setGeometry(box, top, wholeUnits(kEdge) + room - box, pile);
    top += pile + wholeUnits(kGap);
    const int table = room * 36 / 100;
    m_clear->setGeometry(wholeUnits(kEdge), top, room - table - wholeUnits(kGap), wholeUnits(kButton));
    m_table->setGeometry(wholeUnits(kEdge) + room - table, top, table, wholeUnits(kButton));
}

void SetupPanel::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPanel(painter, QRectF(rect()), t.paper, t.paperEdge);
    drawFitted(painter, QRectF(wholeUnits(kEdge) + 2, 1, width() - 2 * wholeUnits(kEdge), wholeUnits(kHeading) - 2),
               //: The heading of a panel while a position is set up.
               tr("Pieces in the box"), {.largest = typeSize(0), .bold = true, .color = t.inkSoft});
}

} // namespace windrose
