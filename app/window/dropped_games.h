// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_clipboard.h"

#include <QObject>

namespace windrose
{

class FrontTable;

/// Opens games from the desktop: files and texts dropped on the window, and files that macOS sends as events of the
/// application at the start and later. While a position is set up nothing is opened, and the game behind it does not
/// change.
class DroppedGames final : public QObject
{
    Q_OBJECT

public:
    DroppedGames(QWidget& window, GameDocument& document, const GameClipboard& clipboard, const FrontTable& front);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    GameDocument& m_document;
    GameClipboard m_clipboard;
    const FrontTable& m_front;
};

} // namespace windrose
