// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "temporary_sentence.h"
#include "ui/session/setup_session.h"

#include <QWidget>

namespace windrose
{

class UnsavedMark;
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
    void showTemporarily(const QString& sentence);
    /// Says until the first step that the original position was in the middle of a phase, which setting up has ended.
    void setPhaseEnded();
    QList<PromptButton*> buttons() const;

signals:
    void startRequested();
    void saveRequested();
    void copyRequested();
    void cancelRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    QString sentence() const;
    void showSentence();

    SetupSession& m_session;
    PromptText* m_text;
    UnsavedMark* m_unsavedMark;
    PromptButton* m_undo;
    PromptButton* m_redo;
    PromptButton* m_copy;
    PromptButton* m_save;
    PromptButton* m_cancel;
    PromptButton* m_start;
    TemporarySentence m_temporary;
    bool m_hasPhaseEnded = false;
};

} // namespace windrose
