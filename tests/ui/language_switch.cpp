// SPDX-License-Identifier: GPL-3.0-or-later
#include "language_switch.h"

#include "app/window/text_size.h"
#include "patience.h"
#include "picture_stage.h"
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
#include <QTabBar>

#include <algorithm>

namespace windrose
{

namespace
{

void addTexts(QWidget& widget, QSet<QString>& texts)
{
    texts << widget.accessibleName() << driver::description(widget) << widget.toolTip() << widget.windowTitle();
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

/// Without the texts that are the same in every language.
QSet<QString> wordsIn(QSet<QString> texts)
{
    texts.removeIf([](const QString& text) {
        return std::none_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); });
    });
    return texts;
}

/// The texts that do not go away.
QString leftOf(const QSet<QString>& leaving, PictureStage& stage)
{
    QStringList left;
    (void)waitUntil([&] {
        left = (textsOf(stage) & leaving).values();
        return left.isEmpty();
    });
    return left.join(QStringLiteral(" | "));
}

} // namespace

QSet<QString> textsOf(PictureStage& stage)
{
    settle();
    QSet<QString> texts;
    for (QWidget* widget : QApplication::allWidgets()) {
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

void switchTo(const QString& language)
{
    settings::language.setForThisRun(language);
    applyLanguage(language);
    applyTextSize(settings::textSize.value());
}

QString faultsOfSwitching(PictureStage& stage, const QString& language, const QSet<QString>& expected)
{
    const QSet<QString> before = wordsIn(textsOf(stage));
    switchTo(language);
    if (const QString left = leftOf(before - expected, stage); !left.isEmpty()) {
        return language + QStringLiteral(" leaves: ") + left;
    }
    switchTo(QStringLiteral("en"));
    if (const QString left = leftOf(wordsIn(expected) - before, stage); !left.isEmpty()) {
        return QStringLiteral("English leaves: ") + left;
    }
    return {};
}

void nameSeats()
{
    NewGameChoice choice = NewGameChoice::remembered();
    choice.names.fill(QStringLiteral("Isaura"));
    choice.remember();
}

} // namespace windrose
