// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_dialogs.h"

#include "seat_menus.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/theme.h"
#include "ui/session/game_session.h"

namespace windrose
{

void WindowDialogs::askNewGame()
{
    const Theme& t = theme();
    auto* dialog = new NewGameDialog(QList<QColor>(t.seats.begin(), t.seats.end()), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    NewGameChoice choice = NewGameChoice::remembered();
    choice.players = m_session.players();
    dialog->setChoice(choice);
    connect(dialog, &NewGameDialog::chosen, this, &WindowDialogs::newGameChosen);
    connect(dialog, &NewGameDialog::programWanted, this, [dialog](int seat) {
        SeatMenus::addProgram(dialog, [dialog, seat](const QString& name) { dialog->seatProgram(seat, name); });
    });
    dialog->open();
}

void WindowDialogs::showPreferences()
{
    if (m_preferences == nullptr) {
        m_preferences = new PreferencesDialog(&m_window);
        m_preferences->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_preferences, &PreferencesDialog::changed, this, [this](const QString& key) {
            if (key == settings::language.key()) {
                applyLanguage(settings::language.value());
            } else {
                emit settingsChanged();
            }
        });
    }
    m_preferences->show();
    m_preferences->raise();
}

void WindowDialogs::refreshPreferences()
{
    if (m_preferences != nullptr) {
        m_preferences->refresh();
    }
}

void WindowDialogs::showGuide(const KindsInPlay& kinds)
{
    if (m_guide == nullptr) {
        m_guide = new HowToPlayDialog(&m_window);
        m_guide->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_guide->setKinds(kinds);
    m_guide->show();
    m_guide->raise();
}

void WindowDialogs::showAbout()
{
    auto* dialog = new AboutDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace windrose
