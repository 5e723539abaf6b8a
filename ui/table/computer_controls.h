// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

namespace windrose
{

class ComputerSeats;
class GameSession;
class PlacementController;
class PromptButton;
class ThinkingMark;

/// The part of the prompt line for computer players: who is thinking, and the buttons that pause them, play one move,
/// or hand their seat to a person.
class ComputerControls final : public QObject
{
    Q_OBJECT

public:
    /// Creates its buttons as children of `bar`, which lays them out.
    ComputerControls(GameSession& session, PlacementController& controller, QWidget* bar);

    /// Sets the computer players, if there are any.
    void setComputers(ComputerSeats& computers);
    /// The speed of computers' moves, marked in the menu of speeds.
    void setSpeed(int speed);
    /// Shows the buttons that apply now, and the thinking mark unless another sentence is shown.
    void refresh(bool showsTemporaryText);
    /// "Bo (Merchant) is thinking…"
    QString sentence() const;
    /// Continues the computers, if that is offered.
    bool playDefault();

    /// From right to left.
    QList<PromptButton*> buttons() const { return {m_continue, m_step, m_pause, m_speedButton, m_takeOver}; }
    ThinkingMark* mark() const { return m_mark; }

signals:
    /// They started or stopped thinking, were paused, or failed.
    void changed();
    /// The user wants to take over the seat of the computer to move.
    void takeOverRequested();
    /// The user chose another speed (see `texts::watchingSpeed`).
    void speedChosen(int speed);

private:
    void continueComputers();
    void offerSpeeds();

    GameSession& m_session;
    PlacementController& m_controller;
    ComputerSeats* m_computers = nullptr;
    ThinkingMark* m_mark;
    PromptButton* m_takeOver;
    PromptButton* m_speedButton;
    PromptButton* m_pause;
    PromptButton* m_step;
    PromptButton* m_continue;
    int m_speed = 1;
};

} // namespace windrose
