// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound_mixer.h"
#include "ui/table/sound_player.h"

#include <QObject>

#include <map>
#include <memory>

class QAudioSink;

namespace windrose
{

/// Plays the sounds with Qt Multimedia. The window loads this module when sounds are wanted, so that the window itself
/// does not need Qt Multimedia. The sink runs only while something is heard. QSoundEffect is not used: with Qt 6.4 and
/// PulseAudio it drops the last tenth of a second, which is all that can be heard of a role card.
class QtSoundPlayer final : public QObject, public SoundPlayer
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID WINDROSE_SOUND_PLAYER)
    Q_INTERFACES(windrose::SoundPlayer)

public:
    QtSoundPlayer();
    ~QtSoundPlayer() override;

    void play(Sound sound, int volume) override;

private:
    const Samples& samplesOf(Sound sound);
    void stop();

    std::map<Sound, Samples> m_sounds; ///< those that were played already
    SoundMixer m_mixer;
    std::unique_ptr<QAudioSink> m_sink;
};

} // namespace windrose
