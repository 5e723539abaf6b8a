// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help_window.h"
#include "ui/dialogs/new_game_choice.h"
#include "ui/dialogs/settings.h"

#include <QDialog>
#include <QPointer>

namespace windrose
{

class GameSession;
class NewGameDialog;
class PreferencesDialog;

/// The dialogs of the window that do not show the current game.
class WindowDialogs final : public QObject
{
    Q_OBJECT

public:
    WindowDialogs(QWidget& window, const GameSession& session);

    /// Offers a new game for as many players as the current one, otherwise as chosen last.
    void askNewGame();
    /// Offers a new game of one person against computer players.
    void askGameAgainstComputers();
    /// Offers a new game of people only.
    void askGameOfPeople();
    void showPreferences();
    /// Makes all texts larger or smaller by steps of the preference.
    void stepTextSize(int steps);
    void setTextSize(settings::TextSize size);
    /// Updates the preferences, if they are open, to the current settings.
    void refreshPreferences();
    /// The help.
    HelpWindow& help() { return m_help; }
    void showKeys();
    void showAbout();
    /// Whether sounds can be played, for the preferences.
    void setSoundsThere(bool areThere);

signals:
    void newGameChosen(const windrose::NewGameChoice& choice);
    /// A setting changed; a changed language is already applied, but for its font.
    void settingsChanged();
    /// The preferences are about to be shown.
    void preferencesShown();
    /// A sound is wanted to try the volume.
    void soundTried();

private:
    NewGameDialog* openNewGame();

    QWidget& m_window;
    const GameSession& m_session;
    QPointer<PreferencesDialog> m_preferences;
    HelpWindow m_help;
    bool m_areSoundsThere = true;
};

} // namespace windrose
