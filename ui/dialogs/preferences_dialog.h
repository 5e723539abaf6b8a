// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

#include <functional>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QPushButton;

namespace windrose
{

/// The preferences. Every change applies at once and is stored; there is nothing to confirm.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(QWidget* parent = nullptr);

    /// Shows the stored values.
    void refresh();

signals:
    /// A setting has changed; `key` is one of the keys in `settings`.
    void changed(const QString& key);

protected:
    void changeEvent(QEvent* event) override;

private:
    QComboBox* addChoice(QFormLayout* form, QLabel*& label, int choices);
    QCheckBox* addSwitch(QFormLayout* form);
    void connectSettings();
    void addPrograms(QFormLayout* form);
    void showPrograms();
    void restoreDefaults();
    void retranslate();

    QGroupBox* m_look = nullptr;
    QLabel* m_styleLabel = nullptr;
    QComboBox* m_style = nullptr;
    QLabel* m_languageLabel = nullptr;
    QComboBox* m_language = nullptr;
    QLabel* m_animationsLabel = nullptr;
    QComboBox* m_animations = nullptr;
    QGroupBox* m_table = nullptr;
    QCheckBox* m_boardFollows = nullptr;
    QCheckBox* m_curtain = nullptr;
    QCheckBox* m_showAllPoints = nullptr;
    QGroupBox* m_play = nullptr;
    QCheckBox* m_playForced = nullptr;
    QCheckBox* m_computerReasons = nullptr;
    QLabel* m_undoLabel = nullptr;
    QComboBox* m_undo = nullptr;
    QCheckBox* m_undoPastHidden = nullptr;
    QGroupBox* m_computers = nullptr;
    QLabel* m_thinkingLabel = nullptr;
    QComboBox* m_thinking = nullptr;
    QCheckBox* m_viceroyTakesAllTime = nullptr;
    QLabel* m_speedLabel = nullptr;
    QComboBox* m_speed = nullptr;
    QLabel* m_programsLabel = nullptr;
    QComboBox* m_programs = nullptr;
    QPushButton* m_removeProgram = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace windrose
