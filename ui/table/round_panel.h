// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QWidget>

namespace windrose
{

/// The number of the round, and a gauge for each of the three things that end the game: the remaining victory points,
/// the remaining colonists, and the fullest city. The first gauge that is full makes the round the last one.
class RoundPanel final : public QWidget
{
    Q_OBJECT

public:
    RoundPanel(GameSession& session, QWidget* parent);

    /// Sets all texts in the current language.
    void retranslate();
    /// Keeps a strip on the right free, in logical pixels. Beside it there is only room for the victory points.
    void setStrip(int width) { m_strip = width; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void drawPoints(QPainter& painter, const QRectF& where) const;
    void drawGauges(QPainter& painter, const QRectF& where) const;

    GameSession& m_session;
    int m_strip = 0;
    QVariantList m_look; ///< what is drawn
};

} // namespace windrose
