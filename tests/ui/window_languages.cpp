// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text_size.h"
#include "patience.h"
#include "picture_scenes.h"
#include "picture_stage.h"
#include "test_program.h"
#include "ui/dialogs/language_fonts.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_choice.h"
#include "ui/table/table_view.h"
#include "window_driver.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QSet>
#include <QTabBar>
#include <QTimer>

using namespace windrose;

/// The language is switched while the window runs: every text at once, and the font with it.
class WindowLanguages : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_home;

    static void addTexts(const QWidget& widget, QSet<QString>& texts)
    {
        texts << widget.accessibleName() << widget.accessibleDescription() << widget.toolTip() << widget.windowTitle();
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            texts << label->text();
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
            texts << button->text();
        } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
            texts << group->title();
        } else if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
            for (int item = 0; item < box->count(); ++item) {
                texts << box->itemText(item);
            }
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab) {
                texts << tabs->tabText(tab);
            }
        }
        for (const QAction* action : widget.actions()) {
            texts << action->text();
        }
    }

    /// Every text of the window, its dialogs and the models of its table.
    static QSet<QString> textsOf(PictureStage& stage)
    {
        settle();
        // Descriptions are written when the table is at rest, so those of another language may still be there.
        (void)waitUntil([&] {
            const auto timers = stage.window().findChildren<QTimer*>(QStringLiteral("descriptions"));
            return std::none_of(timers.begin(), timers.end(), [](const QTimer* timer) { return timer->isActive(); });
        });
        QSet<QString> texts;
        for (const QWidget* widget : QApplication::allWidgets()) {
            // The mark of an order that is not saved yet comes and goes with the disk.
            if (widget->isVisible() && !widget->inherits("QTipLabel") && !widget->inherits("windrose::UnsavedMark")) {
                addTexts(*widget, texts);
            }
        }
        for (const auto* model : stage.window().table().findChildren<QAbstractItemModel*>()) {
            for (int row = 0; row < model->rowCount(); ++row) {
                for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::AccessibleTextRole),
                                       static_cast<int>(Qt::AccessibleDescriptionRole)}) {
                    texts << model->index(row, 0).data(role).toString();
                }
            }
        }
        texts.remove(QString());
        return texts;
    }

    /// Without the texts that are the same in every language.
    static QSet<QString> wordsIn(QSet<QString> texts)
    {
        texts.removeIf([](const QString& text) {
            return std::none_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); });
        });
        return texts;
    }

private slots:
    void initTestCase() { driver::isolateFiles(m_home); }
    void cleanup()
    {
        applyLanguage(QStringLiteral("en"));
        applyTextSize(settings::textSize.value());
    }

    void everyTextIsSwitched_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("scene");
        // Modal dialogs and boxes keep their language: no other can be chosen while they are open.
        const QSet<QString> modal{"dialog-question", "dialog-file-error", "dialog-count", "dialog-program"};
        for (const char* language : {"de", "ja"}) {
            int place = 0;
            for (const PictureScene& scene : pictureScenes()) {
                if (availableLanguages().contains(QLatin1String(language)) && !modal.contains(scene.name)) {
                    QTest::addRow("%s, %s", language, qPrintable(scene.name)) << language << place;
                }
                ++place;
            }
        }
    }
    void everyTextIsSwitched()
    {
        QFETCH(const QString, language);
        QFETCH(const int, scene);
        const PictureScene& shown = pictureScenes()[static_cast<std::size_t>(scene)];
        NewGameChoice choice = NewGameChoice::remembered();
        choice.names.fill(QStringLiteral("Isaura")); // "Player 1" of a lesson's game would keep its language
        choice.remember();
        QSet<QString> expected;
        {
            PictureStage stage({.language = language});
            shown.show(stage);
            expected = textsOf(stage);
        }
        PictureStage stage({.language = QStringLiteral("en")});
        shown.show(stage);
        const QSet<QString> before = wordsIn(textsOf(stage));
        settings::language.setForThisRun(language);
        applyLanguage(language);
        applyTextSize(settings::textSize.value());
        // Descriptions follow when the window is idle.
        QStringList stale;
        (void)waitUntil([&] {
            stale = (textsOf(stage) & (before - expected)).values();
            return stale.isEmpty();
        });
        QVERIFY2(stale.isEmpty(), qPrintable(stale.join(QStringLiteral(" | "))));
    }

    void theFontFitsTheLanguageAndGoesBack()
    {
        applyTextSize(settings::textSize.value());
        const QFont before = QApplication::font();
        for (const char* code : {"ja", "zh_CN", "ru"}) {
            const QString language = QLatin1String(code);
            if (!availableLanguages().contains(language) || !hasFontFor(language)) {
                continue;
            }
            applyLanguage(language);
            applyTextSize(settings::textSize.value());
            const QString family = QFontInfo(QApplication::font()).family();
            QVERIFY2(QFontDatabase::families(scriptOf(language)).contains(family), qPrintable(family));
            QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF());
        }
        applyLanguage(QStringLiteral("en"));
        applyTextSize(settings::textSize.value());
        QCOMPARE(QApplication::font(), before);
    }
};

WINDROSE_TEST(window_languages, WindowLanguages)
#include "window_languages.moc"
