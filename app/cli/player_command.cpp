// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_command.h"

#include "core/players/player_spec.h"
#include "core/players/rewards.h"
#include "core/text/line_cutter.h"
#include "core/text/protocol_lines.h"
#include "core/text/shown_table.h"
#include "core/text/words.h"
#include "match_players.h"

#include <algorithm>
#include <cstdio>
#include <future>
#include <mutex>

namespace windrose::cli
{

namespace
{

constexpr Level kDefaultPlayer = Level::Viceroy;
constexpr std::string_view kPlayerOption = "player";

/// Windrose as the player of another program. One thread reads lines while another one thinks; the position does not
/// change in the meantime.
class HostedPlayer
{
public:
    /// A computer player plays.
    explicit HostedPlayer(PlayerSpec spec) : m_spec(std::move(spec)) {}

    ~HostedPlayer() { endThinking(); }
    HostedPlayer(const HostedPlayer&) = delete;
    HostedPlayer& operator=(const HostedPlayer&) = delete;

    /// Answers one line; returns false if it was the last one.
    bool answer(const LineCutter::Line& line)
    {
        if (line.isTooLong) {
            sendError({ProtocolErrorCode::LineTooLong, {}, {}, {}, {}});
            return m_canWrite;
        }
        const auto reading = readTableLine(line.text);
        if (const auto* error = std::get_if<ProtocolError>(&reading)) {
            sendError(*error);
            return m_canWrite;
        }
        const auto& command = std::get<TableLine>(reading);
        if (command.kind == TableLineKind::Quit) {
            return false;
        }
        if (const auto error = execute(command)) {
            sendError(*error);
        }
        return m_canWrite;
    }

private:
    std::optional<ProtocolError> execute(const TableLine& line)
    {
        switch (line.kind) {
        case TableLineKind::Hello:
            sendIntroduction();
            return std::nullopt;
        case TableLineKind::IsReady:
            send({.kind = PlayerLineKind::Ready});
            return std::nullopt;
        case TableLineKind::Stop:
            m_stop = true;
            return std::nullopt;
        case TableLineKind::Blank:
        case TableLineKind::Quit:
            return std::nullopt;
        default:
            break;
        }
        if (m_isThinking) {
            return ProtocolError{
                ProtocolErrorCode::WrongMoment, "the line", "I am still thinking; expected stop first", {}, {}};
        }
        endThinking();
        return change(line);
    }

    /// The error for commands that are not possible while thinking.
    std::optional<ProtocolError> change(const TableLine& line)
    {
        switch (line.kind) {
        case TableLineKind::Option:
            return setOptionTo(line);
        case TableLineKind::NewGame:
            m_seed = line.seed;
            m_player.reset();
            m_table.clear();
            return std::nullopt;
        case TableLineKind::Position: {
            auto error = m_table.show(line.text, m_seed);
            if (!error && !m_table.goesOn()) {
                player().forget();
            }
            return error;
        }
        case TableLineKind::Orders:
            return m_table.play(line.text, [this](const PlayedOrder& played) { player().played(played); });
        default:
            return go(line);
        }
    }

    std::optional<ProtocolError> setOptionTo(const TableLine& line)
    {
        if (line.name == kPlayerOption) {
            return choose(line.text);
        }
        if (line.name != kPointsHiddenOption) {
            return wrongArgument(line.name, "player or points_hidden");
        }
        if (line.text != "true" && line.text != "false") {
            return wrongArgument(line.text, "true or false");
        }
        m_pointsHidden = line.text == "true";
        if (m_player) {
            m_player->setPointsHidden(m_pointsHidden);
        }
        return std::nullopt;
    }

    std::optional<ProtocolError> choose(const std::string& text)
    {
        PlayerSpec spec = PlayerSpec::read(text);
        if (spec.computer() == nullptr) {
            return wrongArgument(text, "a player such as viceroy or search:300");
        }
        m_spec = std::move(spec);
        m_player.reset();
        return std::nullopt;
    }

    static ProtocolError wrongArgument(const std::string& found, const std::string& expected)
    {
        return {ProtocolErrorCode::BadWord, excerpt(found), expected, {}, {}};
    }

    std::optional<ProtocolError> go(const TableLine& line)
    {
        if (!m_table.position()) {
            return ProtocolError{ProtocolErrorCode::WrongMoment, "go", "a position must come first", {}, {}};
        }
        if (m_table.position()->isFinished()) {
            return ProtocolError{ProtocolErrorCode::WrongMoment, "go", "the game is finished", {}, {}};
        }
        SearchBudget budget = m_spec.computer()->budget;
        if (line.simulations || line.milliseconds) {
            budget = {.simulations = line.simulations, .time = {}};
            if (line.milliseconds) {
                budget.time = std::chrono::milliseconds(*line.milliseconds);
            }
        }
        player().setBudget(budget);
        m_stop = false;
        m_isThinking = true;
        m_thinking = std::async(std::launch::async, [this] { think(); });
        return std::nullopt;
    }

    /// The body of the thinking thread.
    void think()
    {
        const Position position = *m_table.position();
        const Order order = m_player->decide(position, m_stop);
        const Thought thought = m_player->lastThought();
        if (thought.chance) {
            std::string line;
            Position next = position;
            for (const Order& expected : thought.line) {
                line += (line.empty() ? "" : "; ") + orderText(next, expected);
                apply(next, expected);
            }
            send({.kind = PlayerLineKind::Info,
                  .text = line,
                  .simulations = static_cast<int>(std::min<std::int64_t>(thought.simulations, kMaxSimulations)),
                  .chance = *thought.chance * 1000 / kCertain});
        }
        send({.kind = PlayerLineKind::BestOrder, .text = orderText(position, order)}, true);
    }

    void endThinking()
    {
        m_stop = true;
        if (m_thinking.valid()) {
            m_thinking.get();
        }
    }

    Player& player()
    {
        if (!m_player) {
            m_player = makePlayer(*m_spec.computer(), m_seed);
            m_player->setPointsHidden(m_pointsHidden);
        }
        return *m_player;
    }

    void sendIntroduction()
    {
        send({.kind = PlayerLineKind::Name, .text = "Windrose " WINDROSE_VERSION});
        send({.kind = PlayerLineKind::Author, .text = "the Windrose project"});
        send({.kind = PlayerLineKind::Protocol});
        send({.kind = PlayerLineKind::Option, .text = std::string(kPlayerOption) + " default " + m_spec.text()});
        send({.kind = PlayerLineKind::Option, .text = std::string(kPointsHiddenOption) + " default false"});
        send({.kind = PlayerLineKind::Hello});
    }

    void sendError(const ProtocolError& error) { send({.kind = PlayerLineKind::Error, .text = describe(error)}); }

    /// Writes a complete line atomically. The reader of an answer may send the next command before this returns.
    void send(const PlayerLine& line, bool endsThought = false)
    {
        const std::string text = playerLineText(line) + "\n";
        const std::lock_guard lock(m_mutex);
        if (endsThought) {
            m_isThinking = false;
        }
        const bool isWritten = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
        if (std::fflush(stdout) != 0 || !isWritten) {
            m_canWrite = false;
        }
    }

    PlayerSpec m_spec;
    std::uint64_t m_seed = 0;
    bool m_pointsHidden = false;
    ShownTable m_table;
    std::unique_ptr<Player> m_player;
    std::atomic<bool> m_stop = false;
    std::atomic<bool> m_isThinking = false;
    std::atomic<bool> m_canWrite = true;
    std::mutex m_mutex;
    std::future<void> m_thinking;
};

/// Reads up to the end of a line, of the file, or of the buffer; empty at the end of the file.
std::string readSome()
{
    constexpr std::size_t kRoom = 4096;
    std::string bytes;
    for (int byte = std::getc(stdin); byte != EOF; byte = std::getc(stdin)) {
        bytes += static_cast<char>(byte);
        if (byte == '\n' || bytes.size() == kRoom) {
            break;
        }
    }
    return bytes;
}

} // namespace

Outcome runPlayer(const std::string& choice)
{
    const PlayerSpec wanted = choice.empty() ? PlayerSpec(kDefaultPlayer) : PlayerSpec::read(choice);
    if (wanted.computer() == nullptr) {
        return failure(kMalformed,
                       "no player is called \"" + excerpt(wanted.text()) + "\"; expected " + playerSyntax());
    }
    HostedPlayer guest(wanted);
    LineCutter lines;
    for (bool isOpen = true; isOpen;) {
        const std::string bytes = readSome();
        isOpen = !bytes.empty();
        lines.add(isOpen ? bytes : "\n"); // the last line needs no line end
        while (const auto line = lines.next()) {
            if (!guest.answer(*line)) {
                return {};
            }
        }
    }
    return {};
}

} // namespace windrose::cli
