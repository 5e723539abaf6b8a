// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "moments.h"
#include "patience.h"
#include "ui/table/table_view.h"

#include <memory>

namespace windrose
{

/// Replaces the table by one for a game at `position`, which is not shown yet.
inline void renewTable(std::unique_ptr<TableView>& table, GameSession& session, const Position& position)
{
    table.reset();
    lay(session, position);
    table = std::make_unique<TableView>(session);
}

/// Shows a table in a window of its own and waits until it is on the screen; false on a timeout.
inline bool showTable(TableView& table, const QSize& size = {1280, 774})
{
    table.resize(size);
    table.show();
    return waitUntilExposed(&table);
}

} // namespace windrose
