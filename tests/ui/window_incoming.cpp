// SPDX-License-Identifier: GPL-3.0-or-later
#include "files_test.h"
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "tests/durability/special_file.h"

#include <QAction>
#include <QClipboard>
#include <QFileOpenEvent>
#include <QMessageBox>
#include <QMimeData>

using namespace windrose;

/// Games that come from the clipboard, are dropped, or are handed over by the desktop.
class WindowIncoming : public FilesTest
{
    Q_OBJECT

private slots:
    void aGameGoesThroughTheClipboard()
    {
        Random random{4};
        playOrders(session(), random, 20);
        session().undoRedo().undo();
        const std::string copied = plainRecordText(session().record());
        entry("Copy Game")->trigger();
        QCOMPARE(clipboard().toStdString(), copied);
        session().load(game(2, 3));
        entry("Paste Game")->trigger();
        QCOMPARE(plainRecordText(session().record()), copied);
        QVERIFY(message() == nullptr);
    }

    void aPositionGoesThroughTheClipboard()
    {
        Random random{4};
        playOrders(session(), random, 20);
        const Position copied = session().gamePosition();
        entry("Copy Position")->trigger();
        QVERIFY(clipboard().startsWith('{'));
        session().load(game(2, 3));
        entry("Paste Game")->trigger();
        QVERIFY(session().gamePosition() == copied);
        QCOMPARE(session().seatName(1), QString("Bo"));
    }

    void theMomentShownIsThePositionCopied()
    {
        Random random{4};
        playOrders(session(), random, 20);
        session().view(7);
        entry("Copy Position")->trigger();
        const Position shown = session().history().positionAt(7);
        entry("Paste Game")->trigger();
        QVERIFY(session().gamePosition() == shown);
    }

    void aDamagedTextOpensWhatIsGood()
    {
        std::string text = recordText(game(2, 10));
        text += "sell gold\n";
        QGuiApplication::clipboard()->setText(QString::fromStdString(text));
        entry("Paste Game")->trigger();
        QCOMPARE(session().orderCount(), 10);
        QVERIFY(message() != nullptr);
        QVERIFY2(message()->informativeText().contains("gold"), qPrintable(message()->informativeText()));
        closeMessage();
    }

    void aTextThatIsNoGameChangesNothing()
    {
        session().submit(Order::chooseRole(Role::Builder));
        const std::string before = recordText(session().record());
        QGuiApplication::clipboard()->setText(QStringLiteral("Dear Ana,\nhow are you?"));
        entry("Paste Game")->trigger();
        QVERIFY(message() != nullptr);
        closeMessage();
        QCOMPARE(recordText(session().record()), before);
        QGuiApplication::clipboard()->clear();
        entry("Paste Game")->trigger();
        QVERIFY(message() == nullptr);
        QVERIFY(prompt().contains("clipboard"));
    }

    void aFileIsOpenedByDroppingIt()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(fileOf("dropped ü.windrose", game(3, 7)))});
        drop(data);
        QCOMPARE(session().orderCount(), 7);
        QCOMPARE(m_window->file(), path("dropped ü.windrose"));
    }

    void aFileTheDesktopHandsOverIsOpened()
    {
        QFileOpenEvent event(fileOf("handed ü.windrose", game(3, 7)));
        QApplication::sendEvent(qApp, &event);
        QCOMPARE(session().orderCount(), 7);
        QCOMPARE(m_window->file(), path("handed ü.windrose"));
    }

    void aFileTheDesktopHandsOverLeavesAPositionThatIsSetUpAlone()
    {
        m_window->setUpPosition();
        QFileOpenEvent event(fileOf("handed.windrose", game(3, 7)));
        QApplication::sendEvent(qApp, &event);
        QVERIFY(m_window->positionSetup() != nullptr);
        QCOMPARE(session().orderCount(), 0);
    }

    void ofSeveralFilesTheFirstIsOpened()
    {
        QMimeData data;
        data.setUrls({QUrl("https://example.org/game.windrose"),
                      QUrl::fromLocalFile(fileOf("first.windrose", game(3, 7))),
                      QUrl::fromLocalFile(fileOf("second.windrose", game(3, 2)))});
        drop(data);
        QCOMPARE(session().orderCount(), 7);
        QVERIFY2(prompt().contains("2 other files"), qPrintable(prompt()));
    }

    void whatIsNotOnThisComputerIsNotOpened()
    {
        QMimeData data;
        data.setUrls({QUrl("https://example.org/game.windrose")});
        drop(data);
        QCOMPARE(session().orderCount(), 0);
        QVERIFY(prompt().contains("this computer"));
    }

    void aFolderOrAMissingFileIsRefused()
    {
        for (const QString& place : {m_folder->path(), path("nothing.windrose")}) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(place)});
            drop(data);
            QVERIFY(message() != nullptr);
            closeMessage();
            QCOMPARE(session().orderCount(), 0);
        }
    }

    void onlyRegularFilesUpToTheLimitAreOpened_data() { specialFileRows(); }

    void onlyRegularFilesUpToTheLimitAreOpened()
    {
        QFETCH(QString, kind);
        QFETCH(QString, says);
        const QString file = path("game.windrose");
        QVERIFY(makeSpecialFile(file, kind));
        const auto isRefused = [&](const QString& how) {
            QVERIFY2(message() != nullptr, qPrintable(how));
            QVERIFY2(message()->informativeText().contains(says), qPrintable(message()->informativeText()));
            closeMessage();
            QCOMPARE(session().orderCount(), 0);
            QVERIFY(m_window->file().isEmpty());
        };
        QVERIFY(!m_window->open(file));
        isRefused("opened");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        drop(data);
        isRefused("dropped");
        QFileOpenEvent event(file);
        QApplication::sendEvent(qApp, &event);
        isRefused("handed over");
        m_window.reset();
        StartRequest request;
        request.file = file.toStdString();
        openWindow(request);
        QTRY_VERIFY(message() != nullptr);
        isRefused("named at the start");
    }

    void aTextIsOpenedByDroppingIt()
    {
        QMimeData data;
        data.setText(QString::fromStdString(recordText(game(3, 7))));
        drop(data);
        QCOMPARE(session().orderCount(), 7);
    }
};

WINDROSE_TEST(window_incoming, WindowIncoming)
#include "window_incoming.moc"
