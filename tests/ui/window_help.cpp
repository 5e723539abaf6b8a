// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/curtain.h"
#include "app/window/help_key.h"
#include "app/window/main_menus.h"
#include "app/window/position_setup.h"
#include "app/window/widget_topics.h"
#include "patience.h"
#include "picture_games.h"
#include "picture_scenes.h"
#include "picture_stage.h"
#include "test_program.h"
#include "ui/dialogs/help_book.h"
#include "ui/dialogs/help_entries.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/table/log_panel.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/round_panel.h"
#include "ui/table/seat_board.h"
#include "ui/table/table_tile.h"
#include "window_test.h"

#include <QAction>
#include <QDesktopServices>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QUrl>

using namespace windrose;

namespace
{

QString plainText(const QString& html)
{
    return QTextDocumentFragment::fromHtml(html).toPlainText();
}

/// What the help opens where a picture scene shows a dialog or a panel with the keyboard focus, by the scene's name.
QString topicOfScene(const QString& scene)
{
    using enum help::Part;
    static const QHash<QString, help::Part> topics{
        {"dialog-new-game", NewGame},
        {"dialog-how-to-play", Goal},
        {"dialog-help-building", Goal},
        {"dialog-help-role", Goal},
        {"dialog-help-search", Goal},
        {"dialog-keys", Keys},
        {"dialog-about", About},
        {"dialog-score", Score},
        {"dialog-course", Course},
        {"dialog-analysis", Course},
        {"dialog-sheets", Course},
        {"dialog-puzzles", Puzzles},
        {"dialog-results-games", Results},
        {"dialog-results-players", Results},
        {"dialog-results-seats", Results},
        {"dialog-results-buildings", Results},
        {"dialog-results-length", Results},
        {"dialog-result-names", ResultNames},
        {"dialog-question", HiddenPoints},
        {"dialog-file-error", OpenFiles},
        {"dialog-program", OtherPrograms},
        {"dialog-setup-table", SetUp},
        {"dialog-count", SetUp},
    };
    if (scene.startsWith(QStringLiteral("dialog-preferences"))) {
        return help::topicOf(Preferences);
    }
    const auto topic = topics.find(scene);
    return topic == topics.end() ? QString() : help::topicOf(*topic);
}

} // namespace

/// F1 opens the entry of the thing in front of the player, wherever that is.
class WindowHelp : public WindowTest
{
    Q_OBJECT

public slots:
    /// Receives the pages that would be opened in a browser.
    void keepPage(const QUrl& page) { m_pages.append(page); }

private:
    QList<QUrl> m_pages;

    HelpKey& helpKey() { return *m_window->findChild<HelpKey*>(); }
    HowToPlayDialog* help() { return m_window->findChild<HowToPlayDialog*>(); }

    /// Puts the pointer where nothing of the window is, and goes on by keys.
    void useKeys()
    {
        QTest::mouseMove(m_window->menuBar(), QPoint(m_window->width() - 4, 4));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_F15);
        m_window->table().controller().walk().setShowsFocus(true);
    }

    /// The first visible tile with this topic.
    TableTile* tileOf(const QString& topic)
    {
        for (TableTile* tile : m_window->table().findChildren<TableTile*>()) {
            if (tile->isVisible() && topicOfWidget(tile) == topic) {
                return tile;
            }
        }
        return nullptr;
    }

    /// Whether the entry of a tile's topic says what the tile's hover says first.
    static bool saysWhatHoverSays(const HelpBook& book, const TableTile& tile, const QString& topic)
    {
        const QStringList sentences = paragraphsOf(tile.modelValue(Qt::ToolTipRole).toString());
        return sentences.isEmpty() || plainText(book.page(topic)->html).contains(sentences.first());
    }

private slots:
    void everyTileOpensItsEntry_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("decision");
        for (int players = repeatsRows() ? kMinPlayers : kMaxPlayers; players <= kMaxPlayers; ++players) {
            for (int decision = 0; decision < kDecisions; ++decision) {
                QTest::addRow("%d players, %s", players, qPrintable(decisionName(static_cast<Decision>(decision))))
                    << players << decision;
            }
        }
    }
    void everyTileOpensItsEntry()
    {
        QFETCH(const int, players);
        QFETCH(const int, decision);
        openDefaultTable();
        Record record = picturegames::askedIn(static_cast<Decision>(decision), players);
        session().load(record);
        settle();
        useKeys();
        const HelpBook book;
        int tiles = 0;
        for (TableTile* tile : m_window->table().findChildren<TableTile*>()) {
            if (!tile->isVisible()) {
                continue;
            }
            tile->setFocus();
            const QString topic = helpKey().topicNow();
            QVERIFY2(book.page(topic) != nullptr, qPrintable(tile->accessibleName()));
            QCOMPARE(topic, topicOfWidget(tile));
            QVERIFY2(topic != help::topicOf(help::Part::Goal), qPrintable(tile->accessibleName()));
            QVERIFY2(saysWhatHoverSays(book, *tile, topic), qPrintable(tile->accessibleName() + topic));
            ++tiles;
        }
        QVERIFY(tiles > 60);
        for (SeatBoard* board : m_window->table().findChildren<SeatBoard*>()) {
            QCOMPARE(topicOfWidget(board), help::topicOf(help::Part::Board));
        }
    }

    void everyTileOfAPositionSetUpOpensItsEntry()
    {
        openDefaultTable();
        m_window->setUpPosition();
        settle();
        const HelpBook book;
        QSet<QString> topics;
        for (const TableTile* tile : m_window->positionSetup()->table().findChildren<TableTile*>()) {
            if (tile->isVisible()) {
                topics << topicOfWidget(tile);
                QVERIFY2(book.page(topicOfWidget(tile)) != nullptr, qPrintable(tile->accessibleName()));
            }
        }
        for (const help::Part part :
             {help::Part::Doubloons, help::Part::Points, help::Part::Governor, help::Part::SetUp, help::Part::City}) {
            QVERIFY2(topics.contains(help::topicOf(part)), qPrintable(help::topicOf(part)));
        }
        m_window->positionSetup()->table().clearFocus();
        QCOMPARE(helpKey().topicNow(), help::topicOf(help::Part::SetUp));
    }

    void everyDialogOpensItsEntry_data()
    {
        QTest::addColumn<int>("scene");
        int place = 0;
        for (const PictureScene& scene : pictureScenes()) {
            const bool isKeyChosen = scene.name.endsWith(QStringLiteral("-contested")); // the key is what is chosen
            if (scene.name.startsWith(QStringLiteral("dialog-")) && !isKeyChosen) {
                QTest::newRow(qPrintable(scene.name)) << place;
            }
            ++place;
        }
    }
    void everyDialogOpensItsEntry()
    {
        QFETCH(const int, scene);
        const PictureScene& shown = pictureScenes()[static_cast<std::size_t>(scene)];
        PictureStage stage({});
        shown.show(stage);
        settle();
        QWidget* panel = QApplication::focusWidget();
        QVERIFY2(panel != nullptr, qPrintable(shown.name));
        QTest::keyClick(panel, Qt::Key_F1);
        auto* help = stage.window().findChild<HowToPlayDialog*>();
        QVERIFY(help != nullptr && help->isVisible());
        const QString expected = topicOfScene(shown.name);
        QVERIFY2(!expected.isEmpty(), "a new dialog needs an entry in the help, and a row above");
        QCOMPARE(help->pageId(), expected);
    }

    void theQuestionIsExplainedWhereNothingIsPointedAt()
    {
        openDefaultTable();
        waitUntilFitted();
        for (int decision = 0; decision < kDecisions; ++decision) {
            session().load(picturegames::askedIn(static_cast<Decision>(decision), 4));
            settle();
            QWidget& prompt = m_window->table().prompt();
            QTest::mouseMove(&prompt, QPoint(prompt.width() / 3, prompt.height() / 2));
            m_window->table().controller().walk().setShowsFocus(false);
            QCOMPARE(helpKey().topicNow(), help::topicOf(static_cast<Decision>(decision)));
        }
    }

    void thePromptIsExplainedUnderThePointerWhateverHasTheFocus()
    {
        openDefaultTable();
        waitUntilFitted();
        TableTile* harbor = tileOf(help::topicOf(Building::Harbor));
        m_window->table().controller().walk().setShowsFocus(true);
        harbor->setFocus();
        QTest::mouseMove(harbor, harbor->rect().center());
        QWidget& prompt = m_window->table().prompt();
        QTest::mouseMove(&prompt, QPoint(prompt.width() / 3, prompt.height() / 2));
        QCOMPARE(helpKey().topicNow(), help::topicOf(Decision::ChooseRole));
    }

    void everyEntryOfTheMenusOpensItsEntry()
    {
        openDefaultTable();
        session().submit(Order::chooseRole(Role::Builder)); // which can be undone
        const HelpBook book;
        QSet<QString> topics;
        QList<QMenu*> menus;
        for (const QAction* title : m_window->menuBar()->actions()) {
            menus << title->menu();
        }
        for (qsizetype place = 0; place < menus.size(); ++place) {
            QMenu* menu = menus.at(place);
            menu->popup(m_window->mapToGlobal(QPoint(0, 0)));
            QVERIFY2(book.page(helpKey().topicNow()) != nullptr, qPrintable(menu->title()));
            for (QAction* action : menu->actions()) {
                if (action->menu() != nullptr) {
                    menus << action->menu();
                }
                if (!action->isSeparator()) {
                    menu->setActiveAction(action);
                    topics << helpKey().topicNow();
                    QVERIFY2(book.page(helpKey().topicNow()) != nullptr, qPrintable(action->text()));
                }
            }
            menu->close();
        }
        using enum help::Part;
        for (const help::Part part :
             {NewGame,   OpenFiles, Saving, Share,  Hints,       SetUp,   Score,   Course, Results, Undo,
              Computers, TextSize,  Log,    Replay, Preferences, Lessons, Puzzles, Goal,   Keys,    About}) {
            QVERIFY2(topics.contains(help::topicOf(part)), qPrintable(help::topicOf(part)));
        }
    }

    void theMenuClosesForTheHelpOfItsEntry()
    {
        openDefaultTable();
        QMenu* menu = m_window->menuBar()->actions().first()->menu();
        menu->popup(m_window->mapToGlobal(QPoint(0, 0)));
        menu->setActiveAction(entry(QStringLiteral("Results of Games…")));
        QTest::keyClick(menu, Qt::Key_F1);
        QVERIFY(help() != nullptr && help()->isVisible());
        QCOMPARE(help()->pageId(), help::topicOf(help::Part::Results));
        QVERIFY(!menu->isVisible());
    }

    void thePointerWinsAfterTheMouseAndTheFocusAfterAKey()
    {
        openDefaultTable();
        waitUntilFitted();
        TableTile* harbor = tileOf(help::topicOf(Building::Harbor));
        TableTile* mayor = tileOf(help::topicOf(Role::Mayor));
        QVERIFY(harbor != nullptr && mayor != nullptr);
        m_window->table().controller().walk().setShowsFocus(true);
        mayor->setFocus();
        QTest::mouseMove(harbor, harbor->rect().center());
        QCOMPARE(helpKey().topicNow(), help::topicOf(Building::Harbor));
        QTest::keyClick(mayor, Qt::Key_F15);
        QCOMPARE(helpKey().topicNow(), help::topicOf(Role::Mayor));
        QTest::mouseMove(harbor, harbor->rect().center() + QPoint(2, 2));
        QTest::keyClick(mayor, Qt::Key_F1);
        QVERIFY(help() != nullptr && help()->isVisible());
        QCOMPARE(help()->pageId(), help::topicOf(Building::Harbor));
        QVERIFY(!help()->isModal());
    }

    void thePartsOfTheTableHaveTheirEntries()
    {
        openDefaultTable();
        const auto topicOf = [this](auto* part) { return topicOfWidget(part); };
        QCOMPARE(topicOf(m_window->findChild<RoundPanel*>()), help::topicOf(help::Part::End));
        QCOMPARE(topicOf(m_window->findChild<LogPanel*>()), help::topicOf(help::Part::Log));
        QCOMPARE(topicOf(m_window->findChild<Curtain*>()), help::topicOf(help::Part::HiddenPoints));
        QCOMPARE(topicOf(&m_window->table().prompt()), QString());
        QCOMPARE(topicOf(&m_window->table()), QString());
    }

    void theMenuOpensTheFirstPage()
    {
        openDefaultTable();
        entry(QStringLiteral("How to Play"))->trigger();
        QVERIFY(help() != nullptr);
        QCOMPARE(help()->pageId(), help::topicOf(help::Part::Goal));
    }

    void theNewestVersionIsSoughtInTheBrowserOnRequestOnly()
    {
        QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "keepPage");
        openDefaultTable();
        settle();
        QVERIFY(m_pages.isEmpty());
        entry(QStringLiteral("Look for a New Version"))->trigger();
        QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
        QCOMPARE(m_pages.size(), 1);
        QVERIFY(m_pages.front().path().endsWith(QStringLiteral("/releases/latest")));
        QVERIFY(message() == nullptr);
    }

    void theNewestVersionHasAnAddressWithoutABrowser()
    {
        openDefaultTable();
        entry(QStringLiteral("Look for a New Version"))->trigger();
        QVERIFY(message() != nullptr);
        QVERIFY(message()->informativeText().contains(QStringLiteral("https://")));
        closeMessage();
    }

    void theKeyCanBeAnother()
    {
        openDefaultTable();
        entry(QStringLiteral("How to Play"))->setShortcut(Qt::Key_F12);
        entry(QStringLiteral("New Game…"))->trigger();
        settle();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        QVERIFY(help() == nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F12);
        QVERIFY(help() != nullptr);
        QCOMPARE(help()->pageId(), help::topicOf(help::Part::NewGame));
    }

    void theHelpIsUsedAboveAModalDialogAndStaysAfterIt()
    {
        openDefaultTable();
        entry(QStringLiteral("How to Play"))->trigger();
        const QPointer<HowToPlayDialog> before(help());
        entry(QStringLiteral("New Game…"))->trigger();
        settle();
        QPointer<NewGameDialog> modal(m_window->findChild<NewGameDialog*>());
        QVERIFY(modal != nullptr && modal->isModal());
        QTest::keyClick(modal->focusWidget(), Qt::Key_F1);
        QCOMPARE(before.data(), help()); // the one that was open moves to the front
        QCOMPARE(help()->parentWidget(), modal.data());
        QVERIFY(help()->isVisible());
        auto* search = help()->findChild<QLineEdit*>();
        search->setFocus();
        QTest::mouseClick(search, Qt::LeftButton); // through the window, as a modal dialog would block it
        for (const char letter : {'m', 'a', 'y', 'o', 'r'}) {
            QTest::keyClick(help()->windowHandle(), letter);
        }
        QCOMPARE(search->text(), QStringLiteral("mayor"));
        modal->reject();
        QTRY_VERIFY(modal == nullptr);
        QVERIFY(before != nullptr && before->isVisible());
        QCOMPARE(before->parentWidget(), m_window.get());
    }
};

WINDROSE_TEST(window_help, WindowHelp)
#include "window_help.moc"
