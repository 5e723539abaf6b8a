// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "moments.h"
#include "patience.h"
#include "test_program.h"
#include "ui/models/texts.h"
#include "ui/table/announcer.h"
#include "ui/table/hint_choice.h"
#include "ui/table/hint_panel.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/screen_reader.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_tile.h"
#include "ui/table/table_view.h"

#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cstring>
#include <memory>

using namespace windrose;

namespace
{

/// Keeps what is spoken.
class Recorder final : public Speaker
{
public:
    explicit Recorder(QStringList& spoken) : m_spoken(spoken) {}
    bool isHeard() const override { return true; }
    void setWelcome(std::function<void()> welcome) override { m_welcome = std::move(welcome); }
    void say(const QString& text, Priority /*priority*/) override { m_spoken.append(text); }
    void welcome() const { m_welcome(); }

private:
    QStringList& m_spoken;
    std::function<void()> m_welcome;
};

/// Counts the sentences of hovers as they are made.
class HoverCount final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* /*text*/, const char* /*comment*/, int /*number*/) const override
    {
        m_made += std::strcmp(context, "Hover") == 0 ? 1 : 0;
        return {};
    }
    /// The number since the last call.
    int take() { return std::exchange(m_made, 0); }

private:
    mutable int m_made = 0;
};

} // namespace

/// What a screen reader speaks about a game.
class Announcements : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;
    QStringList m_spoken;
    std::unique_ptr<TableView> m_table;

    void setUpTable(const Position& position)
    {
        m_table.reset();
        lay(m_session, position);
        m_table = std::make_unique<TableView>(m_session);
        m_table->setPace(speeds::Pace::Off);
        m_table->announcer().setSpeaker(std::make_unique<Recorder>(m_spoken));
        m_table->resize(1280, 774);
        m_table->show();
        QVERIFY(waitUntilExposed(m_table.get()));
        m_spoken.clear();
    }

    void play(Order order) { QVERIFY(m_session.submit(order).isPlayed()); }

    /// The texts spoken since the last call.
    QStringList spoken()
    {
        QCoreApplication::sendPostedEvents();
        return std::exchange(m_spoken, {});
    }

    /// The tile of the first plantation in the row.
    TableTile* plantation()
    {
        for (TablePlace* place : m_table->controller().places()) {
            if (place->piece() && place->piece()->kind == PieceKind::Plantation) {
                return dynamic_cast<TableTile*>(place);
            }
        }
        return nullptr;
    }

private slots:
    void cleanup() { m_table.reset(); }

    void anOrderIsAnnouncedOnceWithTheNextQuestion()
    {
        setUpTable(newGame(4, 1));
        play(Order::chooseRole(Role::Prospector));
        QCOMPARE(spoken(), QStringList("Ana: Prospector, +1 doubloon(s). " + texts::prompt(m_session)));
        QVERIFY(texts::prompt(m_session).startsWith(QStringLiteral("Bea: take a role card.")));
        QCOMPARE(spoken(), QStringList());
    }

    void whatConcernsAPersonLeavesOutItsOwnOrders()
    {
        setUpTable(newGame(4, 1));
        m_table->announcer().setLevel(Announcer::Level::Mine);
        play(Order::chooseRole(Role::Builder));
        QCOMPARE(spoken(), QStringList(texts::prompt(m_session)));
        play(Order::build(Building::SmallMarket));
        QCOMPARE(spoken(), QStringList("Ana: small market for 0. " + texts::prompt(m_session)));
    }

    void offSpeaksNothing()
    {
        setUpTable(newGame(4, 1));
        m_table->announcer().setLevel(Announcer::Level::Off);
        play(Order::chooseRole(Role::Prospector));
        QCOMPARE(spoken(), QStringList());
    }

    void aThingInTheHandIsAnnouncedWithWhatTakesIt()
    {
        setUpTable(asked(Role::Settler, Phase::Settler, Decision::TakePlantation));
        plantation()->click();
        QVERIFY(m_table->controller().isCarrying());
        const QStringList texts = spoken();
        QCOMPARE(texts.size(), 1);
        QVERIFY2(texts.first().startsWith(QStringLiteral("In your hand: ")), qPrintable(texts.first()));
        QVERIFY(plantation()->describe().startsWith(QStringLiteral("In your hand.")));
        m_table->controller().cancel();
        QCOMPARE(spoken(), QStringList(QStringLiteral("Put back.")));
        QVERIFY(!plantation()->describe().startsWith(QStringLiteral("In your hand.")));
    }

    void statesSayWhatIsInTheHandAndWhatTakesIt()
    {
        setUpTable(asked(Role::Settler, Phase::Settler, Decision::TakePlantation));
        const auto stateOf = [](TablePlace* place) {
            return QAccessible::queryAccessibleInterface(place->widget())->state();
        };
        TablePlace* house = m_table->controller().find({PlaceKind::TradingHouse, -1, 0, 0});
        QVERIFY(stateOf(plantation()).selectable && !stateOf(plantation()).selected); // it can be used now
        QVERIFY(!stateOf(house).selectable);
        plantation()->click();
        QVERIFY(stateOf(plantation()).selected);
        for (TablePlace* place : m_table->controller().places()) {
            const bool takes = m_table->controller().hand().isLegal(place);
            QVERIFY2(place == plantation() || stateOf(place).selectable == takes,
                     qPrintable(place->widget()->accessibleName()));
        }
        m_table->controller().cancel();
        QVERIFY(stateOf(plantation()).selectable && !stateOf(plantation()).selected);
    }

    void descriptionsAreMadeOnlyForWhomeverAsks()
    {
        HoverCount hovers;
        QCoreApplication::installTranslator(&hovers);
        setUpTable(newGame(4, 1));
        const std::vector<TablePlace*>& places = m_table->controller().places();
        const auto reportAll = [&places] {
            for (TablePlace* place : places) {
                place->reportNewDescription();
            }
        };
        (void)hovers.take();
        play(Order::chooseRole(Role::Builder));
        reportAll();
        QCOMPARE(hovers.take(), 0); // nobody has asked

        const auto market = std::find_if(places.begin(), places.end(), [](TablePlace* place) {
            return place->widget()->accessibleName().startsWith(QStringLiteral("Building Small market"));
        });
        QVERIFY(market != places.end());
        QAccessibleInterface* asked = QAccessible::queryAccessibleInterface((*market)->widget());
        const QString old = asked->text(QAccessible::Description);
        QVERIFY(!old.isEmpty() && hovers.take() > 0);
        play(Order::build(Building::SmallMarket));
        QCOMPARE(hovers.take(), 0); // changes are announced when the table is at rest
        reportAll();
        const int made = hovers.take();
        QVERIFY(asked->text(QAccessible::Description) != old);
        QCOMPARE(made, hovers.take()); // one description
    }

    void overAPlaceItIsAnnouncedWhetherItCanBePutThere()
    {
        setUpTable(asked(Role::Settler, Phase::Settler, Decision::TakePlantation));
        plantation()->click();
        (void)spoken();
        TableHand& hand = m_table->controller().hand();
        QVERIFY(hand.legalTargets().size() > 1);
        hand.hover(hand.legalTargets().back()); // the focus is on the first one
        const QStringList allowed = spoken();
        QCOMPARE(allowed.size(), 1);
        QVERIFY2(allowed.first().startsWith(QStringLiteral("It can be put here")), qPrintable(allowed.first()));
        TablePlace* wrong = m_table->controller().find({PlaceKind::TradingHouse, -1, 0, 0});
        QVERIFY(wrong != nullptr);
        hand.hover(wrong);
        QCOMPARE(spoken(), QStringList(wrong->model()->dropRefusal(*hand.piece(), wrong->modelIndex())));
    }

    void theBoardThatTakesARoleCardSaysSo()
    {
        setUpTable(newGame(4, 1));
        TableHand& hand = m_table->controller().hand();
        TablePlace* board = m_table->controller().find({PlaceKind::Board, 0, 0, 0});
        QVERIFY(board != nullptr);
        QVERIFY(!board->describe().isEmpty());
        QVERIFY(!board->describe().startsWith(QStringLiteral("Takes")));
        for (TablePlace* place : m_table->controller().places()) {
            if (!hand.isCarrying() && place->piece() && place->piece()->kind == PieceKind::RoleCard) {
                QVERIFY(hand.pickUp(place, TableHand::Means::Click, {}));
            }
        }
        (void)spoken();
        const QString description = board->describe();
        QVERIFY2(description.startsWith(QStringLiteral("Takes what is in your hand. ")), qPrintable(description));
        QVERIFY2(description.contains(QStringLiteral("Would produce")), qPrintable(description));
        hand.cancel();
        (void)spoken();
        QVERIFY(!board->describe().startsWith(QStringLiteral("Takes")));
    }

    void overAShipItIsAnnouncedHowManyGoAndWhatTheyBring()
    {
        Position position = asked(Role::Captain, Phase::Captain, Decision::Load);
        position.seat(0).goods = {3, 0, 0, 0, 0};
        setUpTable(position);
        TableTile* corn = nullptr;
        for (TablePlace* place : m_table->controller().places()) {
            if (place->canBeTaken() && place->piece()->kind == PieceKind::Barrel) {
                corn = dynamic_cast<TableTile*>(place);
            }
        }
        QVERIFY(corn != nullptr);
        corn->click();
        (void)spoken();
        TableHand& hand = m_table->controller().hand();
        QVERIFY(hand.legalTargets().size() > 1);
        hand.hover(hand.legalTargets().back());
        const QString speech = spoken().join(QLatin1Char(' '));
        QVERIFY2(speech.contains(texts::loaded(3, 4)), qPrintable(speech));
    }

    void nothingIsMadeWhileNobodyListens()
    {
        QVERIFY(!QAccessible::isActive());
        setUpTable(newGame(4, 1));
        m_table->announcer().setSpeaker(std::make_unique<ScreenReader>(*m_table));
        play(Order::chooseRole(Role::Builder));
        plantation()->click();
        QCOMPARE(spoken(), QStringList());
        QVERIFY(m_table->findChild<QWidget*>(QStringLiteral("announcement")) == nullptr);
    }

    void whoComesLaterHearsWhatIsAskedNow()
    {
        setUpTable(newGame(4, 1));
        auto speaker = std::make_unique<Recorder>(m_spoken);
        Recorder* recorder = speaker.get();
        m_table->announcer().setSpeaker(std::move(speaker));
        QCOMPARE(spoken(), QStringList());
        recorder->welcome();
        QCOMPARE(spoken(), QStringList(texts::prompt(m_session)));
    }

    void thePromptsPassingSentencesAreAnnouncedOnce()
    {
        setUpTable(newGame(4, 1));
        m_table->announcer().setLevel(Announcer::Level::Mine);
        m_table->prompt().warn(QStringLiteral("That cannot be."));
        QCOMPARE(spoken(), QStringList(QStringLiteral("That cannot be.")));
        m_table->prompt().warn(QStringLiteral("That cannot be.")); // asked again while it is shown
        QCOMPARE(spoken(), QStringList(QStringLiteral("That cannot be.")));
        m_table->prompt().inform(QStringLiteral("The game was saved."));
        m_table->prompt().warn({});
        QCOMPARE(spoken(), QStringList(QStringLiteral("The game was saved.")));
        m_table->announcer().setLevel(Announcer::Level::Off);
        m_table->prompt().warn(QStringLiteral("Nobody hears this."));
        QCOMPARE(spoken(), QStringList());
    }

    void aReasonThatHintsAreNotPossibleIsAnnounced()
    {
        setUpTable(newGame(4, 1));
        play(Order::chooseRole(Role::Prospector));
        m_session.view(0);
        (void)spoken();
        m_table->hint().ask();
        QCOMPARE(spoken(),
                 QStringList(QStringLiteral("Hints are for the current position. Return to the game first.")));
    }

    /// A reader reads the line that gets the focus by itself.
    void aHintIsAnnouncedWhileItIsThoughtAboutAndItsLinesOnce()
    {
        setUpTable(newGame(4, 1));
        m_table->activateWindow();
        m_table->hint().setThinkingTime(50);
        m_table->hint().ask();
        QCOMPARE(m_table->hint().panel().accessibleDescription(), QStringLiteral("Thinking…"));
        QTRY_VERIFY(!m_table->hint().advice().empty());
        QVERIFY(m_table->hint().panel().accessibleDescription().isEmpty());
        const QString speech = spoken().join(QLatin1Char(' '));
        QVERIFY2(speech.startsWith(QStringLiteral("Thinking… Hint: ")), qPrintable(speech));
        int lines = 0;
        for (const QWidget* line : m_table->hint().panel().findChildren<HintChoice*>()) {
            if (!line->isHidden()) {
                QCOMPARE(speech.count(line->accessibleName()), line->hasFocus() ? 0 : 1);
                ++lines;
            }
        }
        QVERIFY(lines > 1);
        m_table->hint().close();
        QCOMPARE(spoken(), QStringList());
    }

    void theLastRoundIsAnnouncedAfterWhatMadeItTheLastOne()
    {
        Position position = asked(Role::Builder, Phase::Builder, Decision::Build);
        fillCityExcept(position.seat(0), {11});
        position.seat(0).doubloons = 30;
        setUpTable(position);
        play(Order::build(Building::Wharf));
        const QStringList texts = spoken();
        QCOMPARE(texts.size(), 1);
        const QString last = QStringLiteral("This is the last round: Ana's city is full.");
        QCOMPARE(texts.first().count(last), 1);
        QVERIFY2(texts.first().startsWith(QStringLiteral("Ana: wharf for ")), qPrintable(texts.first()));
        QVERIFY2(texts.first().endsWith(last + QLatin1Char(' ') + texts::prompt(m_session)), qPrintable(texts.first()));
    }

    void theEndIsAnnouncedBeforeTheResultIsReleased()
    {
        setUpTable(newGame(3, 1));
        Random random{1};
        Order last;
        while (!m_session.gamePosition().isFinished()) {
            last = randomOrder(m_session.gamePosition(), random);
            play(last);
        }
        const QString over = QStringLiteral("The game is over.");
        QVERIFY2(spoken().last().contains(texts::prompt(m_session)), "no one holds the result");
        m_session.undoRedo().undo();
        (void)spoken();
        play(last);
        m_table->announcer().holdResult(true); // by whoever follows the change later
        const QStringList texts = spoken();
        QCOMPARE(texts.size(), 1);
        QVERIFY2(texts.first().endsWith(over), qPrintable(texts.first()));
        m_table->announcer().holdResult(false);
        m_session.undoRedo().undo();
        (void)spoken();
        m_session.undoRedo().redo();
        QVERIFY(spoken().join(QLatin1Char(' ')).endsWith(texts::prompt(m_session)));
    }

    void theRibbonIsAnnouncedToAReaderWhoComesLater()
    {
        setUpTable(newGame(4, 1));
        auto speaker = std::make_unique<Recorder>(m_spoken);
        Recorder* recorder = speaker.get();
        m_table->announcer().setSpeaker(std::move(speaker));
        play(Order::chooseRole(Role::Prospector));
        const QString happened = QStringLiteral("Ana: Prospector, +1 doubloon(s). ") + texts::prompt(m_session);
        QCOMPARE(spoken(), QStringList(happened));
        recorder->welcome();
        QCOMPARE(spoken(), QStringList(QStringLiteral("Since your last move: ") + happened));
        play(Order::chooseRole(Role::Builder)); // told as an order, not as the ribbon
        QCOMPARE(spoken(), QStringList(QStringLiteral("Bea: Builder. ") + texts::prompt(m_session)));
    }

    void theRibbonIsAnnouncedOnceToAPersonWhoComesToTheTable()
    {
        setUpTable(newGame(4, 1));
        m_table->announcer().setLevel(Announcer::Level::Mine);
        m_session.setCoversAtHandOver(true);
        m_session.uncover();
        (void)spoken();
        play(Order::chooseRole(Role::Prospector));
        QVERIFY(m_session.isCovered());
        QCOMPARE(spoken(), QStringList());
        m_session.uncover();
        QCOMPARE(spoken(), QStringList(QStringLiteral("Since your last move: Ana: Prospector, +1 doubloon(s). ") +
                                       texts::prompt(m_session)));
        m_session.setCoversAtHandOver(false);
    }

    void aRefusalIsAnnouncedWithItsReason()
    {
        setUpTable(newGame(4, 1));
        TableTile* tile = plantation();
        const QString reason = tile->model()->pickUpRefusal(tile->modelIndex());
        QVERIFY(!reason.isEmpty());
        tile->click();
        QCOMPARE(spoken(), QStringList(reason));
    }
};

WINDROSE_TEST(announcements, Announcements)
#include "announcements.moc"
