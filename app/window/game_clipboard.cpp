// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_clipboard.h"

#include "game_document.h"
#include "ui/session/game_session.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

/* TRANSLATOR GameClipboard  Messages about copying and pasting games. */

namespace windrose
{

void GameClipboard::copyGame()
{
    // Without checksums: where it is pasted, blanks may get lost, and people edit it.
    QGuiApplication::clipboard()->setText(QString::fromStdString(plainRecordText(m_session.record())));
    //: Said in the prompt line after an entry of the menu Edit.
    m_table.prompt().inform(tr("The game has been copied to the clipboard as text."));
}

void GameClipboard::copyPosition()
{
    const Position& shown = m_session.isLive() ? m_session.gamePosition() : m_session.position();
    QGuiApplication::clipboard()->setText(QString::fromStdString(positionJson(shown, m_session.seats().names())));
    //: Said in the prompt line after an entry of the menu Edit.
    m_table.prompt().inform(tr("The position has been copied to the clipboard as text."));
}

void GameClipboard::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        //: Said in the prompt line: why Paste Game opened nothing.
        m_table.prompt().warn(tr("There is no text on the clipboard."));
        return;
    }
    m_document.openText(text);
}

void GameClipboard::drop(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.isEmpty()) {
        m_document.openText(data.text());
        return;
    }
    QStringList files;
    for (const QUrl& url : urls) {
        if (url.isLocalFile()) {
            files.append(url.toLocalFile());
        }
    }
    if (files.isEmpty()) {
        //: Said in the prompt line: why Paste Game opened nothing.
        m_table.prompt().warn(tr("Only files on this computer can be opened."));
        return;
    }
    m_document.openFirst(files, static_cast<int>(urls.size()) - 1);
}

} // namespace windrose
