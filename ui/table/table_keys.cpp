// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_keys.h"

#include "placement_controller.h"
#include "table_bars.h"
#include "table_tile.h"
#include "ui/models/command_keys.h"

namespace windrose
{

bool pressTableKey(const QKeyEvent& event, QWidget& table, TableBars& bars, PlacementController& controller)
{
    if (controller.tabletop().session().isCovered()) {
        return false; // nothing behind the curtain is reached
    }
    QWidget* focused = table.window()->focusWidget();
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (isEnter && (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0) {
        controller.walk().setShowsFocus(true);
        if (bars.playDefault()) {
            return true;
        }
        if (auto* tile = dynamic_cast<TableTile*>(focused)) {
            controller.activate(tile);
            return true;
        }
        return false;
    }
    const std::optional<Command> command = commandKeys().commandOf(pressedKey(event));
    if (command == Command::NextUsable || command == Command::PreviousUsable) {
        controller.walk().goOn(command == Command::NextUsable);
        return true;
    }
    if (command == Command::NextArea || command == Command::PreviousArea) {
        controller.walk().step(focused, command == Command::NextArea, KeyboardWalk::Among::All);
        return true;
    }
    return false;
}

} // namespace windrose
