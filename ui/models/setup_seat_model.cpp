// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_seat_model.h"

#include "setup_placing.h"
#include "texts.h"

/* TRANSLATOR windrose::SetupSeatModel  A board while a position is set up, read out. */

namespace windrose
{

SetupSeatModel::SetupSeatModel(const Tabletop& table, int seat, QObject* parent)
    : TableModel(table, parent), m_seat(seat)
{
}

int SetupSeatModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !handling().movesFreely() ? 0 : kFirstCardRow + kMaxCards;
}

int SetupSeatModel::cardAt(int row) const
{
    int left = row - kFirstCardRow;
    for (int card = 0; left >= 0 && card < position().roleCards(); ++card) {
        if (position().takenBy[static_cast<std::size_t>(card)] == m_seat && left-- == 0) {
            return card;
        }
    }
    return -1;
}

QString SetupSeatModel::spoken(int row) const
{
    const QString name = session().seatName(m_seat);
    const Seat& seat = position().seat(m_seat);
    switch (row) {
    case kDoubloonRow:
        //: The name of a place for a screen reader; %1 is the name of a player.
        return named(tr("Doubloons of %1").arg(name), {QString::number(seat.doubloons)});
    case kPointRow:
        //: The name of a place for a screen reader; %1 is the name of a player.
        return named(tr("Victory points of %1").arg(name), {QString::number(seat.victoryPoints)});
    case kGovernorRow:
        //: The name of the piece that marks the governor, for a screen reader.
        return named(tr("Governor marker"), {name});
    default:
        return cardAt(row) < 0 ? QString()
                               : named(
                                     //: The name of a place for a screen reader; %1 is the name of a role.
                                     tr("Role %1").arg(texts::roleName(roleOfCard(cardAt(row)))),
                                     {//: Read out for a role card; %1 is the name of a player.
                                      tr("taken by %1").arg(name)});
    }
}

QString SetupSeatModel::governorHover()
{
    //: The text over a piece of a board while a position is set up; the bold part is its name.
    return tr("<p><b>Governor marker</b></p><p>Drag it onto another board. The role cards taken this round and "
              "the turn to choose move with it.</p>");
}

QVariant SetupSeatModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_seat >= position().players) {
        return {};
    }
    const int row = index.row();
    const Seat& seat = position().seat(m_seat);
    switch (role) {
    case NameRole:
        return row < kFirstCardRow || cardAt(row) < 0 ? QString() : texts::roleName(roleOfCard(cardAt(row)));
    case Qt::ToolTipRole:
        switch (row) {
        case kDoubloonRow:
            //: The text over a piece of a board while a position is set up; the bold part is its name.
            return tr("<p><b>Doubloons</b></p><p>Drag them, or press + and −.</p>");
        case kPointRow:
            //: The text over a piece of a board while a position is set up; the bold part is its name.
            return tr("<p><b>Victory points</b></p><p>Drag them, or press + and −.</p>");
        case kGovernorRow:
            return governorHover();
        default:
            return cardAt(row) < 0 ? QString() : texts::roleHover(position(), cardAt(row));
        }
    case Qt::AccessibleTextRole:
        return spoken(row);
    case PieceRole:
        return cardAt(row);
    case CountRole:
        return row == kDoubloonRow ? static_cast<int>(seat.doubloons) : row == kPointRow ? int{seat.victoryPoints} : 0;
    case VisibleRole:
        return row < kGovernorRow || (row == kGovernorRow ? position().governor == m_seat : cardAt(row) >= 0);
    case SeatRole:
        return m_seat;
    default:
        return commonData(index, role);
    }
}

std::optional<Piece> SetupSeatModel::lyingAt(const QModelIndex& place) const
{
    if (!place.isValid() || m_seat >= position().players) {
        return std::nullopt;
    }
    const SetupSpot here{SetupSpot::Kind::Board, m_seat, 0};
    const Seat& seat = position().seat(m_seat);
    switch (place.row()) {
    case kDoubloonRow:
        return seat.doubloons == 0 ? std::nullopt : std::optional(Piece{PieceKind::Doubloon, 0, {}, here});
    case kPointRow:
        return seat.victoryPoints == 0 ? std::nullopt : std::optional(Piece{PieceKind::VictoryPoint, 0, {}, here});
    case kGovernorRow:
        return position().governor == m_seat ? std::optional(Piece{PieceKind::Governor, 0, {}, here}) : std::nullopt;
    default:
        return cardAt(place.row()) < 0 ? std::nullopt
                                       : std::optional(Piece{PieceKind::RoleCard, cardAt(place.row()), {}, here});
    }
}

Place SetupSeatModel::targetAt(const QModelIndex& place) const
{
    return place.isValid() ? Place{PlaceKind::Board, m_seat, 0, 0} : Place{};
}

std::optional<SetupPiece> SetupSeatModel::countableAt(const QModelIndex& place) const
{
    switch (place.row()) {
    case kDoubloonRow:
        return SetupPiece{SetupPiece::Kind::Doubloon, 0};
    case kPointRow:
        return SetupPiece{SetupPiece::Kind::Point, 0};
    default:
        return std::nullopt;
    }
}

} // namespace windrose
