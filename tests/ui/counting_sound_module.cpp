// SPDX-License-Identifier: GPL-3.0-or-later
// A module that plays nothing and counts what it was to play.
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
