// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

namespace windrose
{

/// Three animated dots beside the sentence while a computer player thinks; they do not move when animations are off.
class ThinkingMark final : public QWidget
{
    Q_OBJECT

public:
    explicit ThinkingMark(QWidget* parent);

    void setMoves(bool moves) { m_moves = moves; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    bool m_moves = true;
    int m_step = 0;
    QTimer m_timer;
};

} // namespace windrose
