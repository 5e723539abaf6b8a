// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "child_program.h"
#include "core/players/player.h"
#include "program_options.h"

namespace windrose
{

/// What a program says of itself.
struct ProgramGreeting {
    std::string name;
    std::string author;
};

/// A program that plays by the protocol (core/text/PROTOCOL.md). It is started when the first decision is asked, and is
/// shown only what somebody at its seat may see. When it is silent, ends, or answers with what is no legal order, it is
/// killed, `failure` says why, and from then on the seat is played by rules of thumb.
class ProgramPlayer final : public Player
{
public:
    /// `seed` is for the program's own dice, and for how hidden tiles are shown to it. It sits where it is asked first,
    /// until `forget`.
    ProgramPlayer(ProgramOptions options, std::uint64_t seed);
    ~ProgramPlayer() override; ///< tells it to quit; kills it a tenth of a second later, at once if it did not stop

    /// When `stop` becomes true the program is told to stop. If it does not answer within some milliseconds a rule of
    /// thumb does, and its answer is awaited (and dropped) before it is asked again.
    Order decide(const Position& position, const std::atomic<bool>& stop) override;
    void played(const Position& before, Order order) override;
    void forget() override;
    void setBudget(const SearchBudget& budget) override { m_options.budget = budget; }
    void setPointsHidden(bool hidden) override { m_pointsHidden = hidden; }
    Thought lastThought() const override { return m_thought; }
    PlayerFailure failure() const override { return m_failure; }

    /// Known once it was started.
    const ProgramGreeting& greeting() const { return m_greeting; }

    /// Starts the program, if it is not running, and exchanges greetings.
    void start(const std::atomic<bool>& stop);

private:
    using Moment = ChildProgram::Moment;

    bool isUsable() const { return m_program && !m_failure; }
    void say(const std::string& lines, const std::atomic<bool>& stop);
    std::optional<PlayerLine> hear(Moment deadline);
    bool await(PlayerLineKind awaited, const std::string& inWords, const std::atomic<bool>& stop);
    void tell(const std::string& line);
    void show(const Position& position);
    std::optional<Order> awaitOrder(const Position& position, const std::atomic<bool>& stop);
    std::optional<Order> readAnswer(const Position& position, const std::string& answer);
    void keepInfo(const Position& position, const PlayerLine& info);
    void fail(PlayerFailureCode code, const std::string& detail);
    void failToTalk(const std::string& how, const std::string& otherwise);
    Position seen(const Position& position) const;

    ProgramOptions m_options;
    std::uint64_t m_seed;
    int m_seat = 0;
    ProgramGreeting m_greeting;
    std::unique_ptr<ChildProgram> m_program; ///< while it runs
    std::optional<Position> m_shown;         ///< what the program believes to stand on the table
    std::string m_unsaid;                    ///< lines it has not been told yet, about the game it knows
    bool m_needsNewGame = true;
    bool m_pointsHidden = false;
    bool m_asksForHidden = false; ///< it wants to know whether points are hidden
    bool m_toldHidden = false;    ///< what it believes
    bool m_owesOrder = false;     ///< it was stopped and has not answered yet
    Thought m_thought;
    PlayerFailure m_failure;
};

/// Starts a program, exchanges greetings and ends it: what it says of itself, or why it cannot play.
std::variant<ProgramGreeting, PlayerFailure> greetProgram(const ProgramOptions& options);

} // namespace windrose
