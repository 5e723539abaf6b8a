// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slot_lock.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <mutex>
#include <vector>

namespace windrose
{

class FileDevice;
struct Record;

/// An archived game that can be opened again.
struct EarlierGame {
    QString path;
    QDateTime when;    ///< the time of the last order, according to the clock
    QStringList names; ///< of the seats, seat 0 first
    int orders = 0;    ///< played
    int round = 0;     ///< from 1
    bool isFinished = false;
};

/// The saved games in the platform's folder for application data. Each open window holds a slot: a file for its current
/// game (`game.windrose`, `game-2.windrose`, …) with a lock beside it against other windows. A game that is replaced
/// moves to the folder `earlier`, unless it has no orders. While a position is set up in front of the game, the slot
/// has a second file (`setup.windrose`, `setup-2.windrose`, …).
class KeptGames
{
public:
    /// The size of the archive; older games are deleted.
    static constexpr int kMaxEarlier = 20;

    /// Takes the first free slot. If no lock can be created (the folder is not writable), it takes the first slot
    /// without a lock, and `guard` tries again.
    explicit KeptGames(QString folder);
    ~KeptGames();
    KeptGames(const KeptGames&) = delete;
    KeptGames& operator=(const KeptGames&) = delete;

    /// The folder for games on this platform.
    static QString standardFolder();
    /// Whether a path leads into a folder of saved games, or is another name of a file there: only the program writes
    /// these.
    static bool isKeptIn(const QString& folder, const QString& path);

    QString folder() const { return m_folder; }
    /// The file of the slot; it does not necessarily exist.
    QString path() const;
    /// The slot's file for a position that is being set up; it does not necessarily exist.
    QString setupPath() const;
    /// From 1; the first window has slot 1.
    int slot() const { return m_slot; }

    /// The archived games, most recent first. Unreadable files are skipped.
    std::vector<EarlierGame> earlier() const { return earlierGames(m_folder); }
    static std::vector<EarlierGame> earlierGames(const QString& folder);

    /// Ensures that the folder exists and the slot is held; returns the reason for a failure, or an empty text. Call it
    /// before each write, from any thread.
    QString guard();

    /// Archives the games of slots whose windows are gone (crashed or ended).
    void collectLeftGames();
    /// Archives a position that was being set up in this slot and is not continued.
    void collectSetup();
    /// Removes the slot's file for a position.
    void removeSetup();
    /// Archives the slot's game and frees the slot; nothing can be written to it afterwards. For a second window that
    /// closes: the game of the first slot stays, because the next start continues it.
    void leave();

private:
    SlotLock::Outcome take(int slot);

    QString m_folder;
    int m_slot = 1;
    std::unique_ptr<SlotLock> m_lock;
    std::mutex m_lockMutex; ///< two threads write the game and the position
};

/// Archives the contents of a slot's file in its folder, unless `next` continues the game. A game without orders is
/// skipped, unless it starts from a position that was set up. A damaged file is copied to `NAME.damaged`. Nothing is
/// overwritten, and the slot's file itself stays. What cannot be read as a file (a folder, a pipe, a file without
/// permission or one that is too large) is renamed to `NAME.damaged`. Returns the reason for a failure, or an empty
/// text.
QString putAside(FileDevice& device, const QString& slotFile, const Record* next = nullptr);

/// Archives a game in a folder. The number of its file, one above the highest there, orders the games, without a clock;
/// `when` is part of the name and only shown. A game without orders is skipped if requested; a game that is already
/// there gets a new number; earlier states of the same game are replaced. Returns the reason for a failure.
enum class WithoutOrders { PassedOver, Kept };
QString keepEarlier(FileDevice& device, const QString& folder, const Record& record, const QDateTime& when,
                    WithoutOrders withoutOrders = WithoutOrders::PassedOver);

} // namespace windrose
