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

/// What the prompt line has for computer players that are to move: who thinks, and the buttons that pause them, play
/// one move, or hand their seat to a person.
class ComputerControls final : public QObject
{
    Q_OBJECT

public:
    /// Makes its buttons on `bar`, which lays them out.
    ComputerControls(GameSession& session, PlacementController& controller, QWidget* bar);

    /// Who plays the computers' seats, if anybody.
    void setComputers(ComputerSeats& computers);
    /// How fast computers' moves follow each other: marked among the speeds that are offered while they move.
    void setSpeed(int speed);
    /// Shows the buttons that apply now, and the mark of who thinks unless something else is said.
    void refresh(bool isSaying);
    /// "Bo (Merchant) is thinking…"
    QString sentence() const;
    /// Lets them go on, where that is offered.
    bool playDefault();

    /// From the right to the left.
    QList<PromptButton*> buttons() const { return {m_goOn, m_step, m_pause, m_speedButton, m_takeOver}; }
    ThinkingMark* mark() const { return m_mark; }

signals:
    /// They began or ended to think, were paused, or failed.
    void changed();
    /// A person wants to play the seat of the computer that is to move.
    void takeOverRequested();
    /// A person wants to watch at another speed (see `texts::watchingSpeed`).
    void speedChosen(int speed);

private:
    void letGoOn();
    void offerSpeeds();

    GameSession& m_session;
    PlacementController& m_controller;
    ComputerSeats* m_computers = nullptr;
    ThinkingMark* m_mark;
    PromptButton* m_takeOver;
    PromptButton* m_speedButton;
    PromptButton* m_pause;
    PromptButton* m_step;
    PromptButton* m_goOn;
    int m_speed = 1;
};

} // namespace windrose
