// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson_stage.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace windrose
{

class ComputerSeats;
class LessonBubble;
class TableView;

/// Leads through a lesson on the table: shows the bubble that is due, with an outline of what it speaks of and an arrow
/// for what it advises. It forbids nothing: what else the learner does ends the bubble as well, and steps whose moment
/// does not come are left out. While there is something to read, the computers wait.
class LessonGuide final : public QObject
{
    Q_OBJECT

public:
    LessonGuide(GameSession& session, TableView& table, ComputerSeats& computers);
    ~LessonGuide() override;

    /// How a lesson is begun: from its start, or where it was left, which is said first.
    enum class Begins { AtStart, WhereItWasLeft };
    /// Leads through the lesson whose game is on the table. `done` are the steps that need not be shown again.
    void begin(LessonId id, const QStringList& done, Begins begins);
    /// Takes the bubble away; the game stays.
    void end();

    bool isOn() const { return m_lesson.has_value(); }
    /// Must be called when the score of a game is closed: the last bubble of a game that has just ended follows it.
    void scoreClosed();
    /// The lesson under way.
    const Lesson& lesson() const { return *m_lesson; }
    /// The steps that were shown and ended.
    const QStringList& done() const { return m_done; }
    /// The step that is shown; empty when none is.
    QString step() const;
    /// The bubble while one is shown, else null.
    LessonBubble* bubble() const;
    /// The rectangle that the bubble speaks of, the part of it that the bubble's tail points to, and what its arrow
    /// moves and where to, in the coordinates of the table.
    QRect anchor() const { return m_stage.anchor(); }
    QRect tip() const { return m_stage.tip(); }
    QList<QRect> arrow() const { return m_stage.arrow(); }
    /// The order that the shown step advises.
    std::optional<Order> advice() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A step has ended, or the learner has given an order: there is progress to keep.
    void progressed();
    /// The learner left the lesson.
    void left();
    /// Another game is on the table, which ended the lesson.
    void gameReplaced();
    /// The last step has ended.
    void finished(windrose::LessonId id);
    /// The learner wants this lesson from its start.
    void startRequested(windrose::LessonId id);

private:
    void follow(const Change& change);
    void followStory();
    void consider();
    const LessonStep* dueStep() const;
    void present();
    void setWaiting(bool waiting);
    void endStep();
    void goOn();
    void focusAdvised();
    void choseOther();
    bool isLast(const LessonStep& step) const;

    GameSession& m_session;
    TableView& m_table;
    ComputerSeats& m_computers;
    LessonStage m_stage;
    std::optional<Lesson> m_lesson;
    QStringList m_done;
    QHash<QString, int> m_ended; ///< after how many orders the steps ended that an order ends
    const LessonStep* m_step = nullptr;
    bool m_isWelcomeDue = false; ///< the lesson goes on where it was left, which was not said yet
    bool m_isWelcoming = false;
    bool m_waitsForScore = false; ///< the game has just ended; its score comes before the last bubble
    int m_followed = 0;           ///< the number of orders that `follow` has heard of
    QString m_spoken;             ///< the text that was spoken last
};

} // namespace windrose
