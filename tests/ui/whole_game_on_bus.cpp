// SPDX-License-Identifier: GPL-3.0-or-later
#include "bus_reader.h"
#include "bus_window.h"
#include "patience.h"
#include "test_program.h"

#include <QRegularExpression>

#include <algorithm>
#include <memory>
#include <random>

using namespace windrose;

namespace
{

const QString kUsable = QStringLiteral("Can be used now.");
const QString kTaking = QStringLiteral("Takes what is in your hand.");
const QString kHeld = QStringLiteral("In your hand.");
const QString kHolding = QStringLiteral("In your hand: ");
constexpr int kFewOrders = 50;
const QString kBanner = QStringLiteral("This is the last round: ");
const QString kGameOver = QStringLiteral("The game is over.");

/// Whom a question asks: its first word, before ":" or ", governor of round 2:".
QString askedIn(const QString& question)
{
    return question.left(question.indexOf(QRegularExpression(QStringLiteral("[:,]"))));
}

} // namespace

/// A whole game by what the accessibility bus says alone: things are chosen because they say that they can be used, and
/// everything that happens is heard.
class WholeGameOnBus : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<BusReader> m_reader;
    std::unique_ptr<BusWindow> m_window;
    QList<BusThing> m_things; ///< as they were last looked at
    std::mt19937 m_random{7};
    Accessible m_prompt;
    QString m_question; ///< what is asked now
    int m_orders = 0;

    /// The things on the screen that `isWanted` of.
    template <class Wanted>
    QList<BusThing> those(const Wanted& isWanted) const
    {
        QList<BusThing> result;
        std::copy_if(m_things.begin(), m_things.end(), std::back_inserter(result),
                     [&](const BusThing& thing) { return thing.is(BusState::Showing) && isWanted(thing); });
        return result;
    }

    QList<BusThing> called(const QString& beginning) const
    {
        return those([&](const BusThing& thing) { return thing.name.startsWith(beginning); });
    }

    QList<BusThing> described(const QString& beginning) const
    {
        return those([&](const BusThing& thing) { return thing.description.startsWith(beginning); });
    }

    /// A button of the prompt line that can be pressed.
    std::optional<BusThing> button(const QString& name) const
    {
        const QList<BusThing> found = those([&](const BusThing& thing) {
            return thing.is(BusState::Enabled) &&
                   (thing.name == name || thing.name.startsWith(name + QStringLiteral(", ")));
        });
        return found.isEmpty() ? std::nullopt : std::optional(found.first());
    }

    /// Looks at everything: exactly one thing says that it has the focus, and that one is on the screen.
    void look()
    {
        m_things = m_reader->things();
        QStringList focused;
        for (const BusThing& thing : std::as_const(m_things)) {
            if (thing.is(BusState::Focused)) {
                focused.append(thing.name);
                QVERIFY2(thing.is(BusState::Showing), qPrintable(thing.name));
            }
        }
        QVERIFY2(focused.size() == 1, qPrintable(focused.join(QStringLiteral(" | ")) + m_question));
    }

    /// The question of the prompt line, without the banner that may stand before it.
    QString asked() const
    {
        const QString line = m_reader->name(m_prompt).section(QStringLiteral(", "), 1);
        const QString sentence = QStringLiteral(". ");
        return line.startsWith(kBanner) ? line.mid(line.indexOf(sentence) + sentence.size()) : line;
    }

    QString next()
    {
        return waitUntil([this] { return !m_reader->heard().isEmpty(); }) ? m_reader->heard().takeFirst().text
                                                                          : QString();
    }

    BusThing any(const QList<BusThing>& things)
    {
        return things[static_cast<qsizetype>(m_random() % static_cast<std::size_t>(things.size()))];
    }

    /// What to press now: what ends a choice, a thing that can be used, or else the button that passes.
    std::optional<BusThing> choice()
    {
        if (const auto done = button(QStringLiteral("Done"))) {
            return done;
        }
        const QList<BusThing> usable = described(kUsable);
        return usable.isEmpty() ? button(QStringLiteral("Pass")) : std::optional(any(usable));
    }

    /// Hears what follows a press: of an order, who did what and what is asked next; of a part of one, what is asked
    /// now.
    void expectAnnouncement(const BusThing& pressed, const QString& text)
    {
        const QString detail = pressed.name + QStringLiteral(" → ") + text;
        const QString question = asked();
        const bool isPart = text == question;
        QVERIFY2(isPart || text.startsWith(askedIn(m_question) + QStringLiteral(": ")), qPrintable(detail));
        m_orders += isPart ? 0 : 1;
        if (text.endsWith(kGameOver)) {
            m_question.clear();
            return;
        }
        // The line of the prompt also says how to answer, which the announcement may leave out.
        const QString first = question.left(question.indexOf(QStringLiteral(". ")));
        QVERIFY2(!first.isEmpty() && text.contains(first), qPrintable(detail + QStringLiteral(" | ") + question));
        QVERIFY2(!isPart || askedIn(question) == askedIn(m_question), qPrintable(detail));
        m_question = question;
    }

    void press(const BusThing& thing)
    {
        const bool isPiece = thing.description.startsWith(kUsable) || thing.description.startsWith(kTaking);
        QVERIFY2(!isPiece || thing.is(BusState::Selectable), qPrintable(thing.name));
        QVERIFY2(m_reader->press(thing.accessible), qPrintable(thing.name));
    }

    /// One press, or two where a thing is taken and put down.
    void act()
    {
        look();
        const std::optional<BusThing> chosen = choice();
        QVERIFY2(chosen, qPrintable(m_question));
        press(*chosen);
        QString text = next();
        if (text.startsWith(kHolding)) {
            look();
            const QList<BusThing> held = those([](const BusThing& thing) {
                return thing.is(BusState::Selected) && thing.description.startsWith(kHeld);
            });
            QCOMPARE(held.size(), 1);
            QCOMPARE(held.first().accessible.path.path(), chosen->accessible.path.path());
            const QList<BusThing> places = described(kTaking);
            QVERIFY2(!places.isEmpty(), qPrintable(text));
            press(any(places));
            text = next();
        }
        expectAnnouncement(*chosen, text);
    }

private slots:
    void init()
    {
        m_reader = std::make_unique<BusReader>();
        QVERIFY(m_reader->join());
        m_reader->listenFor(QStringLiteral("object:announcement"));
    }

    void cleanup()
    {
        m_window.reset();
        m_reader.reset();
    }

    void isPlayedByWhatTheBusSays_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::newRow("two_people") << QStringList{"Ana", "Bea"};
        QTest::newRow("three_people") << QStringList{"Ana", "Bea", "Cy"};
        QTest::newRow("four_people") << QStringList{"Ana", "Bea", "Cy", "Dora"};
    }

    void isPlayedByWhatTheBusSays()
    {
        QFETCH(QStringList, names);
        m_window = std::make_unique<BusWindow>();
        QVERIFY(m_window->start(*m_reader, names, "[look]\nanimations=off\n"));
        m_prompt = m_reader->named(QStringLiteral("Prompt, ")).value();
        m_question = next();
        QCOMPARE(askedIn(m_question), names.first());
        while (!m_question.isEmpty()) {
            act();
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        const QString score = next();
        const QRegularExpression winner(QStringLiteral("(share the victory|wins (the tie at|with)) \\d*"));
        QVERIFY2(winner.match(score).hasMatch(), qPrintable(score));
        for (const QString& name : names) {
            QVERIFY2(score.contains(name + QStringLiteral(": Chips ")), qPrintable(score));
        }
        QCOMPARE(score.count(QStringLiteral("Total ")), names.size());
        QVERIFY(m_orders > kFewOrders);
    }
};

WINDROSE_TEST(whole_game_on_bus, WholeGameOnBus)
#include "whole_game_on_bus.moc"
