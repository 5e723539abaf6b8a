// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_test.h"

#include "patience.h"

#include <QAbstractButton>
#include <QAction>
#include <QDropEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>

namespace windrose
{

void WindowTest::openWindow(const StartRequest& request)
{
    m_window = driver::openTable(request);
    QVERIFY(waitUntilExposed(m_window.get()));
}

void WindowTest::waitUntilFitted()
{
    QTRY_VERIFY(m_window->screen()->availableGeometry().contains(m_window->frameGeometry()));
}

void WindowTest::openDefaultTable()
{
    openWindow(driver::defaultTable());
}

QWidget* WindowTest::own(const QString& name)
{
    return driver::widget(thing(QStringLiteral("Board of %1").arg(session().seatName(position().turn))), name);
}

QList<QAction*> WindowTest::entriesOf(const QString& menu)
{
    QMenu* opened = entry(menu)->menu();
    emit opened->aboutToShow();
    return opened->actions();
}

QMessageBox* WindowTest::message()
{
    return m_window->findChild<QMessageBox*>();
}

void WindowTest::answer(const QString& button)
{
    for (QAbstractButton* candidate : message()->buttons()) {
        if (candidate->text().remove(QLatin1Char('&')) == button) {
            candidate->click();
            QTRY_VERIFY(message() == nullptr);
            return;
        }
    }
    QFAIL(qPrintable(button));
}

void WindowTest::acceptMessage()
{
    for (QAbstractButton* candidate : message()->buttons()) {
        if (message()->buttonRole(candidate) == QMessageBox::AcceptRole) {
            candidate->click();
            QTRY_VERIFY(message() == nullptr);
            return;
        }
    }
    QFAIL("No button agrees.");
}

void WindowTest::closeMessage()
{
    message()->close();
    QTRY_VERIFY(message() == nullptr);
}

void WindowTest::drop(const QMimeData& data)
{
    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &event);
}

void WindowTest::lay(const char* json)
{
    auto reading = readPosition(json, 1);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        QFAIL(error->pointer.c_str());
    }
    const auto& named = std::get<NamedPosition>(reading);
    Record record;
    record.players = named.position.players;
    record.names = named.names;
    record.start = named.position;
    session().load(record);
}

void WindowTest::setUpRichTable()
{
    lay(R"({"format": "windrose-position", "version": 1, "players": 3, "governor": 0, "seats": [
        {"name": "Ana", "doubloons": 12, "san_juan": 1, "goods": {"corn": 3, "sugar": 2},
         "island": [{"space": 0, "tile": "corn", "colonists": 1}, {"space": 2, "tile": "quarry", "colonists": 0}],
         "city": [{"spaces": [0], "building": "wharf", "colonists": 1},
                  {"spaces": [1], "building": "indigo_plant", "colonists": 2},
                  {"spaces": [4, 8], "building": "guild_hall", "colonists": 0},
                  {"spaces": [5], "building": "university", "colonists": 1}]},
        {"name": "Bo"}, {"name": "Cy"}]})");
}

void WindowTest::playBuilderRound()
{
    QVERIFY(session().submit(Order::chooseRole(Role::Builder)).isPlayed());
    while (position().phase == Phase::Builder) {
        QVERIFY(session().submit(Order::pass()).isPlayed());
    }
}

} // namespace windrose

#include "moc_window_test.cpp"
