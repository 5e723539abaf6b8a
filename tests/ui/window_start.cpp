// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/appearance.h"
#include "app/window/desktop_look.h"
#include "app/window/lesson_controls.h"
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "ui/dialogs/guide_pages.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/lessons/lesson_bubble.h"
#include "ui/models/texts.h"
#include "ui/pieces/theme.h"
#include "ui/table/log_panel.h"
#include "ui/table/log_title.h"
#include "window_test.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <memory>

using namespace windrose;

/// Options on the command line apply to that start only, until the user chooses otherwise; each style can be read.
class WindowStart : public WindowTest
{
    Q_OBJECT

private:
    static QString kept(const QString& key) { return settings::store().value(key).toString(); }

    void start(const std::string& style, const std::string& language)
    {
        StartRequest request = driver::defaultTable();
        request.style = style;
        request.language = language;
        applyRequestedStyle(request);
        applyLanguage(settings::language.value());
        openWindow(request);
    }
    PreferencesDialog* preferences()
    {
        for (QAction* action : m_window->findChildren<QAction*>()) {
            if (action->menuRole() == QAction::PreferencesRole) {
                action->trigger();
            }
        }
        return m_window->findChild<PreferencesDialog*>();
    }
    /// The combo box with this choice.
    static QComboBox* choiceWith(PreferencesDialog* dialog, const QString& text)
    {
        for (QComboBox* box : dialog->findChildren<QComboBox*>()) {
            if (box->findText(text) >= 0) {
                return box;
            }
        }
        return nullptr;
    }
    static void choose(QComboBox* box, const QString& text)
    {
        box->setCurrentIndex(box->findText(text));
        emit box->activated(box->currentIndex());
    }

private slots:
    void cleanup()
    {
        m_window.reset();
        settings::style.reset();
        settings::language.reset();
        settings::store().clear();
        applyLanguage(QStringLiteral("en"));
    }

    /// The help page "Using the program" names only entries and keys that the window has.
    void theHelpNamesEntriesAndKeysOfTheWindow()
    {
        start("", "");
        QString help;
        for (const GuidePage& page : guidePages()) {
            if (page.id == QLatin1String("program") || page.id == QLatin1String("files")) {
                help += texts::plain(page.html);
            }
        }
        for (const QString name :
             {"Hint", "Undo", "Redo", "Restart My Turn", "Pause Computers", "One Computer Move", "Replay",
              "Course of the Game…", "Save", "Copy Game", "Paste Game", "Copy Position", "Set Up a Position…"}) {
            QVERIFY2(entry(name) != nullptr, qPrintable(name));
            QVERIFY2(help.contains(QString(name).remove(QChar(0x2026))), qPrintable(name));
        }
        QSet<QString> keys;
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            for (const QKeySequence& key : action->shortcuts()) {
                keys << key.toString(QKeySequence::PortableText);
            }
        }
        static const QRegularExpression named(QStringLiteral("\\b(Ctrl\\+[A-Za-z+]+)"));
        int count = 0;
        for (auto match = named.globalMatch(help); match.hasNext(); ++count) {
            const QString key = match.next().captured(1);
            QVERIFY2(keys.contains(key), qPrintable(key));
        }
        QVERIFY(count >= 5);
    }

    void theStyleOfOneStartIsNotKept()
    {
        settings::style.setValue(settings::Style::Light);
        start("dark", "");
        QCOMPARE(theme().flavor, Flavor::Dark);
        QVERIFY(entry("Dark")->isChecked());
        PreferencesDialog* dialog = preferences();
        QCOMPARE(choiceWith(dialog, QStringLiteral("Dark"))->currentText(), QStringLiteral("Dark"));
        // Changes other settings, and closes the dialog and the window.
        dialog->findChild<QCheckBox*>()->click();
        QCOMPARE(theme().flavor, Flavor::Dark);
        dialog->close();
        m_window->close();
        QCOMPARE(kept(settings::style.key()), QStringLiteral("light"));
    }

    void theLanguageOfOneStartIsNotKept()
    {
        start("", "de_AT");
        QVERIFY(driver::entry(*m_window, QStringLiteral("Rückgängig")) != nullptr);
        PreferencesDialog* dialog = preferences();
        QCOMPARE(choiceWith(dialog, QStringLiteral("Deutsch"))->currentText(), QStringLiteral("Deutsch"));
        dialog->findChild<QCheckBox*>()->click();
        dialog->close();
        m_window->close();
        QVERIFY(!settings::store().contains(settings::language.key()));
    }

    void theLogIsCalledByItsNameInTheLanguageSwitchedTo()
    {
        start("", "en");
        const auto* title = m_window->findChild<LogTitle*>();
        QCOMPARE(title->text(), QStringLiteral("Log"));
        applyLanguage(QStringLiteral("de"));
        QCoreApplication::processEvents();
        QCOMPARE(title->text(), QStringLiteral("Protokoll"));
        QVERIFY(title->accessibleName().startsWith(QStringLiteral("Protokoll, ")));
        QCOMPARE(m_window->findChild<LogPanel*>()->accessibleName(), QStringLiteral("Protokoll"));
    }

    /// Not for the number chosen last, or for the first number of the row.
    void aNewGameIsOfferedForAsManyAsPlayNow()
    {
        settings::players.setValue(5);
        openWindow(driver::defaultTable(3));
        entry("New Game…")->trigger();
        auto* dialog = m_window->findChild<NewGameDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->choice().players, 3);
        const auto* focused = qobject_cast<QRadioButton*>(dialog->focusWidget());
        QVERIFY(focused != nullptr && focused->isChecked());
        QCOMPARE(focused->accessibleName(), QStringLiteral("3 players"));
        dialog->close();
        QCOMPARE(settings::players.value(), 5); // nothing was chosen
    }

    void whatIsChosenAfterwardsIsKept()
    {
        settings::style.setValue(settings::Style::Light);
        start("dark", "de");
        applyLanguage(QStringLiteral("en"));
        PreferencesDialog* dialog = preferences();
        choose(choiceWith(dialog, QStringLiteral("Dark")), QStringLiteral("Same as desktop"));
        QCOMPARE(kept(settings::style.key()), QStringLiteral("system"));
        QCOMPARE(settings::style.value(), settings::Style::System);
        choose(choiceWith(dialog, QStringLiteral("Deutsch")), QStringLiteral("English"));
        QCOMPARE(kept(settings::language.key()), QStringLiteral("en"));
        dialog->close();
        QTRY_VERIFY(entry("Dark") != nullptr); // the menus are English again
        entry("Dark")->trigger();
        QCOMPARE(kept(settings::style.key()), QStringLiteral("dark"));
    }

    void theDesktopsChangeOfLookIsFollowed()
    {
        const auto asBefore = qScopeGuard([before = flavorOfDesktop()] {
            setFlavorOfDesktop(before);
            applyAppearance(settings::Style::System);
        });
        start("system", "");
        auto* desktop = m_window->findChild<DesktopLook*>();
        QVERIFY(desktop != nullptr);
        const auto ground = [] { return QApplication::palette().color(QPalette::Window); };
        desktop->take(QStringLiteral("color-scheme"), 1);
        QCOMPARE(theme().flavor, Flavor::Dark);
        QCOMPARE(ground(), darkTheme().page);
        desktop->take(QStringLiteral("contrast"), 1);
        QCOMPARE(theme().flavor, Flavor::Contrast);
        desktop->take(QStringLiteral("contrast"), 0);
        desktop->take(QStringLiteral("color-scheme"), 2);
        QCOMPARE(theme().flavor, Flavor::Light);
        QCOMPARE(ground(), lightTheme().page);
        entry("High Contrast")->trigger();
        QCOMPARE(theme().flavor, Flavor::Contrast);
        QCOMPARE(kept(settings::style.key()), QStringLiteral("contrast"));
        desktop->take(QStringLiteral("color-scheme"), 1);
        QCOMPARE(theme().flavor, Flavor::Contrast); // what was chosen stays
    }

    void emptyBoxesAreSeenOnTheirGround()
    {
        const auto asBefore = qScopeGuard([] { applyAppearance(settings::Style::System); });
        for (const auto look : {settings::Style::Light, settings::Style::Dark, settings::Style::Contrast}) {
            applyAppearance(look);
            QWidget page;
            QCheckBox box(&page);
            QLineEdit field(&page);
            page.resize(200, 100);
            field.setGeometry(50, 0, 100, 30);
            page.show();
            const QImage picture = page.grab().toImage();
            const QColor ground = page.palette().color(QPalette::Window);
            for (const QWidget* widget : {static_cast<QWidget*>(&box), static_cast<QWidget*>(&field)}) {
                double best = 1;
                for (int x = widget->x(); x < widget->x() + widget->width(); ++x) {
                    const QColor there = picture.pixelColor(x, widget->geometry().center().y());
                    best = std::max(best, contrastRatio(there, ground));
                }
                QVERIFY2(best >= 3, qPrintable(QString::number(best)));
            }
        }
    }

    void aLessonInterruptsAGameOnlyAfterAQuestion()
    {
        openWindow(driver::defaultTable());
        const auto choose = [this](LessonId id) {
            m_window->findChild<QAction*>(QStringLiteral("lesson_") + lessonKey(id))->trigger();
        };
        LessonGuide& guide = m_window->findChild<LessonControls*>()->guide();
        choose(LessonId::Shipping); // nothing was played yet
        QVERIFY(message() == nullptr && guide.isOn());
        session().startNew(3, {}, 5, {});
        Random random{5};
        playOrders(session(), random, 6);
        const Record game = session().record();
        choose(LessonId::Money);
        QVERIFY(message() != nullptr && !guide.isOn());
        answer(QStringLiteral("Cancel"));
        QVERIFY(recordText(session().record()) == recordText(game) && !guide.isOn());
        choose(LessonId::Money);
        answer(QStringLiteral("Open the Lesson"));
        QVERIFY(guide.isOn() && guide.lesson().id == LessonId::Money);
        session().autosave().wait();
        const std::vector<ArchivedGame> earlier = m_window->savedGames().archive().games();
        QVERIFY(std::any_of(earlier.begin(), earlier.end(), [](const ArchivedGame& at) { return at.orders == 6; }));
        emit guide.bubble()->goneOn();
        choose(LessonId::Ending); // what this one has come to is kept
        QVERIFY(message() == nullptr && guide.lesson().id == LessonId::Ending);
    }
};

WINDROSE_TEST(window_start, WindowStart)
#include "window_start.moc"
