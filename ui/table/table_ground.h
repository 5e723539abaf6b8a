// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"
#include "table_layout.h"

#include <QCoreApplication>

class QPaintEvent;

namespace windrose
{

/// The background: the sea chart, and the panels with their titles.
class TableGround
{
    Q_DECLARE_TR_FUNCTIONS(TableGround)

public:
    /// The places of the texts of the headings, for a layout.
    static QList<QRect> headings(const TableLayout& layout);
    /// Redraws everything at the next paint event.
    void invalidate() { m_picture.invalidate(); }
    /// Handles a paint event; redraws everything if a panel has moved. An open log has a panel.
    void paint(QWidget& table, const QPaintEvent& event, const TableLayout& layout, bool hasLog);

private:
    CachedPicture m_picture;
    QList<QRect> m_panels; ///< in the picture
};

} // namespace windrose
