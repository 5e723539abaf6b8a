// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/position_setup.h"
#include "patience.h"
#include "test_program.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_place.h"
#include "window_driver.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QInputDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>

using namespace windrose;
using driver::Hand;

Q_DECLARE_METATYPE(windrose::driver::Hand)

namespace
{

constexpr const char* kGiven = R"({"format": "windrose-position", "version": 1, "players": 3, "governor": 1, "round": 4,
    "roles": [{"role": "mayor", "taken_by": 1}, {"role": "captain", "doubloons": 2}],
    "plantations": {"face_up": ["sugar", "coffee"], "discard": []},
    "colonist_ship": 2,
    "cargo_ships": [{"capacity": 4, "good": "corn", "barrels": 2}, {"capacity": 6, "good": "indigo", "barrels": 1}],
    "trading_house": ["coffee", "corn"],
    "seats": [
      {"name": "Ana", "doubloons": 2, "victory_points": 3, "san_juan": 1, "goods": {"corn": 2, "tobacco": 1},
       "island": [{"space": 0, "tile": "corn", "colonists": 1}, {"space": 5, "tile": "quarry", "colonists": 0}],
       "city": [{"spaces": [4, 8], "building": "guild_hall", "colonists": 1},
                {"spaces": [5], "building": "small_market", "colonists": 0},
                {"spaces": [0], "building": "indigo_plant", "colonists": 2}]},
      {"name": "Bo", "goods": {"sugar": 1}, "island": [{"space": 11, "tile": "coffee", "colonists": 1}],
       "city": [{"spaces": [2, 3], "building": "city_hall", "colonists": 0}]},
      {"name": "Cy", "doubloons": 1, "city": [{"spaces": [11], "building": "wharf", "colonists": 1}]}]})";

/// A position without the order of the hidden tiles, which is invisible and cannot be set up.
QJsonObject visible(const std::string& json)
{
    QJsonObject position = QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
    QJsonObject plantations = position["plantations"].toObject();
    plantations.remove("face_down");
    position["plantations"] = plantations;
    position.remove("random_state");
    return position;
}

} // namespace

/// Setting up a position in the window by mouse and keyboard.
class SetupWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_folder;
    Hand m_hand = Hand::Drag;
    QString m_missing;

    PositionSetup& setup() { return *m_window->positionSetup(); }
    const Position& position() { return setup().session().position(); }

    QWidget* thing(const QString& name)
    {
        QWidget* found = driver::widget(&setup().table(), name);
        if (found == nullptr) {
            m_missing = name;
        }
        return found;
    }
    QWidget* on(const char* seat, const QString& name)
    {
        // Nobody reads a position that is set up, so every place is named with the player whose board it is on.
        const QString owner = QStringLiteral(" of ") + QLatin1String(seat);
        QWidget* found =
            driver::widget(thing(QStringLiteral("Board") + owner), name.endsWith(owner) ? name : name + owner);
        if (found == nullptr) {
            m_missing = QLatin1String(seat) + ": " + name;
        }
        return found;
    }
    void carry(QWidget* from, QWidget* to, int times = 1)
    {
        QVERIFY2(from != nullptr && to != nullptr, qPrintable(m_missing));
        for (int time = 0; time < times; ++time) {
            const Position before = position();
            driver::move(from, to, m_hand);
            const QString what = from->accessibleName() + " to " + to->accessibleName() + ": " + prompt();
            QVERIFY2(!(position() == before), qPrintable(what));
        }
    }
    void carry(const QString& from, QWidget* to, int times = 1) { carry(thing(from), to, times); }
    void pressKey(QWidget* widget, int key)
    {
        QVERIFY2(widget != nullptr, qPrintable(m_missing));
        widget->setFocus();
        QTest::keyClick(widget, static_cast<Qt::Key>(key));
    }
    void press(const QString& name)
    {
        QVERIFY2(thing(name) != nullptr, qPrintable(name));
        driver::press(thing(name));
    }
    QString prompt() { return thing("Prompt")->accessibleName(); }

    void buildTable()
    {
        carry("Governor marker", on("Bo", "Doubloons of Bo"));
        if (m_hand == Hand::Drag) {
            carry("Role Mayor", on("Bo", "Doubloons of Bo"));
        } else {
            driver::press(thing("Role Mayor")); // a click gives it to the chooser
        }
        for (int tile = 0; tile < 4; ++tile) { // puts the dealt row back
            pressKey(driver::widget(&setup().table(), firstPlantation()), Qt::Key_Delete);
        }
        carry("Face-down tiles: Sugar", thing("Empty place for a plantation"));
        carry("Face-down tiles: Coffee", thing("Empty place for a plantation"));
        carry("Colonist ship", thing("Colonist supply"));
        carry("Goods supply Corn", thing("Cargo ship 4"), 2);
        carry("Goods supply Indigo", thing("Cargo ship 6"));
        carry("Goods supply Coffee", thing("Trading house"));
        carry("Goods supply Corn", thing("Trading house"));
        carry("Doubloons in the box", thing("Role Captain"));
        pressKey(thing("Role Captain"), Qt::Key_Plus);
        for (int round = 1; round < 4; ++round) {
            press("One round later");
        }
    }
    QString firstPlantation()
    {
        for (const char* good : {"Corn", "Indigo", "Sugar", "Tobacco", "Coffee"}) {
            const QString name = QStringLiteral("Plantation %1").arg(QLatin1String(good));
            if (driver::widget(&setup().table(), name) != nullptr) {
                return name;
            }
        }
        return {};
    }
    void buildBoards()
    {
        carry("Face-down tiles: Corn", on("Ana", "Island space 1"));
        carry("Quarry stack", on("Ana", "Island space 6"));
        carry("Building Small market", on("Ana", "City space 6"));
        carry("Building Guild hall", on("Ana", "City space 5")); // the space beside it is taken, so it becomes vertical
        carry("Building Indigo plant", on("Ana", "City space 1"));
        carry("Colonist supply", on("Ana", "Circle 1 of Island space 1"));
        carry("Colonist supply", on("Ana", "Circle 1 of City space 5"));
        carry("Colonist supply", on("Ana", "Circle 1 of City space 1"));
        carry("Colonist supply", on("Ana", "Circle 2 of City space 1"));
        carry("Colonist supply", on("Ana", "San Juan"));
        carry("Goods supply Corn", on("Ana", "Wind rose"), 2);
        carry("Goods supply Tobacco", on("Ana", "Wind rose"));
        carry("Doubloons in the box", on("Ana", "Doubloons of Ana"), 2);
        carry("Victory points in the box", on("Ana", "Victory points of Ana"));
        pressKey(on("Ana", "Victory points of Ana"), Qt::Key_Plus);
        pressKey(on("Ana", "Victory points of Ana"), Qt::Key_Plus);
        carry("Goods supply Sugar", on("Bo", "Wind rose"));
        carry("Face-down tiles: Coffee", on("Bo", "Island space 12"));
        carry("Colonist supply", on("Bo", "Circle 1 of Island space 12"));
        carry("Building City hall", on("Bo", "City space 3"));
        carry("Building Wharf", on("Cy", "City space 12"));
        carry("Colonist supply", on("Cy", "Circle 1 of City space 12"));
        carry("Doubloons in the box", on("Cy", "Doubloons of Cy"));
    }

private slots:
    void initTestCase() { driver::isolateFiles(m_folder); }

    void init()
    {
        m_window = driver::openTable(driver::defaultTable(3));
        QVERIFY(waitUntilExposed(m_window.get()));
        m_window->setUpPosition();
        setup().table().setPace(speeds::Pace::Off);
        m_hand = Hand::Drag;
        m_missing.clear();
    }

    void cleanup() { m_window.reset(); }

    void aGivenPositionIsBuiltByHand_data()
    {
        QTest::addColumn<Hand>("hand");
        QTest::newRow("drag") << Hand::Drag;
        QTest::newRow("click") << Hand::Click;
        QTest::newRow("keyboard") << Hand::Keyboard;
    }

    void aGivenPositionIsBuiltByHand()
    {
        QFETCH(const Hand, hand);
        m_hand = hand;
        press("Clear the Boards");
        buildTable();
        buildBoards();
        const auto given = std::get<NamedPosition>(readPosition(kGiven, 0));
        QCOMPARE(visible(setup().session().draft().text()), visible(positionJson(given.position, given.names)));
        const Position built = position();
        press("Start the Game from Here");
        QTRY_VERIFY(m_window->positionSetup() == nullptr);
        QVERIFY(m_window->session().position() == built);
        QVERIFY(m_window->session().record().start == built);
        QVERIFY(m_window->table().isVisible());
        QVERIFY(m_window->session().submit(Order::chooseRole(Role::Captain)).isPlayed());
    }

    void aPieceLetGoWronglyGoesHomeAndTheReasonIsSaid()
    {
        const Position before = position();
        driver::move(thing("Building Office"), on("Ana", "Island space 3"), Hand::Click);
        QVERIFY(position() == before);
        QVERIFY2(prompt().contains("Put the building on an empty space in a city"), qPrintable(prompt()));
        QTest::keyClick(&setup().table(), Qt::Key_Escape);
        QVERIFY(!setup().table().controller().isCarrying());
        driver::move(thing("Building Office"), on("Ana", "Island space 3"), Hand::Drag);
        QVERIFY(position() == before && !setup().table().controller().isCarrying());
    }

    void stepsAreTakenBackAndAgain()
    {
        const Position before = position();
        carry("Building Office", on("Cy", "City space 7"));
        const Position after = position();
        press("Undo");
        QVERIFY(position() == before);
        press("Redo");
        QVERIFY(position() == after);
        // The menu has the same effect.
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(position() == before);
    }

    void aDoubleClickTurnsALargeBuilding()
    {
        carry("Building Fortress", on("Ana", "City space 2"));
        QWidget* fortress = on("Ana", "City spaces 2 and 3");
        QVERIFY2(fortress != nullptr, qPrintable(m_missing));
        QTest::mouseDClick(fortress, Qt::LeftButton, {}, QPoint(6, 6));
        QVERIFY2(on("Ana", "City spaces 2 and 6") != nullptr, qPrintable(m_missing));
    }

    void piecesGoBackByTheBoxAndByTheKey()
    {
        const Position before = position();
        carry("Building Office", on("Cy", "City space 7"));
        carry(on("Cy", "City space 7"), thing("Back to the box"));
        QVERIFY(position() == before);
        carry("Building Office", on("Cy", "City space 7"));
        pressKey(on("Cy", "City space 7"), Qt::Key_Delete);
        QVERIFY(position() == before);
        carry("Goods supply Corn", on("Bo", "Wind rose"));
        pressKey(on("Bo", "Barrels of Corn"), Qt::Key_Minus);
        QVERIFY(position() == before);
    }

    void arrowsWalkAmongTheTargets()
    {
        QWidget* office = thing("Building Office");
        office->setFocus();
        QTest::keyClick(office, Qt::Key_Space);
        QVERIFY(setup().table().controller().isCarrying());
        for (int step = 0; step < 12; ++step) {
            QTest::keyClick(setup().table().focusWidget(), Qt::Key_Down);
        }
        QWidget* target = setup().table().focusWidget();
        QVERIFY2(target->accessibleName().startsWith("City space"), qPrintable(target->accessibleName()));
        QTest::keyClick(target, Qt::Key_Space);
        const auto owns = [](const Seat& seat) { return seat.owns(Building::Office); };
        QVERIFY(std::any_of(position().seats.begin(), position().seats.end(), owns));
    }

    void aNumberIsTyped()
    {
        const QPointer<QWidget> doubloons = on("Bo", "Doubloons of Bo");
        QVERIFY2(doubloons != nullptr, qPrintable(m_missing));
        emit setup().table().controller().countRequested(placeOf(doubloons));
        auto* dialog = setup().table().findChild<QInputDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->intValue(), 2);
        QCOMPARE(dialog->labelText(), QString("Doubloons on the board of Bo:"));
        dialog->setIntValue(17);
        dialog->accept();
        QCOMPARE(position().seat(1).doubloons, 17U);
    }

    void inTheMiddleOfAPhaseThePlayerChoosesAnewAndAMessageSaysSo()
    {
        press("Cancel");
        QTRY_VERIFY(m_window->positionSetup() == nullptr);
        QVERIFY(m_window->session().submit(Order::chooseRole(Role::Settler)).isPlayed());
        QVERIFY(m_window->session().position().phase == Phase::Settler);
        m_window->setUpPosition();
        QVERIFY(position().phase == Phase::ChooseRole);
        QCOMPARE(int(position().turn), 0);
        QVERIFY2(prompt().contains("in the middle of a phase"), qPrintable(prompt()));
        press("Cancel");
        QTRY_VERIFY(m_window->positionSetup() == nullptr);
        QVERIFY(m_window->session().position().phase == Phase::Settler);
    }

    void anotherTableIsLaid()
    {
        SetupChoice choice;
        choice.table.players = 5;
        choice.table.names = {"Ana", "Bo", "Cy", "Di", "Ed"};
        choice.table.colors = {0, 1, 2, 3, 4};
        choice.table.options.victoryPoints126 = true;
        choice.boards = SetupChoice::Boards::Empty;
        choice.colonistsRanOut = true;
        setup().lay(choice);
        QCOMPARE(int(position().players), 5);
        QCOMPARE(int(position().victoryPoints), 126);
        QVERIFY(position().isLastRound());
        carry("Building Office", on("Ed", "City space 7"));
        choice.boards = SetupChoice::Boards::Kept;
        choice.table.names[4] = "Eva";
        setup().lay(choice);
        QVERIFY2(on("Eva", "City space 7") != nullptr, qPrintable(m_missing));
        QVERIFY(position().seat(4).owns(Building::Office));
        QVERIFY(!setup().session().draft().problem());
    }

    void aSavedPositionIsOpenedAndSetUpAgain()
    {
        carry("Building Office", on("Cy", "City space 7"));
        const Position built = position();
        const QString path = m_folder.filePath("position.json");
        setup().saveTo(path);
        QVERIFY(m_window->saver().wait());
        press("Cancel"); // saved, so there is no question
        QTRY_VERIFY(m_window->positionSetup() == nullptr);
        QVERIFY(m_window->open(path));
        QVERIFY(m_window->session().position() == built);
        m_window->setUpPosition();
        QVERIFY(position() == built);
        press("Copy Position");
        const auto copied = readPosition(QGuiApplication::clipboard()->text().toStdString(), 0);
        QVERIFY(std::get<NamedPosition>(copied).position == built);
    }

    void cancelReturnsToTheGameUntouched()
    {
        const Record game = m_window->session().record();
        const Position before = m_window->session().position();
        carry("Building Office", on("Cy", "City space 7"));
        QVERIFY(!m_window->close()); // that asks too
        press("Cancel");
        auto* question = m_window->findChild<QMessageBox*>();
        QVERIFY(question != nullptr && question->isVisible());
        QAbstractButton* leave = nullptr;
        for (QAbstractButton* button : question->buttons()) {
            leave = question->buttonRole(button) == QMessageBox::DestructiveRole ? button : leave;
        }
        QVERIFY(leave != nullptr);
        leave->click();
        QTRY_VERIFY(m_window->positionSetup() == nullptr);
        QVERIFY(m_window->session().position() == before);
        QVERIFY(m_window->session().record().orders == game.orders);
        QVERIFY(m_window->table().isVisible());
    }

    void everythingIsCalledByItsNameAndInItsPlace()
    {
        for (const char* name : {"Face-down tiles: Corn",
                                 "Doubloons in the box",
                                 "Victory points in the box",
                                 "Back to the box",
                                 "Clear the Boards",
                                 "Table…",
                                 "One round later",
                                 "One round earlier",
                                 "Doubloons of Ana",
                                 "Victory points of Cy",
                                 "Governor marker",
                                 "Undo",
                                 "Redo",
                                 "Copy Position",
                                 "Save Position…",
                                 "Cancel",
                                 "Start the Game from Here",
                                 "Prompt",
                                 "Role Mayor",
                                 "Building Wharf",
                                 "Colonist supply"}) {
            QAccessibleInterface* found =
                driver::named(QAccessible::queryAccessibleInterface(m_window.get()), QString::fromUtf8(name));
            QVERIFY2(found != nullptr, name);
            QVERIFY2(!found->rect().isEmpty(), name);
        }
    }
};

WINDROSE_TEST(setup_window, SetupWindow)
#include "setup_window.moc"
