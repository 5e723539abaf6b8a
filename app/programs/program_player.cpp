// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_player.h"

#include "core/players/observation.h"
#include "core/players/quick_policy.h"
#include "core/text/messages.h"
#include "core/text/order_text.h"
#include "core/text/position_json.h"
#include "core/text/words.h"

#include <utility>

namespace windrose
{

using namespace std::chrono_literals;

namespace
{

constexpr auto kStopCheckInterval = 4ms; // between two checks of the stop flag
constexpr auto kStopGrace = 14ms;        // for a program to answer `stop`; the caller allows 20 ms
constexpr auto kQuitGrace = 100ms;       // for a program to exit by itself
constexpr auto kEndGrace = 1s; // for a program that has closed its output, which nearly always means that it is exiting
constexpr auto kLongest = std::chrono::hours(24 * 365);

ChildProgram::Moment in(std::chrono::milliseconds time)
{
    return std::chrono::steady_clock::now() + std::min<std::chrono::milliseconds>(time, kLongest);
}

std::string inSeconds(std::chrono::milliseconds time)
{
    return time % 1s == 0ms ? std::to_string(time / 1s) + " s" : std::to_string(time.count()) + " ms";
}

} // namespace

ProgramPlayer::ProgramPlayer(ProgramOptions options, std::uint64_t seed) : m_options(std::move(options)), m_seed(seed)
{
}

ProgramPlayer::~ProgramPlayer()
{
    if (m_program) {
        m_program->write("stop\nquit\n", in(kStopCheckInterval));
        m_program->end(
            in(m_hasPendingOrder ? 0ms : kQuitGrace)); // a program that ignored `stop` will not obey `quit` either
    }
}

void ProgramPlayer::fail(PlayerFailureCode code, const std::string& detail)
{
    m_failure = {code, detail};
    m_program.reset();
}

/// `how` it exited; if it has not, `otherwise` describes the failure.
void ProgramPlayer::failExchange(const std::string& how, const std::string& otherwise)
{
    if (how.empty()) {
        fail(PlayerFailureCode::NoAnswer, otherwise);
    } else {
        fail(PlayerFailureCode::Ended, how);
    }
}

Position ProgramPlayer::seen(const Position& position) const
{
    return withHiddenShuffled(position, m_seed);
}

/// A stop request does not wait until the program has read its input. A partly written line cannot be resent, so the
/// program is restarted for the next decision.
void ProgramPlayer::send(const std::string& lines, const std::atomic<bool>& stop)
{
    const bool isStopped = stop;
    if (!isUsable() ||
        m_program->write(lines, in(isStopped ? kStopGrace : m_options.patience), isStopped ? nullptr : &stop)) {
        return;
    }
    if (stop) {
        m_program.reset();
    } else {
        failExchange(m_program->end(in(kEndGrace)), "it does not read what it is sent");
    }
}

/// The next nonempty line; empty if the deadline passed or the program failed.
std::optional<PlayerLine> ProgramPlayer::receive(Moment deadline)
{
    ChildProgram::Reading reading = m_program->readLine(deadline);
    if (reading.kind == ChildProgram::Read::TimedOut) {
        return std::nullopt;
    }
    if (reading.kind == ChildProgram::Read::Ended) {
        failExchange(m_program->end(in(kEndGrace)), "it closed its output");
        return std::nullopt;
    }
    if (reading.kind == ChildProgram::Read::TooLong) {
        fail(PlayerFailureCode::ProtocolViolation,
             describe(ProtocolError{ProtocolErrorCode::LineTooLong, {}, {}, {}, {}}));
        return std::nullopt;
    }
    auto line = readPlayerLine(reading.line);
    if (const auto* error = std::get_if<ProtocolError>(&line)) {
        fail(PlayerFailureCode::ProtocolViolation, describe(*error));
        return std::nullopt;
    }
    auto& received = std::get<PlayerLine>(line);
    if (received.kind == PlayerLineKind::Error) {
        fail(PlayerFailureCode::ReportedError, excerpt(received.text));
        return std::nullopt;
    }
    return std::move(received);
}

/// Waits for a line of one kind; stores information lines that come before it.
bool ProgramPlayer::await(PlayerLineKind awaited, const std::string& inWords, const std::atomic<bool>& stop)
{
    const Moment deadline = in(m_options.patience);
    while (isUsable() && !stop) {
        if (std::chrono::steady_clock::now() >= deadline) {
            fail(PlayerFailureCode::NoAnswer, inWords + " was expected within " + inSeconds(m_options.patience));
            return false;
        }
        const auto line = receive(std::min(deadline, in(kStopCheckInterval)));
        if (!line) {
            continue;
        }
        if (line->kind == awaited) {
            return true;
        }
        if (line->kind == PlayerLineKind::Name) {
            m_greeting.name = line->text;
        } else if (line->kind == PlayerLineKind::Author) {
            m_greeting.author = line->text;
        } else if (line->kind == PlayerLineKind::Option) {
            m_supportsPointsHidden =
                m_supportsPointsHidden || line->text.starts_with(std::string(kPointsHiddenOption) + ' ');
        } else if (line->kind == PlayerLineKind::Protocol && line->version != kProtocolVersion) {
            fail(PlayerFailureCode::ProtocolViolation, "it speaks version " + std::to_string(line->version) +
                                                           "; expected version " + std::to_string(kProtocolVersion));
        } else if (line->kind == PlayerLineKind::BestOrder) {
            fail(PlayerFailureCode::ProtocolViolation, "an order that nobody asked for");
        }
    }
    return false;
}

void ProgramPlayer::start(const std::atomic<bool>& stop)
{
    if (m_program || m_failure) {
        return;
    }
    m_program = std::make_unique<ChildProgram>();
    const std::string error = m_program->start(m_options.command);
    if (!error.empty()) {
        fail(PlayerFailureCode::CannotStart, error);
        return;
    }
    m_needsNewGame = true;
    m_hasPendingOrder = false;
    m_supportsPointsHidden = false;
    m_sentPointsHidden = false;
    send(tableLineText({.kind = TableLineKind::Hello}) + "\n", stop);
    if (!await(PlayerLineKind::Hello, "hello", stop) && isUsable()) {
        m_program.reset(); // stopped during the greetings, which must be repeated
    }
}

void ProgramPlayer::queue(const std::string& line)
{
    m_unsent += line + "\n";
}

void ProgramPlayer::show(const Position& position)
{
    m_shown = seen(position);
    queue(tableLineText(
        {.kind = TableLineKind::Position, .text = positionLine(*m_shown, defaultNames(m_shown->players))}));
}

void ProgramPlayer::played(const PlayedOrder& played)
{
    if (!isUsable() || m_needsNewGame) {
        return; // it gets the current position with the next decision
    }
    // If tiles were revealed since the last position, the program guessed the face-up row.
    if (!m_shown || seen(*m_shown) != seen(played.before)) {
        show(played.before);
    }
    queue(tableLineText(
        {.kind = TableLineKind::Orders, .text = orderText(played.before, canonical(played.before, played.order))}));
    apply(*m_shown, played.order);
}

void ProgramPlayer::forget()
{
    m_needsNewGame = true;
    m_unsent.clear();
    m_shown.reset();
}

/// The reasoning behind the answer; its line is cut at the first illegal order.
void ProgramPlayer::keepInfo(const Position& position, const PlayerLine& info)
{
    m_thought.simulations = info.simulations.value_or(m_thought.simulations);
    if (info.chance) {
        m_thought.chance = *info.chance * kCertain / 1000;
    }
    m_thought.line.clear();
    Position next = position;
    std::string_view rest = info.text;
    while (!rest.empty() && !next.isFinished()) {
        const std::size_t end = std::min(rest.find(';'), rest.size());
        const auto reading = readRecordedOrder(next, rest.substr(0, end));
        const auto* order = std::get_if<Order>(&reading);
        if (order == nullptr || check(next, *order)) {
            return;
        }
        m_thought.line.push_back(*order);
        apply(next, *order);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

std::optional<Order> ProgramPlayer::readAnswer(const Position& position, const std::string& answer)
{
    const auto reading = readRecordedOrder(position, answer);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        fail(PlayerFailureCode::MalformedOrder, "`" + excerpt(answer) + "`: " + describe(*error));
        return std::nullopt;
    }
    const auto* order = std::get_if<Order>(&reading);
    const Refusal refusal = order != nullptr ? check(position, *order) : std::get<Refusal>(reading);
    if (refusal) {
        fail(PlayerFailureCode::IllegalOrder, "`" + excerpt(answer) + "`: " + describe(refusal));
        return std::nullopt;
    }
    return canonical(position, *order);
}

std::optional<Order> ProgramPlayer::awaitOrder(const Position& position, const std::atomic<bool>& stop)
{
    const auto allowed = m_options.budget.time.value_or(0ms) + m_options.patience;
    Moment deadline = in(allowed);
    bool isStopped = false;
    while (isUsable()) {
        if (stop && !isStopped) {
            isStopped = true;
            deadline = in(kStopGrace);
            send("stop\n", stop);
            continue;
        }
        if (std::chrono::steady_clock::now() >= deadline) {
            if (!isStopped) {
                fail(PlayerFailureCode::NoAnswer, "bestorder was expected within " + inSeconds(allowed));
            }
            m_hasPendingOrder = isStopped;
            return std::nullopt;
        }
        const auto line = receive(std::min(deadline, in(kStopCheckInterval)));
        if (line && line->kind == PlayerLineKind::Info) {
            keepInfo(position, *line);
        } else if (line && line->kind == PlayerLineKind::BestOrder) {
            return readAnswer(position, line->text);
        }
    }
    return std::nullopt;
}

Order ProgramPlayer::decide(const Position& position, const std::atomic<bool>& stop)
{
    m_thought = {};
    start(stop);
    if (isUsable() && m_hasPendingOrder) {
        m_hasPendingOrder = !await(PlayerLineKind::BestOrder, "bestorder, after stop,", stop);
    }
    if (isUsable() && !m_hasPendingOrder && !stop) {
        std::string first;
        if (m_supportsPointsHidden && m_sentPointsHidden != m_pointsHidden) {
            m_sentPointsHidden = m_pointsHidden;
            first = tableLineText({.kind = TableLineKind::Option,
                                   .name = std::string(kPointsHiddenOption),
                                   .text = m_pointsHidden ? "true" : "false"}) +
                    "\n";
        }
        if (m_needsNewGame) {
            m_seat = position.turn;
            first +=
                tableLineText(
                    {.kind = TableLineKind::NewGame, .players = position.players, .seat = m_seat, .seed = m_seed}) +
                "\n";
            m_unsent.clear();
            m_needsNewGame = false;
        }
        show(position);
        TableLine go{.kind = TableLineKind::Go, .simulations = m_options.budget.simulations};
        if (m_options.budget.time) {
            go.milliseconds = static_cast<int>(
                std::min<std::chrono::milliseconds::rep>(m_options.budget.time->count(), kMaxMilliseconds));
        }
        send(first + std::exchange(m_unsent, {}) + tableLineText(go) + "\n", stop);
        if (const auto order = awaitOrder(*m_shown, stop)) {
            return *order;
        }
    }
    return quickOrder(position, Weights{});
}

} // namespace windrose
