// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"
#include "ui/session/game_session.h"

#include <QTimer>
#include <QWidget>

namespace windrose
{

class PlacementController;
class PromptButton;
class ReplayKey;
class ReplaySlider;
class ReplayText;

/// Shows any moment of the game: a slider of all moments, step and play buttons, speeds, and the ways to leave. It
/// changes what is viewed, never the game.
class ReplayBar final : public QWidget
{
    Q_OBJECT

public:
    /// Speeds are numbered from 0 and double each time; this one plays one order per second.
    static constexpr int kDefaultSpeed = 1;
    static constexpr int kSpeeds = 5;

    ReplayBar(GameSession& session, PlacementController& controller, QWidget* parent);

    /// Updates to the session's moment; called automatically while the bar is visible.
    void refresh();
    /// Whether the bar itself is changing the moment.
    bool isSeeking() const { return m_isSeeking; }
    /// Goes to the first moment and takes the focus.
    void begin();
    void play();
    void pause();
    bool isPlaying() const { return m_timer.isActive(); }
    void setSpeed(int speed);
    /// "Round 5, order 87 of 143".
    QString momentText() const;
    /// The widgets in tab order.
    QList<QWidget*> stops() const;

signals:
    /// The user returns to the game.
    void closeRequested();
    /// The user wants a new game that continues from the moment after `orders` orders.
    void branchRequested(int orders);
    void speedChosen(int speed);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void seekTo(int moment);
    void step();
    void togglePlay();
    void offerSpeeds();
    void layOut();
    QList<int> rounds();

    GameSession& m_session;
    PlacementController& m_controller;
    ReplayText* m_text;
    ReplayKey* m_first;
    ReplayKey* m_previous;
    ReplayKey* m_play;
    ReplayKey* m_next;
    ReplayKey* m_last;
    PromptButton* m_speedButton;
    ReplaySlider* m_slider;
    PromptButton* m_branch;
    PromptButton* m_back;
    QTimer m_timer;
    int m_speed = kDefaultSpeed;
    bool m_isSeeking = false;
    CachedPicture m_ground;
};

} // namespace windrose
