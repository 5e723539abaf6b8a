// SPDX-License-Identifier: GPL-3.0-or-later
// A sound module for tests: it plays nothing and counts the sounds it is asked to play.
#include "ui/table/sound_player.h"

#include <QObject>
#include <QVariant>

class CountingSoundModule final : public QObject, public windrose::SoundPlayer
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID WINDROSE_SOUND_PLAYER)
    Q_INTERFACES(windrose::SoundPlayer)

public:
    void play(windrose::Sound /*sound*/, int /*volume*/) override
    {
        setProperty("played", property("played").toInt() + 1);
    }
};

#include "counting_sound_module.moc"
