// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound_module.h"
#include "ui/table/table_sounds.h"

#include <QPointer>

namespace windrose
{

class MainMenus;
class PuzzleMode;
class TableView;
class WindowDialogs;

/// Turns the sounds of the game on and off, sets their volume, and says where they cannot be played.
class SoundControls final : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        GameSession& game;
        TableView& table;
        MainMenus& menus;
        WindowDialogs& dialogs;
        PuzzleMode& puzzles; ///< whose tables sound too
    };
    SoundControls(const Parts& parts, QObject* parent);

    /// Plays by something else than the module of this window, which need not be there then.
    void setPlayer(SoundPlayer& player);

private:
    bool canPlay() const { return m_player != nullptr || m_module.isThere(); }
    SoundPlayer* player() { return m_player == nullptr ? &m_module : m_player; }
    void apply();
    void offer();
    /// Plays the sounds of another table until it is gone. It must not outlive its session.
    void listenTo(GameSession& session, TableView& table);

    MainMenus& m_menus;
    WindowDialogs& m_dialogs;
    SoundModule m_module;
    SoundPlayer* m_player = nullptr;
    TableSounds m_sounds;
    QPointer<TableSounds> m_otherSounds; ///< of the table in front of the game's
};

} // namespace windrose
