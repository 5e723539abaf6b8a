// SPDX-License-Identifier: GPL-3.0-or-later
#include "course_list.h"

#include "order_rows.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"

#include <algorithm>

/* TRANSLATOR windrose::CourseList  The findings about a game, in the panel about its course. */

namespace windrose
{

CourseList::CourseList(const GameSession& session, const GameReview& review, const QList<QColor>& colors,
                       QWidget* parent)
    : QListWidget(parent), m_session(session), m_review(review), m_colors(colors)
{
    setWordWrap(true);
    setItemDelegate(new OrderRows(this));
    setResizeMode(QListView::Adjust); // wraps its lines again when the panel is resized
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // lines wrap in the same width with few rows and many
}

void CourseList::addRow(const QString& text, int moment)
{
    auto* row = new QListWidgetItem(text, this);
    row->setData(Qt::UserRole, moment);
}

void CourseList::addRow(const QString& text, const OrderRow& content, int moment)
{
    addRow(text, moment);
    item(count() - 1)->setData(OrderRows::kRole, QVariant::fromValue(content));
}

void CourseList::addSheet(int seat)
{
    addRow(sheetText(seat), sheetRow(seat), -1);
    for (const TurningPoint& mistake : m_review.sheetOf(seat).mistakes) {
        OrderRow row = pointRow(mistake);
        //: Above an order of a player that was a mistake; %1 is a number.
        row.context = tr("Round %1").arg(m_review.positionAt(mistake.moment).round);
        addRow(pointText(mistake), row, mistake.moment);
    }
}

OrderRow CourseList::sheetRow(int seat) const
{
    const SeatSheet& sheet = m_review.sheetOf(seat);
    OrderRow row;
    row.isHead = true;
    row.seat = seat;
    row.color = m_colors.value(seat);
    row.title = m_session.seatName(seat);
    row.percent = foundPercent(sheet);
    row.figure = texts::percentText(row.percent);
    //: Below the name of a player in the findings about a game; %1 is how often the best order was found.
    row.detail = tr("The best move in %1 of %n decision(s)", nullptr, sheet.decisions).arg(sheet.found);
    return row;
}

OrderRow CourseList::pointRow(const TurningPoint& point) const
{
    const Position& before = m_review.positionAt(point.moment);
    const bool isFall = point.kind == TurningPointKind::Fall;
    OrderRow row;
    //: Above an order among the turning points of a game: %1 is a number, %2 a player.
    row.context = tr("Round %1, %2").arg(QString::number(before.round), m_session.seatName(before.turn));
    row.title = texts::order(before, point.given);
    row.percent = texts::percent(point.chanceGiven);
    row.better = texts::percent(point.chanceBetter);
    const QString fell = QStringLiteral("%1 → %2");
    row.note = fell.arg(texts::percentText(row.better), texts::percentText(row.percent));
    row.widestNote = fell.arg(texts::percentText(88), texts::percentText(88));
    row.color = m_colors.value(point.seat);
    //: Below an order among the turning points of a game, after which the chance of a player, %1, fell.
    const QString what = isFall ? tr("The chance of %1 to win fell.").arg(m_session.seatName(point.seat)) :
                                //: Below an order among the turning points of a game: %1 is an order.
                             tr("Better: %1.").arg(texts::order(before, point.better));
    row.detail = texts::paragraph({what, explanation(point)});
    return row;
}

QString CourseList::explanation(const TurningPoint& point) const
{
    QString better;
    if (point.kind == TurningPointKind::Fall && point.hasBetter()) {
        //: After a sentence that the chance of a player fell: %1 is a chance such as "43 % to win", %2 an order.
        better = tr("Better (%1): %2.")
                     .arg(texts::chance(point.chanceWithBetter),
                          texts::order(m_review.positionAt(point.moment), point.better));
    }
    return texts::paragraph({better, texts::reason(m_session, point.reason, texts::ComparedWith::Played),
                             texts::reason(m_session, point.difference, texts::ComparedWith::Played)});
}

int CourseList::foundPercent(const SeatSheet& sheet)
{
    return (100 * sheet.found + sheet.decisions / 2) / std::max(1, sheet.decisions);
}

void CourseList::refresh()
{
    const int row = currentRow();
    clear();
    int number = 0;
    for (const TurningPoint& point : m_review.turningPoints()) {
        OrderRow content = pointRow(point);
        content.number = QString::number(++number);
        addRow(QStringLiteral("%1. %2").arg(content.number, pointText(point)), content, point.moment);
    }
    if (number == 0) {
        //: In the list of turning points of a game, when it is empty.
        addRow(m_review.isFinished() ? tr("Nobody made a serious mistake.") :
                                     //: In the course of the game, while the moves are being judged.
                   tr("Looking for turning points…"),
               -1);
        item(0)->setFlags(Qt::NoItemFlags);
    }
    if (m_review.isFinished()) {
        for (int seat = 0; seat < m_session.players(); ++seat) {
            addSheet(seat);
        }
    }
    if (number != 0) {
        setCurrentRow(row);
    }
}

int CourseList::momentOf(int row) const
{
    const QListWidgetItem* found = item(row);
    return found == nullptr ? -1 : found->data(Qt::UserRole).toInt();
}

QList<int> CourseList::turningMoments() const
{
    QList<int> moments;
    for (const TurningPoint& point : m_review.turningPoints()) {
        moments << point.moment;
    }
    return moments;
}

QString CourseList::sheetText(int seat) const
{
    const SeatSheet& sheet = m_review.sheetOf(seat);
    //: In the findings about a game: %1 is a player, %2 how often the best order was found, %3 the same in percent
    return tr("%1: the best move in %2 of %n decision(s) (%3 %).", nullptr, sheet.decisions)
        .arg(m_session.seatName(seat), QString::number(sheet.found), QString::number(foundPercent(sheet)));
}

QString CourseList::pointText(const TurningPoint& point) const
{
    const Position& before = m_review.positionAt(point.moment);
    if (point.kind == TurningPointKind::Fall) {
        //: %1 is a round, %2 a player, %3 an order such as "Sell corn", %4 a player (another or the same), %5 and %6
        //: numbers
        const QString what =
            tr("Round %1, %2: %3. The chance of %4 to win fell from %5 % to %6 %.")
                .arg(QString::number(before.round), m_session.seatName(before.turn), texts::order(before, point.given),
                     m_session.seatName(point.seat), QString::number(texts::percent(point.chanceBetter)),
                     QString::number(texts::percent(point.chanceGiven)));
        return texts::paragraph({what, explanation(point)});
    }
    //: %1 is a round, %2 a player, %3 an order such as "Sell corn", %4 and %5 chances such as "43 % to win", %6 an
    //: order
    const QString what = tr("Round %1, %2: %3 (%4). Better (%5): %6.")
                             .arg(QString::number(before.round), m_session.seatName(point.seat),
                                  texts::order(before, point.given), texts::chance(point.chanceGiven),
                                  texts::chance(point.chanceBetter), texts::order(before, point.better));
    return texts::paragraph({what, explanation(point)});
}

} // namespace windrose
