// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"
#include "table_layout.h"

#include <QCoreApplication>

class QPaintEvent;

namespace windrose
{

/// What lies under everything: the chart, and the panels with their titles.
class TableGround
{
    Q_DECLARE_TR_FUNCTIONS(TableGround)

public:
    /// Draws everything anew when it is next painted.
    void invalidate() { m_picture.invalidate(); }
    /// Paints what an event asks for. The log has a panel where it is open.
    void paint(QWidget& table, const QPaintEvent& event, const TableLayout& layout, bool hasLog);

private:
    CachedPicture m_picture;
};

} // namespace windrose
