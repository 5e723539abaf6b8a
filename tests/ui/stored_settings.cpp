// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/settings.h"
#include "ui/dialogs/settings_file.h"
#include "ui/dialogs/settings_upgrade.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace windrose;

namespace
{

/// A file of the first version, which had no contrast, text size or version number.
const char* const kFirstVersion = R"([computers]
pause=short
paused=false
programs=Mine, mine --fast
thinking_time=0.3

[look]
animations=slow
language=de
style=dark

[new_game]
colors=4, 2, 0, 1, 3
names=Ana, Ben, , , 
players=5
sitters=, merchant, viceroy:shipper, ,

[play]
computer_reasons=false
play_forced=true
undo_limit=turn
undo_past_hidden_tiles=true

[table]
board_follows=false
curtain=true
show_all_points=true

[window]
record_folder=/games
state=@ByteArray(x)
)";

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The settings are in one file that people can read. Older files are upgraded, and nothing in the file is lost.
class StoredSettingsTest : public QObject
{
    Q_OBJECT

private:
    /// Starts with this settings file.
    void startWith(const QByteArray& content)
    {
        m_folder = std::make_unique<QTemporaryDir>();
        settings::store().moveTo(m_folder->path());
        QVERIFY(QDir().mkpath(QFileInfo(settings::path()).absolutePath()));
        QFile file(settings::path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    /// Ends as a program does, and reads the file again.
    void startAgain()
    {
        settings::store().finish();
        settings::store().moveTo(m_folder->path());
    }
    QStringList files() const { return QFileInfo(settings::path()).absoluteDir().entryList(QDir::Files, QDir::Name); }

    std::unique_ptr<QTemporaryDir> m_folder;

private slots:
    void cleanup() { settings::store().finish(); }

    void aFileOfTheFirstVersionMeansWhatItMeantThen()
    {
        startWith(kFirstVersion);
        for (const bool isUpgraded : {false, true}) {
            QCOMPARE(settings::style.value(), settings::Style::Dark);
            QCOMPARE(settings::animations.value(), settings::Animations::Slow);
            QCOMPARE(settings::language.value(), QStringLiteral("de"));
            QCOMPARE(settings::thinkingTime.value(), settings::ThinkingTime::Short);
            QCOMPARE(settings::watchingSpeed.value(), settings::WatchingSpeed::Fast);
            QCOMPARE(settings::undoLimit.value(), settings::UndoLimit::Turn);
            QCOMPARE(settings::playForced.value(), true);
            QCOMPARE(settings::computerReasons.value(), false);
            QCOMPARE(settings::boardFollows.value(), false);
            QCOMPARE(settings::curtain.value(), true);
            QCOMPARE(settings::players.value(), isUpgraded ? 3 : 5);
            QCOMPARE(settings::names.value().mid(0, 2), (QStringList{QStringLiteral("Ana"), QStringLiteral("Ben")}));
            QCOMPARE(settings::playerTexts.value().value(2), QStringLiteral("viceroy:shipper"));
            QCOMPARE(settings::programs.value(), (QStringList{QStringLiteral("Mine"), QStringLiteral("mine --fast")}));
            QCOMPARE(settings::recordFolder.value(), QStringLiteral("/games"));
            QCOMPARE(settings::textSize.value(), settings::TextSize::P100); // did not exist
            QVERIFY(!settings::store().contains(QStringLiteral("window/state")));
            settings::players.setValue(3);
            startAgain();
        }
        const QByteArray now = contentOf(settings::path());
        QVERIFY2(now.contains("[file]") && now.contains("version=3"), now.constData());
        QVERIFY(!now.contains("state=") && !now.contains("sitters="));
    }

    void aStartAloneDoesNotRewriteAnOlderFile()
    {
        startWith(kFirstVersion);
        QCOMPARE(settings::style.value(), settings::Style::Dark);
        startAgain();
        QCOMPARE(contentOf(settings::path()), QByteArray(kFirstVersion));
    }

    void whatThisVersionDoesNotKnowIsKept()
    {
        startWith("[file]\nversion=9\n\n[look]\nstyle=plaid\nsparkle=7\n\n[window]\nstate=newer\n");
        QCOMPARE(settings::style.value(), settings::Style::System);
        settings::curtain.setValue(true);
        startAgain();
        const QByteArray now = contentOf(settings::path());
        for (const char* line : {"version=9", "style=plaid", "sparkle=7", "state=newer", "curtain=true"}) {
            QVERIFY2(now.contains(line), line);
        }
    }

    void theFileIsMadeOfWords()
    {
        startWith({});
        settings::style.setValue(settings::Style::Contrast);
        settings::undoLimit.setValue(settings::UndoLimit::Turn);
        settings::names.setValue({QStringLiteral("Zoë"), QStringLiteral("Ben")});
        startAgain();
        const QByteArray now = contentOf(settings::path());
        for (const char* line : {"[look]", "style=contrast", "undo_limit=turn", "names=Zo\xc3\xab, Ben"}) {
            QVERIFY2(now.contains(line), now.constData());
        }
    }

    void aDamagedFileIsSetAsideAndItsGoodLinesCount_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::newRow("a line that is no setting") << QByteArray("thinking about it\n");
        QTest::newRow("a broken section") << QByteArray("[table\n");
        QTest::newRow("zeros after a power cut") << QByteArray(64, '\0');
    }

    void aDamagedFileIsSetAsideAndItsGoodLinesCount()
    {
        QFETCH(QByteArray, damage);
        const QByteArray whole = "[look]\nstyle=dark\n" + damage + "\n";
        startWith(whole);
        QCOMPARE(settings::style.value(), settings::Style::Dark);
        const auto copy = settings::store().damaged();
        QVERIFY(copy.has_value());
        QCOMPARE(contentOf(*copy), whole);
        QVERIFY(copy->endsWith(QStringLiteral("windrose.ini.damaged")));
        settings::curtain.setValue(true);
        startAgain();
        QCOMPARE(settings::style.value(), settings::Style::Dark);
        QCOMPARE(settings::curtain.value(), true);
        QVERIFY(!settings::store().damaged()); // said once
        QCOMPARE(contentOf(*copy), whole);
        // Another one later does not replace the first copy.
        startAgain();
        QFile file(settings::path());
        QVERIFY(file.open(QIODevice::Append) && file.write("no setting\n") > 0);
        file.close();
        QVERIFY(settings::store().damaged().value_or(QString()).endsWith(QStringLiteral("-2.damaged")));
        QCOMPARE(contentOf(*copy), whole);
    }

    void aFileInOrderIsNotSetAside()
    {
        startWith("; a comment of the owner\n[look]\nstyle=dark\n\n");
        QCOMPARE(settings::style.value(), settings::Style::Dark);
        QVERIFY(!settings::store().damaged());
        QCOMPARE(files(), QStringList{QStringLiteral("windrose.ini")});
    }

#ifdef Q_OS_UNIX
    void changesThatCannotBeWrittenAreSaidOnceAndLastUntilTheEnd()
    {
        settings::store().moveTo(QStringLiteral("/dev/null/settings"));
        QSignalSpy said(&settings::store(), &settings::Store::unwritten);
        settings::curtain.setValue(true);
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said.first().first().toString(), settings::path());
        settings::players.setValue(2);
        settings::style.setValue(settings::Style::Dark);
        settings::store().finish();
        QCOMPARE(settings::curtain.value(), true);
        QCOMPARE(settings::players.value(), 2);
        QCOMPARE(settings::style.value(), settings::Style::Dark);
        settle();
        QCOMPARE(said.size(), 1);
    }
#endif
};

WINDROSE_TEST(stored_settings, StoredSettingsTest)
#include "stored_settings.moc"
