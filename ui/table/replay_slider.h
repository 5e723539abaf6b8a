// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"

#include <QAbstractSlider>

namespace windrose
{

/// A slider over all moments of a game, with a tick for each round and a mark for the game's current moment.
class ReplaySlider final : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit ReplaySlider(QWidget* parent);

    /// The first moments of the rounds after the first, ascending, and the game's current moment.
    void setMarks(const QList<int>& rounds, int standsAt);
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }
    /// The center of a value's position, in the slider's coordinates.
    QPoint pointOf(int value) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    int valueAt(int x) const;

    QList<int> m_rounds;
    int m_standsAt = 0;
    TabHandler m_tab;
};

} // namespace windrose
