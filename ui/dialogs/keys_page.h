// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "preferences_page.h"
#include "ui/models/command_keys.h"

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace windrose
{

class KeyCapture;

/// The page of the preferences that lists every command with its keys. A key is changed by pressing another one. A key
/// that another command has is only given away when that is confirmed.
class KeysPage final : public PreferencesPage
{
    Q_OBJECT

public:
    explicit KeysPage(QWidget* parent);

    QString title() const override;
    void retranslate() override;
    void refresh() override;
    void restoreDefaults() override;
    int filter(const QStringList& words) override;
    QWidget* firstShown() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void showRow(QTreeWidgetItem& row);
    void updateButtons();
    Command chosen() const;
    void startCapture();
    void endCapture();
    void take(const QKeySequence& key);
    void store(const CommandKeys& keys);
    void giveChosen(const QKeySequence& key);
    void removeChosen();
    void resetChosen();
    void showMessage(const QString& sentence);

    CommandKeys m_keys; ///< as they are stored
    QTreeWidget* m_list;
    QPushButton* m_change;
    QPushButton* m_remove;
    QPushButton* m_reset;
    KeyCapture* m_capture;
    QLabel* m_message;
    QPushButton* m_takeOver; ///< offered with the message that another command has the key
    QKeySequence m_contested;
};

} // namespace windrose
