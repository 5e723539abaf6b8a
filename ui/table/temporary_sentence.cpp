// SPDX-License-Identifier: GPL-3.0-or-later
#include "temporary_sentence.h"

#include "speeds.h"

namespace windrose
{

TemporarySentence::TemporarySentence()
{
    m_ends.setSingleShot(true);
    m_ends.setInterval(speeds::kReasonTime);
    connect(&m_ends, &QTimer::timeout, this, [this] { show({}, false); });
}

void TemporarySentence::show(const QString& sentence, bool isWarning)
{
    if (m_text == sentence) {
        return;
    }
    m_text = sentence;
    m_isWarning = isWarning;
    if (sentence.isEmpty()) {
        m_ends.stop();
    } else {
        m_ends.start();
    }
    emit changed();
}

} // namespace windrose
