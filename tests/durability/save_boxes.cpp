// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_file.h"
#include "app/window/game_saver.h"
#include "app/window/position_setup.h"
#include "tests/ui/patience.h"
#include "tests/ui/test_program.h"
#include "window_on_disk.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QTimer>

using namespace windrose;

/// The boxes about files that could not be saved, and what follows their answers.
class SaveBoxes : public WindowOnDisk
{
    Q_OBJECT

private:
    QString saved() const { return m_folder->filePath("saved.windrose"); }

    /// Saves while somebody else writes the file, so that a box asks. The disk is held afterwards.
    void beAskedAboutAChangedFile(const std::function<void()>& save)
    {
        m_window->saver().setDevice(*m_device);
        const int before = m_device->syncs();
        m_device->hold();
        save();
        QTRY_VERIFY(m_device->syncs() > before); // it looked at the file before
        fill(saved(), "somebody else's");
        m_device->release();
        QVERIFY(!m_window->saver().wait());
        QVERIFY(box() != nullptr);
        m_device->hold();
    }

private slots:
    void init()
    {
        begin();
        openTableOfThree();
        playOrders(session(), m_random, 3);
        QVERIFY(session().autosave().wait());
    }

    void cleanup() { end(); }

    void aPositionThatOverwritesAChangedFileIsBeingSavedToo()
    {
        m_window->setUpPosition();
        PositionSetup& setup = *m_window->positionSetup();
        setup.session().change([](SetupDraft& draft) { draft.setDoubloons(0, 17); });
        const QByteArray text = QByteArray::fromStdString(setup.session().draft().text());
        beAskedAboutAChangedFile([&] { setup.saveTo(saved()); });
        QVERIFY(!setup.isBeingSaved());
        choose("Save Anyway");
        QVERIFY(setup.isBeingSaved());
        setup.askLeave(); // asks nothing: it leaves once that is saved
        QTRY_VERIFY(box() == nullptr);
        m_device->release();
        QVERIFY(m_window->saver().wait());
        QTRY_VERIFY(m_window->positionSetup() == nullptr);
        QCOMPARE(fileContent(saved()), text);
    }

    /// Until then, saving again would ask for a file.
    void aGameThatOverwritesAChangedFileIsAboutToHaveAFile()
    {
        beAskedAboutAChangedFile([this] { m_window->saveTo(saved()); });
        choose("Save Anyway");
        playOrders(session(), m_random, 1);
        QVERIFY(m_window->file().isEmpty());
        QTimer noDialog; // which would wait for a person
        connect(&noDialog, &QTimer::timeout, this, [] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                dialog->reject();
            }
        });
        noDialog.start(0);
        for (QAction* action : m_window->findChildren<QAction*>()) {
            if (action->shortcuts().contains(QKeySequence(QKeySequence::Save))) {
                action->trigger();
            }
        }
        m_device->release();
        QVERIFY(m_window->saver().wait());
        QCOMPARE(fileContent(saved()), record());
        QCOMPARE(m_window->file(), saved());
    }

    void eachFileHasItsBoxUntilItIsSaved()
    {
        const auto boxes = [this] {
            QStringList texts;
            for (const QMessageBox* shown : m_window->findChildren<QMessageBox*>()) {
                texts << (shown->isVisible() ? shown->text() : QString());
            }
            texts.removeAll(QString());
            return texts;
        };
        const QString folder = m_folder->filePath("folder.windrose");
        QVERIFY(QDir().mkpath(folder));
        m_window->saveTo(folder);
        m_window->saveTo(m_folder->filePath("missing/other.windrose"));
        QVERIFY(!m_window->saver().wait());
        QCOMPARE(boxes().size(), 2);
        QVERIFY(QDir().rmdir(folder));
        m_window->saveTo(folder);
        QVERIFY(m_window->saver().wait());
        QCOMPARE(boxes().size(), 1);
        QVERIFY2(boxes().first().contains("other.windrose"), qPrintable(boxes().first()));
    }

    /// What follows can run an event loop of its own, in which the box goes.
    void aBoxIsNotInItsAnswerAnyMoreWhenAnotherFileIsAskedFor()
    {
        fill(saved(), "mine");
        const FileState mine = readGameFile(saved()).state;
        fill(saved(), "somebody else's");
        bool isAnswering = false;
        bool wasAnswering = true;
        m_window->saver().save({.path = saved(),
                                .text = "mine as well",
                                .expected = mine,
                                .begun = [](quint64) {},
                                .saved = [](const FileState&) {},
                                .saveAs = [&] { wasAnswering = isAnswering; }});
        QVERIFY(!m_window->saver().wait());
        isAnswering = true;
        choose("Save As…");
        isAnswering = false;
        QTRY_VERIFY(!wasAnswering);
        QTRY_VERIFY(box() == nullptr);
    }
};

WINDROSE_TEST(save_boxes, SaveBoxes)
#include "save_boxes.moc"
