// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_menus.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/key_capture.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/dialogs/settings_file.h"
#include "ui/dialogs/stored_keys.h"
#include "ui/table/placement_controller.h"
#include "ui/table/table_sample.h"
#include "ui/table/table_view.h"
#include "window_test.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QMessageBox>
#include <QToolTip>
#include <QTreeWidget>

using namespace windrose;

/// Keys changed in the preferences hold at once in the menus and on the table, and at the next start.
class WindowShortcuts : public WindowTest
{
    Q_OBJECT

private:
    PreferencesDialog& preferences()
    {
        entry(QStringLiteral("Preferences…"))->trigger();
        return *m_window->findChild<PreferencesDialog*>();
    }

    /// Gives a command a key in the preferences, and closes them.
    void give(Command command, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        PreferencesDialog& dialog = preferences();
        dialog.showPage(dialog.pages() - 1);
        auto* keys = dialog.findChild<QTreeWidget*>();
        keys->setCurrentItem(keys->topLevelItem(static_cast<int>(command)));
        QTest::keyClick(keys, Qt::Key_Return);
        QTest::keyClick(dialog.findChild<KeyCapture*>(), key, modifiers);
        QCOMPARE(keyNames(commandKeys().of(command)), keyName(QKeySequence(QKeyCombination(modifiers, key))));
        dialog.close();
        QTRY_VERIFY(m_window->findChild<PreferencesDialog*>() == nullptr);
        m_window->activateWindow();
        settle();
    }

    QWidget* focused() { return m_window->focusWidget(); }

private slots:
    void cleanup()
    {
        m_window.reset();
        settings::store().clear();
        setCommandKeys({});
    }

    void everyEntryWithAKeyIsACommandThatCanGetAnother()
    {
        openDefaultTable();
        int count = 0;
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            for (const QKeySequence& key : action->shortcuts()) {
                const std::optional<Command> command = commandKeys().commandOf(key);
                QVERIFY2(command.has_value(), qPrintable(action->text()));
                const bool isSounds = command == Command::Sounds; // also says when there are none
                QVERIFY2(isSounds || action->text() == commandText(*command), qPrintable(action->text()));
                ++count;
            }
        }
        QVERIFY(count > 20);
    }

    void anEntryOfTheMenusTakesAChangedKeyAndKeepsItAtTheNextStart()
    {
        openDefaultTable();
        give(Command::Log, Qt::Key_J);
        for (int start = 0; start < 2; ++start) {
            QAction* log = entry(QStringLiteral("Log"));
            QCOMPARE(log->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::Key_J)});
            const bool wasShown = log->isChecked();
            QTest::keyClick(&m_window->table(), Qt::Key_L, Qt::ControlModifier);
            QCOMPARE(log->isChecked(), wasShown);
            QTest::keyClick(&m_window->table(), Qt::Key_J);
            QCOMPARE(log->isChecked(), !wasShown);
            m_window.reset();
            setCommandKeys({});
            openDefaultTable();
        }
    }

    /// Whoever used the mouse does not see that the focus is already on something legal.
    void nFirstShowsWhereTheFocusIs()
    {
        openDefaultTable();
        QWidget* first = focused();
        const KeyboardWalk& walk = m_window->table().controller().walk();
        QVERIFY(walk.isAnythingWanted() && !walk.showsFocus());
        QTest::keyClick(first, Qt::Key_N);
        QVERIFY(walk.showsFocus());
        QCOMPARE(focused(), first);
        QTest::keyClick(first, Qt::Key_N);
        QVERIFY(focused() != first);
    }

    void theTableListensToChangedKeys()
    {
        openDefaultTable();
        give(Command::NextUsable, Qt::Key_J);
        give(Command::NextArea, Qt::Key_F8);
        give(Command::ReadMore, Qt::Key_K);
        QWidget* first = focused();
        QTest::keyClick(first, Qt::Key_N);
        QCOMPARE(focused(), first);
        QTest::keyClick(first, Qt::Key_J); // draws the ring
        QTest::keyClick(first, Qt::Key_J);
        QVERIFY(focused() != first);
        QTest::keyClick(focused(), Qt::Key_N, Qt::ShiftModifier); // is unchanged
        QCOMPARE(focused(), first);
        QTest::keyClick(first, Qt::Key_F6);
        QCOMPARE(focused(), first);
        QTest::keyClick(first, Qt::Key_F8);
        QVERIFY(focused() != first);
        first->setFocus();
        QTest::keyClick(first, Qt::Key_I);
        QVERIFY(!QToolTip::isVisible());
        QTest::keyClick(first, Qt::Key_K);
        QTRY_VERIFY(QToolTip::isVisible());
        QToolTip::hideText();
    }

    void theSampleFollowsTheSpeedOfAnimations()
    {
        openDefaultTable();
        settings::animations.setValue(settings::Animations::Off);
        PreferencesDialog& dialog = preferences();
        auto* sample = dialog.findChild<TableSample*>();
        QTRY_VERIFY(sample->isVisible());
        QVERIFY(!sample->isMoving());
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            const int slow = box->findText(QStringLiteral("Slow"));
            if (slow == 1 && box->count() == 4 && box->findText(QStringLiteral("Off")) == 0) {
                box->setCurrentIndex(slow);
                emit box->activated(slow);
            }
        }
        QCOMPARE(settings::animations.value(), settings::Animations::Slow);
        QVERIFY(sample->isMoving());
        dialog.close();
    }

    void damagedSettingsAreSaidWithTheirName()
    {
        settings::curtain.setValue(true);
        settings::store().finish();
        QFile file(settings::path());
        QVERIFY(file.open(QIODevice::Append) && file.write("this is no setting\n") > 0);
        file.close();
        settings::store().moveTo(m_home.path());
        openDefaultTable();
        QTRY_VERIFY(message() != nullptr);
        QCOMPARE(message()->text(), QStringLiteral("The settings in windrose.ini are damaged."));
        QVERIFY(message()->informativeText().contains(QStringLiteral("under another name")));
        closeMessage();
    }
};

WINDROSE_TEST(window_shortcuts, WindowShortcuts)
#include "window_shortcuts.moc"
