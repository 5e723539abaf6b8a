// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_keeping.h"

#include "game_session.h"
#include "journal.h"

#include <utility>

namespace windrose
{

GameKeeping::GameKeeping(const GameSession& session)
    : m_session(session), m_ownJournal(std::make_unique<Journal>()), m_journal(m_ownJournal.get())
{
    listen();
}

GameKeeping::~GameKeeping() = default;

void GameKeeping::listen()
{
    connect(m_journal, &Journal::errorChanged, this, &GameKeeping::errorChanged);
    connect(m_journal, &Journal::keptChanged, this, &GameKeeping::countAndTell);
    connect(m_journal, &Journal::closed, this, &GameKeeping::closed);
}

void GameKeeping::setPath(const QString& path, std::function<QString()> guard)
{
    m_journal->setPath(path, std::move(guard));
    write();
    countAndTell();
}

void GameKeeping::keepIn(Journal& journal)
{
    m_journal->disconnect(this);
    m_journal = &journal;
    m_ownJournal.reset();
    m_hasGame = true;
    listen();
    write();
    countAndTell();
}

void GameKeeping::setDevice(FileDevice& device)
{
    m_journal->setDevice(device);
}

void GameKeeping::startAnotherGame()
{
    m_hasGame = true;
    m_journal->startAnotherGame();
}

void GameKeeping::write()
{
    if (isSaved()) {
        m_journal->write(m_session.record());
        count();
    }
}

void GameKeeping::saveNow()
{
    write();
    tell();
}

void GameKeeping::keepEarlier(const Record& record)
{
    m_journal->keepEarlierToo(record);
}

void GameKeeping::close(std::function<void()> after)
{
    m_journal->close(isSaved() ? std::optional(m_session.record()) : std::nullopt, std::move(after));
    tell();
}

void GameKeeping::runBehind(std::function<void()> task)
{
    m_journal->runBehind(std::move(task));
}

bool GameKeeping::isKept() const
{
    return m_journal->isKept();
}

int GameKeeping::keptCount() const
{
    return isSaved() ? m_kept : m_session.history().size();
}

QString GameKeeping::error() const
{
    return m_journal->error();
}

bool GameKeeping::wait()
{
    return m_journal->wait();
}

/// The game is worth keeping, and there is a file to keep it in.
bool GameKeeping::isSaved() const
{
    return m_hasGame && m_journal->isOn();
}

/// The number of leading orders that the journal holds as played.
void GameKeeping::count()
{
    m_kept = m_journal->keptOrders(m_session.history().orders());
}

void GameKeeping::countAndTell()
{
    count();
    tell();
}

} // namespace windrose
