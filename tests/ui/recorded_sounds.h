// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/sound_player.h"

#include <QStringList>

#include <utility>

namespace windrose
{

/// A player that plays nothing and remembers what it was to play.
class RecordedSounds final : public SoundPlayer
{
public:
    void play(Sound sound, int volume) override
    {
        m_heard.append(nameOf(sound));
        m_volume = volume;
    }

    /// The names of the sounds since they were asked for last.
    QStringList heard() { return std::exchange(m_heard, {}); }
    /// Of the last sound.
    int volume() const { return m_volume; }

private:
    QStringList m_heard;
    int m_volume = 0;
};

} // namespace windrose
