// SPDX-License-Identifier: GPL-3.0-or-later
#include "passing_sentence.h"

#include "speeds.h"

namespace windrose
{

PassingSentence::PassingSentence()
{
    m_ends.setSingleShot(true);
    m_ends.setInterval(speeds::kReasonStays);
    connect(&m_ends, &QTimer::timeout, this, [this] { say({}, false); });
}

void PassingSentence::say(const QString& sentence, bool warns)
{
    if (m_text == sentence) {
        return;
    }
    m_text = sentence;
    m_warns = warns;
    if (sentence.isEmpty()) {
        m_ends.stop();
    } else {
        m_ends.start();
    }
    emit changed();
}

} // namespace windrose
