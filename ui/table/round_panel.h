// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QWidget>

namespace windrose
{

/// The number of the round and the remaining victory points.
class RoundPanel final : public QWidget
{
    Q_OBJECT

public:
    RoundPanel(GameSession& session, QWidget* parent);

    /// Sets all texts in the current language.
    void retranslate();
    /// Keeps a strip on the right free, in logical pixels.
    void setStrip(int width) { m_strip = width; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    GameSession& m_session;
    int m_strip = 0;
    QVariantList m_look; ///< what is drawn
};

} // namespace windrose
