// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_sentence.h"

#include "computer_controls.h"
#include "storage_picker.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"
#include "ui/models/texts_prompt.h"

#include <QEvent>

#include <utility>

/* TRANSLATOR windrose::PromptSentence  The line of the prompt, read out. */

namespace windrose
{

PromptSentence::PromptSentence(GameSession& session, const ComputerControls& computers, const StoragePicker& picker,
                               QWidget* bar)
    : QObject(bar), m_session(session), m_computers(computers), m_picker(picker), m_text(new PromptText(bar))
{
    connect(&m_temporary, &TemporarySentence::changed, this, [this, wasTemporary = false]() mutable {
        refresh();
        if (std::exchange(wasTemporary, showsTemporaryText()) != showsTemporaryText()) {
            emit temporaryTextChanged();
        }
    });
    bar->installEventFilter(this);
}

bool PromptSentence::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        narrate({});
        warn({});
    }
    return QObject::eventFilter(watched, event);
}

QStringList PromptSentence::question() const
{
    if (m_session.story().isShowingOrder() && !m_narrated.isEmpty()) {
        return {m_narrated};
    }
    if (!m_session.isLive()) {
        return texts::promptSentences(m_session);
    }
    if (m_session.isComputersTurn()) {
        return {m_computers.sentence()};
    }
    if (m_isResultHeld && m_session.position().isFinished()) {
        return {texts::gameOver()};
    }
    if (m_session.history().takenBack() > 0) {
        return QStringList(texts::takenBack(m_session)) + texts::promptSentences(m_session);
    }
    if (m_session.position().decision == Decision::Store) {
        const QString missing = m_picker.missing();
        //: In the prompt line at the end of the captain phase, where each barrel is kept or goes back.
        const QString how = tr("Click a kind of goods on your wind rose to change what happens to it.");
        return texts::promptSentences(m_session) << (missing.isEmpty() ? how : missing);
    }
    return texts::promptSentences(m_session);
}

void PromptSentence::refresh()
{
    const QStringList sentences = showsTemporaryText() ? QStringList(m_temporary.text()) : question();
    const QString text = texts::paragraph(sentences);
    m_text->show(sentences, showsTemporaryText() && m_temporary.isWarning());
    const QString spoken = m_announced.isEmpty() ? text : m_announced + QLatin1Char(' ') + text;
    //: The name of the line of the prompt for a screen reader; %1 is what it says.
    m_text->setAccessibleName(tr("Prompt, %1").arg(spoken));
}

void PromptSentence::holdResult(bool isHeld)
{
    if (m_isResultHeld != isHeld) {
        m_isResultHeld = isHeld;
        refresh();
    }
}

void PromptSentence::announce(const QString& sentence)
{
    m_announced = sentence;
    refresh();
}

void PromptSentence::warn(const QString& sentence)
{
    m_temporary.show(texts::shown(sentence), true); // it can contain file names and texts from outside
    emit announced(sentence, true);
}

void PromptSentence::inform(const QString& sentence)
{
    m_temporary.show(texts::shown(sentence), false);
    emit announced(sentence, false);
}

void PromptSentence::narrate(const QString& sentence)
{
    m_narrated = sentence;
    refresh();
}

} // namespace windrose
