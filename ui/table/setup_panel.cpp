// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_panel.h"

#include "prompt_button.h"
#include "setup_box_tile.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"

#include <QPainter>

namespace windrose
{

namespace
{

constexpr int kHeading = 22;
constexpr int kEdge = 7;
constexpr int kGap = 5;
constexpr int kButton = 28;

int tileSide(int width)
{
    return qMin(64, (width - 2 * kEdge - (kGoods - 1) * kGap) / kGoods);
}

int pileHeight(int width)
{
    return qBound(32, tileSide(width) * 8 / 10, 48);
}

} // namespace

SetupPanel::SetupPanel(PlacementController& controller, SetupSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(session)
{
    for (int row = 0; row <= SetupBoxModel::kBoxRow; ++row) {
        m_tiles.append(new SetupBoxTile(controller, m_model, row, this));
        m_tiles.last()->refresh();
    }
    m_clear = new PromptButton(tr("Clear the Boards"), this);
    m_table = new PromptButton(tr("Table…"), this);
    connect(m_clear, &QAbstractButton::clicked, this,
            [this] { m_session.change([](SetupDraft& draft) { draft.clear(); }); });
    connect(m_table, &QAbstractButton::clicked, this, &SetupPanel::tableWanted);
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
    m_table->setToolTip(tr("Number of players, names, rule options, last round"));
    update();
}

QList<PromptButton*> SetupPanel::buttons() const
{
    return {m_clear, m_table};
}

int SetupPanel::preferredHeight(int width)
{
    return kHeading + tileSide(width) + pileHeight(width) + kButton + 2 * kGap + kEdge;
}

void SetupPanel::resizeEvent(QResizeEvent*)
{
    const int side = tileSide(width());
    const int room = width() - 2 * kEdge;
    int top = kHeading;
    for (int good = 0; good < kGoods; ++good) {
        const int left = kEdge + good * (room - side) / (kGoods - 1);
        m_tiles[good]->setGeometry(left, top, side, side);
    }
    top += side + kGap;
    const int pile = pileHeight(width());
    const int narrow = (room - 2 * kGap) * 30 / 100;
    m_tiles[SetupBoxModel::kDoubloonRow]->setGeometry(kEdge, top, narrow, pile);
    m_tiles[SetupBoxModel::kPointRow]->setGeometry(kEdge + narrow + kGap, top, narrow, pile);
    const int box = kEdge + 2 * (narrow + kGap);
    m_tiles[SetupBoxModel::kBoxRow]->setGeometry(box, top, kEdge + room - box, pile);
    top += pile + kGap;
    const int table = room * 36 / 100;
    m_clear->setGeometry(kEdge, top, room - table - kGap, kButton);
    m_table->setGeometry(kEdge + room - table, top, table, kButton);
}

void SetupPanel::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPanel(painter, QRectF(rect()), t.paper, t.paperEdge);
    drawFitted(painter, QRectF(kEdge + 2, 1, width() - 2 * kEdge, kHeading - 2), tr("The box"),
               {.largest = 13, .bold = true, .color = t.inkSoft});
}

} // namespace windrose
