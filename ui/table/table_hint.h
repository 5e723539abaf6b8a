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

/// Advice for the person to move: a panel with the best orders and their reasons, each shown on the board while pointed
/// at, and placing colonists on request. It thinks in its own thread, and the advice disappears when the position
/// changes.
class TableHint final : public QObject
{
    Q_OBJECT

public:
    TableHint(GameSession& session, PlacementController& controller, QWidget& table);
    ~TableHint() override;

    /// Thinks and then shows the advice; says why if no advice is possible.
    void ask();
    /// Fills the draft of a placement with the best placement found.
    void placeForMe();
    void close();
    /// Whether the panel is visible, thinking or with its advice.
    bool isOpen() const;
    bool isThinking() const { return m_adviser.isThinking(); }
    /// Whether a hint is possible: the game is live, not over, and a person must move.
    bool canAdvise() const;

    /// The time limit in milliseconds.
    void setThinkingTime(int milliseconds) { m_time = milliseconds; }
    void setPointsHidden(bool hidden) { m_pointsHidden = hidden; }
    /// Puts the panel at the bottom of `room`, a rectangle in the table, at least `least` pixels high.
    void setRoom(const QRect& room, int least);
    /// The height that the panel takes in a width; 0 when it is closed.
    int wantedHeight(int width) const;
    /// Updates the marks after things on the table moved.
    void layOut();
    void retranslate();

    HintPanel& panel() { return *m_panel; }
    HintPicture& picture() { return *m_picture; }
    const std::vector<AdvisedOrder>& advice() const { return m_advice; }

signals:
    /// A hint was requested. The panel shows this sentence until the advice comes.
    void thinks(const QString& sentence);
    /// The advice has come; these are its lines without the one that has the focus.
    void offered(const QStringList& lines);
    /// A hint was requested, and will show marks on the table itself.
    void opened();
    /// `wantedHeight` may have changed.
    void roomWanted();
    /// A sentence for the prompt line.
    void sentenceChanged(const QString& sentence);

private:
    void sessionChanged(const Change& change);
    void advised(const std::vector<AdvisedOrder>& orders);
    AdviceOptions options(int milliseconds) const;
    void offer();
    void play(int line);
    void point(int line);
    QList<QRectF> rectsOf(const QList<QWidget*>& widgets) const;

    GameSession& m_session;
    PlacementController& m_controller;
    QWidget& m_table;
    Adviser m_adviser;
    HintPicture* m_picture;
    HintPanel* m_panel;
    QPointer<QWidget> m_focusBefore;
    QRect m_room;
    int m_least = 0;
    std::vector<AdvisedOrder> m_advice;
    HintMemory m_hintMemory;
    int m_line = 0;
    int m_time = 1000;
    bool m_pointsHidden = false;
    bool m_isPlacing = false;
};

} // namespace windrose
