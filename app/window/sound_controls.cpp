// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_controls.h"

#include "main_menus.h"
#include "ui/dialogs/settings.h"
#include "ui/session/only_order.h"
#include "ui/table/table_view.h"
#include "window_dialogs.h"

#include <QAction>

namespace windrose
{

SoundControls::SoundControls(GameSession& session, TableView& table, MainMenus& menus, WindowDialogs& dialogs,
                             QObject* parent)
    : QObject(parent), m_menus(menus), m_dialogs(dialogs), m_sounds(session, table.director())
{
    m_sounds.setPlayer(&m_module);
    // A forced order that is played automatically is no decision.
    m_sounds.setIsAsked([&session] { return !settings::playForced.value() || !onlyOrder(session); });
    connect(menus.sounds, &QAction::triggered, this, [this](bool on) {
        settings::sounds.setValue(on);
        apply();
    });
    connect(&m_module, &SoundModule::failed, this, &SoundControls::offer);
    connect(&dialogs, &WindowDialogs::preferencesShown, this, [this] {
        if (m_player == nullptr) {
            m_module.load(); // to know whether sounds can be played
        }
        offer();
    });
    connect(&dialogs, &WindowDialogs::soundTried, this, [this] { m_sounds.tryOut(Sound::YourTurn); });
    connect(&dialogs, &WindowDialogs::settingsChanged, this, &SoundControls::apply);
    apply();
}

void SoundControls::setPlayer(SoundPlayer& player)
{
    m_player = &player;
    m_sounds.setPlayer(&player);
    if (m_otherSounds != nullptr) {
        m_otherSounds->setPlayer(&player);
    }
    offer();
}

void SoundControls::listenTo(GameSession& session, TableView& table)
{
    m_otherSounds = new TableSounds(session, table.director());
    m_otherSounds->setParent(&table);
    m_otherSounds->setPlayer(player());
    apply();
}

void SoundControls::apply()
{
    for (TableSounds* sounds : {&m_sounds, m_otherSounds.data()}) {
        if (sounds != nullptr) {
            sounds->setOn(settings::sounds.value());
            sounds->setVolume(settings::soundVolume.value());
        }
    }
    offer();
}

/// Shows in the menu and in the preferences whether sounds are on, and whether they can be.
void SoundControls::offer()
{
    m_menus.setSounds(canPlay(), settings::sounds.value());
    m_dialogs.setSoundsThere(canPlay());
}

} // namespace windrose
