// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "preferences_page.h"
#include "settings.h"

#include <QCheckBox>
#include <QComboBox>

#include <functional>
#include <vector>

class QFormLayout;
class QLabel;
class QLayout;

namespace windrose
{

/// A page of the preferences that is a form: one row for each setting. Every change is stored at once.
class FormPage final : public PreferencesPage
{
    Q_OBJECT

public:
    /// The texts of a row in the current language.
    struct Texts {
        QString label;
        QString explanation;
        QStringList choices = {}; ///< of a combo box
    };
    using Wording = std::function<Texts()>;

    /// A row of the form, with what it does whenever the page is asked for it.
    struct Row {
        QLabel* label = nullptr; ///< null where the field has its text itself
        QWidget* field = nullptr;
        QLayout* fields = nullptr;     ///< null, or what has `field` and more
        std::function<Texts()> name;   ///< gives all its widgets their texts
        std::function<void()> refresh; ///< shows the stored value
        std::function<void()> reset;   ///< resets the stored value
    };

    FormPage(std::function<QString()> title, QWidget* parent);

    /// A choice of an enumeration, whose values are the places of the box.
    template <typename Value>
    QComboBox* addChoice(const settings::Setting<Value>& setting, int choices, const Wording& wording)
    {
        QLabel* label = nullptr;
        QComboBox* box = makeChoice(label, choices);
        addRow({.label = label,
                .field = box,
                .name = choiceNamer(*label, *box, wording),
                .refresh = [box, setting] { box->setCurrentIndex(static_cast<int>(setting.value())); },
                .reset = [this, setting] { reset(setting); }});
        // `activated` is emitted for choices of the user only, not by `refresh`.
        connect(box, &QComboBox::activated, this, [this, setting](int place) {
            setting.setValue(static_cast<Value>(place));
            emit changed(setting.key());
        });
        return box;
    }

    QCheckBox* addSwitch(const settings::Setting<bool>& setting, const Wording& wording);
    void addRow(const Row& row);
    /// Adds a widget over the whole width that is no setting; it is hidden where a search finds nothing on the page.
    void addExtra(QWidget* extra);
    /// A combo box with a label that stands before it, not yet in the form.
    QComboBox* makeChoice(QLabel*& label, int choices);
    static std::function<Texts()> choiceNamer(QLabel& label, QComboBox& box, const Wording& wording);

    template <typename Value>
    void reset(const settings::Setting<Value>& setting)
    {
        setting.reset();
        emit changed(setting.key());
    }

    QString title() const override { return m_title(); }
    void retranslate() override;
    void refresh() override;
    void restoreDefaults() override;
    int filter(const QStringList& words) override;
    QWidget* firstShown() const override;

private:
    void setRowVisible(const Row& row, bool isVisible);

    std::function<QString()> m_title;
    QFormLayout* m_form;
    std::vector<Row> m_rows;
    std::vector<QWidget*> m_extras;
};

} // namespace windrose
