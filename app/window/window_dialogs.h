// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/new_game_choice.h"

#include <QDialog>
#include <QPointer>

namespace windrose
{

class PreferencesDialog;

/// The dialogs of the window that are not about the game on the table.
class WindowDialogs final : public QObject
{
    Q_OBJECT

public:
    explicit WindowDialogs(QWidget& window) : m_window(window) {}

    void askNewGame();
    void showPreferences();
    /// Shows the settings as they are now, if the preferences are open.
    void refreshPreferences();
    void showGuide();
    void showAbout();

signals:
    void newGameChosen(const windrose::NewGameChoice& choice);
    /// Any setting but the language, which is applied here.
    void settingsChanged();

private:
    QWidget& m_window;
    QPointer<PreferencesDialog> m_preferences;
    QPointer<QDialog> m_guide;
};

} // namespace windrose
