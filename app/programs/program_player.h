// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "child_program.h"
#include "core/players/player.h"
#include "core/text/protocol_lines.h"
#include "program_greeting.h"
#include "program_options.h"

namespace windrose
{

/// An external program that plays by the protocol (core/text/PROTOCOL.md). It is started for the first decision and
/// receives only what the player at its seat may see. When it does not answer, exits, or gives an answer that is not a
/// legal order, it is killed, `failure` gives the reason, and the quick policy plays the seat from then on.
class ProgramPlayer final : public Player
{
public:
    /// `seed` is for the program's own random numbers and for shuffling the hidden tiles that it is sent. Its seat is
    /// that of the first decision, until `forget`.
    ProgramPlayer(ProgramOptions options, std::uint64_t seed);
    ~ProgramPlayer() override; ///< sends `quit`; kills it a tenth of a second later, or at once if it ignored `stop`

    /// When `stop` becomes true the program is told to stop. If it does not answer within some milliseconds the quick
    /// policy does; the program's late answer is discarded before the next decision.
    Order decide(const Position& position, const std::atomic<bool>& stop) override;
    void played(const PlayedOrder& played) override;
    void forget() override;
    void setBudget(const SearchBudget& budget) override { m_options.budget = budget; }
    void setPointsHidden(bool hidden) override { m_pointsHidden = hidden; }
    Thought lastThought() const override { return m_thought; }
    PlayerFailure failure() const override { return m_failure; }

    /// Valid after the program was started.
    const ProgramGreeting& greeting() const { return m_greeting; }

    /// Starts the program if it is not running and exchanges greetings.
    void start(const std::atomic<bool>& stop);

private:
    using Moment = ChildProgram::Moment;

    bool isUsable() const { return m_program && !m_failure; }
    void send(const std::string& lines, const std::atomic<bool>& stop);
    std::optional<PlayerLine> receive(Moment deadline);
    bool await(PlayerLineKind awaited, const std::string& inWords, const std::atomic<bool>& stop);
    void queue(const std::string& line);
    void show(const Position& position);
    std::optional<Order> awaitOrder(const Position& position, const std::atomic<bool>& stop);
    std::optional<Order> readAnswer(const Position& position, const std::string& answer);
    void keepInfo(const Position& position, const PlayerLine& info);
    void fail(PlayerFailureCode code, const std::string& detail);
    void failExchange(const std::string& how, const std::string& otherwise);
    Position seen(const Position& position) const;

    ProgramOptions m_options;
    std::uint64_t m_seed;
    int m_seat = 0;
    ProgramGreeting m_greeting;
    std::unique_ptr<ChildProgram> m_program; ///< while it runs
    std::optional<Position> m_shown;         ///< the position as the program knows it
    std::string m_unsent;                    ///< lines about the current game that have not been sent yet
    bool m_needsNewGame = true;
    bool m_pointsHidden = false;
    bool m_supportsPointsHidden = false; ///< it announced the option `points_hidden`
    bool m_sentPointsHidden = false;     ///< the last value sent for it
    bool m_hasPendingOrder = false;      ///< it was stopped and has not answered yet
    Thought m_thought;
    PlayerFailure m_failure;
};

} // namespace windrose
