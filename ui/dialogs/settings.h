// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings_store.h"

#include <QByteArray>
#include <QStringList>
#include <QVariant>

#include <array>
#include <map>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

/// Everything that the window stores between runs: each key with its type and default, defined once. On every system
/// they are in one INI file in the user's configuration folder.
namespace windrose::settings
{

enum class Style { System, Light, Dark, Contrast };
enum class Animations { Off, Slow, Normal, Fast };
/// The size of all texts, in percent of the usual one.
enum class TextSize { P80, P90, P100, P110, P125, P150, P175, P200 };
/// How much a screen reader speaks of the game.
enum class Announcements { Everything, Mine, Off };
/// How far undo goes back.
enum class UndoLimit {
    Game, ///< to the start of the game
    Turn, ///< to the start of the turn
};

/// How fast a replay runs; each is twice as fast as the one before.
enum class Speed { Half, Normal, Double, Fourfold, Eightfold };

/// The time limit of a computer player for one move.
enum class ThinkingTime { Short, Second, Long, VeryLong };
/// The speed of computer players' moves.
enum class WatchingSpeed { Slow, Normal, Fast, AtOnce };

constexpr std::array<int, 8> kTextSizes{80, 90, 100, 110, 125, 150, 175, 200}; ///< in percent

constexpr int percent(TextSize size)
{
    return kTextSizes[static_cast<std::size_t>(size)];
}
constexpr int milliseconds(ThinkingTime time)
{
    constexpr std::array<int, 4> kTimes{300, 1000, 3000, 10000};
    return kTimes[static_cast<std::size_t>(time)];
}
/// The pause after a computer player's move.
constexpr int milliseconds(WatchingSpeed speed)
{
    constexpr std::array<int, 4> kPauses{1800, 600, 200, 0};
    return kPauses[static_cast<std::size_t>(speed)];
}

// Enumerations are stored as words, so that the file can be read and edited.
constexpr std::array<const char*, 4> words(Style /*kind*/)
{
    return {"system", "light", "dark", "contrast"};
}
constexpr std::array<const char*, 4> words(Animations /*kind*/)
{
    return {"off", "slow", "normal", "fast"};
}
constexpr std::array<const char*, 8> words(TextSize /*kind*/)
{
    return {"80", "90", "100", "110", "125", "150", "175", "200"};
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
constexpr std::array<const char*, 3> words(Announcements /*kind*/)
{
    return {"everything", "mine", "off"};
}
constexpr std::array<const char*, 2> words(UndoLimit /*kind*/)
{
    return {"game", "turn"};
}

/// The value that a word stands for; nothing for another word.
template <typename Value>
std::optional<Value> named(const QString& word)
{
    const auto known = words(Value{});
    for (std::size_t place = 0; place < known.size(); ++place) {
        if (word == QLatin1String(known[place])) {
            return static_cast<Value>(place);
        }
    }
    return std::nullopt;
}

/// Values for this run only, by key, from the command line. They are never written to the file.
/// Thread-safe.
class RunValues
{
public:
    static RunValues& instance()
    {
        static RunValues values;
        return values;
    }

    /// The value of a key, or an invalid variant when there is none for this run.
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

/// A stored setting. Simple types have a default; lists and byte arrays are empty by default.
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

    /// The value for this run, else the stored one, else the default (also when the stored value is invalid).
    Value value() const
    {
        const QVariant ofThisRun = RunValues::instance().value(key());
        const QVariant kept = ofThisRun.isValid() ? ofThisRun : store().value(key());
        if constexpr (std::is_enum_v<Value>) {
            return named<Value>(kept.toString()).value_or(fallback());
        } else {
            QVariant converted = kept;
            return kept.isValid() && converted.convert(QMetaType::fromType<Value>()) ? converted.value<Value>()
                                                                                     : fallback();
        }
    }

    /// Stores a value and discards the value for this run.
    void setValue(const Value& value) const
    {
        RunValues::instance().forget(key());
        store().setValue(key(), stored(value));
    }

    /// Sets a value until the program ends or the setting changes. The file is not changed.
    void setForThisRun(const Value& value) const { RunValues::instance().set(key(), stored(value)); }

    /// Discards the stored value and the value for this run, so that the default applies.
    void reset() const
    {
        RunValues::instance().forget(key());
        store().remove(key());
    }

private:
    /// The value in the file.
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

// NOLINTBEGIN(readability-identifier-naming): used as `settings::players`, like members.

// The initial values of the New Game dialog.
inline constexpr Setting<int> players{"new_game/players", 4};
inline constexpr Setting<QStringList> names{"new_game/names"}; ///< in seat order, up to five
inline constexpr Setting<QStringList> colors{
    "new_game/colors"}; ///< in seat order: which of the five seat colors, 0 to 4
inline constexpr Setting<QStringList> playerTexts{"new_game/player_types"}; ///< in seat order, as in records
inline constexpr Setting<bool> factoryUniversitySwap{"new_game/factory_university_swap", false};
inline constexpr Setting<bool> cornStartMinusOne{"new_game/corn_start_minus_one", false};
inline constexpr Setting<bool> victoryPoints126{"new_game/victory_points_126", false};

// Preferences.
inline constexpr Setting<Style> style{"look/style", Style::System};
inline constexpr Setting<TextSize> textSize{"look/text_size", TextSize::P100};
inline constexpr Setting<QString> language{"look/language"}; ///< a code such as "de"; empty: the desktop's
inline constexpr Setting<Animations> animations{"look/animations", Animations::Normal};
inline constexpr Setting<Announcements> announcements{"table/announcements", Announcements::Everything};
inline constexpr Setting<bool> sounds{"sounds/on", true};
inline constexpr Setting<int> soundVolume{"sounds/volume", 60};               ///< 0 to 100
inline constexpr Setting<bool> showAllPoints{"table/show_all_points", false}; ///< else only those of the seat to move
inline constexpr Setting<bool> boardFollows{"table/board_follows",
                                            true};              ///< the large board is that of the seat to move
inline constexpr Setting<bool> curtain{"table/curtain", false}; ///< hides the table when the next person takes over
inline constexpr Setting<bool> playForced{"play/play_forced", false}; ///< forced orders are played automatically
inline constexpr Setting<bool> computerReasons{"play/computer_reasons", true}; ///< the log gives their reasons
inline constexpr Setting<UndoLimit> undoLimit{"play/undo_limit", UndoLimit::Game};
inline constexpr Setting<bool> undoPastHiddenTiles{"play/undo_past_hidden_tiles", false}; ///< else undo stops there
inline constexpr Setting<ThinkingTime> thinkingTime{"computers/thinking_time", ThinkingTime::Second};
inline constexpr Setting<bool> viceroyTakesAllTime{"computers/viceroy_takes_all_time",
                                                   false}; ///< else its level determines how long it thinks
inline constexpr Setting<bool> viceroyPonders{"computers/viceroy_ponders",
                                              false}; ///< thinks on while a person decides, if it takes all the time
inline constexpr Setting<WatchingSpeed> watchingSpeed{"computers/pause", WatchingSpeed::Normal};
inline constexpr Setting<bool> computersPaused{"computers/paused", false}; ///< they were paused when the program ended
inline constexpr Setting<QStringList> programs{
    "computers/programs"}; ///< names and commands alternate (known_programs.h)
inline constexpr Setting<Speed> replaySpeed{"play/replay_speed", Speed::Normal};

// The window.
inline constexpr Setting<QByteArray> windowGeometry{"window/geometry"};
inline constexpr Setting<QByteArray> windowState{"window/state"};
inline constexpr Setting<QString> puzzle{"window/puzzle"};                ///< name of the puzzle on the table, or empty
inline constexpr Setting<QString> recordFolder{"window/record_folder"};   ///< folder of the last saved or opened record
inline constexpr Setting<QStringList> recentFiles{"window/recent_files"}; ///< paths, most recent first

// NOLINTEND(readability-identifier-naming)

} // namespace windrose::settings
