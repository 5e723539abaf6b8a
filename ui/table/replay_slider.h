// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"

#include <QAbstractSlider>

namespace windrose
{

/// The line of all moments of a game: a tick for each round, a mark where the game stands, and the moment looked at.
class ReplaySlider final : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit ReplaySlider(QWidget* parent);

    /// The moments at which rounds after the first begin, ascending, and the one the game stands at.
    void setMarks(const QList<int>& rounds, int standsAt);
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }
    /// The middle of a value's place, in the slider's coordinates.
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
