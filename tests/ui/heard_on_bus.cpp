// SPDX-License-Identifier: GPL-3.0-or-later
#include "bus_reader.h"
#include "bus_window.h"
#include "patience.h"
#include "test_program.h"

#include <memory>

using namespace windrose;

namespace
{

const QString kAnnouncements = QStringLiteral("object:announcement");
const QString kStates = QStringLiteral("object:state-changed:showing");
const QString kTakes = QStringLiteral("Takes what is in your hand.");
constexpr int kPolite = 1;
constexpr int kAssertive = 2;

} // namespace

/// The game as a screen reader gets it: the window in a process of its own, on an accessibility bus.
class HeardOnBus : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<BusReader> m_reader;
    std::unique_ptr<BusWindow> m_window;
    Heard::Way m_way = Heard::Way::Announcement;

    void startWindow()
    {
        m_window = std::make_unique<BusWindow>();
        QVERIFY(m_window->start(*m_reader, {"Ana", "Bea", "Cy", "Dan"}));
    }

    /// The sentence that the prompt line shows.
    QString prompt() const
    {
        const auto line = m_reader->named(QStringLiteral("Prompt, "));
        return line ? m_reader->name(*line).section(QStringLiteral(", "), 1) : QString();
    }

    /// Takes the next text, which must have come the right way; the politeness is that of an announcement.
    QString next(int politeness)
    {
        if (QTest::currentTestFailed() || !waitUntil([this] { return !m_reader->heard().isEmpty(); })) {
            return {};
        }
        const Heard heard = m_reader->heard().takeFirst();
        const bool isAnnounced = heard.way == Heard::Way::Announcement;
        const bool isRight = heard.way == m_way && heard.politeness == (isAnnounced ? politeness : 0) &&
                             heard.application == m_reader->program();
        return isRight ? heard.text : QStringLiteral("in a wrong way: ") + heard.text;
    }

    void hear(const QString& text, int politeness) { QCOMPARE(next(politeness), text); }

    /// Presses something that is refused now, and hears why.
    void isRefused(const QString& thing, const QString& reason)
    {
        QVERIFY2(m_reader->press(m_reader->named(thing)), qPrintable(thing));
        hear(reason, kAssertive);
    }

    /// Hears what happened, once, and what is asked next, as the prompt line shows it when everything is shown.
    void expectAnnouncement(const QString& happening, const QString& question)
    {
        const QString text = next(kPolite);
        QVERIFY2(text.startsWith(happening) && text.contains(question), qPrintable(text));
        QTRY_VERIFY(prompt().startsWith(question));
        const QString asked = prompt();
        QVERIFY2(text.endsWith(QLatin1Char(' ') + asked), qPrintable(text));
        QCOMPARE(text.count(happening), 1);
        QCOMPARE(text.count(asked), 1);
    }

    /// Presses a thing that is an order by itself.
    void choose(const QString& thing, const QString& happening, const QString& question)
    {
        QVERIFY2(m_reader->press(m_reader->named(thing)), qPrintable(thing));
        expectAnnouncement(happening, question);
    }

    /// Takes a thing and puts it on the first place that says it takes it.
    void settle(const QString& thing, const QString& happening, const QString& question)
    {
        QVERIFY2(m_reader->press(m_reader->named(thing)), qPrintable(thing));
        const QString held = next(kAssertive);
        QVERIFY2(held.startsWith(QStringLiteral("In your hand: ")), qPrintable(held));
        QTRY_VERIFY(m_reader->described(kTakes));
        QVERIFY(m_reader->press(m_reader->described(kTakes)));
        expectAnnouncement(happening, question);
    }

private slots:
    void init()
    {
        m_reader = std::make_unique<BusReader>();
        m_way = Heard::Way::Announcement;
        QVERIFY(m_reader->join());
    }

    void cleanup()
    {
        m_window.reset();
        m_reader.reset();
    }

    void aRoundIsPlayedByPressingAndEverythingIsHeardOnce()
    {
        m_reader->listenFor(kAnnouncements);
        m_reader->listenFor(kStates);
        startWindow();
        hear(prompt(), kPolite);
        isRefused(QStringLiteral("Building Small market"), QStringLiteral("Choose a role first."));

        choose(QStringLiteral("Role Settler"), QStringLiteral("Ana: Settler"), QStringLiteral("Ana, Settler: "));
        settle(QStringLiteral("Plantation "), QStringLiteral("Ana: "), QStringLiteral("Bea: take a plantation"));
        settle(QStringLiteral("Plantation "), QStringLiteral("Bea: "), QStringLiteral("Cy: take a plantation"));
        settle(QStringLiteral("Plantation "), QStringLiteral("Cy: "), QStringLiteral("Dan: take a plantation"));
        settle(QStringLiteral("Plantation "), QStringLiteral("Dan: "), QStringLiteral("Bea: take a role card."));

        choose(QStringLiteral("Role Builder"), QStringLiteral("Bea: Builder"), QStringLiteral("Bea, Builder: "));
        isRefused(QStringLiteral("Role Mayor"),
                  QStringLiteral("This is the builder phase: build a building or pass first."));
        settle(QStringLiteral("Building Small market"), QStringLiteral("Bea: "), QStringLiteral("Cy: build one"));
        settle(QStringLiteral("Building Small market"), QStringLiteral("Cy: "), QStringLiteral("Dan: build one"));
        choose(QStringLiteral("Pass"), QStringLiteral("Dan: "), QStringLiteral("Ana: build one"));
        choose(QStringLiteral("Pass"), QStringLiteral("Ana: "), QStringLiteral("Cy: take a role card."));

        choose(QStringLiteral("Role Prospector"), QStringLiteral("Cy: Prospector"),
               QStringLiteral("Dan: take a role card."));
        choose(QStringLiteral("Role Craftsman"), QStringLiteral("Dan: Craftsman"),
               QStringLiteral("Bea, governor of round\u00A0"
                              "2: take a role card."));
        isRefused(QStringLiteral("Building Small market"),
                  QStringLiteral("Choose a role first.")); // nothing else was spoken before this
    }

    void aReaderThatKnowsNoAnnouncementsHearsNotifications()
    {
        m_reader->listenFor(kStates);
        m_way = Heard::Way::Notification;
        startWindow();
        hear(prompt(), 0);
        isRefused(QStringLiteral("Building Small market"), QStringLiteral("Choose a role first."));
        choose(QStringLiteral("Role Prospector"), QStringLiteral("Ana: Prospector"),
               QStringLiteral("Bea: take a role card."));
        choose(QStringLiteral("Role Builder"), QStringLiteral("Bea: Builder"), QStringLiteral("Bea, Builder: "));
    }

    void aReaderThatComesLaterHearsWhatIsAskedNow()
    {
        startWindow();
        QVERIFY(m_reader->press(m_reader->named(QStringLiteral("Role Prospector"))));
        QTRY_VERIFY(prompt().startsWith(QStringLiteral("Bea: ")));
        m_reader->listenFor(kAnnouncements);
        m_reader->listenFor(kStates);
        expectAnnouncement(QStringLiteral("Since your last move: Ana: Prospector"),
                           QStringLiteral("Bea: take a role card."));
        choose(QStringLiteral("Role Builder"), QStringLiteral("Bea: Builder"), QStringLiteral("Bea, Builder: "));
    }
};

WINDROSE_TEST(heard_on_bus, HeardOnBus)
#include "heard_on_bus.moc"
