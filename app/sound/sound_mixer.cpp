// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_mixer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace windrose
{

void SoundMixer::add(const Samples& samples, float loudness)
{
    m_voices.push_back({&samples, loudness, 0});
    m_silence = kRate / 2;
    emit readyRead();
}

qint64 SoundMixer::bytesAvailable() const
{
    auto samples = static_cast<std::size_t>(m_silence);
    for (const Voice& voice : m_voices) {
        samples = std::max(samples, voice.samples->size() - voice.next);
    }
    return static_cast<qint64>(samples * sizeof(qint16)) + QIODevice::bytesAvailable();
}

qint16 SoundMixer::nextSample()
{
    float sum = 0;
    for (Voice& voice : m_voices) {
        sum += voice.loudness * static_cast<float>((*voice.samples)[voice.next++]);
    }
    std::erase_if(m_voices, [](const Voice& voice) { return voice.next == voice.samples->size(); });
    constexpr float kLoudest = 32767;
    return static_cast<qint16>(std::lround(std::clamp(sum, -kLoudest, kLoudest)));
}

qint64 SoundMixer::readData(char* data, qint64 size)
{
    qint64 done = 0;
    constexpr qint64 kSample = sizeof(qint16);
    while (done + kSample <= size && (!m_voices.empty() || m_silence > 0)) {
        m_silence -= m_voices.empty() ? 1 : 0;
        const qint16 sample = nextSample();
        std::memcpy(data + done, &sample, sizeof sample);
        done += kSample;
    }
    if (m_voices.empty() && m_silence == 0) {
        emit finished();
    }
    return done;
}

} // namespace windrose
