// SPDX-License-Identifier: GPL-3.0-or-later
#include "form_page.h"

#include "choice_box.h"
#include "choice_texts.h"
#include "wrapped_check.h"

#include <QFormLayout>
#include <QLabel>

#include <utility>

namespace windrose
{

FormPage::FormPage(std::function<QString()> title, QWidget* parent)
    : PreferencesPage(parent), m_title(std::move(title)), m_form(new QFormLayout(this))
{
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow); // some styles keep fields narrow
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

QComboBox* FormPage::makeChoice(QLabel*& label, int choices)
{
    label = new QLabel(this);
    auto* box = new ChoiceBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the language can change while it is open
    for (int choice = 0; choice < choices; ++choice) {
        box->addItem(QString());
    }
    label->setBuddy(box);
    return box;
}

std::function<FormPage::Texts()> FormPage::choiceNamer(QLabel& label, QComboBox& box, const Wording& wording)
{
    return [&label, &box, wording] {
        Texts texts = wording();
        label.setText(texts.label);
        setTexts(&box, texts.choices);
        explain(&box, texts.explanation);
        texts.choices.clear();
        for (int place = 0; place < box.count(); ++place) {
            texts.choices << box.itemText(place); // also those that are not translated, such as languages
        }
        return texts;
    };
}

QCheckBox* FormPage::addSwitch(const settings::Setting<bool>& setting, const Wording& wording)
{
    auto* box = new WrappedCheck(this);
    addRow({.label = nullptr,
            .field = box,
            .name =
                [box, wording] {
                    Texts texts = wording();
                    box->setText(texts.label);
                    explain(box, texts.explanation);
                    return texts;
                },
            .refresh = [box, setting] { box->setChecked(setting.value()); },
            .reset = [this, setting] { reset(setting); }});
    connect(box, &QCheckBox::clicked, this, [this, setting](bool on) {
        setting.setValue(on);
        emit changed(setting.key());
    });
    return box;
}

void FormPage::addRow(const Row& row)
{
    if (row.label == nullptr) {
        m_form->addRow(row.field);
    } else if (row.fields != nullptr) {
        m_form->addRow(row.label, row.fields);
    } else {
        m_form->addRow(row.label, row.field);
    }
    m_rows.push_back(row);
}

void FormPage::addExtra(QWidget* extra)
{
    m_form->addRow(extra);
    m_extras.push_back(extra);
}

void FormPage::retranslate()
{
    for (const Row& row : m_rows) {
        row.name();
    }
}

void FormPage::refresh()
{
    for (const Row& row : m_rows) {
        row.refresh();
    }
}

void FormPage::restoreDefaults()
{
    for (const Row& row : m_rows) {
        row.reset();
    }
}

void FormPage::setRowVisible(const Row& row, bool isVisible)
{
    if (row.fields != nullptr) {
        m_form->setRowVisible(row.fields, isVisible);
    } else {
        m_form->setRowVisible(row.field, isVisible);
    }
}

int FormPage::filter(const QStringList& words)
{
    int found = 0;
    for (const Row& row : m_rows) {
        const Texts texts = row.name();
        const QString all =
            (QStringList{title(), texts.label, texts.explanation} + texts.choices).join(QLatin1Char('\n'));
        const bool isFound = hasAll(all, words);
        setRowVisible(row, isFound);
        found += isFound ? 1 : 0;
    }
    for (QWidget* extra : m_extras) {
        m_form->setRowVisible(extra, found > 0);
    }
    return found;
}

QWidget* FormPage::firstShown() const
{
    for (const Row& row : m_rows) {
        if (row.fields != nullptr ? m_form->isRowVisible(row.fields) : m_form->isRowVisible(row.field)) {
            return row.field->focusProxy() != nullptr ? row.field->focusProxy() : row.field;
        }
    }
    return nullptr;
}

} // namespace windrose
