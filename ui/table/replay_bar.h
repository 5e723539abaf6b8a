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

/// Shows any moment of the game: a line of all moments, steps, play at a speed, and the ways out of it. It changes what
/// is looked at, never the game.
class ReplayBar final : public QWidget
{
    Q_OBJECT

public:
    /// Speeds are numbered from 0; each is twice as fast as the one before, and this one plays an order a second.
    static constexpr int kUsualSpeed = 1;
    static constexpr int kSpeeds = 5;

    ReplayBar(GameSession& session, PlacementController& controller, QWidget* parent);

    /// Shows the moment the session shows; done by itself while the bar is there.
    void refresh();
    /// True while the bar itself moves to another moment.
    bool isSteering() const { return m_isSteering; }
    /// Goes to the first moment and takes the keyboard.
    void begin();
    void play();
    void pause();
    bool isPlaying() const { return m_timer.isActive(); }
    void setSpeed(int speed);
    /// "Round 5, order 87 of 143".
    QString momentText() const;
    /// The parts Tab visits.
    QList<QWidget*> stops() const;

signals:
    /// The player goes back to the game.
    void closeWanted();
    /// A new game shall go on from the moment after `orders` orders.
    void branchWanted(int orders);
    void speedChosen(int speed);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void steerTo(int moment);
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
    int m_speed = kUsualSpeed;
    bool m_isSteering = false;
    CachedPicture m_ground;
};

} // namespace windrose
