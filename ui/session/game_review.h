// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/review.h"

#include <QObject>

#include <functional>
#include <thread>
#include <vector>

namespace windrose
{

class GameSession;

/// Reviews the current game in its own thread: each seat's chance to win at each moment, the turning points, and how
/// well each seat played. Results are signaled as they become known.
class GameReview final : public QObject
{
    Q_OBJECT

public:
    /// Judges a moment like `judgeMoment`; called in the thread.
    using Judge = std::function<MomentJudgment(const Position& position, std::optional<Order> given,
                                               const std::atomic<bool>& stop)>;

    explicit GameReview(Judge judge = &judgeMoment, QObject* parent = nullptr);
    /// Stops the search within 20 ms.
    ~GameReview() override;

    /// Starts a review of the current game and ends an earlier one. Moments common to both games are not analyzed
    /// again.
    void start(const GameSession& session);
    void stop();

    /// Replaces the search of all reviews from the next one on, which by default is that of the strongest level.
    static void setDepth(const ReviewDepth& depth) { sharedDepth = depth; }

    /// The judgments of the moments known so far, from the first on, and the total number of moments.
    const std::vector<MomentJudgment>& judgments() const { return m_judgments; }
    int moments() const { return static_cast<int>(m_positions.size()); }
    /// Empty until `isFinished`.
    const std::vector<TurningPoint>& turningPoints() const { return m_findings.turningPoints; }
    /// How well a seat played; known when `isFinished`.
    const SeatSheet& sheetOf(int seat) const { return m_findings.sheets[static_cast<std::size_t>(seat)]; }
    bool isFinished() const { return m_isFinished; }
    const Position& positionAt(int moment) const { return m_positions[static_cast<std::size_t>(moment)]; }
    Order orderAt(int moment) const { return m_orders[static_cast<std::size_t>(moment)]; }

signals:
    void progressed();

private:
    void notify(int number, const std::vector<MomentJudgment>& judgments);
    void finish(int number, const GameFindings& findings);

    static inline ReviewDepth sharedDepth;

    Judge m_judge;
    std::thread m_thread;
    std::atomic<bool> m_stop{false};
    std::vector<Position> m_positions;
    std::vector<Order> m_orders;
    std::vector<MomentJudgment> m_judgments;
    GameFindings m_findings;
    int m_number = 0; ///< identifies the review
    bool m_isFinished = false;
};

} // namespace windrose
