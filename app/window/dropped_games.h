// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_clipboard.h"

#include <QObject>

namespace windrose
{

class SetupMode;

/// Games that the desktop hands over: files and texts dropped onto the window, and files to be opened, which macOS
/// sends as events of the application at the start and later. While a position is set up nothing is opened: the game
/// behind stays as it is.
class DroppedGames final : public QObject
{
    Q_OBJECT

public:
    DroppedGames(QWidget& window, GameDocument& document, const GameClipboard& clipboard, const SetupMode& setup);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    GameDocument& m_document;
    GameClipboard m_clipboard;
    const SetupMode& m_setup;
};

} // namespace windrose
