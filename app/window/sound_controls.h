// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound_module.h"
#include "ui/table/table_sounds.h"

#include <QPointer>

namespace windrose
{

class MainMenus;
class TableView;
class WindowDialogs;

/// Turns the sounds of the game on and off, sets their volume, and says where they cannot be played.
class SoundControls final : public QObject
{
    Q_OBJECT

public:
    SoundControls(GameSession& session, TableView& table, MainMenus& menus, WindowDialogs& dialogs, QObject* parent);

    /// Plays by something else than the module of this window, which need not be there then.
    void setPlayer(SoundPlayer& player);
    /// Plays the sounds of another table too, such as that of a puzzle, until the table is gone. The table must not
    /// outlive its session.
    void listenTo(GameSession& session, TableView& table);

private:
    bool canPlay() const { return m_player != nullptr || m_module.isThere(); }
    SoundPlayer* player() { return m_player == nullptr ? &m_module : m_player; }
    void apply();
    void offer();

    MainMenus& m_menus;
    WindowDialogs& m_dialogs;
    SoundModule m_module;
    SoundPlayer* m_player = nullptr;
    TableSounds m_sounds;
    QPointer<TableSounds> m_otherSounds; ///< of the table in front of the game's
};

} // namespace windrose
