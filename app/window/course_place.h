// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QPointer>
#include <QWidget>

namespace windrose
{

/// Places the panel of the course of the game: right of the table, or below it in an upright window, and the table
/// makes room. Where the table needs all the room, the panel is a window of its own, placed where it covers least.
class CoursePlace final : public QObject
{
    Q_OBJECT

public:
    /// `row` belongs to the layout of `area`, and the table is the first in it. As a window of its own, the
    /// panel leaves `spared` visible if it can be narrow enough.
    CoursePlace(QWidget& area, QBoxLayout& row, const QWidget& spared);

    /// Shows `panel` in the best place. The table gets the room back when the panel is closed.
    void show(QWidget& panel);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Place { None, Right, Below, Window };

    Place best() const;
    void put();
    void putInWindow();

    QWidget& m_area;
    QBoxLayout& m_row;
    const QWidget& m_spared;
    QPointer<QWidget> m_panel;
    Place m_place = Place::None;
};

} // namespace windrose
