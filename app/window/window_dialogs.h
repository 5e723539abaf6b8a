// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/new_game_choice.h"

#include <QDialog>
#include <QPointer>

namespace windrose
{

class GameSession;
class HowToPlayDialog;
class PreferencesDialog;

/// The dialogs of the window that do not show the current game.
class WindowDialogs final : public QObject
{
    Q_OBJECT

public:
    WindowDialogs(QWidget& window, const GameSession& session) : m_window(window), m_session(session) {}

    /// Offers a new game for as many players as the current one, otherwise as chosen last.
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
    const GameSession& m_session;
    QPointer<PreferencesDialog> m_preferences;
    QPointer<HowToPlayDialog> m_guide;
};

} // namespace windrose
