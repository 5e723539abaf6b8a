// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace windrose
{

/// One page of the preferences.
class PreferencesPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The name of the page in the list of pages.
    virtual QString title() const = 0;
    virtual void retranslate() = 0;
    /// Shows the stored values.
    virtual void refresh() = 0;
    /// Resets the settings of the page and emits `changed` for each.
    virtual void restoreDefaults() = 0;
    /// Shows only the settings with all words in their texts (see `hasAll`) and returns their number. Without words all
    /// are shown.
    virtual int filter(const QStringList& words) = 0;
    /// The first setting that is shown, for the focus; null if there is none.
    virtual QWidget* firstShown() const = 0;

signals:
    /// A setting has changed; `key` is its key in the settings file.
    void changed(const QString& key);
};

/// Whether every word is a part of a text. Case, accents and mnemonics do not matter.
bool hasAll(const QString& text, const QStringList& words);

} // namespace windrose
