// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_specs.h"
#include "seat_colors.h"
#include "settings_test.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/portrait.h"
#include "ui/dialogs/seat_list.h"
#include "ui/dialogs/settings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace windrose;

namespace
{

template <typename Widget>
Widget* named(QWidget& parent, const QString& accessibleName)
{
    for (Widget* widget : parent.findChildren<Widget*>()) {
        if (widget->accessibleName() == accessibleName) {
            return widget;
        }
    }
    return nullptr;
}

QPushButton* startButton(NewGameDialog& dialog)
{
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
}

} // namespace

/// The dialog New Game stores the choices, shows the stored ones, and starts no game that cannot be played.
class NewGameSettings : public SettingsTest
{
    Q_OBJECT

private slots:
    void newGameComesBackAsItWasChosen()
    {
        NewGameChoice choice = NewGameChoice::remembered();
        choice.players = 5;
        choice.names = {QStringLiteral("Ana"), QStringLiteral("Ben, the 2nd"), QStringLiteral("Zoë"),
                        QStringLiteral("D%1"), QStringLiteral("Emil")};
        choice.colors = {4, 2, 0, 1, 3};
        choice.specs = specsOf({"", "merchant", "viceroy:shipper", "program:other", "newcomer"});
        choice.options = {true, true, true};
        choice.seed = 18446744073709551615ULL;
        {
            NewGameDialog dialog(kColors);
            dialog.setChoice(choice);
            QSignalSpy chosen(&dialog, &NewGameDialog::chosen);
            QVERIFY(startButton(dialog)->isEnabled());
            startButton(dialog)->click();
            QCOMPARE(chosen.size(), 1);
            const auto made = chosen.first().first().value<NewGameChoice>();
            QCOMPARE(made.names, choice.names);
            QCOMPARE(*made.seed, *choice.seed);
        }
        NewGameDialog again(kColors);
        const NewGameChoice reopened = again.choice();
        QCOMPARE(reopened.players, 5);
        QCOMPARE(reopened.names, choice.names);
        QCOMPARE(reopened.colors, choice.colors);
        QCOMPARE(reopened.specs, choice.specs);
        QVERIFY(reopened.options == choice.options);
        QVERIFY(!reopened.seed); // a seed is for one game
    }

    void cancelRemembersNothing()
    {
        NewGameDialog dialog(kColors);
        NewGameChoice choice = dialog.choice();
        choice.players = 2;
        dialog.setChoice(choice);
        dialog.reject();
        QCOMPARE(NewGameChoice::remembered().players, 4);
    }

    void defaultNamesAreNotKept()
    {
        NewGameDialog(kColors).choice().remember();
        QCOMPARE(settings::names.value().join(QString()), QString());
    }

    void twoSeatsOfOneNameCannotStart()
    {
        NewGameDialog dialog(kColors);
        named<QLineEdit>(dialog, QStringLiteral("Name of seat 1"))->setText(QStringLiteral("Ana"));
        named<QLineEdit>(dialog, QStringLiteral("Name of seat 2"))->setText(QStringLiteral(" ana "));
        QVERIFY(!startButton(dialog)->isEnabled());
        named<QLineEdit>(dialog, QStringLiteral("Name of seat 2"))->setText(QStringLiteral("Ben"));
        QVERIFY(startButton(dialog)->isEnabled());
        // Seats that do not play are not checked.
        named<QLineEdit>(dialog, QStringLiteral("Name of seat 5"))->setText(QStringLiteral("Ana"));
        QVERIFY(startButton(dialog)->isEnabled());
    }

    void computersTakeTheOtherSeatsByOneClick()
    {
        NewGameDialog dialog(kColors);
        QCOMPARE(dialog.choice().specs, QList<PlayerSpec>(kMaxPlayers)); // persons by default
        const auto press = [&dialog](const QString& text) {
            for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
                if (QString(button->text()).remove('&') == text) {
                    button->click();
                    return;
                }
            }
            QFAIL("no such button");
        };
        named<QLineEdit>(dialog, QStringLiteral("Name of seat 2"))->setText(QStringLiteral("Ben"));
        press(QStringLiteral("Fill with Computers"));
        NewGameChoice choice = dialog.choice();
        QCOMPARE(choice.playerSpecs(), specsOf({"", "merchant", "merchant", "merchant"}));
        QCOMPARE(choice.names[1], QString("Ben")); // a seat with its own name keeps it
        QVERIFY(choice.names[2] != defaultSeatName(2) && choice.names[2] != choice.names[3]);
        QVERIFY(startButton(dialog)->isEnabled());
        auto* player = named<QComboBox>(dialog, QStringLiteral("Who plays seat 3"));
        auto* style = named<QComboBox>(dialog, QStringLiteral("Style of the computer player on seat 3"));
        player->setCurrentIndex(kLevels); // after the person: the strongest
        emit player->activated(kLevels);
        style->setCurrentIndex(2);
        emit style->activated(2);
        QCOMPARE(dialog.choice().specs[2], PlayerSpec(Level::Viceroy, Style::Shipper));
        auto* seats = dialog.findChild<SeatList*>();
        seats->moveSeat(2, -1); // the player moves together with the name
        QCOMPARE(dialog.choice().playerSpecs(), specsOf({"", "viceroy:shipper", "merchant", "merchant"}));
        QCOMPARE(dialog.choice().names[1], choice.names[2]);
        press(QStringLiteral("All People"));
        QCOMPARE(dialog.choice().specs, QList<PlayerSpec>(kMaxPlayers));
        QCOMPARE(dialog.choice().names[1], defaultSeatName(1));
        QCOMPARE(dialog.choice().names[2], QString("Ben"));
    }

    void everySeatHasAPortraitInItsColor()
    {
        NewGameDialog dialog(kColors);
        NewGameChoice choice = NewGameChoice::remembered();
        choice.players = 4;
        choice.colors = {0, 1, 2, 3, 4};
        choice.specs = specsOf({"", "merchant", "", "", ""});
        dialog.setChoice(choice);
        dialog.show();
        const auto portraits = dialog.findChildren<Portrait*>();
        QCOMPARE(portraits.size(), kMaxPlayers);
        for (int seat = 0; seat < kMaxPlayers; ++seat) {
            QCOMPARE(portraits[seat]->isVisible(), seat < 4);
            QCOMPARE(portraits[seat]->color(), kColors[seat]);
            QCOMPARE(portraits[seat]->isComputer(), seat == 1);
        }
        auto* color = named<QComboBox>(dialog, QStringLiteral("Color of seat 1"));
        color->setCurrentIndex(3);
        emit color->activated(3);
        QCOMPARE(portraits[0]->color(), kColors[3]);
        QCOMPARE(portraits[3]->color(), kColors[0]);
        QCOMPARE(portraits[0]->person(), 3); // the hat goes with the color
        dialog.findChild<SeatList*>()->moveSeat(1, -1);
        QVERIFY(portraits[0]->isComputer());
        QVERIFY(!portraits[1]->isComputer());
    }

    void seedTooLargeCannotStart()
    {
        NewGameDialog dialog(kColors);
        QLineEdit* seed = nullptr;
        for (QLineEdit* edit : dialog.findChildren<QLineEdit*>()) {
            seed = edit->accessibleName().isEmpty() ? edit : seed;
        }
        QVERIFY(seed);
        seed->setText(QStringLiteral("18446744073709551616"));
        QVERIFY(!startButton(dialog)->isEnabled());
        seed->setText(QStringLiteral("7"));
        QVERIFY(startButton(dialog)->isEnabled());
        QCOMPARE(dialog.choice().seedOrRandom(), 7U);
    }

    void sixPointsMoreAreForFiveOnly()
    {
        NewGameChoice choice = NewGameChoice::remembered();
        choice.options.victoryPoints126 = true;
        choice.players = 4;
        QVERIFY(!choice.playerOptions().victoryPoints126);
        choice.players = 5;
        QVERIFY(choice.playerOptions().victoryPoints126);
    }

    void colorsAreExchangedNotDoubled()
    {
        NewGameDialog dialog(kColors);
        auto* first = named<QComboBox>(dialog, QStringLiteral("Color of seat 1"));
        QVERIFY(first);
        first->setCurrentIndex(2);
        emit first->activated(2);
        QCOMPARE(dialog.choice().colors, (QList<int>{2, 1, 0, 3, 4}));
        QCOMPARE(named<QComboBox>(dialog, QStringLiteral("Color of seat 3"))->currentIndex(), 0);
    }

    void seatsMoveWithNameAndColor()
    {
        SeatList seats(kColors);
        seats.setSeats({QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo"), QStringLiteral("D"),
                        QStringLiteral("E")},
                       {0, 1, 2, 3, 4});
        seats.setPlayers(3);
        seats.moveSeat(2, -1);
        QCOMPARE(seats.names().mid(0, 3),
                 (QStringList{QStringLiteral("Ana"), QStringLiteral("Cleo"), QStringLiteral("Ben")}));
        QCOMPARE(seats.colors().mid(0, 3), (QList<int>{0, 2, 1}));
        seats.moveSeat(2, 1); // the last player cannot be moved further
        seats.moveSeat(0, -1);
        QCOMPARE(seats.colors(), (QList<int>{0, 2, 1, 3, 4}));
        for (int turn = 0; turn < 20; ++turn) {
            seats.shuffle();
            QCOMPARE(seats.names().mid(3), (QStringList{QStringLiteral("D"), QStringLiteral("E")}));
            const QStringList names = seats.names();
            for (int seat = 0; seat < 3; ++seat) { // name and color move together
                const QStringList before{QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo")};
                QCOMPARE(seats.colors()[seat], before.indexOf(names[seat]));
            }
        }
    }
};

WINDROSE_TEST(new_game_settings, NewGameSettings)
#include "new_game_settings.moc"
