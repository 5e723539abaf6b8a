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

/// The bar in place of the prompt while a position is set up: what this is, what is wrong with the last movement, and
/// where to go from here.
class SetupBar final : public QWidget
{
    Q_OBJECT

public:
    SetupBar(SetupSession& session, QWidget* parent);

    /// Texts and buttons as the draft is now; done by itself when it changes.
    void refresh();
    /// Says why something cannot be done, for a while; an empty sentence ends it.
    void say(const QString& sentence);
    /// Said until the first step: what became of the position that was taken over.
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
