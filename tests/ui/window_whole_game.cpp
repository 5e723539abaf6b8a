// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/settings.h"
#include "ui/table/prompt_bar.h"
#include "window_driver.h"

#include <QStandardPaths>
#include <QTemporaryDir>

using namespace windrose;

/// Whole games, played only with the things on the table: every order of a random player is carried out by name with
/// mouse or keyboard.
class WindowWholeGame : public QObject
{
    Q_OBJECT

private:
    static void playout(int players, driver::Hand hand)
    {
        StartRequest request;
        request.players = players;
        request.seed = 20 + static_cast<std::uint64_t>(players);
        MainWindow window(request);
        window.table().setPace(speeds::Pace::Off);
        window.resize(1280, 800);
        window.show();
        QVERIFY(waitUntilExposed(&window));
        GameSession& session = window.session();
        Random random{7};
        for (int guard = 0; guard < 3000 && !session.position().isFinished(); ++guard) {
            const Position before = session.position();
            const int count = session.orderCount();
            const Order order = randomOrder(before, random);
            QString problem;
            const bool performed = driver::perform(window, order, hand, problem);
            const QByteArray message = QByteArray::fromStdString(orderText(before, order)) + ": " + problem.toUtf8() +
                                       " " + window.findChild<PromptText*>()->text().toUtf8();
            QVERIFY2(performed, message.constData());
            QVERIFY2(session.orderCount() == count + 1, message.constData());
            QCOMPARE(session.history().orderAt(count).kind, order.kind);
            QCOMPARE(session.history().orderAt(count).piece, order.piece);
        }
        QVERIFY(session.position().isFinished());
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QStandardPaths::setTestModeEnabled(true);
        settings::store().moveTo(m_folder.path());
        QApplication::setDoubleClickInterval(0);
    }

    void isPlayedByDragging_data()
    {
        QTest::addColumn<int>("players");
        QTest::newRow("five players") << 5;
        if (repeatsRows()) {
            QTest::newRow("two players") << 2;
            QTest::newRow("four players") << 4;
        }
    }
    void isPlayedByDragging()
    {
        QFETCH(int, players);
        playout(players, driver::Hand::Drag);
    }

    void isPlayedByClicks() { playout(3, driver::Hand::Click); }

    void isPlayedByTheKeyboard() { playout(4, driver::Hand::Keyboard); }

private:
    QTemporaryDir m_folder;
};

WINDROSE_TEST(window_whole_game, WindowWholeGame)
#include "window_whole_game.moc"
