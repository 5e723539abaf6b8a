// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/preferences_dialog.h"

#include "patience.h"
#include "settings_test.h"
#include "test_program.h"
#include "ui/dialogs/key_capture.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/preferences_page.h"
#include "ui/dialogs/settings.h"
#include "ui/dialogs/stored_keys.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/theme.h"
#include "ui/table/table_sample.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace windrose;

namespace
{

constexpr int kSmallestScreen = 1024;

/// An open dialog with its parts.
struct Open {
    PreferencesDialog dialog;
    QLineEdit* search = dialog.findChild<QLineEdit*>();
    QListWidget* list = dialog.findChild<QListWidget*>();
    QTreeWidget* keys = dialog.findChild<QTreeWidget*>();
    KeyCapture* capture = dialog.findChild<KeyCapture*>();

    Open()
    {
        dialog.show();
        (void)waitUntilExposed(&dialog);
        dialog.activateWindow();
    }

    QStringList shownPages() const
    {
        QStringList pages;
        for (int page = 0; page < list->count(); ++page) {
            if (!list->item(page)->isHidden()) {
                pages << list->item(page)->text();
            }
        }
        return pages;
    }

    /// The texts of the visible check boxes and labels of fields.
    QStringList shownSettings() const
    {
        QStringList texts;
        for (const QCheckBox* box : dialog.findChildren<QCheckBox*>()) {
            texts << (box->isVisible() ? QStringList{box->text().remove('&')} : QStringList{});
        }
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            texts << (label->isVisible() && label->buddy() ? QStringList{label->text().remove('&')} : QStringList{});
        }
        return texts;
    }

    bool says(const QString& text) const
    {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
    }

    QPushButton* button(const QString& text) const
    {
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == text) {
                return button;
            }
        }
        return nullptr;
    }

    void choose(Command command)
    {
        dialog.showPage(dialog.pages() - 1);
        keys->setCurrentItem(keys->topLevelItem(static_cast<int>(command)));
    }

    /// Chooses a command and presses a key for it.
    void press(Command command, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        choose(command);
        QTest::keyClick(keys, Qt::Key_Return);
        QVERIFY(capture->isVisible());
        QTest::keyClick(capture, key, modifiers);
    }

    QString keysOf(Command command) const { return keys->topLevelItem(static_cast<int>(command))->text(1); }
};

QString kept(Command command)
{
    return settings::store().value(settingOfKeys(command)).toString();
}

} // namespace

/// The preferences have pages, a search, a sample of the table, and keys that can be changed.
class Preferences : public SettingsTest
{
    Q_OBJECT

private slots:
    void cleanup() { setCommandKeys({}); }

    void everyPageIsReachedAndEveryControlOnItHasAName()
    {
        Open open;
        QVERIFY(open.dialog.pages() >= 6);
        QCOMPARE(open.list->count(), open.dialog.pages());
        for (int page = 0; page < open.dialog.pages(); ++page) {
            QCOMPARE(open.dialog.page(), page);
            QVERIFY(!open.list->item(page)->text().isEmpty());
            for (QWidget* widget : open.dialog.findChildren<QWidget*>()) {
                if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0) {
                    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(widget);
                    QVERIFY2(!read->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
                }
            }
            QTest::keyClick(open.list, Qt::Key_Down);
        }
    }

    void theSearchShowsWhatHasItsWordsOnAnyPage()
    {
        Open open;
        open.search->setText(QStringLiteral("UNDO hidden"));
        QCOMPARE(open.shownPages(), QStringList{QStringLiteral("Play")});
        QCOMPARE(open.dialog.page(), 2);
        QCOMPARE(open.shownSettings(), QStringList{QStringLiteral("Undo past hidden tiles that have been seen")});
        QVERIFY(open.says(PreferencesDialog::tr("%n setting(s) found", nullptr, 1)));
        open.search->setText(QStringLiteral("contrast")); // a choice
        QCOMPARE(open.shownSettings(), QStringList{QStringLiteral("Table:")});
        open.search->setText(QStringLiteral("screen reader announces")); // an explanation
        QCOMPARE(open.shownSettings(), QStringList{QStringLiteral("Screen reader:")});
        open.search->setText(QStringLiteral("ctrl+l")); // a key
        QVERIFY(open.keys->isVisible());
        QCOMPARE(open.keys->currentItem()->text(0), QStringLiteral("Log"));
        open.search->setText(QStringLiteral("hyperspace"));
        QVERIFY(open.says(PreferencesDialog::tr("%n setting(s) found", nullptr, 0)));
        open.search->clear();
        QCOMPARE(open.shownPages().size(), open.dialog.pages());
        QVERIFY(open.search->accessibleDescription().isEmpty());
    }

    void accentsDoNotHideWhatIsSearched()
    {
        QVERIFY(hasAll(QStringLiteral("Grö&ße der Texte"), {QStringLiteral("große")}));
        QVERIFY(hasAll(QStringLiteral("Sélection"), {QStringLiteral("SELECTION")}));
        QVERIFY(!hasAll(QStringLiteral("Table"), {QStringLiteral("tables")}));
    }

    void escapeClearsTheSearchBeforeItCloses()
    {
        Open open;
        QTest::keyClick(open.list, Qt::Key_P); // typing in the list searches
        QCOMPARE(open.search->text(), QStringLiteral("p"));
        QTest::keyClick(open.search, Qt::Key_Escape);
        QVERIFY(open.search->text().isEmpty());
        QVERIFY(open.dialog.isVisible());
        QTest::keyClick(open.search, Qt::Key_Escape);
        QVERIFY(!open.dialog.isVisible());
    }

    void enterLeadsFromTheSearchToWhatWasFound()
    {
        Open open;
        open.search->setFocus();
        QTest::keyClicks(open.search, QStringLiteral("curtain"));
        QTest::keyClick(open.search, Qt::Key_Return);
        QVERIFY(open.dialog.isVisible());
        const auto* box = qobject_cast<QCheckBox*>(open.dialog.focusWidget());
        QVERIFY(box != nullptr && box->text().contains(QStringLiteral("curtain")));
        QTest::keyClick(open.dialog.focusWidget(), Qt::Key_F, Qt::ControlModifier);
        QTRY_COMPARE(open.dialog.focusWidget(), open.search);
    }

    void aKeyIsChangedByPressingAnother()
    {
        Open open;
        QSignalSpy changed(&open.dialog, &PreferencesDialog::changed);
        open.press(Command::Hint, Qt::Key_J);
        QCOMPARE(open.keysOf(Command::Hint), QStringLiteral("J"));
        QCOMPARE(kept(Command::Hint), QStringLiteral("J"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toString(), QStringLiteral("keys/hint"));
        QVERIFY(!open.capture->isVisible());
        QVERIFY(open.dialog.isVisible());
        open.press(Command::Log, Qt::Key_Question, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(kept(Command::Log), QStringLiteral("Ctrl+?"));
        // Escape keeps the key, and closes nothing.
        open.press(Command::Hint, Qt::Key_Escape);
        QCOMPARE(kept(Command::Hint), QStringLiteral("J"));
        QVERIFY(open.dialog.isVisible() && !open.capture->isVisible());
    }

    void aKeyOfAnotherCommandIsNeverTakenSilently()
    {
        Open open;
        open.press(Command::Hint, Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(open.keysOf(Command::Hint), QStringLiteral("H"));
        QVERIFY(kept(Command::Hint).isEmpty());
        QVERIFY(open.says(QStringLiteral("Ctrl+P is the key of “Pause Computers”.")));
        QPushButton* instead = open.button(QStringLiteral("Use Ctrl+P for “Hint” Instead"));
        QVERIFY(instead != nullptr);
        instead->click();
        QCOMPARE(open.keysOf(Command::Hint), QStringLiteral("Ctrl+P"));
        QCOMPARE(open.keysOf(Command::Pause), QStringLiteral("Pause")); // its other key
    }

    void keysThatMoveAndAnswerCannotBeTaken()
    {
        Open open;
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Left, Qt::Key_Delete, Qt::Key_Home}) {
            open.press(Command::Hint, key);
            QCOMPARE(open.keysOf(Command::Hint), QStringLiteral("H"));
            QVERIFY(open.capture->isVisible()); // for another key
        }
        open.press(Command::Hint, Qt::Key_G, Qt::AltModifier);
        QCOMPARE(open.keysOf(Command::Hint), QStringLiteral("H"));
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Escape}) {
            QVERIFY(isReservedKey(QKeySequence(key)));
            QVERIFY(isReservedKey(QKeySequence(Qt::CTRL | key)));
        }
        for (const Command command : allCommands()) {
            for (const QKeySequence& key : usualKeys(command)) {
                QVERIFY2(!isReservedKey(key), qPrintable(key.toString()));
                QCOMPARE(commandKeys().commandOf(key), command);
            }
        }
    }

    void oneKeyAndAllKeysCanBeReset()
    {
        Open open;
        open.press(Command::Hint, Qt::Key_J);
        open.press(Command::Log, Qt::Key_H);
        open.press(Command::Sounds, Qt::Key_K);
        open.choose(Command::Hint);
        open.button(QStringLiteral("Default Key"))->click();
        QVERIFY(open.says(QStringLiteral("H is the key of “Log”."))); // told, not taken
        QCOMPARE(open.keysOf(Command::Log), QStringLiteral("H"));
        open.button(QStringLiteral("Use H for “Hint” Instead"))->click();
        QCOMPARE(open.keysOf(Command::Hint), QStringLiteral("H"));
        QVERIFY(kept(Command::Hint).isEmpty());
        QCOMPARE(open.keysOf(Command::Log), QString());
        open.choose(Command::Sounds);
        open.button(QStringLiteral("Remove"))->click();
        QCOMPARE(kept(Command::Sounds), QStringLiteral("none"));
        QVERIFY(!open.button(QStringLiteral("Remove"))->isEnabled());
        open.dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
        for (const Command command : allCommands()) {
            QCOMPARE(open.keysOf(command), keyNames(usualKeys(command)));
            QVERIFY(!settings::store().contains(settingOfKeys(command)));
        }
    }

    void nonsenseForKeysInTheFileLeavesTheUsualOnes()
    {
        auto& store = settings::store();
        store.setValue(settingOfKeys(Command::Hint), QStringLiteral("Tab"));
        store.setValue(settingOfKeys(Command::Log), QStringLiteral("Ctrl+Nonsense"));
        store.setValue(settingOfKeys(Command::Replay), QStringLiteral("Ctrl+K, Ctrl+C"));
        store.setValue(settingOfKeys(Command::Sounds), QStringLiteral("F5; S"));
        const CommandKeys keys = storedKeys();
        for (const Command command : {Command::Hint, Command::Log, Command::Replay}) {
            QVERIFY2(keys.of(command) == usualKeys(command), qPrintable(keyNames(keys.of(command))));
        }
        QCOMPARE(keyNames(keys.of(Command::Sounds)), QStringLiteral("F5, S"));
    }

    void theSheetOfKeysAndTooltipsNameTheChangedKeys()
    {
        CommandKeys keys;
        keys.change(Command::Hint, {QKeySequence(Qt::Key_J)});
        keys.change(Command::NextUsable, {});
        keys.change(Command::Score, {QKeySequence(Qt::Key_F7)});
        keys.change(Command::Sounds, {QKeySequence(Qt::Key_F9)});
        setCommandKeys(keys);
        KeysDialog sheet;
        QStringList texts;
        for (const QLabel* label : sheet.findChildren<QLabel*>()) {
            texts << label->text();
        }
        QVERIFY(texts.contains(QStringLiteral("J")) && !texts.contains(QStringLiteral("H")));
        QVERIFY(texts.contains(QStringLiteral("Shift+N")));
        QVERIFY(texts.contains(QStringLiteral("F7")) && texts.contains(QStringLiteral("Score")));
        PreferencesDialog dialog;
        QStringList tips;
        for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
            tips << widget->toolTip();
        }
        QVERIFY(tips.contains(QStringLiteral("F9 turns sounds off and on.")));
    }

    void theSampleShowsTheLookTheTextSizeAndTheSpeedAsChosen()
    {
        const auto back = qScopeGuard([] {
            setTheme(Flavor::Light);
            setTextScale(1);
        });
        Open open;
        auto* sample = new TableSample;
        open.dialog.setSample(*sample);
        settle();
        QVERIFY(sample->isVisible());
        QVERIFY(!sample->accessibleName().isEmpty());
        QList<QImage> pictures;
        for (const Flavor flavor : {Flavor::Light, Flavor::Dark, Flavor::Contrast}) {
            setTheme(flavor);
            pictures << sample->grab().toImage();
        }
        QVERIFY(pictures[0] != pictures[1] && pictures[1] != pictures[2] && pictures[0] != pictures[2]);
        const int usual = sample->sizeHint().height();
        setTextScale(2);
        QVERIFY(sample->sizeHint().height() > usual);
        sample->setPace(speeds::Pace::Slow);
        QVERIFY(sample->isMoving());
        sample->setPace(speeds::Pace::Off);
        QVERIFY(!sample->isMoving());
    }

    /// At 200 percent on the smallest screen, in every language.
    void noPageIsWiderThanTheSmallestScreen()
    {
        const QFont usual = QApplication::font();
        const auto back = qScopeGuard([usual] {
            applyLanguage(QStringLiteral("en"));
            QApplication::setFont(usual);
        });
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(large);
        for (const QString& code : availableLanguages()) {
            applyLanguage(code);
            Open open;
            settle();
            QVERIFY2(open.dialog.minimumSizeHint().width() <= kSmallestScreen, qPrintable(code));
            open.dialog.resize(kSmallestScreen, 600);
            for (int page = 0; page < open.dialog.pages(); ++page) {
                open.dialog.showPage(page);
                settle();
                for (const QScrollArea* area : open.dialog.findChildren<QScrollArea*>()) {
                    if (area->isVisible() && area->widget()->inherits("windrose::PreferencesPage")) {
                        QVERIFY(area->widget()->width() <= area->viewport()->width());
                        QVERIFY(area->widget()->width() >= area->widget()->minimumSizeHint().width());
                    }
                }
            }
        }
    }
};

WINDROSE_TEST(preferences, Preferences)
#include "preferences.moc"
