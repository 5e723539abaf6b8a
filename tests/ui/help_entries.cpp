// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/help_entries.h"
#include "core/rules/game.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/drawing.h"
#include "ui/dialogs/help_book.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/dialogs/languages.h"
#include "ui/models/texts.h"

#include <QAccessible>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTreeWidget>

using namespace windrose;

namespace
{

QString plainPage(const HelpBook& book, const QString& id)
{
    return QTextDocumentFragment::fromHtml(book.page(id)->html).toPlainText();
}

/// The ids of all entries, in reading order.
QStringList entriesOf(const HelpBook& book)
{
    QStringList ids;
    for (const HelpChapter& chapter : book.chapters()) {
        for (const GuidePage& entry : chapter.entries) {
            ids << entry.id;
        }
    }
    return ids;
}

/// All topics that things of the base game can have.
QStringList allTopics()
{
    QStringList topics;
    for (int role = 0; role < kRoles; ++role) {
        topics << help::topicOf(static_cast<Role>(role));
    }
    for (const Building building : kAllBuildings) {
        topics << help::topicOf(building);
    }
    for (int tile = 0; tile < kTiles; ++tile) {
        topics << help::topicOf(static_cast<Tile>(tile));
    }
    for (int good = 0; good < kGoods; ++good) {
        topics << help::topicOf(static_cast<Good>(good));
    }
    for (std::size_t part = 0; part < help::kPartIds.size(); ++part) {
        topics << help::topicOf(static_cast<help::Part>(part));
    }
    return topics;
}

QLineEdit& searchOf(const HowToPlayDialog& dialog)
{
    return *dialog.findChild<QLineEdit*>();
}

} // namespace

/// The entries of the help: there is one for everything, they say what the hovers say, and they are found.
class HelpEntries : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void everyTopicHasOneEntryAndEveryEntryATopic()
    {
        applyLanguage(QStringLiteral("en"));
        QStringList entries = entriesOf(HelpBook());
        QStringList topics = allTopics();
        entries.sort();
        topics.sort();
        QCOMPARE(entries, topics);
        QCOMPARE(QSet<QString>(topics.begin(), topics.end()).size(), topics.size());
    }

    void everyChapterOfTheGuideIsInTheHelp()
    {
        const HelpBook book;
        for (const GuidePage& page : guidePages()) {
            QVERIFY2(book.page(page.id) != nullptr, qPrintable(page.id));
            QCOMPARE(book.page(page.id)->html, page.html);
        }
    }

    void everyLinkLeadsToAnotherEntry_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages()) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }
    void everyLinkLeadsToAnotherEntry()
    {
        QFETCH(const QString, language);
        applyLanguage(language);
        const HelpBook book;
        QSet<QString> reached;
        for (const QString& id : entriesOf(book)) {
            const QStringList links = linksIn(book.html(id));
            QVERIFY2(!links.isEmpty(), qPrintable(id));
            for (const QString& link : links) {
                QVERIFY2(book.page(link) != nullptr, qPrintable(id + QStringLiteral(" links to ") + link));
                QVERIFY2(link != id, qPrintable(id));
                reached << link;
            }
        }
        // Each building is named by an entry that is not in its own chapter's list.
        for (const Building building : kBaseGameKinds) {
            QVERIFY2(reached.contains(help::topicOf(building)), qPrintable(help::topicOf(building)));
        }
    }

    void everyEntryIsReachedByLinksFromTheFirstPage_data() { everyLinkLeadsToAnotherEntry_data(); }
    void everyEntryIsReachedByLinksFromTheFirstPage()
    {
        QFETCH(const QString, language);
        applyLanguage(language);
        const HelpBook book;
        QStringList reached{help::topicOf(help::Part::Goal)};
        for (qsizetype next = 0; next < reached.size(); ++next) {
            for (const QString& link : linksIn(book.html(reached.at(next)))) {
                if (!reached.contains(link)) {
                    reached.append(link);
                }
            }
        }
        QStringList alone = entriesOf(book);
        alone.removeIf([&reached](const QString& entry) { return reached.contains(entry); });
        QVERIFY2(alone.isEmpty(), qPrintable(alone.join(QStringLiteral(", "))));
    }

    void namesInAnEntryAreLinksOnceAndWholeWordsOnly()
    {
        NameLinks names;
        names.add(QStringLiteral("Indigo"), QStringLiteral("good"));
        names.add(QStringLiteral("Indigo plant"), QStringLiteral("plant"));
        names.add(QStringLiteral("市场"), QStringLiteral("market"));
        names.finish();
        const auto linked = [&names](const char* html) { return names.linked(QString::fromUtf8(html), "self"); };
        QCOMPARE(linked("<p>an indigo plant.</p>"),
                 QStringLiteral("<p>an <a href=\"entry:plant\">indigo plant</a>.</p>"));
        QCOMPARE(linked("Indigo, indigo"), QStringLiteral("<a href=\"entry:good\">Indigo</a>, indigo"));
        QCOMPARE(linked("<h2>Indigo</h2>"), QStringLiteral("<h2>Indigo</h2>"));
        QCOMPARE(linked("indigos"), QStringLiteral("indigos"));
        QCOMPARE(linked("小市场的"), QStringLiteral("小<a href=\"entry:market\">市场</a>的"));
        QCOMPARE(names.linked(QStringLiteral("indigo"), QStringLiteral("good")), QStringLiteral("indigo"));
    }

    void everyPictureOfAnEntryExists()
    {
        const HelpBook book;
        for (const QString& id : entriesOf(book)) {
            for (const QString& name : drawingsIn(book.html(id))) {
                QVERIFY2(QFile::exists(QStringLiteral(":/drawings/%1.svg").arg(name)), qPrintable(name));
            }
        }
        for (const Building building : kBaseGameKinds) {
            QVERIFY(!drawingsIn(book.html(help::topicOf(building))).isEmpty());
        }
    }

    void buildingsSayWhatTheirHoversSay_data()
    {
        QTest::addColumn<bool>("swapped");
        QTest::newRow("printed prices") << false;
        QTest::newRow("factory and university in each other's place") << true;
    }
    void buildingsSayWhatTheirHoversSay()
    {
        QFETCH(const bool, swapped);
        const Position position = newGame(4, 1, {.factoryUniversitySwap = swapped});
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN")}) {
            applyLanguage(language);
            const HelpBook book({.factoryUniversitySwap = swapped});
            for (const Building building : kBaseGameKinds) {
                const QString page = plainPage(book, help::topicOf(building));
                // Without a reader, all but the last sentence holds in any game: that one tells the copies left.
                QStringList sentences = paragraphsOf(texts::buildingHover(position, -1, building));
                sentences.removeLast();
                QCOMPARE(sentences.size(), 2);
                for (const QString& sentence : sentences) {
                    QVERIFY2(page.contains(sentence), qPrintable(sentence));
                }
            }
        }
    }

    void rolesTilesAndGoodsSayWhatTheirHoversSay()
    {
        const HelpBook book;
        const Position position = newGame(5, 1, {});
        for (int card = 0; card < kMaxRoleCards; ++card) {
            const QString page = plainPage(book, help::topicOf(roleOfCard(card)));
            for (const QString& sentence : paragraphsOf(texts::roleHover(position, card))) {
                QVERIFY2(page.contains(sentence), qPrintable(sentence));
            }
        }
        for (int tile = 0; tile < kTiles; ++tile) {
            const auto kind = static_cast<Tile>(tile);
            QVERIFY(plainPage(book, help::topicOf(kind))
                        .contains(paragraphsOf(texts::tileHover(position, kind)).constFirst()));
        }
        for (int good = 0; good < kGoods; ++good) {
            const auto kind = static_cast<Good>(good);
            QVERIFY(plainPage(book, help::topicOf(kind))
                        .contains(paragraphsOf(texts::goodHover(position, -1, kind)).constFirst()));
        }
    }

    void searchFindsBuildingsByNameAndByEffect()
    {
        for (const QString& language : availableLanguages()) {
            applyLanguage(language);
            const HelpBook book;
            for (const Building building : kBaseGameKinds) {
                const QString id = help::topicOf(building);
                const QString name = texts::buildingName(building);
                QCOMPARE(book.find(name).value(0), id);
                QCOMPARE(book.find(name.toUpper()).value(0), id);
                const QString effect = texts::buildingEffect(building);
                QVERIFY2(book.find(effect).contains(id), qPrintable(effect));
                QVERIFY(book.find(effect.section(QLatin1Char(' '), 0, 3)).contains(id));
            }
        }
    }

    void searchNeedsAllWordsAndIgnoresAccents()
    {
        const HelpBook book;
        QCOMPARE(book.find(QString()).size(), entriesOf(book).size());
        QVERIFY(book.find(QStringLiteral("hospice zebra")).isEmpty());
        QCOMPARE(book.find(QStringLiteral("hospice zebra")).size(), 0);
        QVERIFY(book.find(QStringLiteral("colonist plantation")).contains(help::topicOf(Building::Hospice)));
        applyLanguage(QStringLiteral("fr"));
        const HelpBook french;
        QString name = texts::buildingName(Building::CityHall);
        QString bare = name.normalized(QString::NormalizationForm_KD);
        bare.removeIf([](QChar letter) { return letter.isMark(); });
        QVERIFY2(bare != name, qPrintable(name)); // "Hôtel de ville"
        QVERIFY(french.find(bare).contains(help::topicOf(Building::CityHall)));
    }

    void theListShowsWhatTheSearchFinds()
    {
        HowToPlayDialog dialog;
        dialog.show();
        auto* tree = dialog.findChild<QTreeWidget*>();
        QTest::keyClicks(&searchOf(dialog), QStringLiteral("hospice"));
        QStringList shown;
        for (int chapter = 0; chapter < tree->topLevelItemCount(); ++chapter) {
            QTreeWidgetItem* head = tree->topLevelItem(chapter);
            int entries = 0;
            for (int entry = 0; entry < head->childCount(); ++entry) {
                if (!head->child(entry)->isHidden()) {
                    shown << head->child(entry)->text(0);
                    ++entries;
                }
            }
            QCOMPARE(head->isHidden(), entries == 0);
        }
        const HelpBook book;
        QCOMPARE(shown.size(), book.find(QStringLiteral("hospice")).size());
        QVERIFY(shown.contains(QStringLiteral("Hospice")));
        QVERIFY(shown.size() < entriesOf(book).size() / 2);
        const QString count = QStringLiteral("%1 entr").arg(shown.size());
        QVERIFY2(searchOf(dialog).accessibleDescription().startsWith(count),
                 qPrintable(searchOf(dialog).accessibleDescription()));
        QTest::keyClick(&searchOf(dialog), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.pageId(), help::topicOf(Building::Hospice));
        QVERIFY(!dialog.findChild<QTextBrowser*>()->extraSelections().isEmpty());
        QTest::keyClick(&searchOf(dialog), Qt::Key_Down);
        QCOMPARE(dialog.focusWidget(), tree);
        searchOf(dialog).clear();
        QVERIFY(dialog.findChild<QTextBrowser*>()->extraSelections().isEmpty());
    }

    void linksBackAndForwardTurnThePages()
    {
        HowToPlayDialog dialog;
        dialog.show();
        auto* browser = dialog.findChild<QTextBrowser*>();
        dialog.showPage(QStringLiteral("mayor"));
        emit browser->anchorClicked(QUrl(QStringLiteral("entry:san_juan")));
        QCOMPARE(dialog.pageId(), QStringLiteral("san_juan"));
        QVERIFY(browser->toPlainText().startsWith(QStringLiteral("San Juan")));
        QCOMPARE(dialog.findChild<QTreeWidget*>()->currentItem()->text(0), QStringLiteral("San Juan"));
        dialog.goBack();
        QCOMPARE(dialog.pageId(), QStringLiteral("mayor"));
        dialog.goForward();
        QCOMPARE(dialog.pageId(), QStringLiteral("san_juan"));
        dialog.goForward();
        QCOMPARE(dialog.pageId(), QStringLiteral("san_juan"));
        dialog.goBack();
        dialog.showPage(QStringLiteral("end"));
        dialog.goBack();
        QCOMPARE(dialog.pageId(), QStringLiteral("mayor"));
        emit browser->anchorClicked(QUrl(QStringLiteral("https://example.org/san_juan")));
        QCOMPARE(dialog.pageId(), QStringLiteral("mayor"));
        applyLanguage(QStringLiteral("de"));
        QCoreApplication::processEvents();
        QCOMPARE(dialog.pageId(), QStringLiteral("mayor"));
        QVERIFY(browser->toPlainText().startsWith(texts::roleName(Role::Mayor)));
    }

    void aLinkIsFollowedByKeys()
    {
        HowToPlayDialog dialog;
        dialog.show();
        dialog.showPage(help::topicOf(Building::Hospice));
        auto* browser = dialog.findChild<QTextBrowser*>();
        browser->setFocus();
        QTest::keyClick(browser, Qt::Key_Tab);
        QTest::keyClick(browser, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(dialog.pageId() != help::topicOf(Building::Hospice));
    }

    void theSearchIsNamedForScreenReaders()
    {
        const HowToPlayDialog dialog;
        const QAccessibleInterface* search = QAccessible::queryAccessibleInterface(&searchOf(dialog));
        QCOMPARE(search->text(QAccessible::Name), QStringLiteral("Search"));
    }
};

WINDROSE_TEST(help_entries, HelpEntries)
#include "help_entries.moc"
