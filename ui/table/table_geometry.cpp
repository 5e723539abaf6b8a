// SPDX-License-Identifier: GPL-3.0-or-later

// Where things on the table are, and what is painted under them.

#include "hint.h"
#include "log_panel.h"
#include "log_title.h"
#include "prompt_bar.h"
#include "replay_bar.h"
#include "round_panel.h"
#include "seat_board.h"
#include "table_tile.h"
#include "table_view.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"

#include <QPaintEvent>
#include <QPainter>
#include <QtMath>

namespace windrose
{

void TableView::resizeEvent(QResizeEvent*)
{
    m_groundStale = true;
    layOut();
}

void TableView::layOut()
{
    const int players = qMax(2, m_session.players());
    const Position& position = m_session.position();
    m_layout =
        layOutTable(size(), players, position.roleCards(), position.shipCount(), m_logShown, m_setupPanel != nullptr);
    placeTiles();
    m_boards[m_large]->setGeometry(m_layout.board);
    for (int offset = 1; offset < players; ++offset) {
        m_boards[(m_large + offset) % players]->setGeometry(m_layout.boards[offset - 1]);
    }
    if (m_setupPanel != nullptr) {
        placeSetup();
        return;
    }
    const int title = m_layout.title + 6;
    QRect log = m_layout.log;
    const bool open = !m_layout.logFolded || m_logOpen;
    if (m_layout.logFolded && m_logOpen) {
        log.setTop(qMax(m_layout.margin, log.bottom() - height() / 2));
    }
    m_logTitle->setGeometry(log.left(), log.top(), log.width(), title);
    static_cast<LogTitle*>(m_logTitle)->setOpen(open);
    m_log->setVisible(open);
    m_log->setGeometry(log.left() + 1, log.top() + title, log.width() - 2, log.height() - title - 2);
    if (m_layout.logFolded && m_logOpen) {
        m_logTitle->raise();
        m_log->raise();
    }
    m_hint->setRoom(QRect(log.left(), m_layout.margin, log.width(), log.bottom() + 1 - m_layout.margin));
}

void TableView::placeTiles()
{
    for (int card = 0; card < m_layout.roles.size(); ++card) {
        m_roles[card]->setGeometry(m_layout.roles[card]);
    }
    for (int kind = 0; kind < kBuildings; ++kind) {
        m_kinds[kind]->setGeometry(m_layout.kinds[static_cast<std::size_t>(kind)]);
    }
    for (int row = 0; row < kMaxFaceUp; ++row) {
        m_faceUp[row]->setGeometry(m_layout.faceUp[static_cast<std::size_t>(row)]);
    }
    m_quarries->setGeometry(m_layout.quarries);
    m_faceDown->setGeometry(m_layout.faceDown);
    for (int ship = 0; ship < kCargoShips; ++ship) {
        m_ships[ship]->setGeometry(m_layout.ships[static_cast<std::size_t>(ship)]);
    }
    m_wharf->setGeometry(m_layout.wharf);
    m_colonistShip->setGeometry(m_layout.colonistShip);
    m_colonistSupply->setGeometry(m_layout.colonistSupply);
    m_house->setGeometry(m_layout.tradingHouse);
    for (int good = 0; good < kGoods; ++good) {
        m_goods[good]->setGeometry(m_layout.goods[static_cast<std::size_t>(good)]);
    }
    m_round->setGeometry(m_layout.round);
    m_prompt->setGeometry(m_layout.prompt);
    m_replay->setGeometry(m_layout.prompt);
}

QSizeF TableView::sizeInHand(const Piece& piece, bool lies) const
{
    const SeatBoard& board = *m_boards[m_session.position().turn];
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return QSizeF(m_layout.roles.first().size());
    case PieceKind::BuildingTile: {
        const QSizeF space(m_boards[m_large]->citySpaceSize());
        if (!isLarge(static_cast<Building>(piece.value))) {
            return space;
        }
        return lies ? QSizeF(space.width() * 2 + 6, space.height()) : QSizeF(space.width(), space.height() * 2 + 6);
    }
    case PieceKind::Plantation:
    case PieceKind::QuarryTile:
    case PieceKind::FaceDownTile:
        return QSizeF(board.islandSpaceSize());
    case PieceKind::Colonist: {
        const double side = qBound(26.0, board.islandSpaceSize().height() * 0.5, 64.0);
        return {side, side};
    }
    case PieceKind::Barrel:
    case PieceKind::SupplyBarrel: {
        const double tall = qBound(34.0, m_layout.goods[0].height() * 0.7, 90.0);
        return {tall * 0.75, tall};
    }
    case PieceKind::Doubloon:
    case PieceKind::VictoryPoint:
    case PieceKind::Governor:
        return {36, 36};
    }
    return {48, 48};
}

void TableView::paintChart(QPainter& painter)
{
    const Theme& t = theme();
    painter.fillRect(rect(), t.table);
    // Rhumb lines from two roses, as on a portolan chart.
    painter.setPen(QPen(t.tableLine, 1));
    const double reach = width() + height();
    for (const QPointF& rose : {QPointF(width() * 0.52, height() * 0.5), QPointF(width() * 1.02, height() * 0.06)}) {
        for (int line = 0; line < 16; ++line) {
            const double angle = line * M_PI / 8;
            painter.drawLine(rose, rose + QPointF(std::cos(angle), std::sin(angle)) * reach);
        }
    }
}

void TableView::paintPanels(QPainter& painter)
{
    const Theme& t = theme();
    const int type = m_layout.title * 62 / 100;
    const auto title = [&](const QRect& panel, const QString& text, const QColor& colour, double share = 1.0) {
        drawFitted(painter, QRectF(panel.left() + 9, panel.top() + 3, panel.width() * share - 14, m_layout.title - 4),
                   text, {.largest = type, .bold = true, .colour = colour});
    };
    for (const QRect& panel : {m_layout.supply, m_layout.plantations, m_layout.tradingPanel, m_layout.goodsPanel}) {
        drawPanel(painter, QRectF(panel), t.paper, t.paperEdge);
    }
    drawPanel(painter, QRectF(m_layout.sea), t.sea, t.seaEdge);
    for (int column = 0; column < m_layout.supplyTitles.size(); ++column) {
        //: Title of a column of the building supply: as many quarries count, and as many points they are worth
        const QString text = tr("%n quarry(ies) · %1 VP", nullptr, column + 1).arg(column + 1);
        drawFitted(painter, QRectF(m_layout.supplyTitles[column]).adjusted(3, 0, 0, 0), text,
                   {.largest = type, .colour = t.inkSoft});
    }
    title(m_layout.plantations, tr("Plantations"), t.inkSoft, 0.5);
    const QRect stacks(m_layout.quarries.left() - 9, m_layout.plantations.top(),
                       m_layout.faceDown.right() - m_layout.quarries.left() + 18, m_layout.title);
    title(stacks, tr("Stacks"), t.inkSoft);
    title(QRect(m_layout.ships[0].left() - 9, m_layout.sea.top(), m_layout.ships[0].width() + 9, m_layout.title),
          tr("Cargo ships"), t.onSeaSoft);
    title(QRect(m_layout.colonistShip.left() - 9, m_layout.sea.top(), m_layout.colonistShip.width() + 9, 20),
          tr("Colonist ship"), t.onSeaSoft);
    title(m_layout.tradingPanel, tr("Trading house"), t.inkSoft);
    title(m_layout.goodsPanel, tr("Goods supply"), t.inkSoft);
}

void TableView::paintEvent(QPaintEvent* event)
{
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_groundStale || m_ground.size() != pixels || m_groundFlavour != theme().flavour) {
        m_ground = QPixmap(pixels);
        m_ground.setDevicePixelRatio(ratio);
        m_ground.fill(theme().table);
        QPainter painter(&m_ground);
        painter.setRenderHint(QPainter::Antialiasing);
        paintChart(painter);
        paintPanels(painter);
        if (m_setupPanel == nullptr && (!m_layout.logFolded || m_logOpen)) {
            drawPanel(painter, QRectF(m_layout.log), theme().paper, theme().paperEdge);
        }
        m_groundFlavour = theme().flavour;
        m_groundStale = false;
    }
    QPainter painter(this);
    copyParts(painter, m_ground, event->region());
}

} // namespace windrose
