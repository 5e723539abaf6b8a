// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>
#include <QStringList>

namespace windrose
{

/// The contents of a role card.
struct RoleCardLook {
    Role role = Role::Settler;
    QString name;
    QString shortName = {};  ///< instead of a name that does not fit, perhaps with soft hyphens; empty if there is none
    QStringList names = {};  ///< of all cards, in their shortest form: they are set in one size
    int doubloons = 0;       ///< number of doubloons on the card
    QString takenBy;         ///< who took the card, or empty; a taken card is drawn as an empty place with this name
    QStringList takers = {}; ///< what `takenBy` can be: they are set in one size
    bool asked = false;      ///< a role must be chosen now
    bool bringsNothing = false; ///< the seat to move would gain nothing from the role itself
};

void drawRoleCard(QPainter& painter, const QRectF& where, const RoleCardLook& look);

} // namespace windrose
