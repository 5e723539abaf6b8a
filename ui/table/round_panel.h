// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/round_model.h"

#include <QWidget>

namespace windrose
{

/// Shows a `RoundModel`: the number of the round, and a gauge for each of the three things that end the game.
class RoundPanel final : public QWidget
{
    Q_OBJECT

public:
    RoundPanel(const RoundModel& model, QWidget* parent);

    /// Keeps a strip on the right free, in logical pixels. Beside it there is only room for the victory points.
    void setStrip(int width) { m_strip = width; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void drawPoints(QPainter& painter, const QRectF& where) const;
    void drawGauges(QPainter& painter, const QRectF& where) const;

    const RoundModel& m_model;
    int m_strip = 0;
    QVariantList m_look; ///< what is drawn
};

} // namespace windrose
