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

/// Reviews the current game in its own thread: each seat's chance to win at each moment, and the turning points.
/// Results are signaled as they become known.
class GameReview final : public QObject
{
    Q_OBJECT

public:
    /// Computes the chances like `chancesAt`; called in the thread.
    using Judge = std::function<Shares(const Position& position, const std::atomic<bool>& stop)>;

    explicit GameReview(Judge judge = &chancesAt, QObject* parent = nullptr);
    /// Stops the search within 20 ms.
    ~GameReview() override;

    /// Starts a review of the current game and ends an earlier one. Moments common to both games are not analyzed
    /// again.
    void start(const GameSession& session);
    void stop();

    /// The chances at the moments known so far, from the first on, and the total number of moments.
    const std::vector<Shares>& chances() const { return m_chances; }
    int moments() const { return static_cast<int>(m_positions.size()); }
    /// Empty until `isFinished`.
    const std::vector<TurningPoint>& turningPoints() const { return m_points; }
    bool isFinished() const { return m_isFinished; }
    const Position& positionAt(int moment) const { return m_positions[static_cast<std::size_t>(moment)]; }
    Order orderAt(int moment) const { return m_orders[static_cast<std::size_t>(moment)]; }

signals:
    void progressed();

private:
    void notify(int number, const std::vector<Shares>& chances);
    void finish(int number, const std::vector<TurningPoint>& points);

    Judge m_judge;
    std::thread m_thread;
    std::atomic<bool> m_stop{false};
    std::vector<Position> m_positions;
    std::vector<Order> m_orders;
    std::vector<Shares> m_chances;
    std::vector<TurningPoint> m_points;
    int m_number = 0; ///< identifies the review
    bool m_isFinished = false;
};

} // namespace windrose
