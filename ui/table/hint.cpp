// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint.h"

#include "hint_panel.h"
#include "placement_controller.h"
#include "speeds.h"
#include "ui/models/texts.h"
#include "ui/pieces/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>

namespace windrose
{

namespace
{

constexpr qreal kHead = 15; // length of the arrow's head

/// Where a line from the centre of a rectangle towards a point leaves it.
QPointF edgeTowards(const QRectF& where, const QPointF& point)
{
    const QPointF centre = where.center();
    const QPointF way = point - centre;
    const qreal share = qMin(way.x() == 0 ? 1e9 : where.width() / 2 / qAbs(way.x()),
                             way.y() == 0 ? 1e9 : where.height() / 2 / qAbs(way.y()));
    return centre + way * qMin(share, 1.0);
}

QRectF around(const QList<QRectF>& rects)
{
    QRectF all;
    for (const QRectF& rect : rects) {
        all = all.united(rect);
    }
    return all;
}

void drawArrow(QPainter& painter, const QRectF& from, const QRectF& to)
{
    const Theme& t = theme();
    const QPointF start = edgeTowards(from, to.center());
    const QPointF way = to.center() - from.center();
    const QPointF bend = (from.center() + to.center()) / 2 + QPointF(-way.y(), way.x()) * 0.12;
    const QPointF end = edgeTowards(to.adjusted(2, 2, -2, -2), bend);
    QPainterPath path(start);
    path.quadTo(bend, end);
    const qreal angle = qAtan2(end.y() - bend.y(), end.x() - bend.x());
    QPolygonF head{end};
    for (const qreal side : {0.45, -0.45}) {
        head << end - QPointF(qCos(angle + side), qSin(angle + side)) * kHead;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.card, 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.drawPolygon(head);
    painter.setPen(QPen(t.mark, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setBrush(t.mark);
    painter.drawPolygon(head);
}

} // namespace

HintPicture::HintPicture(QWidget* table) : QWidget(table)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HintPicture::show(const QList<QRectF>& from, const QList<QRectF>& to)
{
    m_from = from;
    m_to = to;
    setGeometry(parentWidget()->rect());
    setVisible(hasMarks());
    raise();
    update();
}

void HintPicture::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const QRectF& where : m_from + m_to) {
        const qreal radius = qMin(8.0, where.height() / 3);
        painter.setPen(QPen(t.card, 6));
        painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), radius, radius);
        painter.setPen(QPen(t.mark, 3));
        painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), radius, radius);
    }
    if (!m_from.isEmpty() && !m_to.isEmpty()) {
        drawArrow(painter, around(m_from), around(m_to));
    }
}

TableHint::TableHint(GameSession& session, PlacementController& controller, QWidget& table)
    : m_session(session),
      m_controller(controller),
      m_table(table),
      m_picture(new HintPicture(&table)),
      m_panel(new HintPanel(&table))
{
    m_panel->setTabHandler([this](QWidget* from, bool next) { return m_controller.tabFromStop(from, next); });
    connect(&m_adviser, &Adviser::advised, this, &TableHint::advised);
    connect(m_panel, &HintPanel::chosen, this, &TableHint::play);
    connect(m_panel, &HintPanel::pointedAt, this, &TableHint::point);
    connect(m_panel, &HintPanel::closeWanted, this, &TableHint::close);
    connect(&session, &GameSession::changed, this, &TableHint::sessionChanged);
}

TableHint::~TableHint() = default;

bool TableHint::canAdvise() const
{
    return m_session.setup() == nullptr && m_session.isLive() && !m_session.gamePosition().isFinished() &&
           !m_session.isComputersTurn();
}

bool TableHint::isOpen() const
{
    return !m_panel->isHidden();
}

void TableHint::ask()
{
    if (!canAdvise()) {
        emit said(m_session.isComputersTurn() ? tr("A computer is to move. Hints are for people: take its seat over "
                                                   "for one.")
                  : m_session.isLive()        ? tr("There is nothing to advise on now.")
                                              : tr("A hint is about the game as it stands. Return to the game first."));
        return;
    }
    if (isOpen()) {
        m_panel->takeFocus();
        return;
    }
    m_controller.cancel();
    m_isPlacing = false;
    m_advice.clear();
    m_focusBefore = m_table.window()->focusWidget();
    m_panel->think();
    layOut();
    m_panel->show();
    m_panel->raise();
    m_panel->takeFocus();
    emit opened();
    m_adviser.ask(m_session.gamePosition(), {.budget = {.simulations = {}, .time = std::chrono::milliseconds(m_time)},
                                             .threads = Adviser::threads(),
                                             .pointsHidden = m_pointsHidden});
}

void TableHint::placeForMe()
{
    if (!m_session.isPlacing()) {
        return;
    }
    close();
    m_isPlacing = true;
    emit said(tr("Thinking…"));
    const int time = std::min(m_time, speeds::kPlacingThinks);
    m_adviser.ask(m_session.gamePosition(), {.budget = {.simulations = {}, .time = std::chrono::milliseconds(time)},
                                             .threads = Adviser::threads(),
                                             .pointsHidden = m_pointsHidden});
}

void TableHint::close()
{
    m_adviser.stop();
    m_isPlacing = false;
    m_picture->hide();
    if (isOpen()) {
        const bool hadFocus = m_panel->isAncestorOf(m_table.window()->focusWidget());
        m_panel->hide();
        if (hadFocus && m_focusBefore != nullptr && m_focusBefore->isVisible()) {
            m_focusBefore->setFocus(Qt::OtherFocusReason);
        } else if (hadFocus) {
            m_controller.leaveOtherStops(true);
        }
    }
}

void TableHint::sessionChanged(const Change& change)
{
    // Colonists that are moved about do not change what is asked.
    if (change.kind != ChangeKind::Drafted || m_isPlacing) {
        close();
    } else {
        layOut();
    }
}

void TableHint::advised(const std::vector<AdvisedOrder>& orders)
{
    if (m_isPlacing) {
        m_isPlacing = false;
        emit said({});
        if (!orders.empty()) {
            m_session.arrangePlacement(orders.front().order);
        }
        return;
    }
    m_advice = orders;
    m_line = 0;
    offer();
    m_panel->takeFocus();
}

void TableHint::offer()
{
    QList<HintLine> lines;
    for (const AdvisedOrder& advised : m_advice) {
        lines.append({texts::order(m_session.gamePosition(), advised.order), texts::chance(advised.chance),
                      texts::reason(m_session, advised.reason)});
    }
    m_panel->offer(lines);
    layOut();
}

void TableHint::play(int line)
{
    const Order order = m_advice[static_cast<std::size_t>(line)].order;
    close();
    m_session.submit(order);
}

void TableHint::point(int line)
{
    m_line = line;
    layOut();
}

QList<QRectF> TableHint::rectsOf(const QList<Piece>& pieces) const
{
    QList<QRectF> rects;
    for (TablePlace* place : m_controller.places()) {
        const std::optional<Piece> piece = place->piece();
        if (piece && pieces.contains(*piece) && place->widget()->isVisible() &&
            !place->modelIndex().parent().isValid()) {
            rects.append(QRectF(place->widget()->mapTo(&m_table, QPoint()), QSizeF(place->widget()->size())));
        }
    }
    return rects;
}

QList<QRectF> TableHint::rectsOf(const QList<Place>& places) const
{
    QList<QRectF> rects;
    for (const Place& wanted : places) {
        if (const TablePlace* place = m_controller.find(wanted)) {
            QWidget* widget = const_cast<TablePlace*>(place)->widget();
            rects.append(QRectF(widget->mapTo(&m_table, QPoint()), QSizeF(widget->size())));
        }
    }
    return rects;
}

void TableHint::setRoom(const QRect& room)
{
    m_room = room;
    layOut();
}

void TableHint::layOut()
{
    const int height = std::min(m_panel->heightFor(m_room.width()), m_room.height());
    m_panel->setGeometry(m_room.left(), m_room.bottom() + 1 - height, m_room.width(), height);
    if (isOpen() && static_cast<std::size_t>(m_line) < m_advice.size()) {
        const OrderMarks marks = marksOf(m_session, m_advice[static_cast<std::size_t>(m_line)].order);
        m_picture->show(rectsOf(marks.pieces), rectsOf(marks.places));
        m_panel->raise();
    }
}

void TableHint::retranslate()
{
    m_panel->retranslate();
    if (isOpen() && !m_advice.empty()) {
        offer();
    }
}

} // namespace windrose
