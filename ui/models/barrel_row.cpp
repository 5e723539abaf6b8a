// SPDX-License-Identifier: GPL-3.0-or-later
#include "barrel_row.h"

#include "table_roles.h"
#include "texts.h"

namespace windrose
{

QVariant barrelRow(const GameSession& session, Good good, int barrels, int role)
{
    switch (role) {
    case NameRole:
        return texts::goodName(good);
    case Qt::ToolTipRole:
        return texts::goodHover(session.shownPosition(), session.reader(), good);
    case PieceRole:
        return index(good);
    case CountRole:
        return barrels;
    default:
        return {};
    }
}

} // namespace windrose
