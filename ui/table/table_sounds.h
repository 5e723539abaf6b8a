// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound_player.h"
#include "ui/session/game_session.h"

#include <functional>
#include <optional>
#include <set>

namespace windrose
{

class Director;

/// The sound of an event, if it has one.
std::optional<Sound> soundOf(const Event& event);

/// Plays the sounds of the table: that of an event when its first picture arrives, each sound at most once in an order;
/// then that a person is asked after others moved, or that the game is over. Without pictures the first event with a
/// sound is heard once. Undo, jumps in the history and other games are silent.
class TableSounds final : public QObject
{
    Q_OBJECT

public:
    TableSounds(GameSession& session, const Director& director);

    /// What plays the sounds; null for none. It must outlive this.
    void setPlayer(SoundPlayer* player) { m_player = player; }
    void setOn(bool on) { m_isOn = on; }
    /// From 0 to 100; at 0 nothing is played.
    void setVolume(int volume) { m_volume = volume; }
    /// Whether the next decision is left to the person who is to move; always, unless set. Otherwise nobody is called.
    void setIsAsked(std::function<bool()> isAsked) { m_isAsked = std::move(isAsked); }

    /// Plays a sound to try it, also while sounds are off.
    void tryOut(Sound sound);

private:
    void follow(const Change& change);
    void hear(const std::vector<Event>& events);
    void play(Sound sound);
    /// Plays the conclusion unless an order is still being shown.
    void conclude();
    std::optional<Sound> conclusionOf(const Change& change) const;

    GameSession& m_session;
    SoundPlayer* m_player = nullptr;
    std::function<bool()> m_isAsked;
    std::set<Sound> m_played;          ///< while the last order is shown
    std::optional<Sound> m_conclusion; ///< comes when the last order has been shown
    bool m_isOn = true;
    int m_volume = 100;
};

} // namespace windrose
