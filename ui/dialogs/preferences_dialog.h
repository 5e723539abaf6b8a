// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace windrose
{

class FormPage;
class PreferencesPage;
class VolumeChoice;

/// The preferences, in pages, with a search over all of them. Every change applies at once and is stored; there is
/// nothing to confirm.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(QWidget* parent = nullptr);

    /// Shows the stored values.
    void refresh();
    /// Whether sounds can be played; if not, their volume cannot be chosen, and its tooltip says why.
    void setSoundsThere(bool areThere);
    /// Takes over a widget that shows a piece of the table as it looks now, below the settings of the appearance.
    void setSample(QWidget& sample);
    /// The number of pages, and the page that is shown, from 0.
    int pages() const;
    int page() const;
    void showPage(int page);

signals:
    /// A setting has changed; `key` is its key in the settings file.
    void changed(const QString& key);
    /// A sound is wanted to try the volume.
    void soundTried();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void addPage(PreferencesPage* page);
    void layOut();
    void search(const QString& text);
    void announceFound(int found);
    void enterPage();
    void restoreDefaults();
    void retranslate();
    void fit();

    QLineEdit* m_search;
    QLabel* m_found;
    QListWidget* m_list;
    QStackedWidget* m_stack;
    FormPage* m_appearance = nullptr;
    VolumeChoice* m_volume = nullptr;
    QList<PreferencesPage*> m_pages;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace windrose
