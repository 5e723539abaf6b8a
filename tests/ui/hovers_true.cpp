// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/scoring.h"
#include "hover_texts.h"
#include "play.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/models/offers.h"
#include "ui/models/texts.h"

#include <QRegularExpression>
#include <QTest>

#include <numeric>

using namespace windrose;

namespace
{

const int kGames = repeatsRows() ? 2 : 1; // for each number of players

constexpr int kLarge = 5; // kinds of large buildings, from the guild hall on

/// The last number in the sentence after `words`; nothing when the text does not contain them.
std::optional<int> numberAfter(const QString& text, const QString& words)
{
    const QRegularExpression sentence(QRegularExpression::escape(words) + QStringLiteral("([^.;]*\\D)?(\\d+)[.;]"));
    const QRegularExpressionMatch match = sentence.match(text);
    return match.hasMatch() ? std::optional(match.captured(2).toInt()) : std::nullopt;
}

/// Passes for everybody until the seat is asked in this phase; false when it is not.
bool passUntilAsked(Position& position, int seat, Phase phase)
{
    while (position.phase == phase && position.turn != seat) {
        apply(position, Order::pass());
    }
    return position.phase == phase;
}

int doubloonsOf(const Position& position, int seat)
{
    return static_cast<int>(position.seat(seat).doubloons);
}

int barrelsOf(const Position& position, int seat)
{
    const Barrels& goods = position.seat(seat).goods;
    return std::accumulate(goods.begin(), goods.end(), 0);
}

/// What an order gains its seat in doubloons; negative for a cost.
int gain(Position position, Order order)
{
    const int seat = position.turn;
    const int before = doubloonsOf(position, seat);
    apply(position, order);
    return doubloonsOf(position, seat) - before;
}

} // namespace

/// Tooltips agree with what the core does when the reader plays, over random games, for every seat.
class HoversTrue : public QObject
{
    Q_OBJECT

private:
    /// Passes on random games of two to five players, position by position.
    template <class Look>
    static void everyPosition(Look look)
    {
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            for (int game = 0; game < kGames; ++game) {
                Random random{static_cast<std::uint64_t>(100 * players + game)};
                Position position = newGame(players, random.next());
                for (int moment = 0; !position.isFinished(); ++moment) {
                    // Phases with an offer are checked every time, all others sometimes.
                    const bool isOffering = position.phase == Phase::Builder || position.phase == Phase::Trader ||
                                            position.phase == Phase::Captain;
                    if (isOffering || moment % 5 == 0) {
                        look(position);
                    }
                    if (QTest::currentTestFailed()) {
                        return;
                    }
                    apply(position, randomOrder(position, random));
                }
                look(position);
            }
        }
    }

    /// Compares the tooltip in position `seen` with the prices when the reader is asked to build in `asked`.
    static void comparePrices(const Position& seen, const Position& asked, const QString& words)
    {
        const int reader = asked.turn;
        for (int building = 0; building < kBuildings; ++building) {
            const QString text = buildingText(seen, reader, building);
            const std::optional<int> price = numberAfter(text, words);
            const bool isOffered = !seen.seat(reader).owns(kind(building)) && seen.copiesLeft(kind(building)) != 0;
            QVERIFY2(price.has_value() == isOffered, qPrintable(text));
            const Order order = Order::build(kind(building));
            if (isOffered && !check(asked, order)) {
                QVERIFY2(*price == -gain(asked, order), qPrintable(text));
            }
        }
    }

private slots:
    void initTestCase() { applyLanguage(QStringLiteral("en")); }

    void priceNowIsWhatBuildingTakes()
    {
        int compared = 0;
        everyPosition([&](const Position& position) {
            for (int reader = 0; position.phase == Phase::Builder && reader < position.players; ++reader) {
                Position asked = position;
                if (buildingOffer(position, reader, Building::Wharf).isDue &&
                    passUntilAsked(asked, reader, Phase::Builder)) {
                    comparePrices(position, asked, QStringLiteral("You pay now: "));
                    ++compared;
                }
            }
        });
        QVERIFY(compared > 100 * kGames);
    }

    void whatIsMissingIsWhyTheCoreRefuses()
    {
        int refused = 0;
        everyPosition([&](const Position& position) {
            const int reader = position.turn;
            for (int building = 0; position.decision == Decision::Build && building < kBuildings; ++building) {
                const QString text = buildingText(position, reader, building);
                const Refusal refusal = check(position, Order::build(kind(building)));
                QVERIFY(buildingOffer(position, reader, kind(building)).refusal == refusal);
                QVERIFY2(text.contains(QStringLiteral("short.")) == (refusal.code == RefusalCode::TooExpensive),
                         qPrintable(text));
                const bool isFull = text.contains(QStringLiteral("city spaces are full")) ||
                                    text.contains(QStringLiteral("needs two empty city spaces"));
                QVERIFY2(isFull == (refusal.code == RefusalCode::NoCitySpace), qPrintable(text));
                QVERIFY2(text.contains(QStringLiteral("You own it already")) ==
                             position.seat(reader).owns(kind(building)),
                         qPrintable(text));
                if (refusal.code == RefusalCode::TooExpensive) {
                    const QRegularExpressionMatch match =
                        QRegularExpression(QStringLiteral("You are (\\d+) doubloons? short")).match(text);
                    QCOMPARE(match.captured(1).toInt(), refusal.first - refusal.second);
                    ++refused;
                }
            }
        });
        QVERIFY(refused > 100 * kGames);
    }

    /// Between builder phases: the reader's price when another player takes the builder, and as builder.
    void laterPriceIsWhatTheNextBuilderPhaseTakes()
    {
        int compared = 0;
        everyPosition([&](const Position& position) {
            Position begun = position;
            if (position.decision != Decision::ChooseRole || check(position, Order::chooseRole(Role::Builder))) {
                return;
            }
            apply(begun, Order::chooseRole(Role::Builder));
            for (int reader = 0; begun.phase == Phase::Builder && reader < position.players; ++reader) {
                Position asked = begun;
                if (!passUntilAsked(asked, reader, Phase::Builder)) {
                    continue;
                }
                ++compared;
                if (reader != position.turn) {
                    comparePrices(position, asked, QStringLiteral("You would pay: "));
                    continue;
                }
                for (int building = 0; building < kBuildings; ++building) {
                    const Order order = Order::build(kind(building));
                    const QString text = buildingText(position, reader, building);
                    if (!check(asked, order)) {
                        const std::optional<int> price = numberAfter(text, QStringLiteral("as builder "));
                        QVERIFY2(price.value_or(*numberAfter(text, QStringLiteral("You would pay: "))) ==
                                     -gain(asked, order),
                                 qPrintable(text));
                    }
                }
            }
        });
        QVERIFY(compared > 100 * kGames);
    }

    void moneySaidIsWhatTheReaderHas()
    {
        everyPosition([&](const Position& position) {
            for (int reader = 0; reader < position.players; ++reader) {
                const QString text = buildingText(position, reader, index(Building::SugarMill));
                const std::optional<int> money = numberAfter(
                    QString(text).replace(QRegularExpression(QStringLiteral(" doubloons?\\.")), QStringLiteral(".")),
                    QStringLiteral("You have "));
                QVERIFY2(!money || *money == doubloonsOf(position, reader), qPrintable(text));
            }
        });
    }

    void saleBringsWhatIsShown()
    {
        int sold = 0;
        int refused = 0;
        everyPosition([&](const Position& position) {
            for (int reader = 0; reader < position.players; ++reader) {
                Position asked = position;
                const bool isDue = saleOffer(position, reader, Good::Corn).isDue;
                const bool isAsked = isDue && passUntilAsked(asked, reader, Phase::Trader);
                for (int good = 0; good < kGoods; ++good) {
                    const QString text = goodText(position, reader, good);
                    const Order order = Order::sell(static_cast<Good>(good));
                    const bool isPromised = text.contains(QStringLiteral("For you"));
                    if (!isAsked) {
                        QVERIFY2(!isPromised, qPrintable(text));
                        continue;
                    }
                    const Refusal refusal = check(asked, order);
                    QVERIFY2(isPromised == !refusal, qPrintable(text));
                    if (refusal) {
                        QVERIFY2(text.contains(texts::refusal(refusal)), qPrintable(text));
                        ++refused;
                        continue;
                    }
                    const bool isNow = position.turn == reader;
                    QCOMPARE(numberAfter(text, isNow ? QStringLiteral("For you now: ")
                                                     : QStringLiteral("For you on your turn: ")),
                             std::optional(gain(asked, order)));
                    ++sold;
                }
            }
        });
        QVERIFY(sold > 50 * kGames && refused > 50 * kGames);
    }

    void aLoadTakesAndBringsWhatIsShown()
    {
        int loads = 0;
        everyPosition([&](const Position& position) {
            OrderList orders;
            if (position.decision == Decision::Load) {
                legalOrders(position, orders);
            }
            for (const Order order : orders) {
                const int points = static_cast<int>(position.seat(position.turn).victoryPoints);
                Position after = position;
                apply(after, order);
                const LoadOffer offer = loadOffer(position, order);
                QCOMPARE(offer.barrels, barrelsOf(position, position.turn) - barrelsOf(after, position.turn));
                QCOMPARE(offer.points, static_cast<int>(after.seat(position.turn).victoryPoints) - points);
                loads += offer.barrels != 0 ? 1 : 0;
            }
        });
        QVERIFY(loads > 25 * kGames);
    }

    void fullTradingHousePromisesNothing()
    {
        Position position = newGame(3, 1);
        apply(position, Order::chooseRole(Role::Settler));
        position.phase = Phase::Trader;
        position.decision = Decision::Sell;
        position.seat(position.turn).goods[0] = 2;
        position.tradingHouse = {Good::Corn, Good::Indigo, Good::Sugar, Good::Tobacco};
        const QString text = goodText(position, position.turn, 0);
        QVERIFY2(text.contains(QStringLiteral("The trading house is full.")) &&
                     !text.contains(QStringLiteral("For you")),
                 qPrintable(text));
    }

    void bonusIsWhatTheScoreCounts()
    {
        int owned = 0;
        everyPosition([&](const Position& position) {
            const auto table = scores(position);
            for (int reader = 0; reader < position.players; ++reader) {
                for (int large = 0; large < kLarge; ++large) {
                    const int building = index(Building::GuildHall) + large;
                    const QString text = buildingText(position, reader, building);
                    const int bonus = table[static_cast<std::size_t>(reader)].bonus(kind(building));
                    const QRegularExpressionMatch match =
                        QRegularExpression(QStringLiteral("It scores (\\d+) points? for you now\\.")).match(text);
                    QVERIFY2(match.hasMatch() == position.seat(reader).occupies(kind(building)), qPrintable(text));
                    if (match.hasMatch()) {
                        QCOMPARE(match.captured(1).toInt(), bonus);
                        ++owned;
                    }
                    // No bonus is shown for a building that can no longer be built.
                    const bool isLost = !position.seat(reader).owns(kind(building)) &&
                                        (position.isFinished() || position.copiesLeft(kind(building)) == 0);
                    QVERIFY2(!isLost || !text.contains(QStringLiteral("score")), qPrintable(text));
                }
            }
        });
        QVERIFY(owned > (repeatsRows() ? 20 : 0));
    }

    /// The bonus shown for a building is the bonus it has in the city with a colonist on it.
    void possibleBonusIsWhatItWouldCount()
    {
        int compared = 0;
        everyPosition([&](const Position& position) {
            for (int reader = 0; reader < position.players; ++reader) {
                for (int large = 0; large < kLarge; ++large) {
                    const Building building = kind(index(Building::GuildHall) + large);
                    const BuildingOffer offer = buildingOffer(position, reader, building);
                    Position built = position;
                    Seat& seat = built.seat(reader);
                    if (!offer.bonus || offer.isOccupied || seat.sanJuan == 0) {
                        continue;
                    }
                    seat.gain(building);
                    seat.setColonistsOn(building, 1);
                    --seat.sanJuan;
                    const int bonus = scores(built)[static_cast<std::size_t>(reader)].bonus(building);
                    QCOMPARE(*offer.bonus, bonus);
                    const QString text = buildingText(position, reader, index(building));
                    QVERIFY2(text.contains(QStringLiteral("It would score %1 point").arg(bonus)), qPrintable(text));
                    ++compared;
                }
            }
        });
        QVERIFY(compared > 10 * kGames);
    }

    void cardBringsTheDoubloonsShown()
    {
        everyPosition([&](const Position& position) {
            for (int card = 0; card < position.roleCards(); ++card) {
                const QString text = texts::plain(texts::roleHover(position, card));
                const QRegularExpressionMatch match =
                    QRegularExpression(QStringLiteral("takes this card gets (\\d+) doubloons?")).match(text);
                const Order order = Order::chooseRole(roleOfCard(card));
                const bool isFree = position.takenBy[static_cast<std::size_t>(card)] == kNobody;
                QVERIFY2(text.contains(QStringLiteral("Already taken this round.")) == !isFree, qPrintable(text));
                if (position.decision != Decision::ChooseRole) {
                    QVERIFY2(!match.hasMatch() || (isFree && !position.isFinished()), qPrintable(text));
                } else if (!check(position, order)) {
                    Position after = position;
                    EventList events;
                    apply(after, order, events);
                    if (!isFree || after.takenBy[static_cast<std::size_t>(card)] == kNobody) {
                        continue; // the other prospector is taken, or the round is over
                    }
                    int brought = 0;
                    for (const Event& event : events.events) {
                        const bool isFromCard =
                            event.kind == EventKind::DoubloonsGained && event.reason == Reason::Card;
                        brought += isFromCard ? event.amount : 0;
                    }
                    QCOMPARE(match.hasMatch() ? match.captured(1).toInt() : 0, brought);
                }
            }
        });
    }

    void hoversShowNobodyElsesPoints()
    {
        everyPosition([&](const Position& position) {
            for (int reader = 0; reader < position.players; ++reader) {
                Position other = position;
                for (int seat = 0; seat < position.players; ++seat) {
                    if (seat != reader) {
                        other.seat(seat).victoryPoints += 13;
                    }
                }
                for (int large = 0; large < kLarge; ++large) {
                    const int building = index(Building::GuildHall) + large;
                    QCOMPARE(buildingText(other, reader, building), buildingText(position, reader, building));
                }
            }
        });
    }
};

WINDROSE_TEST(hovers_true, HoversTrue)
#include "hovers_true.moc"
