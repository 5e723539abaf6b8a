// SPDX-License-Identifier: GPL-3.0-or-later
#include "recap_panel.h"

#include "prompt_button.h"
#include "ui/models/texts.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"

#include <QMouseEvent>
#include <QPainter>

namespace windrose
{

namespace
{

constexpr int kPad = 8;
constexpr int kTitle = 28;
constexpr int kButtons = 32;
constexpr int kBetweenLines = 4;

/// The size of the lines, which grows with the table.
int typeFor(int width)
{
    return qBound(13, width / 20, 22);
}

/// The height of a line of the ribbon, broken where the panel ends.
int heightOf(const QString& line, int width)
{
    const QFontMetrics metrics(tableFont(typeFor(width)));
    return metrics.boundingRect(QRect(0, 0, width - 2 * kPad - 6, 1000), Qt::TextWordWrap, line).height() +
           kBetweenLines;
}

/// The moment after the last order of a seat; 0 when it has given none.
int afterLastOrderOf(const GameHistory& history, int seat)
{
    for (int order = history.played(); order > 0; --order) {
        if (history.seatOf(order - 1) == seat) {
            return order;
        }
    }
    return 0;
}

} // namespace

RecapPanel::RecapPanel(GameSession& session, QWidget* table)
    : QWidget(table),
      m_session(session),
      m_again(new PromptButton(tr("Again"), this)),
      m_close(new PromptButton(tr("Close"), this))
{
    m_again->setMain(false);
    m_close->setMain(false);
    connect(m_again, &QAbstractButton::clicked, this, [this] { emit showAgainRequested(m_from); });
    connect(m_close, &QAbstractButton::clicked, this, [this] {
        m_closedAt = m_session.orderCount();
        emit closed();
        hide();
    });
    retranslate();
    hide();
}

void RecapPanel::retranslate()
{
    m_again->setLabel(tr("Again"), tr("Again"));
    m_close->setLabel(tr("Close"), tr("Close"));
    if (!isHidden()) {
        recall();
    }
}

void RecapPanel::recall()
{
    const Position& position = m_session.gamePosition();
    m_lines.clear();
    const bool isPersons =
        m_session.isLive() && !m_session.isCovered() && !position.isFinished() && !m_session.isComputersTurn();
    if (isPersons && !m_session.story().isTelling()) {
        m_from = afterLastOrderOf(m_session.history(), position.turn);
        for (int offset = 1; offset < position.players; ++offset) {
            const int seat = (position.turn + offset) % position.players;
            const QString line = texts::recap(m_session, seat, m_from, m_session.orderCount());
            if (!line.isEmpty()) {
                m_lines.append(line);
            }
        }
    }
    const QString name = tr("Since your last move: %1").arg(m_lines.join(QStringLiteral(". ")));
    if (name != accessibleName()) {
        setAccessibleName(name);
    }
    m_again->setVisible(m_session.story().isOn());
    setVisible(!m_lines.isEmpty());
    layOut();
    update();
}

void RecapPanel::setRoom(const QRect& room)
{
    m_room = room;
    layOut();
}

void RecapPanel::layOut()
{
    int height = kTitle + kButtons;
    for (const QString& line : m_lines) {
        height += heightOf(line, m_room.width());
    }
    height = qMin(height, m_room.height());
    setGeometry(m_room.left(), m_room.bottom() + 1 - height, m_room.width(), height);
    int right = width() - kPad;
    for (PromptButton* button : {m_close, m_again}) {
        const int wide = button->sizeHint().width();
        button->setGeometry(right - wide, height - kButtons + 2, wide, kButtons - 8);
        right -= wide + kPad;
    }
    raise();
}

QList<QWidget*> RecapPanel::stops() const
{
    if (isHidden()) {
        return {};
    }
    return m_again->isHidden() ? QList<QWidget*>{m_close} : QList<QWidget*>{m_again, m_close};
}

void RecapPanel::setTabHandler(const TabHandler& handler)
{
    m_again->setTabHandler(handler);
    m_close->setTabHandler(handler);
}

void RecapPanel::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPanel(painter, QRectF(rect()).adjusted(0, 0, -1, -1), t.paper, t.mark);
    drawFitted(painter, QRectF(kPad + 2, 2, width() - 2 * kPad - 4, kTitle - 4), tr("Since your last move"),
               {.largest = typeFor(width()) + 2, .bold = true, .color = t.ink});
    qreal top = kTitle;
    for (const QString& line : m_lines) {
        const int tall = heightOf(line, width());
        drawFitted(painter, QRectF(kPad + 2, top, width() - 2 * kPad - 4, tall), line,
                   {.largest = typeFor(width()), .lines = 6, .sentence = true, .color = t.ink});
        top += tall;
    }
}

void RecapPanel::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_session.story().isOn()) {
        emit showAgainRequested(m_from);
    }
}

} // namespace windrose
