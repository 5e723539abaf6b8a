// SPDX-License-Identifier: GPL-3.0-or-later
#include "qt_sound_player.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace windrose
{

void QtSoundPlayer::play(Sound sound, int volume)
{
    if (QMediaDevices::defaultAudioOutput().isNull()) {
        return; // nothing to play it on
    }
    QSoundEffect*& effect = m_effects[sound];
    if (effect == nullptr) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(nameOf(sound))));
    }
    // Loudness is perceived on a logarithmic scale.
    const float loudness = QAudio::convertVolume(static_cast<float>(volume) / 100.0F, QAudio::LogarithmicVolumeScale,
                                                 QAudio::LinearVolumeScale);
    effect->setVolume(loudness);
    effect->play();
}

} // namespace windrose
