// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/sound_player.h"

#include <QObject>

#include <map>

class QSoundEffect;

namespace windrose
{

/// Plays the sounds with Qt Multimedia. The window loads this module when sounds are wanted, so
/// that the window itself does not need Qt Multimedia.
class QtSoundPlayer final : public QObject, public SoundPlayer
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID WINDROSE_SOUND_PLAYER)
    Q_INTERFACES(windrose::SoundPlayer)

public:
    void play(Sound sound, int volume) override;

private:
    std::map<Sound, QSoundEffect*> m_effects; ///< those that were played already
};

} // namespace windrose
