// SPDX-License-Identifier: GPL-3.0-or-later
#include "made_up_results.h"
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/drawing.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/guide_pages.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/message_box.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/puzzles_dialog.h"
#include "ui/dialogs/result_names_dialog.h"
#include "ui/dialogs/results_dialog.h"
#include "ui/models/texts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBrowser>

using namespace windrose;

namespace
{

/// Some made-up finished games.
ResultsBook bookOf(int games)
{
    ResultsBook book;
    book.games = madeUpResults(games);
    return book;
}

} // namespace

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

    /// A message, too, and How to Play: what does not fit scrolls, and the buttons stay on the screen.
    void messagesAndTheGuideStayOnTheScreenAtEveryTextSize()
    {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&usual] { QApplication::setFont(usual); });
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(large);
        QWidget parent;
        parent.show();
        const QString sentence =
            QStringLiteral("The file was written by a later version and cannot be read by this one. ");
        HowToPlayDialog guide;
        guide.show();
        const QSize room = guide.screen()->availableSize();
        QTRY_VERIFY(guide.width() <= room.width() && guide.height() <= room.height());
        for (const bool isBelow : {false, true}) {
            const BoxTexts texts{isBelow ? sentence : sentence.repeated(30),
                                 isBelow ? sentence.repeated(30) : QString()};
            QMessageBox* box = openMessageBox(&parent, QMessageBox::Warning, texts);
            QTRY_VERIFY(box->width() <= room.width() && box->height() <= room.height());
            auto* scroll = box->findChild<QScrollArea*>();
            QVERIFY(scroll != nullptr);
            QTRY_VERIFY(scroll->verticalScrollBar()->isVisible());
            for (QAbstractButton* button : box->buttons()) {
                QVERIFY(box->rect().contains(QRect(button->mapTo(box, QPoint()), button->size())));
            }
            box->close();
        }
        QMessageBox* brief = openMessageBox(&parent, QMessageBox::Warning, {sentence, sentence});
        QVERIFY(brief->findChild<QScrollArea*>() == nullptr);
        brief->close();
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
        KeysDialog keys;
        ResultsDialog results;
        results.setBook(bookOf(20), QStringLiteral("/games/results.jsonl"));
        PuzzlesDialog puzzles;
        puzzles.setPuzzles({{QStringLiteral("one"), 1, 0, 0, 3, {}}}, {});
        ResultNamesDialog names;
        names.setBook(bookOf(20));
        for (QDialog* dialog : std::initializer_list<QDialog*>{&newGame, &preferences, &guide, &about, &keys, &results,
                                                               &puzzles, &names}) {
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
        ResultsDialog results;
        results.setBook(bookOf(20), QStringLiteral("/games/results.jsonl"));
        PuzzlesDialog puzzles;
        puzzles.setPuzzles({{QStringLiteral("one"), 1, 0, 0, 3, {}}}, {});
        ResultNamesDialog names;
        names.setBook(bookOf(20));
        HowToPlayDialog guide;
        static const QRegularExpression marked(QStringLiteral("&([^&\\s])"));
        QStringList shared;
        for (const QString& language : availableLanguages()) {
            applyLanguage(language);
            QCoreApplication::processEvents();
            for (QDialog* dialog :
                 std::initializer_list<QDialog*>{&newGame, &preferences, &guide, &results, &puzzles, &names}) {
                QStringList labels;
                for (QLabel* label : dialog->findChildren<QLabel*>()) {
                    labels << label->text();
                }
                for (QAbstractButton* button : dialog->findChildren<QAbstractButton*>()) {
                    labels << button->text();
                }
                QHash<QString, QString> letters;
                for (const QString& label : labels) {
                    const QString letter = marked.match(label).captured(1).toLower();
                    if (!letter.isEmpty() && letters.contains(letter)) {
                        shared << language + QStringLiteral(": ") + letters.value(letter) + QStringLiteral(" | ") +
                                      label;
                    }
                    letters.insert(letter, label);
                }
            }
        }
        applyLanguage(QStringLiteral("en"));
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(QLatin1Char('\n'))));
    }
};

WINDROSE_TEST(dialogs_guide, DialogsGuide)
#include "dialogs_guide.moc"
