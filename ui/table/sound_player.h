// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtPlugin>

#include <array>

namespace windrose
{

/// The sounds of the table.
enum class Sound {
    Role,      ///< a role card is taken
    Tile,      ///< a plantation or quarry is laid
    Building,  ///< a building is built
    Barrel,    ///< barrels are produced, sold or shipped
    Doubloons, ///< doubloons are gained or put on a card
    Points,    ///< victory points are gained
    YourTurn,  ///< a person is asked after others moved
    End,       ///< the game is over
};

/// The name of the file of each, without its ending.
inline QString nameOf(Sound sound)
{
    constexpr std::array<const char*, 8> kNames{"role",      "tile",   "building",  "barrel",
                                                "doubloons", "points", "your_turn", "end"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(sound)]);
}

/// Plays sounds. The program asks this interface only; what plays them can be missing.
class SoundPlayer
{
public:
    SoundPlayer() = default;
    virtual ~SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    /// Begins to play a sound, at a volume from 1 to 100, and returns at once.
    virtual void play(Sound sound, int volume) = 0;
};

} // namespace windrose

#define WINDROSE_SOUND_PLAYER "io.github.windrose_game.SoundPlayer/1"
Q_DECLARE_INTERFACE(windrose::SoundPlayer, WINDROSE_SOUND_PLAYER)
