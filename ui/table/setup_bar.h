// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prompt_bar.h"
#include "ui/session/setup_session.h"

namespace windrose
{

/// The bar in place of the prompt while a position is set up: what this is, what is wrong with the last movement, and
/// where to go from here.
class SetupBar final : public QWidget
{
    Q_OBJECT

public:
    SetupBar(SetupSession& session, QWidget* parent);

    void refresh();
    /// Says why something cannot be done, for a while; an empty sentence ends it.
    void say(const QString& sentence);
    /// Said until the first step: what became of the position that was taken over.
    void setNote(const QString& note);
    QList<QWidget*> buttons() const;

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
    PromptButton* m_undo;
    PromptButton* m_redo;
    PromptButton* m_copy;
    PromptButton* m_save;
    PromptButton* m_cancel;
    PromptButton* m_start;
    QString m_said;
    QString m_note;
    QTimer m_saidEnds;
};

} // namespace windrose
