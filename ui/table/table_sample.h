// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speeds.h"

#include <QVariantAnimation>
#include <QWidget>

namespace windrose
{

/// A small piece of a table in the current colors and text size, to see what a choice of them looks like: a card, a
/// building, tiles and a ship. Whenever the speed of animations is chosen, a barrel is loaded onto the ship.
class TableSample final : public QWidget
{
    Q_OBJECT

public:
    explicit TableSample(QWidget* parent = nullptr);

    /// Sets the speed of animations; another one than before is shown at once.
    void setPace(speeds::Pace pace);
    bool isMoving() const { return m_way.state() == QAbstractAnimation::Running; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void load();
    void retranslate();

    speeds::Pace m_pace = speeds::Pace::Normal;
    QVariantAnimation m_way; ///< of the barrel: 0 at the stack, 1 on the ship
};

} // namespace windrose
