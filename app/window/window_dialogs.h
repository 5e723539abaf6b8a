// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/new_game_choice.h"

#include <QDialog>
#include <QPointer>

namespace windrose
{

class HowToPlayDialog;
class PreferencesDialog;

/// The dialogs of the window that do not concern the current game.
class WindowDialogs final : public QObject
{
    Q_OBJECT

public:
    explicit WindowDialogs(QWidget& window) : m_window(window) {}

    void askNewGame();
    void showPreferences();
    /// Updates the preferences, if they are open, to the current settings.
    void refreshPreferences();
    /// Shows the guide with these kinds of buildings.
    void showGuide(const KindsInPlay& kinds);
    void showAbout();

signals:
    void newGameChosen(const windrose::NewGameChoice& choice);
    /// A setting other than the language changed; the language is applied here.
    void settingsChanged();

private:
    QWidget& m_window;
    QPointer<PreferencesDialog> m_preferences;
    QPointer<HowToPlayDialog> m_guide;
};

} // namespace windrose
