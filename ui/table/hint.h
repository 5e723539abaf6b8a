// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/order_marks.h"
#include "ui/session/adviser.h"

#include <QPointer>
#include <QWidget>

namespace windrose
{

class HintPanel;
class HintPicture;
class PlacementController;

/// Advice at the table, for the person whose turn it is: a panel with the best orders and why, each shown on the board
/// as one points at it, and colonists placed on request. It thinks in a thread of its own, and what it says goes away
/// as soon as the position does.
class TableHint final : public QObject
{
    Q_OBJECT

public:
    TableHint(GameSession& session, PlacementController& controller, QWidget& table);
    ~TableHint() override;

    /// Thinks and then shows what it advises; says why not where nothing can be advised.
    void ask();
    /// Fills the draft of a placement with the best one that is found.
    void placeForMe();
    void close();
    /// The panel is shown, thinking or with its advice.
    bool isOpen() const;
    bool isThinking() const { return m_adviser.isThinking(); }
    /// A hint can be given: the game is live, not over, and a person is to move.
    bool canAdvise() const;

    /// How long it thinks at most, in milliseconds.
    void setThinkingTime(int milliseconds) { m_time = milliseconds; }
    void setPointsHidden(bool hidden) { m_pointsHidden = hidden; }
    /// Where the panel may lie: at the bottom of this rectangle of the table.
    void setRoom(const QRect& room);
    /// Finds the marks anew, after things on the table moved.
    void layOut();
    void retranslate();

    HintPanel& panel() { return *m_panel; }
    HintPicture& picture() { return *m_picture; }
    const std::vector<AdvisedOrder>& advice() const { return m_advice; }

signals:
    /// The hint is asked for, and will point at things of the table itself.
    void opened();
    /// A sentence for the prompt line.
    void said(const QString& sentence);

private:
    void sessionChanged(const Change& change);
    void advised(const std::vector<AdvisedOrder>& orders);
    void offer();
    void play(int line);
    void point(int line);
    QList<QRectF> rectsOf(const QList<Piece>& pieces) const;
    QList<QRectF> rectsOf(const QList<Place>& places) const;

    GameSession& m_session;
    PlacementController& m_controller;
    QWidget& m_table;
    Adviser m_adviser;
    HintPicture* m_picture;
    HintPanel* m_panel;
    QPointer<QWidget> m_focusBefore;
    QRect m_room;
    std::vector<AdvisedOrder> m_advice;
    int m_line = 0;
    int m_time = 1000;
    bool m_pointsHidden = false;
    bool m_isPlacing = false;
};

} // namespace windrose
