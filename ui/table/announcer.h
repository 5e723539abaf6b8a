// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speaker.h"
#include "ui/session/change.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <utility>

namespace windrose
{

class PlacementController;
class TablePlace;

/// Decides what a screen reader speaks about a table: what is asked, what happened, why something is refused, what is
/// in the hand, and what is shown elsewhere only for a while (the prompt's passing sentences, a hint, the last round,
/// the recap). What comes together is spoken as one text. The sentences are in `models/texts_announced.cpp`.
class Announcer final : public QObject
{
    Q_OBJECT

public:
    /// How much is spoken.
    enum class Level {
        Everything, ///< every order when it is given, also of the person at the screen
        Mine,       ///< all but the orders; of those only, once in a turn, what the others did
        Off,        ///< nothing
    };

    Announcer(PlacementController& controller, std::unique_ptr<Speaker> speaker);

    void setLevel(Level level) { m_level = level; }
    /// Replaces the speaker.
    void setSpeaker(std::unique_ptr<Speaker> speaker);
    /// Sets a function that returns the text of the recap (the orders since a person's last one), or an empty text. The
    /// recap is spoken when these orders were not: after a game was opened and after a hand-over.
    void setRecap(std::function<QString()> recap) { m_recap = std::move(recap); }

    /// While the result of a game is held, its end is spoken without who has won: the points are added up first.
    void holdResult(bool isHeld) { m_isResultHeld = isHeld; }

    /// Speaks a sentence of information.
    void announce(const QString& sentence);
    /// Speaks at once why something cannot be done.
    void warn(const QString& sentence);
    /// Announces the last round, after the order that caused it.
    void announceLastRound(const QString& sentence);

private:
    bool isHeard() const { return m_level != Level::Off && m_speaker->isHeard(); }
    void say(const QString& text, Speaker::Priority priority);
    void sayLater();
    void speak();
    void follow(const Change& change);
    void announceChange(const Change& change);
    void recallLater();
    void recall();
    void ask();
    void announceEnd();
    void handChanged();
    void handIsOver(TablePlace* place);
    void describePlaces();

    PlacementController& m_controller;
    std::unique_ptr<Speaker> m_speaker;
    Level m_level = Level::Everything;
    std::function<QString()> m_recap;
    QStringList m_texts; ///< to be spoken together
    QString m_lastRound; ///< announced, but not yet among these texts
    Speaker::Priority m_priority = Speaker::Priority::Polite;
    bool m_isEndAsked = false; ///< the end of the game is to be spoken
    bool m_isResultHeld = false;
    bool m_isWaiting = false;     ///< `speak` will be called
    bool m_isPutBack = false;     ///< the piece was put back, and this was not announced yet
    bool m_placesChanged = false; ///< the descriptions of the places are out of date
    bool m_isRecapDue = false;    ///< the recap was not spoken yet
    int m_announced = 0;          ///< the number of orders that were announced, from the first
};

} // namespace windrose
