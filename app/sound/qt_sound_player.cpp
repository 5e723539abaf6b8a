// SPDX-License-Identifier: GPL-3.0-or-later
#include "qt_sound_player.h"

#include <QAudio>
#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QFile>
#include <QMediaDevices>

#include <cstring>

namespace windrose
{

namespace
{

QAudioFormat format()
{
    QAudioFormat format;
    format.setSampleRate(SoundMixer::kRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

} // namespace

QtSoundPlayer::QtSoundPlayer()
{
    // Queued, because the sink is just reading.
    connect(&m_mixer, &SoundMixer::finished, this, &QtSoundPlayer::stop, Qt::QueuedConnection);
}

QtSoundPlayer::~QtSoundPlayer() = default;

void QtSoundPlayer::play(Sound sound, int volume)
{
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull() || !device.isFormatSupported(format())) {
        return; // nothing to play it on
    }
    // Loudness is perceived on a logarithmic scale.
    const float loudness = QAudio::convertVolume(static_cast<float>(volume) / 100.0F, QAudio::LogarithmicVolumeScale,
                                                 QAudio::LinearVolumeScale);
    m_mixer.add(samplesOf(sound), loudness);
    if (m_sink == nullptr) {
        m_sink = std::make_unique<QAudioSink>(device, format());
        m_sink->start(&m_mixer);
    }
}

/// The samples of a file that the build has put into this module.
const Samples& QtSoundPlayer::samplesOf(Sound sound)
{
    Samples& samples = m_sounds[sound];
    if (samples.empty()) {
        QFile file(QStringLiteral(":/sounds/%1.wav").arg(nameOf(sound)));
        if (file.open(QIODevice::ReadOnly)) {
            constexpr int kHeader = 44; // bytes; tests/ui/sounds_check.py checks it
            const QByteArray data = file.readAll().mid(kHeader);
            samples.resize(static_cast<std::size_t>(data.size()) / sizeof(qint16));
            std::memcpy(samples.data(), data.constData(), samples.size() * sizeof(qint16));
        }
    }
    return samples;
}

void QtSoundPlayer::stop()
{
    if (m_mixer.bytesAvailable() == 0) { // nothing was added since
        m_sink.reset();
    }
}

} // namespace windrose
