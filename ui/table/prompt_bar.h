// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/placing.h"
#include "ui/pieces/theme.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPixmap>
#include <QTimer>

class QCheckBox;

namespace windrose
{

class ComputerSeats;
class PlacementController;
class StoragePicker;

/// The sentence that says who acts and what is asked, for eyes and screen readers.
class PromptText final : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// A warning is shown with a mark.
    void show(const QString& sentence, bool warns);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void render();

    bool m_warns = false;
    bool m_stale = true;
    QPixmap m_picture;
    Flavour m_pictureFlavour = Flavour::Light;
};

/// A button of the prompt line.
class PromptButton final : public QAbstractButton
{
    Q_OBJECT

public:
    PromptButton(const QString& name, QWidget* parent);

    /// What is written on it; the accessible name begins with what the button is always called.
    void setLabel(const QString& name, const QString& label);
    void setMain(bool main);
    /// Size of its type in logical pixels.
    void setType(int pixels) { m_type = pixels; }
    QSize sizeHint() const override;
    /// Drawn in place of the label where there is little room.
    enum class Sign { None, Back, Again };
    void setSign(Sign sign) { m_sign = sign; }
    void setNarrow(bool narrow);
    /// How wide it must be at least: with its sign, or its label on two lines if it has several words.
    int narrowWidth() const;
    void setTabHandler(std::function<bool(QWidget*, bool)> handler) { m_tab = std::move(handler); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void drawSign(QPainter& painter, const QColor& ink) const;

    bool m_main = false;
    bool m_isNarrow = false;
    Sign m_sign = Sign::None;
    int m_type = 13;
    std::function<bool(QWidget*, bool)> m_tab;
};

/// Three dots beside the sentence while a computer player thinks: they move quietly, or stand still where pictures do.
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

/// The prompt line: one sentence and the buttons that apply now.
class PromptBar final : public QWidget
{
    Q_OBJECT

public:
    PromptBar(GameSession& session, PlacementController& controller, StoragePicker& picker, QWidget* parent);

    /// Who plays the computers' seats, if anybody.
    void setComputers(ComputerSeats& computers);
    void refresh();
    /// Says why something cannot be done, for a while; an empty sentence ends it.
    void say(const QString& sentence);
    /// Says what has happened, for a while.
    void tell(const QString& sentence);
    /// True while one of these sentences stands in place of the question.
    bool isSaying() const { return !m_said.isEmpty(); }
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
    QString computersSentence() const;
    void refreshComputers();
    void goOn();
    void offerSpeeds();
    void showSentence(const QString& sentence, bool warns);
    void showText();
    PromptButton* button(const QString& name, void (PromptBar::*action)());

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
    ComputerSeats* m_computers = nullptr;
    ThinkingMark* m_mark;
    PromptButton* m_takeOver;
    PromptButton* m_speedButton;
    PromptButton* m_pause;
    PromptButton* m_step;
    PromptButton* m_goOn;
    QString m_said;
    bool m_warns = false;
    bool m_offersHint = false;
    bool m_offersSpeed = false;
    int m_speed = 1;
    QTimer m_saidEnds;
    int m_declineMoment = -1;
    QPixmap m_ground;
    Flavour m_groundFlavour = Flavour::Light;
    bool m_groundLive = true;
};

} // namespace windrose
