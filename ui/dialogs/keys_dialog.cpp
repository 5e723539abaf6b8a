// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys_dialog.h"

#include "page_scroll.h"
#include "ui/models/command_keys.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <vector>

/* TRANSLATOR windrose::KeysDialog  The dialog that lists the keys. */

namespace windrose
{

namespace
{

constexpr int kBetween = 18; // the keys and what they do

/// Two keys, the second of which goes the other way; one of them can be empty.
QString both(const QString& key, const QString& back)
{
    if (key.isEmpty() || back.isEmpty()) {
        return key + back;
    }
    //: %1 and %2 are keys
    return KeysDialog::tr("%1, %2").arg(key, back);
}

/// The first key of a command as the desktop writes it; empty when it has none.
QString keyOf(Command command)
{
    const CommandKeys::Keys keys = commandKeys().of(command);
    return keys.isEmpty() ? QString() : keyName(keys.first());
}

/// The commands on the sheet, each of which is in one of its rows.
constexpr std::array kOnSheet{
    Command::NextUsable, Command::PreviousUsable, Command::NextArea, Command::PreviousArea, Command::ReadMore,
    Command::Hint,       Command::Undo,           Command::Redo,     Command::Replay,       Command::Sounds,
    Command::LargerText, Command::SmallerText,    Command::Guide,    Command::Keys,
};

} // namespace

std::vector<KeyRow> keyRows()
{
    std::vector<KeyRow> rows{
        {both(keyOf(Command::NextUsable), keyOf(Command::PreviousUsable)),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("The next thing you can use now, or the one before")},
        {both(keyName(Qt::Key_Tab), keyName(Qt::SHIFT | Qt::Key_Tab)),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("The next area with something you can use now, or a button")},
        {both(keyOf(Command::NextArea), keyOf(Command::PreviousArea)),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("The next area of the table, usable or not")},
        //: In the dialog about the keys: its title, or the keys of a row.
        {KeysDialog::tr("Arrow keys"),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("The next thing in the same area")},
        {keyName(Qt::Key_Space),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("Use or pick up a piece, then put it down")},
        {keyName(Qt::Key_Return),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("Press the offered button, such as Done or Pass")},
        {keyName(Qt::Key_Escape),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("Put a piece back, or close a panel or window")},
        {keyOf(Command::ReadMore),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("Read more about a piece")},
        //: In the list of keys: what a key does.
        {keyOf(Command::Hint), KeysDialog::tr("Get a hint")},
        //: In the dialog about the keys: its title, or the keys of a row.
        {both(keyOf(Command::Undo), keyOf(Command::Redo)), KeysDialog::tr("Undo, redo")},
        //: In the list of keys: what a key does.
        {keyOf(Command::Replay), KeysDialog::tr("Replay the game")},
        {keyOf(Command::Sounds),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("Turn the sounds on or off")},
        //: In the list of keys: what a key does.
        {both(keyOf(Command::LargerText), keyOf(Command::SmallerText)), KeysDialog::tr("Larger or smaller texts")},
        {keyOf(Command::Guide),
         //: What a key does, in the list of the keys.
         KeysDialog::tr("Help on the piece or dialog in front of you")},
        //: In the list of keys: what a key does.
        {keyOf(Command::Keys), KeysDialog::tr("Show these keys")},
    };
    // Keys that were changed, of commands that are usually not on the sheet.
    for (const Command command : allCommands()) {
        const bool isThere = std::find(kOnSheet.begin(), kOnSheet.end(), command) != kOnSheet.end();
        if (!isThere && commandKeys().isChanged(command)) {
            rows.push_back({keyOf(command), commandName(command)});
        }
    }
    std::erase_if(rows, [](const KeyRow& row) { return row.keys.isEmpty(); });
    return rows;
}

KeysDialog::KeysDialog(QWidget* parent) : QDialog(parent)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* contents = new QWidget;
    auto* sheet = new QGridLayout(contents);
    auto* page = new QVBoxLayout(this);
    page->addWidget(new PageScroll(contents, this), 1);
    sheet->setHorizontalSpacing(kBetween);
    const auto rows = static_cast<int>(keyRows().size());
    for (int row = 0; row < rows; ++row) {
        auto* keys = new QLabel(this);
        auto* effect = new QLabel(this);
        QFont bold = keys->font();
        bold.setBold(true);
        keys->setFont(bold);
        sheet->addWidget(keys, row, 0, Qt::AlignTop);
        sheet->addWidget(effect, row, 1);
        m_rows.emplaceBack(keys, effect);
    }
    page->addWidget(buttons);
    retranslate();
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

void KeysDialog::retranslate()
{
    //: In the dialog about the keys: its title, or the keys of a row.
    setWindowTitle(tr("Keys"));
    const std::vector<KeyRow> rows = keyRows();
    const std::size_t shown =
        std::min(rows.size(), static_cast<std::size_t>(m_rows.size())); // keys can change meanwhile
    for (std::size_t row = 0; row < shown; ++row) {
        const auto& [keys, effect] = m_rows[static_cast<qsizetype>(row)];
        keys->setText(rows[row].keys);
        effect->setText(rows[row].effect);
    }
    arrange();
}

/// Breaks the lines where the screen is too narrow for them.
void KeysDialog::arrange()
{
    int keysWidth = 0;
    for (const auto& [keys, effect] : m_rows) {
        effect->setWordWrap(false);
        keysWidth = std::max(keysWidth, keys->sizeHint().width());
    }
    const int room = PageScroll::widestPage(*this) - keysWidth - kBetween;
    for (const auto& [keys, effect] : m_rows) {
        const int wanted = effect->sizeHint().width();
        effect->setWordWrap(wanted > room);
        effect->setMinimumWidth(std::min(wanted, room));
    }
}

void KeysDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        arrange();
    }
    QDialog::changeEvent(event);
}

} // namespace windrose
