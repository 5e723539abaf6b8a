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

/// A game that lay on the table before, as it can be opened again.
struct EarlierGame {
    QString path;
    QDateTime when;    ///< when its last order was given, as far as the clock was right
    QStringList names; ///< of the seats, seat 0 first
    int orders = 0;    ///< played
    int round = 0;     ///< from 1
    bool isFinished = false;
};

/// The games kept in the platform's place for the program's data. Each window that is open holds a slot: a file for the
/// game on its table (`game.windrose`, `game-2.windrose`, …) with a lock beside it that keeps other windows away. A
/// game that leaves the table is put into the folder `earlier` below it, unless no order was given in it. While a
/// position is set up in front of the game, the slot has a second file (`setup.windrose`, `setup-2.windrose`, …).
class KeptGames
{
public:
    /// How many earlier games are kept; those archived before them are deleted.
    static constexpr int kMaxEarlier = 20;

    /// Takes the first slot that no other window holds. Where no lock can be made at all (a folder that cannot be
    /// written) it is the first slot without a lock, and `guard` tries again.
    explicit KeptGames(QString folder);
    ~KeptGames();
    KeptGames(const KeptGames&) = delete;
    KeptGames& operator=(const KeptGames&) = delete;

    /// Where the program keeps its games on this platform.
    static QString standardFolder();
    /// True for every path that leads into a folder of kept games or below it, and for other names of files there: only
    /// the program writes them.
    static bool isKeptIn(const QString& folder, const QString& path);

    QString folder() const { return m_folder; }
    /// The file of the slot; it need not be there.
    QString path() const;
    /// The slot's file of the position that is being set up. It need not be there.
    QString setupPath() const;
    /// Counted from 1; the first window's is 1.
    int slot() const { return m_slot; }

    /// The earlier games, the one archived last first. Files that cannot be read are passed over.
    std::vector<EarlierGame> earlier() const { return earlierGames(m_folder); }
    static std::vector<EarlierGame> earlierGames(const QString& folder);

    /// Makes sure that the folder is there and the slot is held; returns why not, empty when all is well. To be asked
    /// before each write, from any thread.
    QString guard();

    /// Puts the games of slots that no window holds any more (it crashed, or was ended) among the earlier ones.
    void collectLeftGames();
    /// Puts a position that was being set up in this slot, and is not gone on with, among the earlier games.
    void collectSetup();
    /// The position is not set up any more.
    void removeSetup();
    /// Puts the slot's game among the earlier ones and frees the slot; nothing may be written to it afterwards. For a
    /// second window that closes: the first slot is what the next start goes on with, and stays.
    void leave();

private:
    SlotLock::Outcome take(int slot);

    QString m_folder;
    int m_slot = 1;
    std::unique_ptr<SlotLock> m_lock;
    std::mutex m_lockMutex; ///< the game and the position that is set up are written by two threads
};

/// Puts what a slot's file holds among the earlier games of its folder, unless `next` goes on with it. A game without
/// orders is passed over, unless it is a position that somebody set up. A damaged file
/// is put beside as `NAME.damaged`, as it is. Never overwrites anything, and the slot's file itself stays. What cannot
/// be read as a file (a folder, a pipe, a file without permission or one that is too large) gets that name itself.
/// Returns why that failed, or an empty text.
QString putAside(FileDevice& device, const QString& slotFile, const Record* next = nullptr);

/// Puts a game among the earlier ones of a folder. Its file has a number, one above the highest there, which orders the
/// games: no clock does. `when` is part of the name and only shown. A game without orders is passed over, if so wished;
/// one that is there already gets a new number; earlier states of the same game give way to it. Returns why it failed.
enum class WithoutOrders { PassedOver, Kept };
QString keepEarlier(FileDevice& device, const QString& folder, const Record& record, const QDateTime& when,
                    WithoutOrders withoutOrders = WithoutOrders::PassedOver);

} // namespace windrose
