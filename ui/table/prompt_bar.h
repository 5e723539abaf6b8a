// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"
#include "passing_sentence.h"
#include "prompt_text.h"
#include "ui/models/placing.h"

class QCheckBox;

namespace windrose
{

class ComputerControls;
class ComputerSeats;
class KeepingMark;
class PlacementController;
class PromptButton;
class StoragePicker;

/// The prompt line: one sentence and the buttons that apply now.
class PromptBar final : public QWidget
{
    Q_OBJECT

public:
    PromptBar(GameSession& session, PlacementController& controller, StoragePicker& picker, QWidget* parent);

    /// Who plays the computers' seats, if anybody.
    void setComputers(ComputerSeats& computers);
    /// Asks the session anew what to show; done by itself when the game changes.
    void refresh();
    /// Says why something cannot be done, for a while; an empty sentence ends it.
    void say(const QString& sentence);
    /// Says what has happened, for a while.
    void tell(const QString& sentence);
    /// True while one of these sentences stands in place of the question.
    bool isSaying() const { return m_said.isSaid(); }
    /// How fast computers' moves follow each other: marked among the speeds that are offered while they move.
    void setSpeed(int speed);
    /// Undo can be limited by a setting; the buttons follow.
    void setUndoable(bool undo, bool redo);
    /// What Enter does: Done when it can be done.
    void playDefault();
    /// The buttons Tab visits.
    QList<QWidget*> stops() const;
    void layOut();

signals:
    /// A person wants to play the seat of the computer that is to move.
    void takeOverRequested();
    /// A person wants to watch at another speed (see `texts::watchingSpeed`).
    void speedChosen(int speed);
    void undoRequested();
    void redoRequested();
    void hintRequested();
    void placeForMeRequested();
    /// A sentence stands in place of the question, or no longer.
    void sayingChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void done();
    void pass();
    bool canDecline() const;
    QString sentence() const;
    void showText();
    /// All buttons, from right to left.
    QList<PromptButton*> buttons() const;

    GameSession& m_session;
    PlacementController& m_controller;
    StoragePicker& m_picker;
    PromptText* m_text;
    QCheckBox* m_colonist;
    PromptButton* m_hint;
    PromptButton* m_undo;
    PromptButton* m_redo;
    PromptButton* m_clear;
    PromptButton* m_placeForMe;
    PromptButton* m_pass;
    PromptButton* m_done;
    PromptButton* m_back;
    ComputerControls* m_computers;
    KeepingMark* m_keepingMark;
    PassingSentence m_said;
    bool m_offersHint = false;
    int m_declineMoment = -1;
    CachedPicture m_ground;
    bool m_groundLive = true;
};

} // namespace windrose
