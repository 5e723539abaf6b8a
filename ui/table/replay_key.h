// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bar_button.h"

namespace windrose
{

/// A small button with a symbol, as on a music player.
class ReplayKey final : public BarButton
{
    Q_OBJECT

public:
    enum class Sign { First, Previous, Play, Pause, Next, Last };

    ReplayKey(Sign sign, QWidget* parent);

    void setSign(Sign sign);
    /// The accessible name and the tooltip.
    void setName(const QString& name);

protected:
    void paintFace(QPainter& painter, const QColor& ink) override;

private:
    Sign m_sign;
};

} // namespace windrose
