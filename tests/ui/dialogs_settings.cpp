// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "player_specs.h"
#include "seat_colors.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/seat_list.h"
#include "ui/dialogs/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
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

/// Dialogs store the choices, and show the stored ones.
class DialogsSettings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        settings::store().moveTo(m_folder.path());
        applyLanguage(QStringLiteral("en"));
    }

    void init() { settings::store().clear(); }

    void nothingRememberedGivesTheDefaults()
    {
        QCOMPARE(settings::players.value(), 4);
        QCOMPARE(settings::style.value(), settings::Style::System);
        QCOMPARE(settings::animations.value(), settings::Animations::Normal);
        QCOMPARE(settings::boardFollows.value(), true);
        QCOMPARE(settings::undoLimit.value(), settings::UndoLimit::Game);
        QVERIFY(settings::language.value().isEmpty());
        const NewGameChoice choice = NewGameChoice::remembered();
        QCOMPARE(choice.playerNames().size(), 4);
        QCOMPARE(choice.names.first(), QStringLiteral("Player 1"));
        QCOMPARE(choice.colors, (QList<int>{0, 1, 2, 3, 4}));
        QVERIFY(choice.options == Options{});
    }

    void wordsAreKeptAsWords()
    {
        settings::style.setValue(settings::Style::Dark);
        QCOMPARE(settings::style.value(), settings::Style::Dark);
        QCOMPARE(settings::store().value(settings::style.key()).toString(), QStringLiteral("dark"));
    }

    void nonsenseInTheFileFallsBack()
    {
        settings::store().setValue(settings::style.key(), QStringLiteral("plaid"));
        settings::store().setValue(settings::players.key(), QStringLiteral("many"));
        settings::store().setValue(settings::colors.key(), QStringList{QStringLiteral("7"), QStringLiteral("3"),
                                                                       QStringLiteral("x"), QStringLiteral("3")});
        QCOMPARE(settings::style.value(), settings::Style::System);
        QCOMPARE(NewGameChoice::remembered().players, 4);
        QCOMPARE(NewGameChoice::remembered().colors, (QList<int>{3, 0, 1, 2, 4}));
        settings::players.setValue(99);
        QCOMPARE(NewGameChoice::remembered().players, 5);
    }

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
        const NewGameChoice kept = again.choice();
        QCOMPARE(kept.players, 5);
        QCOMPARE(kept.names, choice.names);
        QCOMPARE(kept.colors, choice.colors);
        QCOMPARE(kept.specs, choice.specs);
        QVERIFY(kept.options == choice.options);
        QVERIFY(!kept.seed); // a seed is for one game
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
        player->setCurrentIndex(5);
        emit player->activated(5);
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
        QCOMPARE(dialog.choice().seedOrDrawn(), 7U);
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

    void preferencesHoldAtOnce()
    {
        PreferencesDialog dialog;
        QSignalSpy changed(&dialog, &PreferencesDialog::changed);
        const auto boxes = dialog.findChildren<QCheckBox*>();
        QCOMPARE(boxes.size(), 7);
        for (QCheckBox* box : boxes) {
            box->click();
        }
        QCOMPARE(changed.size(), 7);
        QCOMPARE(settings::computerReasons.value(), false);
        QCOMPARE(settings::viceroyTakesAllTime.value(), true);
        QCOMPARE(settings::boardFollows.value(), false);
        QCOMPARE(settings::curtain.value(), true);
        QCOMPARE(settings::showAllPoints.value(), true);
        QCOMPARE(settings::playForced.value(), true);
        QCOMPARE(settings::undoPastHiddenTiles.value(), true);
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            const int place = box->count() - 1;
            box->setCurrentIndex(place);
            emit box->activated(place);
        }
        QCOMPARE(settings::style.value(), settings::Style::Dark);
        QCOMPARE(settings::language.value(), QStringLiteral("de"));
        QCOMPARE(settings::animations.value(), settings::Animations::Fast);
        QCOMPARE(settings::undoLimit.value(), settings::UndoLimit::Turn);
        QCOMPARE(settings::thinkingTime.value(), settings::ThinkingTime::VeryLong);
        QCOMPARE(settings::watchingSpeed.value(), settings::WatchingSpeed::AtOnce);

        PreferencesDialog again;
        for (QComboBox* box : again.findChildren<QComboBox*>()) {
            if (box->objectName() != QLatin1String("programs")) { // is a list, and no setting
                QCOMPARE(box->currentIndex(), box->count() - 1);
            }
        }
        again.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
        QCOMPARE(settings::style.value(), settings::Style::System);
        QCOMPARE(settings::boardFollows.value(), true);
        QCOMPARE(settings::undoPastHiddenTiles.value(), false);
        QCOMPARE(settings::viceroyTakesAllTime.value(), false);
    }

    void languageSwitchesWhileDialogsAreOpen()
    {
        NewGameDialog newGame(kColors);
        PreferencesDialog preferences;
        QCOMPARE(newGame.windowTitle(), QStringLiteral("New Game"));
        applyLanguage(QStringLiteral("de_AT"));
        QCoreApplication::processEvents();
        const QString german = newGame.windowTitle();
        const QString settingsTitle = preferences.windowTitle();
        applyLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(german, QStringLiteral("Neues Spiel"));
        QVERIFY(settingsTitle != preferences.windowTitle());
        QCOMPARE(newGame.windowTitle(), QStringLiteral("New Game"));
    }

    void preferencesWidenForTheLongerWordsOfAnotherLanguage()
    {
        PreferencesDialog preferences;
        preferences.show();
        QCoreApplication::processEvents();
        applyLanguage(QStringLiteral("de"));
        settle();
        PreferencesDialog german;
        const auto labels = preferences.findChildren<QCheckBox*>();
        const auto boxes = preferences.findChildren<QComboBox*>();
        const auto wanted = german.findChildren<QComboBox*>();
        QStringList cut;
        for (const QCheckBox* label : labels) {
            if (label->width() < label->sizeHint().width()) {
                cut << label->text();
            }
        }
        for (int box = 0; box < boxes.size(); ++box) {
            if (boxes[box]->width() < wanted[box]->sizeHint().width()) {
                cut << wanted[box]->currentText();
            }
        }
        applyLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        QCOMPARE(labels.size(), 7);
        // What stands beside a label uses the room of a wider dialog.
        const int narrow = boxes.first()->width();
        preferences.resize(preferences.width() + 200, preferences.height());
        QTRY_VERIFY(boxes.first()->width() >= narrow + 200);
    }

private:
    QTemporaryDir m_folder;
};

WINDROSE_TEST(dialogs_settings, DialogsSettings)
#include "dialogs_settings.moc"
