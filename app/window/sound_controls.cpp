// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_controls.h"

#include "main_menus.h"
#include "puzzle_mode.h"
#include "ui/dialogs/settings.h"
#include "ui/session/only_order.h"
#include "ui/table/table_view.h"
#include "window_dialogs.h"

#include <QAction>

namespace windrose
{

SoundControls::SoundControls(const Parts& parts, QObject* parent)
    : QObject(parent), m_menus(parts.menus), m_dialogs(parts.dialogs), m_sounds(parts.game, parts.table.director())
{
    m_sounds.setPlayer(&m_module);
    // A forced order that is played automatically is no decision.
    m_sounds.setIsAsked([&game = parts.game] { return !settings::playForced.value() || !onlyOrder(game); });
    connect(m_menus.sounds, &QAction::triggered, this, [this](bool on) {
        settings::sounds.setValue(on);
        apply();
    });
    connect(&m_module, &SoundModule::failed, this, &SoundControls::offer);
    connect(&m_dialogs, &WindowDialogs::preferencesShown, this, [this] {
        if (m_player == nullptr) {
            m_module.load(); // to know whether sounds can be played
        }
        offer();
    });
    connect(&m_dialogs, &WindowDialogs::soundTried, this, [this] { m_sounds.tryOut(Sound::YourTurn); });
    connect(&m_dialogs, &WindowDialogs::settingsChanged, this, &SoundControls::apply);
    connect(&parts.puzzles, &PuzzleMode::entered, this,
            [this](PuzzleTable& puzzle) { listenTo(puzzle.session(), puzzle.table()); });
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
