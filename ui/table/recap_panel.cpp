// SPDX-License-Identifier: GPL-3.0-or-later
#include "recap_panel.h"

#include "prompt_button.h"
#include "ui/models/texts.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QMouseEvent>
#include <QPainter>

/* TRANSLATOR windrose::RecapPanel  The ribbon that tells what the others did. */

namespace windrose
{

namespace
{

// Lengths in units.
constexpr int kSidePad = 8;
constexpr int kHeadingHeight = 28;
constexpr int kBetweenLines = 4;

/// The size of the lines, which grows with the table.
int typeFor(int width)
{
    return qMin(qMax(13, columnType(width)), typeSize(1));
}

/// The height of a line of the ribbon in a type, broken where the panel ends.
int heightOf(const QString& line, int width, int type)
{
    const QFontMetrics metrics(tableFont(type));
    return metrics.boundingRect(QRect(0, 0, width - 2 * wholeUnits(kSidePad) - 6, 1000), Qt::TextWordWrap, line)
        .height();
}

int heightOf(const QStringList& lines, int width, int type)
{
    int height = 0;
    for (const QString& line : lines) {
        height += heightOf(line, width, type);
    }
    return height;
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
      //: A button of the ribbon of the last moves.
      m_again(new PromptButton(tr("Again"), this)),
      //: A button of the ribbon of the last moves.
      m_close(new PromptButton(tr("Close"), this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_again->setMain(false);
    m_close->setMain(false);
    m_again->setSign(PromptButton::Sign::Again);
    m_close->setSign(PromptButton::Sign::Close);
    connect(m_again, &QAbstractButton::clicked, this, [this] { emit showAgainRequested(m_from); });
    connect(m_close, &QAbstractButton::clicked, this, [this] {
        emit closed();
        dismiss();
    });
    retranslate();
    hide();
}

RecapPanel::Heading RecapPanel::heading(int width) const
{
    //: The heading of the ribbon of the last moves.
    Heading heading{.text = tr("Since your last move")};
    const int buttons = (m_again->isHidden() ? 1 : 2) * (m_close->narrowWidth() + wholeUnits(kSidePad) / 2);
    heading.room = width - 2 * wholeUnits(kSidePad) - buttons;
    const auto room = static_cast<qreal>(heading.room);
    // In two lines when texts are large; the lines below it are no larger.
    heading.type = commonType({{heading.text, room}}, typeFor(width), true, textScale() > 1 ? 2 : 1);
    const QFontMetricsF metrics(tableFont(heading.type, true));
    const bool isLong = textScale() > 1 && metrics.horizontalAdvance(heading.text) > room;
    heading.lines = isLong ? 2 : 1;
    heading.height = qMax(wholeUnits(kHeadingHeight), static_cast<int>(metrics.height() * heading.lines) + 4);
    return heading;
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
    if (isPersons && !m_session.story().isShowingOrder()) {
        m_from = afterLastOrderOf(m_session.history(), position.turn);
        for (int offset = 1; offset < position.players; ++offset) {
            const int seat = (position.turn + offset) % position.players;
            const QString line = texts::recap(m_session, seat, m_from, m_session.orderCount());
            if (!line.isEmpty()) {
                m_lines.append(line);
            }
        }
    }
    setToolTip(m_lines.join(QLatin1Char('\n')));
    //: Read out for the ribbon of the last moves; %1 is a list of what the others did.
    const QString name = tr("Since your last move: %1").arg(m_lines.join(QStringLiteral(". ")));
    if (name != accessibleName()) {
        setAccessibleName(name);
    }
    offerAgain();
    m_isDismissed = false;
    setVisible(!m_lines.isEmpty());
    layOut();
    emit roomWanted();
}

void RecapPanel::dismiss()
{
    m_isDismissed = true;
    hide();
    emit roomWanted();
}

int RecapPanel::wantedHeight(int width) const
{
    if (m_lines.isEmpty() || m_isDismissed) {
        return 0;
    }
    const Heading title = heading(width);
    return title.height + wholeUnits(kSidePad) + heightOf(m_lines, width, title.type) +
           static_cast<int>(m_lines.size()) * wholeUnits(kBetweenLines);
}

void RecapPanel::offerAgain()
{
    m_again->setVisible(m_session.story().isOn());
    for (PromptButton* button : {m_close, m_again}) {
        button->setType(typeSize(0));
    }
    redraw();
}

void RecapPanel::setRoom(const QRect& room, int least)
{
    m_room = room;
    m_least = least;
    layOut();
}

void RecapPanel::layOut()
{
    const int height = qMin(qMax(wantedHeight(m_room.width()), m_least), m_room.height());
    setGeometry(m_room.left(), m_room.bottom() + 1 - height, m_room.width(), height);
    int right = width() - wholeUnits(kSidePad) / 2;
    for (PromptButton* button : {m_close, m_again}) {
        button->setType(typeSize(0));
        button->setNarrow(true);
        const int wide = button->narrowWidth();
        button->setGeometry(right - wide, wholeUnits(3), wide, wholeUnits(kHeadingHeight) - wholeUnits(5));
        right -= wide + wholeUnits(kSidePad) / 2;
    }
    raise();
    redraw();
}

void RecapPanel::redraw()
{
    m_picture.invalidate();
    update();
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

void RecapPanel::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    m_picture.paint(
        painter, *this, theme().table, [this](QPainter& drawing) { draw(drawing); }, event->region());
}

void RecapPanel::draw(QPainter& painter) const
{
    const Theme& t = theme();
    drawPanel(painter, QRectF(rect()).adjusted(0, 0, -1, -1), t.paper, t.mark);
    const Heading title = heading(width());
    drawFitted(painter, QRectF(wholeUnits(kSidePad) + 2, 2, title.room, title.height - 2), title.text,
               {.largest = title.type, .lines = title.lines, .bold = true, .color = t.ink});
    qreal top = title.height;
    // Where the boards leave less room, the lines are smaller and closer, and the tooltip has all of them.
    const qreal room = height() - top - wholeUnits(kSidePad) / 2.0;
    int type = title.type;
    while (type > kSmallestType && heightOf(m_lines, width(), type) > room) {
        --type;
    }
    const qreal lines = heightOf(m_lines, width(), type);
    const qreal between =
        qMin<qreal>(wholeUnits(kBetweenLines), (room - lines) / qMax(1, static_cast<int>(m_lines.size())));
    for (const QString& line : m_lines) {
        const qreal tall = heightOf(line, width(), type) + qMin(0.0, between);
        drawFitted(painter, QRectF(wholeUnits(kSidePad) + 2, top, width() - 2 * wholeUnits(kSidePad) - 4, tall), line,
                   {.largest = type,
                    .lines = 12,
                    .sentence = true,
                    .alignment = Qt::AlignLeft | Qt::AlignTop,
                    .color = t.ink});
        top += tall + qMax(0.0, between);
    }
}

void RecapPanel::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_session.story().isOn()) {
        emit showAgainRequested(m_from);
    }
}

} // namespace windrose
