// SPDX-License-Identifier: GPL-3.0-or-later
#include "role_card_tile.h"

#include "areas.h"
#include "placement_controller.h"
#include "ui/models/texts.h"
#include "ui/pieces/role_card.h"

/* TRANSLATOR windrose::RoleCardTile  A role card on the table. */

namespace windrose
{

QStringList namesOnRoleCards()
{
    QStringList names;
    for (int role = 0; role < kRoles; ++role) {
        const QString shorter = texts::roleShortName(static_cast<Role>(role));
        names.append(shorter.isEmpty() ? texts::roleName(static_cast<Role>(role)) : shorter);
    }
    return names;
}

RoleCardTile::RoleCardTile(PlacementController& controller, TableModel& model, int card, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, card);
    setGround(&Theme::table);
    setArea(areas::kRoles);
}

QString RoleCardTile::withPlayer(const QString& name)
{
    //: %1 is the name of the player on whose board the role card lies
    return name.isEmpty() ? QString() : tr("with %1").arg(name);
}

QString RoleCardTile::taker() const
{
    return withPlayer(modelValue(TakerRole).toString());
}

/// What this card would show with each player as its taker; empty while it is on the table.
QStringList RoleCardTile::takers() const
{
    QStringList all;
    const GameSession& session = controller().tabletop().session();
    for (int seat = 0; seat < session.players() && !taker().isEmpty(); ++seat) {
        all.append(withPlayer(session.seatName(seat)));
    }
    return all;
}

QVariantList RoleCardTile::look() const
{
    return TableTile::look() << taker() << takers() << modelValue(BringsNothingRole);
}

void RoleCardTile::paintPiece(QPainter& painter, const QRectF& where)
{
    drawRoleCard(painter, where,
                 {.role = roleOfCard(row()),
                  .name = modelValue(NameRole).toString(),
                  .shortName = texts::roleShortName(roleOfCard(row())),
                  .names = namesOnRoleCards(),
                  .doubloons = number(CountRole),
                  .takenBy = taker(),
                  .takers = takers(),
                  .asked = false,
                  .bringsNothing = modelValue(BringsNothingRole).toBool()});
}

} // namespace windrose
