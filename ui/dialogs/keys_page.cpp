// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys_page.h"

#include "button_lines.h"
#include "key_capture.h"
#include "keys_dialog.h"
#include "stored_keys.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

/* TRANSLATOR windrose::KeysPage  The page of the preferences where keys are changed. */

namespace windrose
{

namespace
{

constexpr int kCommandRole = Qt::UserRole;

Command commandOf(const QTreeWidgetItem& row)
{
    return static_cast<Command>(row.data(0, kCommandRole).toInt());
}

} // namespace

KeysPage::KeysPage(QWidget* parent)
    : PreferencesPage(parent),
      m_keys(storedKeys()),
      m_list(new QTreeWidget(this)),
      m_change(new QPushButton(this)),
      m_remove(new QPushButton(this)),
      m_reset(new QPushButton(this)),
      m_capture(new KeyCapture(this)),
      m_message(new QLabel(this)),
      m_takeOver(new QPushButton(this))
{
    m_list->setColumnCount(2);
    // It gives way to the messages below it, so that the page need not scroll as well.
    constexpr int kLeastHeight = 110;
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_list->setMinimumHeight(kLeastHeight);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->header()->setSectionsMovable(false);
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Command command : allCommands()) {
        auto* row = new QTreeWidgetItem(m_list);
        row->setData(0, kCommandRole, static_cast<int>(command));
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    for (QPushButton* button : {m_change, m_remove, m_reset, m_takeOver}) {
        button->setAutoDefault(button == m_takeOver); // which has the focus when Enter answers
    }
    layOut();
    m_list->installEventFilter(this);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &KeysPage::startCapture);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        showMessage({});
        updateButtons();
    });
    connect(m_change, &QPushButton::clicked, this, &KeysPage::startCapture);
    connect(m_remove, &QPushButton::clicked, this, &KeysPage::removeChosen);
    connect(m_reset, &QPushButton::clicked, this, &KeysPage::resetChosen);
    connect(m_takeOver, &QPushButton::clicked, this, [this] {
        giveChosen(m_contested);
        m_list->setFocus();
    });
    connect(m_capture, &KeyCapture::pressed, this, &KeysPage::take);
    connect(m_capture, &KeyCapture::left, this, &KeysPage::endCapture);
}

void KeysPage::layOut()
{
    auto* page = new QVBoxLayout(this);
    page->addWidget(m_list, 1);
    page->addWidget(m_capture);
    page->addWidget(m_message);
    page->addWidget(m_takeOver, 0, Qt::AlignLeading);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_change);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_reset);
    buttons->addStretch();
    page->addLayout(buttons);
    m_capture->hide();
    m_message->hide();
    m_takeOver->hide();
}

QString KeysPage::title() const
{
    return KeysDialog::tr("Keys");
}

void KeysPage::retranslate()
{
    //: The head of a column in the list of keys.
    const QString command = tr("Command");
    //: The head of a column in the list of keys.
    const QString keys = tr("Keys");
    m_list->setHeaderLabels({command, keys});
    m_list->setAccessibleName(title());
    //: A button in the preferences: another key is pressed next.
    m_change->setText(tr("Change…"));
    //: A button of the keys in the preferences.
    m_change->setAccessibleName(tr("Change the key"));
    //: A button in the preferences: the command has no key afterwards.
    m_remove->setText(tr("Remove"));
    //: A button of the keys in the preferences.
    m_remove->setAccessibleName(tr("Remove the key"));
    //: A button in the preferences: the command gets its usual keys.
    m_reset->setText(tr("Default Key"));
    //: Help for the button that undoes the change of a key.
    m_reset->setAccessibleName(tr("Restore the default key"));
    //: Said while a key is being changed.
    m_capture->setPlaceholderText(tr("Press the new key. Escape keeps the old one."));
    //: The name of the field that takes the key that is pressed, for screen readers.
    m_capture->setAccessibleName(tr("New key"));
    m_capture->setAccessibleDescription(m_capture->placeholderText());
    showMessage({});
    refresh();
}

void KeysPage::refresh()
{
    m_keys = storedKeys();
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        showRow(*m_list->topLevelItem(row));
    }
    updateButtons();
}

void KeysPage::showRow(QTreeWidgetItem& row)
{
    const Command command = commandOf(row);
    const CommandKeys::Keys keys = m_keys.of(command);
    row.setText(0, commandName(command));
    row.setToolTip(0, commandName(command)); // can be elided
    row.setText(1, keyNames(keys));
    QFont font = m_list->font();
    font.setBold(m_keys.isChanged(command));
    row.setFont(1, font);
    //: In the list of keys: a command has other keys than usual; %1 are the usual ones.
    row.setToolTip(1, m_keys.isChanged(command) ? tr("Default: %1").arg(keyNames(usualKeys(command))) : keyNames(keys));
    //: What a screen reader says of a command that has no key.
    row.setData(1, Qt::AccessibleTextRole, keys.isEmpty() ? tr("no key") : keyNames(keys));
}

void KeysPage::updateButtons()
{
    const bool isAny = m_list->currentItem() != nullptr && !m_list->currentItem()->isHidden();
    m_change->setEnabled(isAny);
    m_remove->setEnabled(isAny && !m_keys.of(chosen()).isEmpty());
    m_reset->setEnabled(isAny && m_keys.of(chosen()) != usualKeys(chosen()));
}

Command KeysPage::chosen() const
{
    return commandOf(*m_list->currentItem());
}

/// Enter in the list changes the key. The list itself would pass it on to the default button of the dialog.
bool KeysPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            startCapture();
            return true;
        }
    }
    return PreferencesPage::eventFilter(watched, event);
}

void KeysPage::startCapture()
{
    showMessage({});
    m_capture->clear();
    m_capture->show();
    m_capture->setFocus();
}

void KeysPage::endCapture()
{
    const bool hadFocus = m_capture->hasFocus();
    m_capture->hide();
    if (hadFocus) {
        m_list->setFocus();
    }
}

void KeysPage::take(const QKeySequence& key)
{
    if (isReservedKey(key)) {
        //: %1 is a key such as "Tab"
        showMessage(
            tr("%1 is reserved for moving around, answering or opening menus. Press another key.").arg(keyName(key)));
        return;
    }
    const std::optional<Command> owner = m_keys.commandOf(key);
    if (!owner || owner == chosen()) {
        giveChosen(key);
        endCapture();
        return;
    }
    endCapture();
    //: %1 is a key such as "Ctrl+P", %2 the name of a command such as "Pause Computers"
    showMessage(tr("%1 is the key of “%2”.").arg(keyName(key), commandName(*owner)));
    m_contested = key;
    //: A button; %1 is a key such as "Ctrl+P", %2 the name of a command such as "Hint"
    m_takeOver->setText(tr("Use %1 for “%2” Instead").arg(keyName(key), commandName(chosen())));
    breakWideButton(*m_takeOver, layout()->contentsRect().width());
    m_takeOver->show();
    m_takeOver->setFocus();
}

void KeysPage::giveChosen(const QKeySequence& key)
{
    CommandKeys keys = m_keys;
    if (const auto owner = keys.commandOf(key); owner && owner != chosen()) {
        CommandKeys::Keys rest = keys.of(*owner);
        rest.removeAll(key);
        keys.change(*owner, rest);
    }
    keys.change(chosen(), {key});
    if (usualKeys(chosen()) == CommandKeys::Keys{key}) {
        keys.reset(chosen());
    }
    store(keys);
    //: %1 is a key such as "Ctrl+P", %2 the name of a command such as "Hint"
    showMessage(tr("%1 is now the key of “%2”.").arg(keyName(key), commandName(chosen())));
}

void KeysPage::removeChosen()
{
    CommandKeys keys = m_keys;
    keys.change(chosen(), {});
    store(keys);
    //: %1 is the name of a command such as "Hint"
    showMessage(tr("“%1” has no key now.").arg(commandName(chosen())));
}

void KeysPage::resetChosen()
{
    CommandKeys keys = m_keys;
    keys.reset(chosen());
    for (const QKeySequence& key : usualKeys(chosen())) {
        const std::optional<Command> owner = keys.commandOf(key);
        if (owner && owner != chosen()) {
            store(keys);
            take(key); // says whose key it is, and offers it
            return;
        }
    }
    store(keys);
    //: %1 is a key such as "Ctrl+P", %2 the name of a command such as "Hint"
    showMessage(tr("%1 is now the key of “%2”.").arg(keyNames(keys.of(chosen())), commandName(chosen())));
}

void KeysPage::store(const CommandKeys& keys)
{
    storeKeys(keys);
    refresh();
    emit changed(settingOfKeys(chosen()));
}

void KeysPage::restoreDefaults()
{
    showMessage({});
    storeKeys({});
    refresh();
    emit changed(settingOfKeys(Command::NewGame));
}

int KeysPage::filter(const QStringList& words)
{
    int found = 0;
    for (int place = 0; place < m_list->topLevelItemCount(); ++place) {
        QTreeWidgetItem* row = m_list->topLevelItem(place);
        const bool isFound =
            hasAll(title() + QLatin1Char('\n') + row->text(0) + QLatin1Char('\n') + row->text(1), words);
        row->setHidden(!isFound);
        found += isFound ? 1 : 0;
    }
    const QTreeWidgetItem* current = m_list->currentItem();
    for (int place = 0; found > 0 && (current == nullptr || current->isHidden()); ++place) {
        m_list->setCurrentItem(m_list->topLevelItem(place));
        current = m_list->currentItem();
    }
    updateButtons();
    return found;
}

QWidget* KeysPage::firstShown() const
{
    return m_list;
}

void KeysPage::showMessage(const QString& sentence)
{
    m_takeOver->hide();
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty()) {
        QAccessibleEvent alert(m_message, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

} // namespace windrose
