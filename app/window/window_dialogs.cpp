// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_dialogs.h"

#include "seat_menus.h"
#include "table_settings.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/theme.h"
#include "ui/session/game_session.h"
#include "ui/table/table_sample.h"

#include <algorithm>

namespace windrose
{

WindowDialogs::WindowDialogs(QWidget& window, const GameSession& session)
    : m_window(window), m_session(session), m_help(window, session)
{
    connect(&settings::store(), &settings::Store::unwritten, this,
            [this](const QString& file) { showFileError(&m_window, FileTask::SettingsNotSaved, file, {}); });
}

void WindowDialogs::askNewGame()
{
    openNewGame();
}

void WindowDialogs::askGameAgainstComputers()
{
    openNewGame()->seatComputers();
}

void WindowDialogs::askGameOfPeople()
{
    openNewGame()->seatPeople();
}

NewGameDialog* WindowDialogs::openNewGame()
{
    const Theme& t = theme();
    auto* dialog = new NewGameDialog(QList<QColor>(t.seats.begin(), t.seats.end()), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    NewGameChoice choice = NewGameChoice::remembered();
    choice.players = m_session.players();
    dialog->setChoice(choice);
    connect(dialog, &NewGameDialog::chosen, this, &WindowDialogs::newGameChosen);
    connect(dialog, &NewGameDialog::programRequested, this, [dialog](int seat) {
        SeatMenus::addProgram(dialog, [dialog, seat](const QString& name) { dialog->seatProgram(seat, name); });
    });
    dialog->open();
    return dialog;
}

void WindowDialogs::showPreferences()
{
    if (m_preferences == nullptr) {
        m_preferences = new PreferencesDialog(&m_window);
        m_preferences->setAttribute(Qt::WA_DeleteOnClose);
        auto* sample = new TableSample;
        sample->setPace(chosenPace());
        m_preferences->setSample(*sample);
        connect(m_preferences, &PreferencesDialog::changed, this, [this](const QString& key) {
            if (key == settings::language.key()) {
                applyLanguage(settings::language.value());
            }
            emit settingsChanged(); // a language can need another font, too
            m_preferences->findChild<TableSample*>()->setPace(chosenPace());
        });
        connect(m_preferences, &PreferencesDialog::soundTried, this, &WindowDialogs::soundTried);
    }
    emit preferencesShown();
    m_preferences->setSoundsThere(m_areSoundsThere);
    m_preferences->show();
    m_preferences->raise();
}

void WindowDialogs::stepTextSize(int steps)
{
    const int largest = static_cast<int>(settings::kTextSizes.size()) - 1;
    const int size = static_cast<int>(settings::textSize.value()) + steps;
    setTextSize(static_cast<settings::TextSize>(std::clamp(size, 0, largest)));
}

void WindowDialogs::setTextSize(settings::TextSize size)
{
    settings::textSize.setValue(size);
    refreshPreferences();
    emit settingsChanged();
}

void WindowDialogs::refreshPreferences()
{
    if (m_preferences != nullptr) {
        m_preferences->refresh();
    }
}

void WindowDialogs::setSoundsThere(bool areThere)
{
    m_areSoundsThere = areThere;
    if (m_preferences != nullptr) {
        m_preferences->setSoundsThere(areThere);
    }
}

void WindowDialogs::showKeys()
{
    auto* dialog = new KeysDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void WindowDialogs::showAbout()
{
    auto* dialog = new AboutDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace windrose
