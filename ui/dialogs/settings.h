// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings_store.h"

#include <QByteArray>
#include <QStringList>
#include <QVariant>

#include <array>
#include <map>
#include <mutex>
#include <type_traits>
#include <utility>
#include <variant>

/// Everything the window remembers from one start to the next: each key with its type and its default, once. They
/// stand in one INI file in the user's configuration folder on every system.
namespace windrose::settings
{

enum class Style { System, Light, Dark };
enum class Animations { Off, Slow, Normal, Fast };
/// How far undo goes back.
enum class UndoLimit {
    Game, ///< to the start of the game
    Turn, ///< to the start of the turn
};

/// How fast a replay runs; each is twice as fast as the one before.
enum class Speed { Half, Normal, Double, Fourfold, Eightfold };

/// How long a computer player may think about a move at most.
enum class ThinkingTime { Short, Second, Long, VeryLong };
/// How fast the moves of computer players follow each other.
enum class WatchingSpeed { Slow, Normal, Fast, AtOnce };

constexpr int milliseconds(ThinkingTime time)
{
    constexpr std::array<int, 4> kTimes{300, 1000, 3000, 10000};
    return kTimes[static_cast<std::size_t>(time)];
}
/// How long a move stands before the next one comes.
constexpr int milliseconds(WatchingSpeed speed)
{
    constexpr std::array<int, 4> kPauses{1800, 600, 200, 0};
    return kPauses[static_cast<std::size_t>(speed)];
}

// Enumerations are kept as words, so that the file can be read and edited.
constexpr std::array<const char*, 3> words(Style /*kind*/)
{
    return {"system", "light", "dark"};
}
constexpr std::array<const char*, 4> words(Animations /*kind*/)
{
    return {"off", "slow", "normal", "fast"};
}
constexpr std::array<const char*, 5> words(Speed /*kind*/)
{
    return {"0.5", "1", "2", "4", "8"};
}
constexpr std::array<const char*, 4> words(ThinkingTime /*kind*/)
{
    return {"0.3", "1", "3", "10"};
}
constexpr std::array<const char*, 4> words(WatchingSpeed /*kind*/)
{
    return {"long", "normal", "short", "none"}; // the pause between moves
}
constexpr std::array<const char*, 2> words(UndoLimit /*kind*/)
{
    return {"game", "turn"};
}

/// Values of this run alone, by key: what the command line said. They are never written to the file. Safe to use from
/// any thread.
class RunValues
{
public:
    static RunValues& instance()
    {
        static RunValues values;
        return values;
    }

    /// The value of a key, or an invalid variant when the file decides.
    QVariant value(const QString& key) const
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_values.find(key);
        return found == m_values.end() ? QVariant() : found->second;
    }
    void set(const QString& key, const QVariant& value)
    {
        const std::lock_guard lock(m_mutex);
        m_values[key] = value;
    }
    void forget(const QString& key)
    {
        const std::lock_guard lock(m_mutex);
        m_values.erase(key);
    }

private:
    mutable std::mutex m_mutex;
    std::map<QString, QVariant> m_values;
};

/// One thing that is remembered. Plain values have a default; lists and byte arrays are empty by default.
template <typename Value>
class Setting
{
public:
    using Fallback = std::conditional_t<std::is_trivially_copyable_v<Value>, Value, std::monostate>;

    constexpr explicit Setting(const char* key, Fallback fallback = {}) : m_key(key), m_fallback(fallback) {}

    QString key() const { return QString::fromLatin1(m_key); }

    Value fallback() const
    {
        if constexpr (std::is_trivially_copyable_v<Value>) {
            return m_fallback;
        } else {
            return {};
        }
    }

    /// The value of this run, else what is kept, or the default when nothing (sensible) is.
    Value value() const
    {
        const QVariant ofThisRun = RunValues::instance().value(key());
        const QVariant kept = ofThisRun.isValid() ? ofThisRun : store().value(key());
        if constexpr (std::is_enum_v<Value>) {
            const auto known = words(Value{});
            for (std::size_t place = 0; place < known.size(); ++place) {
                if (kept.toString() == QLatin1String(known[place])) {
                    return static_cast<Value>(place);
                }
            }
            return fallback();
        } else {
            QVariant converted = kept;
            return kept.isValid() && converted.convert(QMetaType::fromType<Value>()) ? converted.value<Value>()
                                                                                     : fallback();
        }
    }

    /// Keeps a value; one of this run gives way to it.
    void setValue(const Value& value) const
    {
        RunValues::instance().forget(key());
        store().setValue(key(), stored(value));
    }

    /// Uses a value until the program ends, or until another one is set. The file stays as it is.
    void setForThisRun(const Value& value) const { RunValues::instance().set(key(), stored(value)); }

    /// Forgets what is kept and the value of this run, so that the default holds.
    void reset() const
    {
        RunValues::instance().forget(key());
        store().remove(key());
    }

private:
    /// The value as it stands in the file.
    static QVariant stored(const Value& value)
    {
        if constexpr (std::is_enum_v<Value>) {
            return QString::fromLatin1(words(value)[static_cast<std::size_t>(value)]);
        } else {
            return QVariant::fromValue(value);
        }
    }

    const char* m_key;
    Fallback m_fallback;
};

// NOLINTBEGIN(readability-identifier-naming): they are read as `settings::players`, like members.

// What the New Game dialog offers first.
inline constexpr Setting<int> players{"new_game/players", 4};
inline constexpr Setting<QStringList> names{"new_game/names"}; ///< in seat order, up to five
inline constexpr Setting<QStringList> colors{
    "new_game/colors"}; ///< in seat order: which of the five seat colors, 0 to 4
inline constexpr Setting<QStringList> sitters{"new_game/sitters"}; ///< in seat order, as records say who sits where
inline constexpr Setting<bool> factoryUniversitySwap{"new_game/factory_university_swap", false};
inline constexpr Setting<bool> cornStartMinusOne{"new_game/corn_start_minus_one", false};
inline constexpr Setting<bool> victoryPoints126{"new_game/victory_points_126", false};

// Preferences.
inline constexpr Setting<Style> style{"look/style", Style::System};
inline constexpr Setting<QString> language{"look/language"}; ///< a code such as "de"; empty: the desktop's
inline constexpr Setting<Animations> animations{"look/animations", Animations::Normal};
inline constexpr Setting<bool> showAllPoints{"table/show_all_points", false}; ///< else only of the seat to move
inline constexpr Setting<bool> boardFollows{"table/board_follows",
                                            true};                    ///< the large board is that of the seat to move
inline constexpr Setting<bool> curtain{"table/curtain", false};       ///< a curtain when the table is handed over
inline constexpr Setting<bool> playForced{"play/play_forced", false}; ///< orders without a choice play by themselves
inline constexpr Setting<bool> computerReasons{"play/computer_reasons", true}; ///< the log says why they play so
inline constexpr Setting<UndoLimit> undoLimit{"play/undo_limit", UndoLimit::Game};
inline constexpr Setting<bool> undoPastHiddenTiles{"play/undo_past_hidden_tiles", false}; ///< else undo stops there
inline constexpr Setting<ThinkingTime> thinkingTime{"computers/thinking_time", ThinkingTime::Second};
inline constexpr Setting<bool> viceroyTakesAllTime{"computers/viceroy_takes_all_time",
                                                   false}; ///< else it thinks as much as its level does
inline constexpr Setting<WatchingSpeed> watchingSpeed{"computers/pause", WatchingSpeed::Normal};
inline constexpr Setting<bool> computersPaused{"computers/paused", false}; ///< the game on the table was left like that
inline constexpr Setting<QStringList> programs{
    "computers/programs"}; ///< a name and its command by turns (known_programs.h)
inline constexpr Setting<Speed> replaySpeed{"play/replay_speed", Speed::Normal};

// The window.
inline constexpr Setting<QByteArray> windowGeometry{"window/geometry"};
inline constexpr Setting<QByteArray> windowState{"window/state"};
inline constexpr Setting<QString> recordFolder{"window/record_folder"};   ///< where a record was saved or opened last
inline constexpr Setting<QStringList> recentFiles{"window/recent_files"}; ///< paths, the last one first

// NOLINTEND(readability-identifier-naming)

} // namespace windrose::settings
