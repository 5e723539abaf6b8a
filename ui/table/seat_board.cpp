// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_board.h"

#include "city_space_tile.h"
#include "island_space_tile.h"
#include "placement_controller.h"
#include "san_juan_tile.h"
#include "setup_mark_tile.h"
#include "ui/models/texts.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"
#include "wind_rose_tile.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainterPath>
#include <QToolTip>

namespace windrose
{

SeatBoard::SeatBoard(PlacementController& controller, GameSession& session, int seat, StoragePicker& picker,
                     QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_session(session),
      m_seat(seat),
      m_colour(seat),
      m_boardModel(session, seat),
      m_islandModel(session, seat),
      m_cityModel(session, seat),
      m_seatModel(session, seat)
{
    bind(&m_boardModel, PlayerBoardModel::kBoardRow);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    for (int space = 0; space < kSpaces; ++space) {
        m_island.append(new IslandSpaceTile(controller, m_islandModel, space, seat, this));
    }
    for (int space = 0; space < kSpaces; ++space) {
        m_city.append(new CitySpaceTile(controller, m_cityModel, space, seat, this));
    }
    m_sanJuan = new SanJuanTile(controller, m_boardModel, seat, this);
    m_windRose = new WindRoseTile(controller, m_boardModel, seat, picker, this);
    controller.add(this);
    for (int row = 0; row < m_seatModel.rowCount(); ++row) {
        m_marks.append(new SetupMarkTile(controller, m_seatModel, row, seat, this));
    }
}

SeatBoard::~SeatBoard()
{
    m_controller.remove(this);
    qDeleteAll(m_marks); // they speak to a model of the board
}

void SeatBoard::setColour(int colour)
{
    m_colour = colour;
    m_stale = true;
    update();
}

void SeatBoard::setShowAllPoints(bool show)
{
    m_boardModel.setShowAllPoints(show);
}

void SeatBoard::retranslate()
{
    m_boardModel.retranslate();
    m_islandModel.retranslate();
    m_cityModel.retranslate();
    m_seatModel.retranslate();
    m_stale = true;
}

QRect SeatBoard::windRoseRect() const
{
    return m_windRose->geometry();
}

QRect SeatBoard::sanJuanRect() const
{
    return m_sanJuan->geometry();
}

void SeatBoard::refresh()
{
    const bool shown = m_seat < m_session.players();
    setVisible(shown);
    if (!shown) {
        return;
    }
    setAccessibleName(fact(Qt::AccessibleTextRole).toString());
    QVariantList now{fact(Qt::DisplayRole), fact(GovernorRole), fact(TurnRole),  fact(DoubloonsRole),
                     fact(PointsRole),      fact(CardsRole),    fact(SitterRole)};
    if (now != m_look) {
        m_look = std::move(now);
        m_stale = true;
        update();
    }
    for (IslandSpaceTile* tile : m_island) {
        tile->refresh();
    }
    for (CitySpaceTile* tile : m_city) {
        tile->refresh();
    }
    m_sanJuan->refresh();
    m_windRose->refresh();
    for (SetupMarkTile* mark : m_marks) {
        mark->refresh();
    }
    place();
}

void SeatBoard::place()
{
    const BoardPlan plan = planBoard(size());
    for (int space = 0; space < kSpaces; ++space) {
        const auto at = static_cast<std::size_t>(space);
        m_island[space]->setGeometry(plan.island[at]);
        const int second = m_city[space]->secondSpace();
        m_city[space]->setGeometry(second < 0 ? plan.city[at]
                                              : plan.city[at].united(plan.city[static_cast<std::size_t>(second)]));
    }
    m_sanJuan->setGeometry(plan.sanJuan);
    m_windRose->setGeometry(plan.windRose);
    placeMarks(plan);
}

int SeatBoard::placeMarks(const BoardPlan& plan)
{
    int right = plan.header.right() - 3;
    for (const int row :
         {SetupSeatModel::kPointRow, SetupSeatModel::kDoubloonRow, SetupSeatModel::kFirstCardRow + 2,
          SetupSeatModel::kFirstCardRow + 1, SetupSeatModel::kFirstCardRow + 0, SetupSeatModel::kGovernorRow}) {
        if (row >= m_marks.size() || !m_marks[row]->isThere()) {
            continue;
        }
        const int wide = m_marks[row]->wishedWidth(plan.header.height(), plan.large);
        m_marks[row]->setLarge(plan.large);
        m_marks[row]->setGeometry(right - wide, plan.header.top() + 1, wide, plan.header.height() - 2);
        right -= wide + 2;
    }
    return right;
}

void SeatBoard::resizeEvent(QResizeEvent*)
{
    m_stale = true;
    place();
}

qreal SeatBoard::paintCards(QPainter& painter, const QRectF& header, qreal right, qreal left, bool large)
{
    const Theme& t = theme();
    const qreal pad = header.height() * 0.14;
    const QVariantList cards = fact(CardsRole).toList();
    const QVariantList bore = fact(BoreRole).toList();
    const int type = qBound(12, static_cast<int>(header.height() * 0.44), 18);
    for (qsizetype at = cards.size(); at-- > 0;) { // from the right
        const Role role = roleOfCard(cards[at].toInt());
        const QString name = texts::roleName(role);
        const qreal height = header.height() - 2 * pad;
        const qreal art = height * 0.78;
        const int doubloons = bore[at].toInt();
        const qreal coin = doubloons == 0 ? 0.0 : height * 0.8;
        qreal width = art + coin + pad * 2;
        if (large) {
            width += QFontMetricsF(tableFont(type, true)).horizontalAdvance(name) + pad;
        }
        if (right - width < left) {
            break;
        }
        const QRectF chip(right - width, header.top() + pad, width, height);
        painter.setPen(QPen(t.cardEdge, 1));
        painter.setBrush(t.card);
        painter.drawRoundedRect(chip, 4, 4);
        drawArt(painter, roleArt(role), QRectF(chip.left() + pad, chip.top() + 1, art, height - 2));
        if (doubloons != 0) {
            const QRectF face(chip.right() - pad - coin, chip.center().y() - coin / 2, coin, coin);
            drawBadge(painter, face, QString::number(doubloons), t.coin, t.onCoin);
        }
        if (large) {
            drawFitted(painter, chip.adjusted(art + pad * 2, 0, -pad - coin, 0), name,
                       {.largest = type, .bold = true, .colour = t.ink});
        }
        right -= width + pad * 1.5;
    }
    return right;
}

qreal SeatBoard::paintSitter(QPainter& painter, const QRectF& header, qreal left, qreal room, bool large)
{
    const QString sitter = fact(SitterRole).toString();
    if (sitter.isEmpty()) {
        return left;
    }
    const Theme& t = theme();
    const qreal side = header.height() * (large ? 0.5 : 0.62);
    drawComputer(painter, QRectF(left, header.center().y() - side / 2, side, side), t.onSeat);
    left += side + 4;
    const int type = qBound(12, static_cast<int>(header.height() * 0.44), 18);
    const qreal wide = QFontMetricsF(tableFont(type, false)).horizontalAdvance(sitter) + 1;
    if (side + 4 + wide <= room) {
        drawFitted(painter, QRectF(left, header.top(), wide, header.height()), sitter,
                   {.largest = type, .colour = t.onSeat});
        left += wide + header.height() * 0.18;
    }
    return left;
}

void SeatBoard::paintHeader(QPainter& painter, const QRectF& header, bool large)
{
    const Theme& t = theme();
    const qreal pad = header.height() * 0.18;
    const qreal icon = header.height() - 2 * pad;
    const int type = qBound(12, static_cast<int>(header.height() * (large ? 0.5 : 0.54)), 22);
    const QFontMetricsF metrics(tableFont(type, true));
    qreal right = header.right() - pad * 1.6;
    const auto amount = [&](const QString& art, const QString& text) {
        const qreal width = icon + 4 + metrics.horizontalAdvance(text);
        drawAmount(painter, QRectF(right - width, header.top() + pad, width, icon), art, text, t.onSeat, type);
        right -= width + pad * 2;
    };
    const int points = number(PointsRole);
    const bool isSetup = !m_marks.isEmpty();
    if (isSetup) {
        right = placeMarks(planBoard(size()));
    } else {
        amount(QStringLiteral("victory_chip"), points < 0 ? QStringLiteral("?") : QString::number(points));
        amount(QStringLiteral("doubloon"), QString::number(number(DoubloonsRole)));
    }
    qreal left = header.left() + pad * 1.8;
    if (fact(TurnRole).toBool()) {
        // A pointer beside the name of the one who acts.
        QPainterPath pointer;
        pointer.moveTo(left, header.center().y() - icon * 0.36);
        pointer.lineTo(left + icon * 0.56, header.center().y());
        pointer.lineTo(left, header.center().y() + icon * 0.36);
        pointer.closeSubpath();
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.accent);
        painter.drawPath(pointer);
        left += icon * 0.56 + pad;
    }
    const QString name = fact(Qt::DisplayRole).toString();
    const bool governor = fact(GovernorRole).toBool() && !isSetup;
    const qreal room = (right - left) * (fact(CardsRole).toList().isEmpty() || isSetup ? 1.0
                                         : large                                       ? 0.6
                                                                                       : 0.7) -
                       (governor ? icon + pad : 0) - (fact(SitterRole).toString().isEmpty() ? 0 : icon + pad);
    const qreal nameWidth = qMin(room, metrics.horizontalAdvance(name) + 1);
    drawFitted(painter, QRectF(left, header.top(), nameWidth, header.height()), name,
               {.largest = type, .bold = true, .colour = t.onSeat});
    left += nameWidth + pad;
    if (governor) {
        const qreal hat = icon * 1.1;
        drawArt(painter, QStringLiteral("governor"), QRectF(left, header.center().y() - hat / 2, hat, hat));
        left += hat + pad;
    }
    if (!isSetup) {
        const qreal rest = right - left - (fact(CardsRole).toList().isEmpty() ? 0.0 : header.height() * 1.6);
        left = paintSitter(painter, header, left, rest, large);
        paintCards(painter, header, right, left, large);
    }
}

void SeatBoard::paintEvent(QPaintEvent* event)
{
    const Theme& t = theme();
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    const QRectF whole(rect());
    if (m_stale || m_picture.size() != pixels || m_pictureFlavour != t.flavour) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(t.table);
        QPainter painter(&m_picture);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardPlan plan = planBoard(size());
        QPainterPath outline;
        outline.addRoundedRect(whole.adjusted(0.75, 0.75, -0.75, -0.75), 8, 8);
        painter.setClipPath(outline);
        painter.fillRect(whole, t.paper);
        painter.fillRect(plan.header, t.seats[static_cast<std::size_t>(m_colour) % t.seats.size()]);
        painter.setClipping(false);
        paintHeader(painter, QRectF(plan.header), plan.large);
        const bool acts = fact(TurnRole).toBool() && !plan.large;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(acts ? t.accent : t.paperEdge, acts ? 3 : 1.5));
        painter.drawPath(outline);
        m_pictureFlavour = t.flavour;
        m_stale = false;
    }
    QPainter painter(this);
    copyParts(painter, m_picture, event->region());
    if (glow() != Glow::None || isSpokenOf()) {
        painter.setRenderHint(QPainter::Antialiasing);
        if (glow() != Glow::None) {
            drawLegalTarget(painter, whole, 8, glow() == Glow::Hovered);
        }
        if (isSpokenOf()) {
            drawSpokenOf(painter, whole, 8);
        }
    }
}

void SeatBoard::mousePressEvent(QMouseEvent* event)
{
    event->setAccepted(event->button() == Qt::LeftButton);
}

void SeatBoard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint())) {
        return;
    }
    if (m_controller.isCarrying()) {
        m_controller.clickBeside(this);
    } else {
        emit clicked();
    }
}

void SeatBoard::contextMenuEvent(QContextMenuEvent* event)
{
    emit menuWanted(event->globalPos());
}

bool SeatBoard::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (planBoard(size()).header.contains(help->pos())) {
            QToolTip::showText(help->globalPos(), fact(Qt::ToolTipRole).toString(), this);
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace windrose
