// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>

namespace windrose
{

/// What a role card shows.
struct RoleCardLook {
    Role role = Role::Settler;
    QString name;
    int doubloons = 0;  ///< lying on it
    QString takenBy;    ///< empty while it lies on the table; then only its empty place is drawn, with this text
    bool asked = false; ///< a role is asked for
};

void drawRoleCard(QPainter& painter, const QRectF& where, const RoleCardLook& look);

} // namespace windrose
