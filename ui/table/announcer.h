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
/// in the hand, and what stands elsewhere only for a while. What comes together is spoken as one text.
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
    /// Replaces what speaks.
    void setSpeaker(std::unique_ptr<Speaker> speaker);
    /// Sets a function that returns what is shown of the orders since a person's last one; empty when nothing is.
    /// It is spoken where those orders were not, as after a game was opened or when a person comes to the table.
    void setRecap(std::function<QString()> recap) { m_recap = std::move(recap); }

    /// While the result of a game is held, its end is spoken without who has won: the points are added up first.
    void holdResult(bool isHeld) { m_isResultHeld = isHeld; }

    /// Speaks a sentence that needs no answer.
    void tell(const QString& sentence);
    /// Speaks at once why something cannot be done.
    void warn(const QString& sentence);
    /// Speaks that the last round has come, after what made it the last one.
    void tellLastRound(const QString& sentence);

private:
    bool isHeard() const { return m_level != Level::Off && m_speaker->isHeard(); }
    void say(const QString& text, Speaker::Priority priority);
    void sayLater();
    void speak();
    void follow(const Change& change);
    void tellWhatHappened(const Change& change);
    void recallLater();
    void recall();
    void ask();
    void tellEnd();
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
    bool m_isPutBack = false;     ///< the hand is empty, and nothing has changed since
    bool m_placesChanged = false; ///< what is in the hand is another than the places' descriptions say
    bool m_isRecapDue = false;    ///< what is shown of earlier orders was not spoken yet
    int m_told = 0;               ///< the orders before this one have been told
};

} // namespace windrose
