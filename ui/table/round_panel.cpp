// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_panel.h"

#include "ui/models/texts.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

/* TRANSLATOR windrose::RoundPanel  The panel of the round, with what ends the game. */

namespace windrose
{

namespace
{

int fullestCity(const Position& position)
{
    int spaces = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        spaces = qMax(spaces, kSpaces - position.seat(seat).emptyCitySpaces());
    }
    return spaces;
}

/// One of the things that end the game.
struct Gauge {
    QString art; ///< empty for a city, which has no drawing
    int number = 0;
    qreal nearness = 0; ///< 0 at the start of the game, 1 when it makes the round the last one
};

std::array<Gauge, kEndTriggers> gaugesOf(const Position& position)
{
    const int players = qMax(kMinPlayers, int{position.players}); // a session without a game has none
    const auto spent = [](int left, int all) { return 1.0 - std::clamp(1.0 * left / all, 0.0, 1.0); };
    const int points = position.victoryPoints;
    const int colonists = position.colonists;
    const int city = fullestCity(position);
    const bool hasNoColonists = position.hasEndTrigger(EndTrigger::Colonists);
    return {{{QStringLiteral("victory_chip"), points, spent(points, victoryPointsInBox(players, position.options))},
             {QStringLiteral("colonist"), colonists,
              hasNoColonists ? 1.0 : spent(colonists, setupFacts(players).colonists)},
             {QString(), city, 1.0 * city / kSpaces}}};
}

/// The sign of a city: a house.
void drawHouse(QPainter& painter, const QRectF& where, const QColor& ink)
{
    const qreal side = where.width();
    QPainterPath house;
    house.addPolygon(
        QPolygonF({{0, 0.5}, {0.5, 0.05}, {1, 0.5}, {0.86, 0.5}, {0.86, 0.95}, {0.14, 0.95}, {0.14, 0.5}}));
    house.closeSubpath();
    painter.save();
    painter.translate(where.topLeft());
    painter.scale(side, side);
    painter.fillPath(house, ink);
    painter.restore();
}

/// The number above its sign and a bar, which fills as the end comes nearer.
void drawGauge(QPainter& painter, const QRectF& where, const Gauge& gauge, int type)
{
    const Theme& t = theme();
    const QRectF above(where.left(), where.top(), where.width(), where.height() * 0.56);
    drawFitted(painter, above, QString::number(gauge.number),
               {.largest = type, .alignment = Qt::AlignCenter, .color = t.onSea});
    const QRectF below(where.left(), above.bottom(), where.width(), where.bottom() - above.bottom());
    const qreal side = qMin(below.height(), below.width() / 2);
    const QRectF sign(below.left(), below.center().y() - side / 2, side, side);
    if (gauge.art.isEmpty()) {
        drawHouse(painter, sign, t.onSea);
    } else {
        drawArt(painter, gauge.art, sign);
    }
    const qreal thickness = qMax(6.0, side * 0.62);
    const QRectF bar(sign.right() + 3, below.center().y() - thickness / 2, below.right() - sign.right() - 3, thickness);
    const QRectF filled(bar.topLeft(), QSizeF(bar.width() * gauge.nearness, bar.height()));
    painter.fillRect(filled, gauge.nearness >= 1 ? t.accent : t.onSea);
    painter.setPen(QPen(t.onSeaSoft, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace

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
    const int city = fullestCity(position);
    //: Read out for the panel of the round: what ends the game when it is used up.
    const QStringList gauges{tr("%n victory point(s) left", nullptr, position.victoryPoints),

                             //: Read out for the panel of the round: what ends the game when it is used up.
                             tr("%n colonist(s) left", nullptr, position.colonists),
                             //: the filled spaces of the fullest city
                             tr("fullest city: %1 of %2 spaces").arg(city).arg(kSpaces)};
    const QString end = position.isFinished() ? tr(
                                                    //: Read out for the panel of the round.
                                                    "The game is over.")
                        : position.isLastRound()
                            ? texts::lastRound(m_session, position)
                            //: The text over the gauges that show how near the end is.
                            : tr("The game ends with the round in which the victory points run out, the colonist "
                                 "ship cannot be filled, or a city is full.");
    const QString all = gauges.join(QStringLiteral(", "));
    //: Read out for the panel of the round; %1 is its number, %2 says what is going on.
    if (const QString name = tr("Round %1, %2").arg(QString::number(position.round), all); name != accessibleName()) {
        setAccessibleName(name);
    }
    if (end != accessibleDescription()) {
        setAccessibleDescription(end);
    }
    QStringList lines;
    for (const QString& gauge : gauges) {
        lines.append(texts::capitalized(gauge));
    }
    setToolTip((lines << end).join(QLatin1Char('\n')));
    QVariantList now{int{position.round},     int{position.victoryPoints},
                     int{position.colonists}, city,
                     position.isLastRound(),  position.hasEndTrigger(EndTrigger::Colonists),
                     position.isFinished()};
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
    const bool hasGauges = m_strip == 0;
    const qreal pad = height() * 0.1;
    const qreal inner = height() - 2 * pad;
    const QRectF top(6, pad, width() - 12 - m_strip, inner * (hasGauges ? 0.4 : 0.5));
    //: In the panel of the round, at the end of the game.
    const QString round = position.isFinished()    ? tr("The end")
                          : position.isLastRound() ? tr(
                                                         //: In the panel of the round, at the end of the game.
                                                         "Last round")
                                                   : tr(
                                                         //: In the panel of the round; %1 is its number.
                                                         "Round %1")
                                                         .arg(position.round);
    drawFitted(
        painter, top, round,
        {.largest = typeIn(height() * 0.4, 0.65, 3, 14), .bold = true, .alignment = Qt::AlignCenter, .color = t.onSea});
    const QRectF low(6, top.bottom(), width() - 12 - m_strip, pad + inner - top.bottom());
    if (hasGauges) {
        drawGauges(painter, low);
    } else {
        drawPoints(painter, low);
    }
}

void RoundPanel::drawPoints(QPainter& painter, const QRectF& where) const
{
    const qreal icon = where.height() * 0.86;
    const QString points = QString::number(m_session.shownPosition().victoryPoints);
    const int type = typeIn(where.height(), 0.52, 3);
    const qreal wide = icon + 5 + QFontMetricsF(tableFont(type)).horizontalAdvance(points);
    const qreal left = qMax(where.left(), where.center().x() - wide / 2);
    drawArt(painter, QStringLiteral("victory_chip"), QRectF(left, where.center().y() - icon / 2, icon, icon));
    drawFitted(painter, QRectF(left + icon + 5, where.top(), where.right() - left - icon - 5, where.height()), points,
               {.largest = type, .color = theme().onSea});
}

void RoundPanel::drawGauges(QPainter& painter, const QRectF& where) const
{
    const std::array<Gauge, kEndTriggers> gauges = gaugesOf(m_session.shownPosition());
    const qreal gap = qMax(5.0, where.width() * 0.06);
    const qreal wide = (where.width() - (kEndTriggers - 1) * gap) / kEndTriggers;
    const int type = typeIn(height() * 0.29, 0.76, 2);
    qreal left = where.left();
    for (const Gauge& gauge : gauges) {
        drawGauge(painter, QRectF(left, where.top(), wide, where.height()), gauge, type);
        left += wide + gap;
    }
}

} // namespace windrose
