// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_faults.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kRounding = 1; // pixels

TextFault cut(const QString& text)
{
    return {QStringLiteral("cut"), text};
}
TextFault overlong(const QString& text)
{
    return {QStringLiteral("overlong"), text};
}

QString mnemonicOf(const QString& text)
{
    static const QRegularExpression kMarked(QStringLiteral("&([^&\\s])"));
    return kMarked.match(QString(text).remove(QStringLiteral("&&"))).captured(1).toLower();
}

int widthOf(const QWidget& widget, const QString& text)
{
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

bool isCut(const QLabel& label)
{
    // Labels of the table paint their text otherwise.
    const bool isQt = label.metaObject() == &QLabel::staticMetaObject;
    if (label.text().isEmpty() || !isQt) {
        return false;
    }
    if (label.wordWrap()) {
        return label.heightForWidth(label.width()) > label.height() + kRounding ||
               label.minimumSizeHint().width() > label.width() + kRounding;
    }
    const QSize wanted = label.sizeHint();
    return wanted.width() > label.width() + kRounding || wanted.height() > label.height() + kRounding;
}

/// The buttons of Qt; others paint themselves.
bool isCut(const QAbstractButton& button)
{
    const bool isQt =
        qobject_cast<const QCheckBox*>(&button) != nullptr || qobject_cast<const QRadioButton*>(&button) != nullptr ||
        qobject_cast<const QPushButton*>(&button) != nullptr || qobject_cast<const QToolButton*>(&button) != nullptr;
    if (!isQt || button.text().isEmpty()) {
        return false;
    }
    if (button.hasHeightForWidth()) { // breaks its lines
        return button.heightForWidth(button.width()) > button.height() + kRounding ||
               button.minimumSizeHint().width() > button.width() + kRounding;
    }
    return button.sizeHint().width() > button.width() + kRounding;
}

bool isCut(const QComboBox& box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    option.currentText = box.currentText();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return widthOf(box, box.currentText()) > field.width() + kRounding;
}

QList<TextFault> cutSections(const QHeaderView& header)
{
    QList<TextFault> faults;
    for (int section = 0; section < header.count(); ++section) {
        const QString text = header.model()->headerData(section, header.orientation()).toString();
        if (header.orientation() == Qt::Horizontal && !header.isSectionHidden(section) &&
            header.sectionSizeHint(section) > header.sectionSize(section) + kRounding) {
            faults << cut(text);
        }
    }
    return faults;
}

QList<TextFault> cutTabs(const QTabBar& bar)
{
    QList<TextFault> faults;
    for (int tab = 0; tab < bar.count(); ++tab) {
        if (!bar.rect().contains(bar.tabRect(tab)) || widthOf(bar, bar.tabText(tab)) > bar.tabRect(tab).width()) {
            faults << cut(bar.tabText(tab));
        }
    }
    return faults;
}

/// Items that are wider than the list that shows them, unless it breaks their lines.
QList<TextFault> cutItems(const QAbstractItemView& view)
{
    QList<TextFault> faults;
    const QAbstractItemModel* model = view.model();
    const auto* list = qobject_cast<const QListView*>(&view);
    if (model == nullptr || view.inherits("windrose::LogPanel") || (list != nullptr && list->wordWrap())) {
        return faults;
    }
    for (int row = 0; row < model->rowCount(view.rootIndex()); ++row) {
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const QModelIndex index = model->index(row, column, view.rootIndex());
            const QRect where = view.visualRect(index);
            const QString text = index.data().toString();
            if (!text.isEmpty() && where.isValid() && where.intersects(view.viewport()->rect()) &&
                std::min(where.width(), view.viewport()->width()) + kRounding < widthOf(view, text)) {
                faults << cut(text);
            }
        }
    }
    return faults;
}

/// Whether something has to be scrolled sideways to be read.
bool isTooWide(const QAbstractScrollArea& area)
{
    const bool isText =
        qobject_cast<const QTextEdit*>(&area) != nullptr || qobject_cast<const QScrollArea*>(&area) != nullptr;
    return isText && area.horizontalScrollBar()->maximum() > area.horizontalScrollBar()->minimum();
}

QList<TextFault> faultsOf(const QWidget& widget)
{
    QList<TextFault> faults;
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label != nullptr && isCut(*label)) {
        faults << cut(label->text());
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget);
               button != nullptr && isCut(*button)) {
        faults << cut(button->text());
    } else if (const auto* box = qobject_cast<const QComboBox*>(&widget); box != nullptr && isCut(*box)) {
        faults << cut(box->currentText());
    } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget);
               group != nullptr && widthOf(*group, group->title()) > group->width()) {
        faults << cut(group->title());
    } else if (const auto* line = qobject_cast<const QLineEdit*>(&widget);
               line != nullptr && line->text().isEmpty() && widthOf(*line, line->placeholderText()) > line->width()) {
        faults << cut(line->placeholderText());
    } else if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
        faults << cutSections(*header);
    } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        faults << cutTabs(*tabs);
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        faults << cutItems(*view);
    } else if (const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget);
               area != nullptr && isTooWide(*area)) {
        faults << overlong(QStringLiteral("%1 scrolls sideways").arg(widget.metaObject()->className()));
    } else if (widget.objectName() == QLatin1String("qt_menubar_ext_button")) {
        faults << overlong(QStringLiteral("the menu bar"));
    }
    return faults;
}

struct Marked {
    QString text;
    const QWidget* widget = nullptr; ///< nothing for entries of the menu bar
};

/// Whether two widgets are on different pages of one stack, so that only one of them is shown at a time.
bool areOnDifferentPages(const QWidget* one, const QWidget* other)
{
    for (const QWidget* page = one; page != nullptr; page = page->parentWidget()) {
        const auto* stack = qobject_cast<const QStackedWidget*>(page->parentWidget());
        if (stack != nullptr && other != nullptr && stack->isAncestorOf(other) && !page->isAncestorOf(other) &&
            page != other) {
            return true;
        }
    }
    return false;
}

QList<TextFault> sharedMnemonics(const QList<Marked>& marked)
{
    QList<TextFault> faults;
    for (qsizetype one = 0; one < marked.size(); ++one) {
        for (qsizetype other = one + 1; other < marked.size(); ++other) {
            if (mnemonicOf(marked[one].text) == mnemonicOf(marked[other].text) &&
                !areOnDifferentPages(marked[one].widget, marked[other].widget)) {
                faults << TextFault{QStringLiteral("mnemonic"),
                                    marked[one].text + QStringLiteral(" / ") + marked[other].text};
            }
        }
    }
    return faults;
}

QList<Marked> markedIn(const QWidget& window)
{
    QList<Marked> marked;
    const auto add = [&marked](const QString& text, const QWidget* widget) {
        if (!mnemonicOf(text).isEmpty() && (widget == nullptr || !widget->isHidden())) {
            marked << Marked{text, widget};
        }
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->window() != &window) {
            continue;
        }
        if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && label->buddy() != nullptr) {
            add(label->text(), label);
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            add(button->text(), button);
        } else if (const auto* group = qobject_cast<const QGroupBox*>(widget)) {
            add(group->title(), group);
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab) {
                add(tabs->tabText(tab), tabs);
            }
        } else if (const auto* bar = qobject_cast<const QMenuBar*>(widget)) {
            for (const QAction* action : bar->actions()) {
                add(action->text(), nullptr);
            }
        }
    }
    return marked;
}

} // namespace

QList<TextFault> mnemonicFaults(QMenu& menu)
{
    QList<TextFault> faults;
    QList<Marked> marked;
    for (const QAction* action : menu.actions()) {
        if (action->isVisible() && !mnemonicOf(action->text()).isEmpty()) {
            marked << Marked{action->text()};
        }
        if (action->menu() != nullptr) {
            faults << mnemonicFaults(*action->menu());
        }
    }
    return faults << sharedMnemonics(marked);
}

QList<TextFault> textFaults(QWidget& window)
{
    QList<TextFault> faults;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->window() == &window && widget->isVisible() && !widget->visibleRegion().isEmpty()) {
            faults << faultsOf(*widget);
        }
    }
    faults << faultsOf(window);
    if (const QSize room = window.screen()->availableSize();
        window.width() > room.width() || window.height() > room.height()) {
        faults << overlong(QStringLiteral("%1 is larger than the screen").arg(window.metaObject()->className()));
    }
    if (auto* menu = qobject_cast<QMenu*>(&window)) {
        return faults << mnemonicFaults(*menu);
    }
    for (const auto* bar : window.findChildren<QMenuBar*>()) {
        for (const QAction* action : bar->actions()) {
            if (action->menu() != nullptr) {
                faults << mnemonicFaults(*action->menu());
            }
        }
    }
    return faults << sharedMnemonics(markedIn(window));
}

} // namespace windrose
