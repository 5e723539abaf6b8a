// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QVariantAnimation>
#include <QWidget>

namespace windrose
{

/// The flag beside a winner's name, in the color of the seat. It flies at the top of its pole unless it is raised.
class WinnerFlag final : public QWidget
{
    Q_OBJECT

public:
    WinnerFlag(const QColor& color, QWidget* parent);

    /// Raises it from the foot of the pole within this time.
    void hoist(int milliseconds);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor m_color;
    qreal m_height = 1; ///< 0 at the foot of the pole, 1 at its top
    QVariantAnimation m_rise;
};

} // namespace windrose
