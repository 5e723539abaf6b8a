// SPDX-License-Identifier: GPL-3.0-or-later

// How the game on the table is kept on the disk.

#include "session_state.h"

#include <algorithm>

namespace windrose
{

void GameSession::setAutosave(const QString& path, std::function<QString()> guard)
{
    m_state->journal->setPath(path, std::move(guard));
    startSaving();
    countKept();
}

void GameSession::keepIn(Journal& journal)
{
    m_state->journal->disconnect(this);
    m_state->journal = &journal;
    m_state->ownJournal.reset();
    m_state->hasGame = true;
    listenToJournal();
    startSaving();
    countKept();
}

void GameSession::listenToJournal()
{
    connect(m_state->journal, &Journal::errorChanged, this, &GameSession::autosaveErrorChanged);
    connect(m_state->journal, &Journal::keptChanged, this, &GameSession::countKept);
    connect(m_state->journal, &Journal::closed, this, &GameSession::autosaveClosed);
}

void GameSession::setAutosaveDevice(FileDevice& device)
{
    m_state->journal->setDevice(device);
}

void GameSession::keepEarlier(const Record& record)
{
    m_state->journal->keepEarlierToo(record);
}

void GameSession::saveNow()
{
    startSaving();
    emit keptChanged();
}

bool GameSession::isKept() const
{
    return m_state->journal->isKept();
}

int GameSession::keptCount() const
{
    return m_state->isSaved() ? m_state->kept : historySize();
}

void GameSession::closeAutosave(std::function<void()> after)
{
    m_state->journal->close(m_state->isSaved() ? std::optional(record()) : std::nullopt, std::move(after));
    emit keptChanged();
}

void GameSession::runBehindAutosave(std::function<void()> task)
{
    m_state->journal->runBehind(std::move(task));
}

bool GameSession::waitUntilKept()
{
    return m_state->journal->wait();
}

QString GameSession::autosaveError() const
{
    return m_state->journal->error();
}

void GameSession::startSaving()
{
    if (m_state->isSaved()) {
        m_state->journal->write(record());
        m_state->countKept();
    }
}

void GameSession::countKept()
{
    m_state->countKept();
    emit keptChanged();
}

} // namespace windrose
