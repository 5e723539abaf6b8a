// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace windrose
{

class PictureStage;

/// Something the window can show. Its name begins with what it is: "phase-", "table-", "dialog-", "menu-" or "lesson-".
struct PictureScene {
    QString name;
    bool dependsOnPlayers = false; ///< it looks different with another number of players
    std::function<void(PictureStage&)> show;
};

/// A scene for each decision of the game, and the others.
const std::vector<PictureScene>& pictureScenes();

} // namespace windrose
