// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "passing_sentence.h"
#include "ui/session/setup_session.h"

#include <QWidget>

namespace windrose
{

class KeepingMark;
class PromptButton;
class PromptText;

/// Replaces the prompt while a position is set up: a title, the reason for the last refusal, and buttons to continue or
/// leave.
class SetupBar final : public QWidget
{
    Q_OBJECT

public:
    SetupBar(SetupSession& session, QWidget* parent);

    /// Updates texts and buttons from the draft; called automatically when it changes.
    void refresh();
    /// Shows temporarily why something cannot be done; an empty sentence ends it.
    void say(const QString& sentence);
    /// A note shown until the first step, about changes to the original position.
    void setNote(const QString& note);
    QList<PromptButton*> buttons() const;

signals:
    void startWanted();
    void saveWanted();
    void copyWanted();
    void cancelWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    QString sentence() const;
    void showSentence();

    SetupSession& m_session;
    PromptText* m_text;
    KeepingMark* m_keepingMark;
    PromptButton* m_undo;
    PromptButton* m_redo;
    PromptButton* m_copy;
    PromptButton* m_save;
    PromptButton* m_cancel;
    PromptButton* m_start;
    PassingSentence m_said;
    QString m_note;
};

} // namespace windrose
