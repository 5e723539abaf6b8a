// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_panel.h"

#include "ui/pieces/art_store.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QPainter>

namespace windrose
{

RoundPanel::RoundPanel(GameSession& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&session, &GameSession::changed, this, &RoundPanel::refresh);
    connect(&session.story(), &Story::stepped, this, &RoundPanel::refresh);
    refresh();
}

void RoundPanel::retranslate()
{
    m_look.clear();
    refresh();
}

void RoundPanel::refresh()
{
    const Position& position = m_session.shownPosition();
    const QString points = tr("%n victory point(s) left", nullptr, position.victoryPoints);
    if (const QString name = tr("Round %1, %2").arg(position.round).arg(points); name != accessibleName()) {
        setAccessibleName(name);
    }
    setToolTip(position.isLastRound() ? tr("This is the last round. %1").arg(points) : points);
    const int round = position.round;
    const int pool = position.victoryPoints;
    QVariantList now{round, pool, position.isLastRound(), position.isFinished()};
    if (now != m_look) {
        m_look = std::move(now);
        update();
    }
}

void RoundPanel::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    const Position& position = m_session.shownPosition();
    QPainter painter(this);
    painter.fillRect(rect(), t.table);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.seaEdge, 1));
    painter.setBrush(t.seaDeep);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    const qreal pad = height() * 0.1;
    const QRectF top(6, pad, width() - 12 - m_strip, (height() - 2 * pad) * 0.5);
    const QString round = position.isFinished()    ? tr("The end")
                          : position.isLastRound() ? tr("Last round")
                                                   : tr("Round %1").arg(position.round);
    drawFitted(
        painter, top, round,
        {.largest = qBound(14, height() * 26 / 100, 30), .bold = true, .alignment = Qt::AlignCenter, .color = t.onSea});
    const QRectF low(6, top.bottom(), width() - 12 - m_strip, top.height());
    const qreal icon = low.height() * 0.86;
    // Beside the buttons of a position that is set up there is only room for the number.
    const QString points =
        m_strip > 0 ? QString::number(position.victoryPoints) : tr("%n left", "victory points", position.victoryPoints);
    const int type = qBound(12, height() * 21 / 100, 22);
    const qreal wide = icon + 5 + QFontMetricsF(tableFont(type)).horizontalAdvance(points);
    const qreal left = qMax(low.left(), low.center().x() - wide / 2);
    drawArt(painter, QStringLiteral("victory_chip"), QRectF(left, low.center().y() - icon / 2, icon, icon));
    drawFitted(painter, QRectF(left + icon + 5, low.top(), low.right() - left - icon - 5, low.height()), points,
               {.largest = type, .color = t.onSea});
}

} // namespace windrose
