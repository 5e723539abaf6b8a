// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_menus.h"
#include "app/window/sound_controls.h"
#include "app/window/sound_module.h"
#include "app/window/window_dialogs.h"
#include "patience.h"
#include "recorded_sounds.h"
#include "test_program.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/dialogs/volume_choice.h"
#include "window_test.h"

#include <QAction>
#include <QPluginLoader>
#include <QPointer>
#include <QPushButton>
#include <QSlider>

using namespace windrose;

/// Sounds are turned on and off by the window, which remembers it.
class WindowSounds : public WindowTest
{
    Q_OBJECT

private:
    RecordedSounds m_player;

    /// The usual table, with sounds that are recorded.
    void openTable()
    {
        openDefaultTable();
        m_window->findChild<SoundControls*>()->setPlayer(m_player);
        m_player.heard();
    }
    QStringList heardOfTrader()
    {
        return session().submit(Order::chooseRole(Role::Trader)).isPlayed() ? m_player.heard()
                                                                            : QStringList("not legal");
    }
    VolumeChoice* volume()
    {
        entry(QStringLiteral("Preferences…"))->trigger();
        return m_window->findChild<PreferencesDialog*>()->findChild<VolumeChoice*>();
    }

private slots:
    void init()
    {
        settings::sounds.setValue(true);
        settings::soundVolume.reset();
    }

    void mTurnsThemOffAndOnAgain()
    {
        openTable();
        QVERIFY(entry(QStringLiteral("Sounds"))->isChecked());
        QTest::keyClick(&m_window->table(), Qt::Key_M);
        QVERIFY(!entry(QStringLiteral("Sounds"))->isChecked());
        QCOMPARE(heardOfTrader(), QStringList());
        session().undoRedo().undo();
        QTest::keyClick(&m_window->table(), Qt::Key_M);
        QCOMPARE(heardOfTrader(), QStringList({"role", "your_turn"}));
    }

    void offAndTheVolumeSurviveAStart()
    {
        openTable();
        entry(QStringLiteral("Sounds"))->trigger();
        volume()->findChild<QSlider*>()->setValue(25);
        m_window.reset();
        openTable();
        QVERIFY(!entry(QStringLiteral("Sounds"))->isChecked());
        QCOMPARE(heardOfTrader(), QStringList());
        session().undoRedo().undo();
        entry(QStringLiteral("Sounds"))->trigger();
        QVERIFY(!heardOfTrader().isEmpty());
        QCOMPARE(m_player.volume(), 25);
    }

    void theVolumeIsTriedAndAppliesAtOnce()
    {
        openTable();
        VolumeChoice* choice = volume();
        choice->findChild<QSlider*>()->setValue(80);
        choice->findChild<QPushButton*>()->click();
        QCOMPARE(m_player.heard(), QStringList({"your_turn"}));
        QCOMPARE(m_player.volume(), 80);
    }

    void whatCannotBePlayedIsNotOfferedAndSaysWhy()
    {
        openTable();
        VolumeChoice* choice = volume();
        QVERIFY(choice->isEnabled());
        m_window->findChild<PreferencesDialog*>()->setSoundsThere(false);
        QVERIFY(!choice->isEnabled());
        QVERIFY(choice->toolTip().contains(QStringLiteral("Qt Multimedia")));
        QAction* sounds = entry(QStringLiteral("Sounds"));
        m_window->findChild<MainMenus*>()->setSounds(false, true);
        QVERIFY(!sounds->isEnabled());
        QVERIFY(!sounds->isChecked());
        QVERIFY(sounds->text().contains(QStringLiteral("Qt Multimedia")));
        QVERIFY(!sounds->toolTip().isEmpty());
    }

    void aWindowThatClosesLeavesTheModuleToTheOthers()
    {
        const QString file = QStringLiteral(WINDROSE_SOUND_MODULE);
        auto first = std::make_unique<SoundModule>(file);
        auto second = std::make_unique<SoundModule>(file);
        second->play(Sound::Role, 50);
        first->play(Sound::Role, 50);
        const QPointer<QObject> root = QPluginLoader(file).instance();
        second.reset();
        first->play(Sound::Tile, 50);
        QVERIFY(root != nullptr);
        QCOMPARE(root->property("played").toInt(), 3);
        first.reset();
        QVERIFY(root == nullptr);
        SoundModule third(file);
        third.play(Sound::End, 50);
        QVERIFY(third.isThere());
        QCOMPARE(QPluginLoader(file).instance()->property("played").toInt(), 1);
    }
};

WINDROSE_TEST(window_sounds, WindowSounds)
#include "window_sounds.moc"
