// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"
#include "prompt_sentence.h"
#include "ui/models/placing.h"

class QCheckBox;

namespace windrose
{

class ComputerControls;
class ComputerSeats;
class UnsavedMark;
class PlacementController;
class PromptButton;
class StoragePicker;

/// The prompt line: one sentence and the buttons that apply now.
class PromptBar final : public QWidget
{
    Q_OBJECT

public:
    PromptBar(GameSession& session, PlacementController& controller, StoragePicker& picker, QWidget* parent);

    /// Sets the computer players, if there are any.
    void setComputers(ComputerSeats& computers);
    /// Updates the contents from the session; called automatically when the game changes.
    void refresh();
    /// Shows temporarily why something cannot be done; an empty sentence ends it.
    void warn(const QString& sentence) { m_sentence->warn(sentence); }
    /// Shows temporarily what has happened.
    void inform(const QString& sentence) { m_sentence->inform(sentence); }
    /// Says what is being shown of the last order, in place of the question, until all of it is shown.
    void narrate(const QString& sentence) { m_sentence->narrate(sentence); }
    /// Lets screen readers read a sentence that stands elsewhere before the prompt's own; an empty one ends it.
    void announce(const QString& sentence) { m_sentence->announce(sentence); }
    /// Keeps back who has won, while the points are still being added up.
    void holdResult(bool isHeld) { m_sentence->holdResult(isHeld); }
    /// Whether one of these sentences replaces the question.
    bool showsTemporaryText() const { return m_sentence->showsTemporaryText(); }
    /// Whether a hint and placing colonists are offered; they are, unless turned off.
    void setOffersAdvice(bool offers);
    /// The speed of computers' moves, marked in the menu of speeds.
    void setSpeed(int speed);
    /// Undo can be limited by a setting; updates the buttons.
    void setUndoable(bool undo, bool redo);
    /// The action of Enter: Done if possible. False where no button is offered.
    bool playDefault();
    /// The buttons in tab order.
    QList<QWidget*> stops() const;
    void layOut();
    int layOutInLine(int tall, int pad, bool isNarrow);

signals:
    /// The user wants to take over the seat of the computer to move.
    void takeOverRequested();
    /// The user chose another speed (see `texts::watchingSpeed`).
    void speedChosen(int speed);
    void undoRequested();
    void redoRequested();
    void hintRequested();
    void placeForMeRequested();
    /// A passing sentence was given, a warning or not; also when the same one is still shown.
    void announced(const QString& sentence, bool isWarning);
    /// A sentence replaces the question, or no longer does.
    void temporaryTextChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void done();
    void pass();
    bool canDecline() const;
    /// All buttons, from right to left.
    QList<PromptButton*> buttons() const;

    GameSession& m_session;
    PlacementController& m_controller;
    StoragePicker& m_picker;
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
    PromptSentence* m_sentence;
    UnsavedMark* m_unsavedMark;
    bool m_offersAdvice = true;
    bool m_offersHint = false;
    int m_declineMoment = -1;
    CachedPicture m_ground;
    bool m_groundLive = true;
};

} // namespace windrose
