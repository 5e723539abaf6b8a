// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/drawing.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/guide_pages.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/models/texts.h"

#include <QAccessible>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBrowser>

using namespace windrose;

/// The guide is complete and illustrated, and every dialog is accessible.
class DialogsGuide : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLanguage(QStringLiteral("en")); }

    void everyDrawingShownExists()
    {
        int count = 0;
        for (const GuidePage& page : guidePages()) {
            for (const QString& name : drawingsIn(page.html)) {
                QVERIFY2(QFile::exists(QStringLiteral(":/drawings/%1.svg").arg(name)), qPrintable(name));
                QVERIFY2(!drawing(name, 40, 2).isNull(), qPrintable(name));
                ++count;
            }
        }
        QVERIFY(count > 40);
        QVERIFY(!drawing(QStringLiteral("windrose"), 96, 1).isNull());
        QVERIFY(drawing(QStringLiteral("no_such_drawing"), 40, 1).isNull());
    }

    void picturesAreSharpOnEveryScreen()
    {
        const QPixmap once = drawing(QStringLiteral("role_mayor"), 40, 1);
        const QPixmap thrice = drawing(QStringLiteral("role_mayor"), 40, 3);
        QCOMPARE(once.height(), 40);
        QCOMPARE(thrice.height(), 120);
        QCOMPARE(thrice.deviceIndependentSize().toSize(), once.size());
    }

    void everyRoleTileAndBuildingIsExplained()
    {
        QString all;
        for (const GuidePage& page : guidePages()) {
            all += texts::plain(page.html);
        }
        for (int role = 0; role < kRoles; ++role) {
            QVERIFY(all.contains(texts::roleEffect(static_cast<Role>(role))));
        }
        for (int tile = 0; tile < kTiles; ++tile) {
            QVERIFY(all.contains(texts::tileEffect(static_cast<Tile>(tile))));
        }
        for (int building = 0; building < kBuildings; ++building) {
            QVERIFY(all.contains(texts::buildingEffect(static_cast<Building>(building))));
        }
    }

    void pagesHaveTitlesAndOwnIds()
    {
        QSet<QString> ids;
        for (const GuidePage& page : guidePages()) {
            QVERIFY(!page.title.isEmpty());
            ids << page.id;
        }
        QCOMPARE(ids.size(), guidePages().size());
    }

    void everyPageCanBeTurnedTo()
    {
        HowToPlayDialog dialog;
        dialog.open();
        auto* browser = dialog.findChild<QTextBrowser*>();
        for (const GuidePage& page : guidePages()) {
            dialog.showPage(page.id);
            QVERIFY2(browser->toPlainText().startsWith(page.title), qPrintable(page.title));
            QVERIFY(browser->verticalScrollBar() == nullptr || browser->verticalScrollBar()->value() == 0);
        }
        const QString before = browser->toPlainText();
        dialog.showPage(QStringLiteral("no such page"));
        QCOMPARE(browser->toPlainText(), before);
        QVERIFY(!dialog.grab().isNull());
    }

    void fileErrorNamesFileAndReason()
    {
        QWidget window;
        QMessageBox* box = showFileError(&window, FileTask::Open, QStringLiteral("/games/<b>old</b>.windrose"),
                                         QStringLiteral("Line 3, column 7: The word is not known here."));
        QVERIFY(box->isVisible()); // and the program continues
        QCOMPARE(box->textFormat(), Qt::PlainText);
        QVERIFY(box->text().contains(QStringLiteral("</b>.windrose")) ||
                box->text().contains(QStringLiteral("b>.windrose")));
        QVERIFY(box->informativeText().contains(QStringLiteral("Line 3, column 7")));
        box->close();
    }

    void everyControlHasANameToBeReadOut()
    {
        NewGameDialog newGame({Qt::red, Qt::green, Qt::yellow, Qt::magenta, Qt::blue});
        PreferencesDialog preferences;
        HowToPlayDialog guide;
        AboutDialog about;
        for (QDialog* dialog : std::initializer_list<QDialog*>{&newGame, &preferences, &guide, &about}) {
            dialog->show();
            QVERIFY(!dialog->windowTitle().isEmpty());
            for (QWidget* widget : dialog->findChildren<QWidget*>()) {
                if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0) {
                    continue;
                }
                QAccessibleInterface* read = QAccessible::queryAccessibleInterface(widget);
                QVERIFY(read);
                QVERIFY2(!read->text(QAccessible::Name).isEmpty() || widget->inherits("QSplitterHandle") ||
                             widget->inherits("QTextBrowser") || widget->inherits("QLabel"),
                         qPrintable(dialog->windowTitle() + QLatin1Char(' ') +
                                    QLatin1String(widget->metaObject()->className())));
            }
        }
    }

    void everyChoiceSaysWhatItIsAChoiceOf()
    {
        NewGameDialog newGame({Qt::red, Qt::green, Qt::yellow, Qt::magenta, Qt::blue});
        PreferencesDialog preferences;
        QStringList names;
        for (QDialog* dialog : std::initializer_list<QDialog*>{&newGame, &preferences}) {
            for (QComboBox* box : dialog->findChildren<QComboBox*>()) {
                const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(box);
                QCOMPARE(read->role(), QAccessible::ComboBox);
                QCOMPARE(read->text(QAccessible::Value), box->currentText());
                names << read->text(QAccessible::Name);
                QVERIFY2(names.last().endsWith(QStringLiteral(", ") + box->currentText()), qPrintable(names.last()));
                QVERIFY2(!names.last().startsWith(QLatin1Char(',')), qPrintable(names.last()));
            }
        }
        QVERIFY2(names.contains(QStringLiteral("Who plays seat 3, Person")), qPrintable(names.join('\n')));
        QVERIFY2(names.contains(QStringLiteral("Color of seat 2, Green")), qPrintable(names.join('\n')));
        QVERIFY2(names.contains(QStringLiteral("Table, Same as desktop")), qPrintable(names.join('\n')));
    }

    void noTwoControlsOfADialogShareAMnemonic()
    {
        NewGameDialog newGame({Qt::red, Qt::green, Qt::yellow, Qt::magenta, Qt::blue});
        PreferencesDialog preferences;
        static const QRegularExpression marked(QStringLiteral("&([^&\\s])"));
        for (const QString& language : availableLanguages()) {
            applyLanguage(language);
            QCoreApplication::processEvents();
            for (QDialog* dialog : std::initializer_list<QDialog*>{&newGame, &preferences}) {
                QStringList labels;
                for (QLabel* label : dialog->findChildren<QLabel*>()) {
                    labels << label->text();
                }
                for (QAbstractButton* button : dialog->findChildren<QAbstractButton*>()) {
                    labels << button->text();
                }
                QSet<QString> letters;
                for (const QString& label : labels) {
                    const QString letter = marked.match(label).captured(1).toLower();
                    QVERIFY2(letter.isEmpty() || !letters.contains(letter),
                             qPrintable(language + QStringLiteral(": ") + label));
                    letters << letter;
                }
            }
        }
        applyLanguage(QStringLiteral("en"));
    }
};

WINDROSE_TEST(dialogs_guide, DialogsGuide)
#include "dialogs_guide.moc"
