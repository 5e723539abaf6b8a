// SPDX-License-Identifier: GPL-3.0-or-later
#include "dropped_games.h"

#include "front_table.h"
#include "game_document.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileOpenEvent>
#include <QMimeData>
#include <QWidget>

namespace windrose
{

DroppedGames::DroppedGames(QWidget& window, GameDocument& document, const GameClipboard& clipboard,
                           const FrontTable& front)
    : m_window(window), m_document(document), m_clipboard(clipboard), m_front(front)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
    qApp->installEventFilter(this);
}

bool DroppedGames::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == qApp && event->type() == QEvent::FileOpen) {
        const QString path = static_cast<QFileOpenEvent*>(event)->file();
        return !m_front.isGame() || path.isEmpty() || m_document.open(path);
    }
    if (watched != &m_window || (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)) {
        return QObject::eventFilter(watched, event);
    }
    auto* drop = static_cast<QDropEvent*>(event);
    if (event->type() == QEvent::Drop) {
        drop->acceptProposedAction();
        if (m_front.isGame()) {
            m_clipboard.drop(*drop->mimeData());
        }
    } else if (drop->mimeData()->hasUrls() || drop->mimeData()->hasText()) {
        drop->acceptProposedAction();
    } else {
        drop->ignore();
    }
    return true;
}

} // namespace windrose
