// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prompt_text.h"
#include "temporary_sentence.h"

namespace windrose
{

class ComputerControls;
class GameSession;
class StoragePicker;

/// The sentence of the prompt: the question, what is being shown of the last order in its place, or a sentence that
/// replaces it for a while.
class PromptSentence final : public QObject
{
    Q_OBJECT

public:
    /// Creates its text as a child of `bar`, which lays it out.
    PromptSentence(GameSession& session, const ComputerControls& computers, const StoragePicker& picker, QWidget* bar);

    /// Shows what the session asks now.
    void refresh();
    /// Shows temporarily why something cannot be done; an empty sentence ends it.
    void warn(const QString& sentence);
    /// Shows temporarily what has happened.
    void inform(const QString& sentence);
    /// Says what is being shown of the last order, in place of the question; an empty sentence ends it.
    void narrate(const QString& sentence);
    /// Keeps back who has won a finished game, while the points are still being added up.
    void holdResult(bool isHeld);
    /// Lets screen readers read a sentence that stands elsewhere before the prompt's own; an empty one ends it.
    void announce(const QString& sentence);
    /// Whether a passing sentence replaces the question.
    bool showsTemporaryText() const { return m_temporary.isShown(); }

    PromptText* text() const { return m_text; }

    /// Ends the passing sentences when the language changes, as they are in the previous one.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A passing sentence was given, a warning or not; also when the same one is still shown.
    void announced(const QString& sentence, bool isWarning);
    /// A sentence replaces the question, or no longer does.
    void temporaryTextChanged();

private:
    QStringList question() const;

    GameSession& m_session;
    const ComputerControls& m_computers;
    const StoragePicker& m_picker;
    PromptText* m_text;
    TemporarySentence m_temporary;
    QString m_narrated;
    QString m_announced;
    bool m_isResultHeld = false;
};

} // namespace windrose
