// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player.h"
#include "core/players/player_spec.h"
#include "core/players/search.h"

#include <QList>

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace windrose
{

/// A player, and its budget without a time limit.
struct SeatedPlayer {
    std::unique_ptr<Player> player;
    SearchBudget budget;
};

/// Creates the player of a seat; null for persons and unknown programs. Can throw errors with a message for the user.
using PlayerFactory = std::function<SeatedPlayer(const PlayerSpec& spec, std::uint64_t seed)>;

/// The answer of a player: an order (which can be illegal), or the reason why there is none.
struct PlayerAnswer {
    std::optional<Order> order;
    PlayerFailure failure;
};

/// The computer players at the seats of a table. Each is created when it is first needed, told of the game then, and
/// gets only what a person at its seat could see. For one thread: it waits for the players.
class PlayersAtTable
{
public:
    /// Creates all players again with this factory.
    void setFactory(PlayerFactory factory);
    /// Sets who plays the seats; players that lost their seat are destroyed. `seed` is the game's.
    void setPlayers(const QList<PlayerSpec>& specs, std::uint64_t seed);
    /// Sets the time limit per order. Running players keep their search trees.
    void setMaxTime(std::chrono::milliseconds most);
    /// Whether the players see others' chips.
    void setPointsHidden(bool hidden);

    /// Tells all players who know the game of an order and the position before it.
    void played(const PlayedOrder& played);
    /// Makes all players discard their cached results and what they know of the game.
    void forget();
    /// Destroys all players.
    void letGo();

    /// The answer of the player to move. One who does not know the game yet is first told of its `loads` so far.
    PlayerAnswer answer(const Position& position, const std::vector<PlayedOrder>& loads, const std::atomic<bool>& stop);
    /// Lets the player of another `seat` think on (`Player::ponder`).
    void ponder(const Position& position, int seat, const std::vector<PlayedOrder>& loads, const SearchBudget& budget,
                const std::atomic<bool>& stop);

private:
    struct SeatState {
        PlayerSpec spec;
        std::unique_ptr<Player> player; ///< created when it is first needed
        SearchBudget budget;            ///< its own
        bool knowsGame = false;         ///< was told of its loads
    };

    void limit(SeatState& seat) const;
    void tell(std::size_t seat, PlayedOrder played);
    Player* playerAt(std::size_t number, const std::vector<PlayedOrder>& loads);
    Position shownTo(int seat, const Position& position);

    PlayerFactory m_factory;
    std::array<SeatState, kMaxPlayers> m_seats;
    std::uint64_t m_seed = 0;
    std::chrono::milliseconds m_most{1000};
    bool m_pointsHidden = true;
    Random m_random{0}; ///< for shuffling hidden information
};

} // namespace windrose
