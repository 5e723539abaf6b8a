// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_autosave.h"

#include "game_session.h"
#include "journal.h"

#include <utility>

namespace windrose
{

GameAutosave::GameAutosave(const GameSession& session)
    : m_session(session), m_ownJournal(std::make_unique<Journal>()), m_journal(m_ownJournal.get())
{
    listen();
}

GameAutosave::~GameAutosave() = default;

void GameAutosave::listen()
{
    connect(m_journal, &Journal::errorChanged, this, &GameAutosave::errorChanged);
    connect(m_journal, &Journal::onDiskChanged, this, &GameAutosave::updateSavedCount);
    connect(m_journal, &Journal::closed, this, &GameAutosave::closed);
}

void GameAutosave::setPath(const QString& path, std::function<QString()> guard)
{
    m_journal->setPath(path, std::move(guard));
    write();
    updateSavedCount();
}

void GameAutosave::saveIn(Journal& journal)
{
    m_journal->disconnect(this);
    m_journal = &journal;
    m_ownJournal.reset();
    m_hasGame = true;
    listen();
    write();
    updateSavedCount();
}

void GameAutosave::setDevice(FileDevice& device)
{
    m_journal->setDevice(device);
}

void GameAutosave::startAnotherGame()
{
    m_hasGame = true;
    m_journal->startAnotherGame();
}

void GameAutosave::write()
{
    if (hasFile()) {
        m_journal->write(m_session.record());
        count();
    }
}

void GameAutosave::saveNow()
{
    write();
    notify();
}

void GameAutosave::archiveGame(const Record& record)
{
    m_journal->archiveWithNextWrite(record);
}

void GameAutosave::close(std::function<void()> after)
{
    m_journal->close(hasFile() ? std::optional(m_session.record()) : std::nullopt, std::move(after));
    notify();
}

void GameAutosave::runAfterWrites(std::function<void()> task)
{
    m_journal->runAfterWrites(std::move(task));
}

bool GameAutosave::isOnDisk() const
{
    return m_journal->isOnDisk();
}

int GameAutosave::ordersOnDisk() const
{
    return hasFile() ? m_ordersOnDisk : m_session.history().size();
}

QString GameAutosave::error() const
{
    return m_journal->error();
}

bool GameAutosave::wait()
{
    return m_journal->wait();
}

/// The game is worth keeping, and there is a file to keep it in.
bool GameAutosave::hasFile() const
{
    return m_hasGame && m_journal->isOn();
}

/// The number of leading orders that the journal holds as played.
void GameAutosave::count()
{
    m_ordersOnDisk = m_journal->ordersOnDiskOf(m_session.history().orders());
}

void GameAutosave::updateSavedCount()
{
    count();
    notify();
}

} // namespace windrose
