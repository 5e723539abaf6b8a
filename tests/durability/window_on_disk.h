// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/main_window.h"
#include "held_device.h"
#include "tests/ui/patience.h"
#include "tests/ui/play.h"
#include "ui/dialogs/settings.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace windrose
{

/// What tests of the window's saved games share: a folder of their own for games and settings, a disk that blocks when
/// the test wants, and a window. Destroying the window without closing it simulates a killed program.
class WindowOnDisk : public QObject
{
protected:
    /// Before each test.
    void begin()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        qputenv("XDG_DATA_HOME", m_folder->filePath("data").toUtf8());
        settings::store().moveTo(m_folder->filePath("config"));
        m_device = std::make_unique<HeldDevice>();
        m_random = Random{5};
    }

    /// After each test: the window's thread must not have waited for the disk.
    void end()
    {
        m_device->release();
        QVERIFY(!m_device->isUsedByWindow());
        m_window.reset();
        m_device.reset();
        settings::store().finish();
        m_folder.reset();
    }

    void open(const StartRequest& request = {})
    {
        m_window = std::make_unique<MainWindow>(request);
        m_window->show();
        QVERIFY(waitUntilExposed(m_window.get()));
    }

    /// Opens a window with a new game of three.
    void openTableOfThree()
    {
        StartRequest request;
        request.players = 3;
        request.names = {"Ana", "Bo", "Cy"};
        request.seed = 3;
        open(request);
    }

    /// The box that is open, or null.
    QMessageBox* box() { return m_window->findChild<QMessageBox*>(); }

    /// Presses a button of the open box.
    void choose(const QString& text)
    {
        for (QAbstractButton* button : box()->buttons()) {
            if (button->text() == text) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(text));
    }

    QString data() const { return SavedGames::standardFolder(); }
    QString slotFile() const { return data() + "/game.windrose"; }
    GameSession& session() { return m_window->session(); }
    QByteArray record() { return QByteArray::fromStdString(recordText(session().record())); }

    /// Writes a file and creates its folder.
    static void fill(const QString& path, const QByteArray& bytes)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HeldDevice> m_device;
    std::unique_ptr<MainWindow> m_window;
    Random m_random{5};
};

} // namespace windrose
