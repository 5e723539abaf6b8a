// SPDX-License-Identifier: GPL-3.0-or-later
#include "made_up_results.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/course_panel.h"
#include "ui/dialogs/focus_accessible.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/puzzles_dialog.h"
#include "ui/dialogs/result_names_dialog.h"
#include "ui/dialogs/results_dialog.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QTest>

#include <memory>

using namespace windrose;

/// In every dialog, one thing alone tells screen readers that it has the focus.
class DialogsFocus : public QObject
{
    Q_OBJECT

private:
    static void findFocused(QAccessibleInterface* at, QStringList& found)
    {
        if (at->state().focused) {
            found << QStringLiteral("%1 (%2)").arg(at->text(QAccessible::Name)).arg(at->role());
        }
        for (int child = 0; child < at->childCount(); ++child) {
            if (QAccessibleInterface* inside = at->child(child)) {
                findFocused(inside, found);
            }
        }
    }

    /// The names of all that says it is focused, anywhere in the program.
    static QStringList focused()
    {
        QStringList found;
        findFocused(QAccessible::queryAccessibleInterface(qApp), found);
        return found;
    }

    static std::unique_ptr<QWidget> dialog(const QString& name, GameSession& session)
    {
        const QList<QColor> colors{Qt::red, Qt::green, Qt::yellow, Qt::magenta, Qt::blue};
        ResultsBook book;
        book.games = madeUpResults(5);
        if (name == QLatin1String("new game")) {
            return std::make_unique<NewGameDialog>(colors);
        }
        if (name == QLatin1String("preferences")) {
            return std::make_unique<PreferencesDialog>();
        }
        if (name == QLatin1String("how to play")) {
            return std::make_unique<HowToPlayDialog>();
        }
        if (name == QLatin1String("about")) {
            return std::make_unique<AboutDialog>();
        }
        if (name == QLatin1String("keys")) {
            return std::make_unique<KeysDialog>();
        }
        if (name == QLatin1String("results")) {
            auto results = std::make_unique<ResultsDialog>();
            results->setBook(book, QStringLiteral("/games/results.jsonl"));
            return results;
        }
        if (name == QLatin1String("names")) {
            auto names = std::make_unique<ResultNamesDialog>();
            names->setBook(book);
            return names;
        }
        if (name == QLatin1String("puzzles")) {
            auto puzzles = std::make_unique<PuzzlesDialog>();
            puzzles->setPuzzles({{QStringLiteral("one"), 1, 0, 0, 3, {}}, {QStringLiteral("two"), 1, 0, 0, 3, {}}}, {});
            return puzzles;
        }
        auto course = std::make_unique<CoursePanel>(session, colors);
        return course;
    }

    /// Gives the focus to everything that can have it on the shown page of a dialog.
    static void walk(const QWidget& dialog)
    {
        for (QWidget* widget : dialog.findChildren<QWidget*>()) {
            if (!widget->isVisible() || !widget->isEnabled() || widget->focusProxy() != nullptr ||
                (widget->focusPolicy() & Qt::TabFocus) == 0) {
                continue;
            }
            widget->setFocus(Qt::TabFocusReason);
            auto* list = qobject_cast<QAbstractItemView*>(widget);
            if (list != nullptr) {
                list->setCurrentIndex(list->model()->index(0, 0));
            }
            settle();
            const QStringList found = focused();
            QVERIFY2(found.size() == 1, qPrintable(QStringLiteral("%1: %2").arg(
                                            QLatin1String(widget->metaObject()->className()), found.join(" | "))));
            QVERIFY2(list == nullptr || found.first().startsWith(list->currentIndex().data().toString()),
                     qPrintable(found.first()));
        }
    }

private slots:
    void initTestCase()
    {
        applyLanguage(QStringLiteral("en"));
        installFocusInterfaces();
    }

    void onlyOneThingSaysThatItIsFocused_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"new game", "preferences", "how to play", "about", "keys", "results", "names", "puzzles", "course"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }

    void onlyOneThingSaysThatItIsFocused()
    {
        QFETCH(QString, name);
        GameSession session;
        session.startNew(3, {"Ana", "Bo", "Cy"}, 5, {});
        const std::unique_ptr<QWidget> shown = dialog(name, session);
        shown->show();
        QVERIFY(QTest::qWaitForWindowActive(shown.get(), kHangsAfter)); // no promise
        auto* preferences = qobject_cast<PreferencesDialog*>(shown.get());
        for (int page = 0; page < (preferences == nullptr ? 1 : preferences->pages()); ++page) {
            if (preferences != nullptr) {
                preferences->showPage(page);
            }
            walk(*shown);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }

    void partsOfListsAreWhereTheyAreSaidToBe_data() { onlyOneThingSaysThatItIsFocused_data(); }

    void partsOfListsAreWhereTheyAreSaidToBe()
    {
        QFETCH(QString, name);
        GameSession session;
        session.startNew(3, {"Ana", "Bo", "Cy"}, 5, {});
        const std::unique_ptr<QWidget> shown = dialog(name, session);
        shown->show();
        for (QAbstractItemView* view : shown->findChildren<QAbstractItemView*>()) {
            QAccessibleInterface* list = QAccessible::queryAccessibleInterface(view);
            if (!view->isVisible() || list->tableInterface() == nullptr) {
                continue; // the headers of a table
            }
            QVERIFY(list->childCount() > 0);
            for (int number = 0; number < list->childCount(); ++number) {
                QAccessibleInterface* part = list->child(number);
                QVERIFY(part != nullptr && part->isValid());
                QCOMPARE(part->parent(), list);
                QCOMPARE(list->indexOfChild(part), number);
                if (QAccessibleTableCellInterface* cell = part->tableCellInterface()) {
                    QCOMPARE(list->tableInterface()->cellAt(cell->rowIndex(), cell->columnIndex()), part);
                    QVERIFY(part->state().invisible ||
                            list->childAt(part->rect().center().x(), part->rect().center().y()) == part);
                }
            }
            QCOMPARE(list->child(list->childCount()), nullptr);
        }
    }

    void theListOfAChoiceIsItsOwnAndFocusedOnlyWhileItIsOpen()
    {
        NewGameDialog newGame({Qt::red, Qt::green, Qt::yellow, Qt::magenta, Qt::blue});
        newGame.show();
        QVERIFY(QTest::qWaitForWindowActive(&newGame, kHangsAfter)); // no promise
        auto* box = newGame.findChild<QComboBox*>();
        box->setFocus();
        QAccessibleInterface* choice = QAccessible::queryAccessibleInterface(box);
        QCOMPARE(choice->child(0)->parent(), choice);
        box->showPopup();
        settle();
        QVERIFY2(focused().size() == 1, qPrintable(focused().join(" | ")));
        QVERIFY(focused().first().startsWith(box->currentText()));
        box->hidePopup();
        settle();
        QVERIFY2(focused().size() == 1, qPrintable(focused().join(" | ")));
    }
};

WINDROSE_TEST(dialogs_focus, DialogsFocus)
#include "dialogs_focus.moc"
