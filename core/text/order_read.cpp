// SPDX-License-Identifier: GPL-3.0-or-later
#include "order_text.h"

#include "names.h"
#include "placement_text.h"
#include "words.h"

#include <array>
#include <bit>

namespace windrose
{

namespace
{

constexpr std::string_view kNoColonist = "no-colonist";

enum class Verb : std::uint8_t {
    Role,
    Hacienda,
    NoHacienda,
    Take,
    Pass,
    Place,
    Move,
    Build,
    Bonus,
    Sell,
    Load,
    Store,
    Default
};
constexpr std::array<std::string_view, 13> kVerbs{"role",  "hacienda", "no-hacienda", "take", "pass",  "place",  "move",
                                                  "build", "bonus",    "sell",        "load", "store", "default"};

/// The suffixes of an order.
struct Suffixes {
    ExtraColonist colonist = ExtraColonist::Accepted;
    int space = kAnySpace;
    int secondSpace = kAnySpace;
};

/// Reads the words of one order from left to right and stops at the first error.
class OrderReader
{
public:
    OrderReader(const Position& position, std::string_view text, WordStyle style, DefaultOrder defaults)
        : m_position(position), m_text(text), m_words(splitWords(text)), m_style(style), m_defaults(defaults)
    {
    }

    OrderReading read()
    {
        OrderReading reading = readOrder();
        if (m_error) {
            reading = *m_error;
        }
        if (auto* error = std::get_if<TextError>(&reading)) {
            error->column = placeAt(m_text, static_cast<std::size_t>(error->column)).column;
        }
        return reading;
    }

private:
    OrderReading readOrder()
    {
        const auto verb = readName(kVerbs);
        if (!verb) {
            return *m_error;
        }
        OrderReading reading = readRest(static_cast<Verb>(*verb));
        const bool takesAll = static_cast<Verb>(*verb) == Verb::Place || static_cast<Verb>(*verb) == Verb::Move;
        if (!m_error && !takesAll && m_next < m_words.size()) {
            fail(TextErrorCode::UnexpectedWord, {});
        }
        return reading;
    }

    OrderReading readRest(Verb verb)
    {
        const auto rest = std::span<const Word>(m_words).subspan(1);
        switch (verb) {
        case Verb::Role:
            return readRole();
        case Verb::Hacienda:
            return Order::hacienda();
        case Verb::NoHacienda:
            return Order::noHacienda();
        case Verb::Take:
            return readTake();
        case Verb::Pass:
            return Order::pass();
        case Verb::Place:
            return readPlace(m_position, rest);
        case Verb::Move:
            return readMove(m_position, rest);
        case Verb::Build:
            return readBuild();
        case Verb::Bonus:
            return Order::bonus(readGood());
        case Verb::Sell:
            return Order::sell(readGood());
        case Verb::Load:
            return readLoad();
        case Verb::Store:
            return readStore();
        case Verb::Default:
            return readDefault();
        }
        return Order::pass();
    }

    OrderReading readRole()
    {
        const auto role = static_cast<Role>(readName(kRoleIds).value_or(0));
        return Order::chooseRole(role, readSuffixes(0).colonist);
    }

    OrderReading readTake()
    {
        const auto tile = static_cast<Tile>(readName(kTileIds).value_or(0));
        const Suffixes suffixes = readSuffixes(1);
        return Order::take(tile, suffixes.colonist, suffixes.space);
    }

    OrderReading readBuild()
    {
        const KindsInPlay& kinds = m_position.kinds();
        const Building building = kinds.list()[readName(kinds.ids()).value_or(0)];
        const Suffixes suffixes = readSuffixes(2);
        return Order::build(building, suffixes.colonist, suffixes.space, suffixes.secondSpace);
    }

    OrderReading readLoad()
    {
        constexpr std::array<std::string_view, 1> kWharf{"wharf"};
        const Good good = readGood();
        if (m_error) {
            return Order::pass();
        }
        if (m_next == m_words.size()) {
            fail(TextErrorCode::MissingWord, shipsAndWharf());
            return Order::pass();
        }
        const std::string_view word = m_words[m_next].text;
        const auto capacity = plainNumber(word, kLargestNumber);
        if (!capacity) {
            if (word.front() >= '0' && word.front() <= '9') {
                fail(TextErrorCode::BadCapacity, shipsAndWharf());
            } else if (!readName(kWharf) && m_error->code == TextErrorCode::UnknownWord) {
                m_error->expected = shipsAndWharf();
            }
            return Order::loadWharf(good);
        }
        ++m_next;
        for (int ship = 0; ship < m_position.shipCount(); ++ship) {
            if (m_position.shipCapacity(ship) == *capacity) {
                return Order::load(good, ship);
            }
        }
        return noSuchShip(good, *capacity);
    }

    /// Reports any other error of the order first, then the unknown ship.
    Refusal noSuchShip(Good good, int capacity) const
    {
        Refusal refusal = check(m_position, Order::load(good, m_position.shipCount()));
        if (refusal.code == RefusalCode::NoSuchShip) {
            refusal.second = static_cast<std::int16_t>(capacity);
        }
        return refusal;
    }

    std::string shipsAndWharf() const
    {
        std::string list;
        for (int ship = 0; ship < m_position.shipCount(); ++ship) {
            list += std::to_string(m_position.shipCapacity(ship)) + ", ";
        }
        return list + "wharf";
    }

    OrderReading readStore()
    {
        constexpr std::array<std::string_view, 1> kKeep{"keep"};
        const Good single = readGood();
        GoodSet whole;
        if (m_error || m_next == m_words.size() || !readName(kKeep)) {
            return Order::store(single, whole);
        }
        do {
            const Good good = readGood();
            if (!m_error && whole.contains(good)) {
                --m_next;
                fail(TextErrorCode::DoubledWord, {});
            }
            whole |= GoodSet::only(good);
        } while (!m_error && m_next < m_words.size());
        return Order::store(single, whole);
    }

    OrderReading readDefault()
    {
        if (m_style == WordStyle::Recorded) {
            --m_next;
            fail(TextErrorCode::NotInRecords, {});
            return Order::pass();
        }
        if (m_position.isFinished()) {
            return Refusal{RefusalCode::GameFinished, 0, 0};
        }
        if (const auto order = m_defaults != nullptr ? m_defaults(m_position) : std::nullopt) {
            return *order;
        }
        return Refusal{RefusalCode::NoDefault, static_cast<std::int16_t>(m_position.decision), 0};
    }

    Good readGood() { return static_cast<Good>(readName(kGoodIds).value_or(0)); }

    /// Matches the next word against the words possible here.
    std::optional<std::size_t> readName(std::span<const std::string_view> possible)
    {
        if (m_error) {
            return std::nullopt;
        }
        if (m_next == m_words.size()) {
            fail(TextErrorCode::MissingWord, joined(possible));
            return std::nullopt;
        }
        const Word& word = m_words[m_next];
        auto match = matchWord(word.text, possible, m_style);
        if (auto* error = std::get_if<TextError>(&match)) {
            fail(error->code, std::move(error->expected));
            return std::nullopt;
        }
        ++m_next;
        return std::get<std::size_t>(match);
    }

    /// Reads `no-colonist` and, when `spaces` is 1 or 2, that many spaces after an `@`; each once, in any order.
    Suffixes readSuffixes(int spaces)
    {
        constexpr std::array<std::string_view, 1> kColonist{kNoColonist};
        Suffixes suffixes;
        bool saidColonist = false;
        bool saidSpace = false;
        while (!m_error && m_next < m_words.size()) {
            const Word& word = m_words[m_next];
            const bool isSpace = spaces > 0 && word.text.front() == '@';
            if (isSpace) {
                readSpaces(word.text.substr(1), spaces, suffixes);
                ++m_next;
            } else if (!readName(kColonist)) {
                if (m_error->code == TextErrorCode::UnknownWord && spaces > 0) {
                    m_error->expected += spaces == 1 ? ", @7" : ", @5, @4+8";
                }
                break;
            }
            bool& said = isSpace ? saidSpace : saidColonist;
            if (said && !m_error) {
                --m_next;
                fail(TextErrorCode::DoubledWord, {});
            }
            said = true;
            suffixes.colonist = saidColonist ? ExtraColonist::Declined : ExtraColonist::Accepted;
        }
        return suffixes;
    }

    void readSpaces(std::string_view text, int most, Suffixes& suffixes)
    {
        const std::size_t plus = text.find('+');
        const auto first = plainNumber(text.substr(0, plus), kLargestNumber);
        const bool hasSecond = plus != std::string_view::npos;
        const auto second = hasSecond ? plainNumber(text.substr(plus + 1), kLargestNumber) : std::nullopt;
        if (!first || (hasSecond && (!second || most == 1))) {
            fail(TextErrorCode::BadSpace, most == 1 ? "@7" : "@5, @4+8");
            return;
        }
        suffixes.space = *first;
        suffixes.secondSpace = second.value_or(kAnySpace);
    }

    /// Reports the next word as wrong, or that it is missing.
    void fail(TextErrorCode code, std::string expected)
    {
        const Word word = m_next < m_words.size() ? m_words[m_next] : Word{{}, m_text.size()};
        m_error = wordError(word, code, std::move(expected));
    }

    const Position& m_position;
    std::string_view m_text;
    std::vector<Word> m_words;
    WordStyle m_style;
    DefaultOrder m_defaults;
    std::size_t m_next = 0;
    std::optional<TextError> m_error;
};

} // namespace

OrderReading readOrder(const Position& position, std::string_view text, DefaultOrder defaults)
{
    return OrderReader(position, text, WordStyle::Typed, defaults).read();
}

OrderReading readRecordedOrder(const Position& position, std::string_view text)
{
    return OrderReader(position, text, WordStyle::Recorded, nullptr).read();
}

} // namespace windrose
