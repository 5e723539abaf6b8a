// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/main_window.h"
#include "play.h"

namespace windrose
{

/// The game that the window archived last, once everything is written: before that the archive can have a game too many
/// or too few.
inline QByteArray lastArchived(MainWindow& window)
{
    if (!window.session().autosave().wait()) {
        return "not written";
    }
    const std::vector<ArchivedGame> earlier = window.savedGames().archive().games();
    return earlier.empty() ? QByteArray() : gameIn(earlier.front().path);
}

} // namespace windrose
