// SPDX-License-Identifier: GPL-3.0-or-later
#include "roles_model.h"

#include "role_forecast.h"
#include "setup_placing.h"
#include "texts.h"

/* TRANSLATOR windrose::RolesModel  The role cards, read out. */

namespace windrose
{

RolesModel::RolesModel(const Tabletop& table, QObject* parent)
    : TableModel(table, parent), m_cards(table.session().position().roleCards())
{
}

int RolesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_cards;
}

QVariant RolesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const int card = index.row();
    const int doubloons = position().cardDoubloons[static_cast<std::size_t>(card)];
    const int taker = position().takenBy[static_cast<std::size_t>(card)];
    switch (role) {
    case NameRole:
        return texts::roleName(roleOfCard(card));
    case Qt::ToolTipRole:
        return texts::roleHover(position(), card, names());
    case Qt::AccessibleTextRole: {
        QStringList states;
        if (doubloons != 0) {
            states += texts::doubloons(doubloons);
        }
        if (taker != kNobody) {
            //: Read out for a role card; %1 is the name of a player.
            states += tr("taken by %1").arg(session().seatName(taker));
        }
        if (bringsNothing(card)) {
            //: What a screen reader adds to the name of a role card.
            states += tr("would bring you nothing now");
        }
        //: The name of a role card for a screen reader; %1 is the name of the role.
        return named(tr("Role %1").arg(texts::roleName(roleOfCard(card))), states);
    }
    case PieceRole:
        return card;
    case ArtRole:
        return art("role_", id(roleOfCard(card)));
    case CountRole:
        return doubloons;
    case BringsNothingRole:
        return bringsNothing(card);
    case TakerRole:
        return taker == kNobody ? QString() : session().seatName(taker);
    case TakenByRole:
    case SeatRole:
        return taker;
    case VisibleRole:
        return taker == kNobody;
    default:
        return commonData(index, role);
    }
}

QStringList RolesModel::names() const
{
    QStringList names;
    for (int seat = 0; seat < session().players() && !handling().movesFreely(); ++seat) {
        names.append(session().seatName(seat));
    }
    return names;
}

bool RolesModel::bringsNothing(int card) const
{
    const std::optional<RoleForecast> forecast = handling().movesFreely() ? std::nullopt : forecastOf(position(), card);
    return forecast && (*forecast)[static_cast<std::size_t>(position().turn)] == 0;
}

std::optional<Piece> RolesModel::lyingAt(const QModelIndex& place) const
{
    return place.isValid() ? std::optional(Piece{PieceKind::RoleCard, place.row(), {}, boxSpot()}) : std::nullopt;
}

Place RolesModel::targetAt(const QModelIndex& place) const
{
    return place.isValid() ? Place{PlaceKind::RoleCard, -1, place.row(), 0} : Place{};
}

std::optional<SetupPiece> RolesModel::countableAt(const QModelIndex&) const
{
    return SetupPiece{SetupPiece::Kind::Doubloon, 0};
}

void RolesModel::followPosition()
{
    const int rows = position().roleCards();
    if (rows != m_cards) {
        beginResetModel();
        m_cards = rows;
        storeShownData();
        endResetModel();
    } else {
        notifyChanges();
    }
}

QList<int> RolesModel::shownRoles(const QModelIndex&) const
{
    return {Qt::AccessibleTextRole, NameRole, CountRole, TakerRole, VisibleRole, BringsNothingRole};
}

} // namespace windrose
