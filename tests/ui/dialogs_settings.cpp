// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "seat_colors.h"
#include "settings_test.h"
#include "test_program.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/page_scroll.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/settings.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>

using namespace windrose;

/// Dialogs store the choices, and show the stored ones.
class DialogsSettings : public SettingsTest
{
    Q_OBJECT

private slots:
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

    void aDialogLargerThanTheScreenScrolls()
    {
        QDialog dialog;
        auto* page = new QWidget;
        auto* rows = new QVBoxLayout(page);
        auto* tall = new QWidget(page);
        auto* last = new QLineEdit(page);
        tall->setMinimumHeight(100);
        rows->addWidget(tall);
        rows->addWidget(last);
        auto* scroll = new PageScroll(page, &dialog);
        (new QVBoxLayout(&dialog))->addWidget(scroll);
        dialog.show();
        QTRY_VERIFY(!scroll->verticalScrollBar()->isVisible()); // once its controls have their sizes
        const int room = dialog.screen()->availableSize().height();
        tall->setMinimumHeight(2 * room);
        QTRY_VERIFY(scroll->verticalScrollBar()->isVisible());
        QVERIFY(dialog.height() <= room);
        QVERIFY(!scroll->horizontalScrollBar()->isVisible());
        scroll->ensureWidgetVisible(last);
        QVERIFY(scroll->viewport()->rect().contains(last->mapTo(scroll->viewport(), last->rect().center())));
    }

    /// At 200 percent dialogs are larger than a small screen: they stay on it, and everything comes into view.
    void largeTextsAreReachedByScrolling()
    {
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(large);
        {
            NewGameDialog newGame(kColors);
            PreferencesDialog preferences;
            KeysDialog keys;
            for (QDialog* dialog : QList<QDialog*>{&newGame, &preferences, &keys}) {
                dialog->show();
                auto* scroll = dialog->findChild<QScrollArea*>();
                QVERIFY(scroll != nullptr);
                const QSize room = dialog->screen()->availableSize();
                QTRY_VERIFY(dialog->width() <= room.width() && dialog->height() <= room.height());
                // Nothing is squeezed, also where the page is wider than the screen.
                const QSize least = scroll->widget()->layout()->totalMinimumSize();
                QTRY_VERIFY(scroll->widget()->width() >= least.width());
                for (QWidget* widget : scroll->widget()->findChildren<QWidget*>()) {
                    if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus) {
                        scroll->ensureWidgetVisible(widget);
                        const QRect shown = widget->rect().translated(widget->mapTo(scroll->viewport(), QPoint()));
                        QVERIFY(scroll->viewport()->rect().intersects(shown));
                    }
                }
            }
        }
        QApplication::setFont(usual);
    }

    void theTextSizeIsAPreference()
    {
        QCOMPARE(settings::percent(settings::textSize.value()), 100);
        PreferencesDialog dialog;
        QSignalSpy changed(&dialog, &PreferencesDialog::changed);
        QComboBox* sizes = nullptr;
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            sizes = box->findText(QStringLiteral("175 %")) >= 0 ? box : sizes;
        }
        QVERIFY(sizes != nullptr);
        QCOMPARE(sizes->currentText(), QStringLiteral("100 %"));
        sizes->setCurrentIndex(6);
        emit sizes->activated(6);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(settings::percent(settings::textSize.value()), 175);
        QCOMPARE(settings::store().value(settings::textSize.key()).toString(), QStringLiteral("175"));
    }

    void preferencesHoldAtOnce()
    {
        PreferencesDialog dialog;
        QSignalSpy changed(&dialog, &PreferencesDialog::changed);
        const auto boxes = dialog.findChildren<QCheckBox*>();
        QCOMPARE(boxes.size(), 8);
        for (QCheckBox* box : boxes) {
            box->click();
        }
        QCOMPARE(changed.size(), 8);
        QCOMPARE(settings::computerReasons.value(), false);
        QCOMPARE(settings::viceroyTakesAllTime.value(), true);
        QCOMPARE(settings::viceroyPonders.value(), true);
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
        QCOMPARE(settings::style.value(), settings::Style::Contrast);
        QCOMPARE(settings::language.value(), availableLanguages().last());
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
        QCOMPARE(settings::viceroyPonders.value(), false);
    }

    /// The boxes of all pages begin at one place, in each language.
    void theBoxesOfThePreferencesStandInAColumn()
    {
        const auto back = qScopeGuard([] { applyLanguage(QStringLiteral("en")); });
        for (const QString& code : availableLanguages()) {
            applyLanguage(code);
            PreferencesDialog dialog;
            dialog.show();
            QSet<int> lefts;
            for (int page = 0; page < dialog.pages(); ++page) {
                dialog.showPage(page);
                settle();
                for (const QComboBox* box : dialog.findChildren<QComboBox*>()) {
                    if (box->isVisible()) {
                        lefts.insert(box->mapTo(&dialog, QPoint()).x());
                    }
                }
            }
            QCOMPARE(lefts.size(), 1);
        }
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
        for (int page = 0; page < preferences.pages(); ++page) {
            preferences.showPage(page);
            settle();
            for (const QCheckBox* label : labels) {
                if (label->isVisible() && label->height() < label->heightForWidth(label->width())) {
                    cut << label->text();
                }
            }
            for (int box = 0; box < boxes.size(); ++box) {
                if (boxes[box]->isVisible() && boxes[box]->width() < wanted[box]->sizeHint().width()) {
                    cut << wanted[box]->currentText();
                }
            }
        }
        preferences.showPage(0);
        applyLanguage(QStringLiteral("en"));
        settle();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        QCOMPARE(labels.size(), 8);
        // What stands beside a label uses the room of a wider dialog.
        const auto* shown = *std::find_if(boxes.begin(), boxes.end(), [](QComboBox* box) { return box->isVisible(); });
        const int narrow = shown->width();
        preferences.resize(preferences.width() + 200, preferences.height());
        QTRY_VERIFY(shown->width() >= narrow + 200);
    }
};

WINDROSE_TEST(dialogs_settings, DialogsSettings)
#include "dialogs_settings.moc"
