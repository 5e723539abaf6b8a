// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_names_dialog.h"

#include "choice_box.h"
#include "message_box.h"
#include "page_scroll.h"
#include "ui/models/texts.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

/* TRANSLATOR windrose::ResultNamesDialog  The dialog about names in the results. */

namespace windrose
{

ResultNamesDialog::ResultNamesDialog(QWidget* parent)
    : QDialog(parent),
      m_explanation(new QLabel(this)),
      m_names(new QListWidget(this)),
      m_otherLabel(new QLabel(this)),
      m_other(new ChoiceBox(this)),
      m_join(new QPushButton(this)),
      m_takeOut(new QPushButton(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setObjectName(QStringLiteral("result_names"));
    m_explanation->setWordWrap(true);
    m_explanation->setTextFormat(Qt::PlainText);
    m_otherLabel->setBuddy(m_other);
    constexpr int kLetters = 14;
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_other->setMinimumContentsLength(kLetters);
    auto* row = new QHBoxLayout;
    row->addWidget(m_otherLabel);
    row->addWidget(m_other, 1);
    row->addWidget(m_join);
    auto* contents = new QWidget;
    auto* page = new QVBoxLayout(contents);
    page->addWidget(m_explanation);
    page->addWidget(m_names, 1);
    page->addLayout(row);
    page->addWidget(m_takeOut, 0, Qt::AlignLeft);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(new PageScroll(contents, this), 1);
    whole->addWidget(m_buttons);
    for (QPushButton* button : {m_join, m_takeOut}) {
        button->setAutoDefault(false);
    }
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_names, &QListWidget::currentRowChanged, this, &ResultNamesDialog::nameChosen);
    connect(m_join, &QPushButton::clicked, this, &ResultNamesDialog::joinOrSeparate);
    connect(m_takeOut, &QPushButton::clicked, this, &ResultNamesDialog::askTakeOut);
    retranslate();
    m_buttons->button(QDialogButtonBox::Close)->setDefault(true);
    m_names->setFocus();
}

void ResultNamesDialog::setBook(const ResultsBook& book)
{
    m_book = book;
    fill();
}

QString ResultNamesDialog::chosen() const
{
    const QListWidgetItem* item = m_names->currentItem();
    return item == nullptr ? QString() : item->data(Qt::UserRole).toString();
}

void ResultNamesDialog::fill()
{
    const QString before = chosen();
    {
        const QSignalBlocker quiet(m_names);
        m_names->clear();
        for (const QString& name : m_book.names()) {
            const QString counts = m_book.joined.value(name);
            const QString text = counts.isEmpty()
                                     ? texts::shown(name)
                                     //: A name in the list of the names: %1 is the name, %2 the person it belongs to
                                     : tr("%1 (is %2)").arg(texts::shown(name), texts::shown(counts));
            auto* item = new QListWidgetItem(text, m_names);
            item->setData(Qt::UserRole, name);
            if (name == before) {
                m_names->setCurrentItem(item);
            }
        }
        if (m_names->currentItem() == nullptr && m_names->count() > 0) {
            m_names->setCurrentRow(0);
        }
    }
    nameChosen();
}

/// Offers what can be done with the chosen name.
void ResultNamesDialog::nameChosen()
{
    const QString name = chosen();
    const bool isJoined = m_book.joined.contains(name);
    m_other->clear();
    for (const QString& other : m_book.names()) {
        const bool isPerson = other != name && !m_book.joined.contains(other) && !isJoined;
        if (isPerson && !m_book.haveMet(name, other)) {
            m_other->addItem(texts::shown(other), other);
        }
    }
    m_other->setEnabled(m_other->count() > 0);
    m_join->setEnabled(isJoined || m_other->count() > 0);
    //: Button: the name counts as a person of its own again
    const QString separate = tr("&Separate");
    //: Button: two names count as one person from now on
    const QString join = tr("&Join");
    m_join->setText(isJoined ? separate : join);
    m_takeOut->setEnabled(!name.isEmpty() && !isJoined);
}

void ResultNamesDialog::joinOrSeparate()
{
    const QString name = chosen();
    if (m_book.joined.contains(name)) {
        emit separateRequested(name);
    } else {
        emit joinRequested(name, m_other->currentData().toString());
    }
}

void ResultNamesDialog::askTakeOut()
{
    const QString name = chosen();
    openMessageBox(this, QMessageBox::Question,
                   {//: %1 is the name of a person
                    .text = tr("Take %1 out of the results?").arg(texts::shown(name)),
                    //: Explains the question whether to take a person out of the results.
                    .explanation = tr("The games stay, without this name. The name is also taken out of the records of "
                                      "these games that Windrose keeps, and this cannot be undone. Files that you have "
                                      "saved yourself, and Earlier Games, stay as they are."),
                    .topic = help::Part::ResultNames},
                   {{.role = QMessageBox::DestructiveRole,
                     //: Button that takes a name out of the results
                     .text = tr("&Take Out"),
                     .chosen = [this, name] { emit takeOutRequested(name); }},
                    {.role = QMessageBox::RejectRole, .isDefault = true}});
}

QString ResultNamesDialog::explanation()
{
    //: The text at the top of the dialog that joins names of the results.
    return tr("If somebody has played under two names, choose one of them and join it to the other; both then count as "
              "one person, also in the future. Names that have played in the same game cannot be joined.");
}

void ResultNamesDialog::retranslate()
{
    //: The title of the dialog that joins names and takes them out.
    setWindowTitle(tr("Names in the Results"));
    m_explanation->setText(explanation());
    //: Read out for the list of names in the results
    m_names->setAccessibleName(tr("Names"));
    //: Label before a choice of names: the name chosen in the list is the same person as …
    m_otherLabel->setText(tr("Is the same &person as"));
    //: A button of the dialog that joins names.
    m_other->setAccessibleName(tr("The same person"));
    //: Button that takes a name out of the results, after a question
    m_takeOut->setText(tr("&Take Out…"));
    nameChosen();
}

void ResultNamesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QDialog::changeEvent(event);
}

} // namespace windrose
