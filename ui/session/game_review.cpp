// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_review.h"

#include "game_session.h"

#include <algorithm>
#include <utility>

namespace windrose
{

namespace
{

constexpr std::size_t kMomentsPerReport = 8;

} // namespace

GameReview::GameReview(Judge judge, QObject* parent) : QObject(parent), m_judge(std::move(judge)) {}

GameReview::~GameReview()
{
    stop();
}

void GameReview::stop()
{
    ++m_number;
    if (m_thread.joinable()) {
        m_stop = true;
        m_thread.join();
        m_stop = false;
    }
}

void GameReview::start(const GameSession& session)
{
    stop();
    std::vector<Position> positions;
    std::vector<Order> orders;
    const auto count = static_cast<std::size_t>(session.orderCount());
    positions.reserve(count + 1);
    orders.reserve(count);
    for (int number = 0; number <= session.orderCount(); ++number) {
        positions.push_back(session.history().positionAt(number));
        if (number < session.orderCount()) {
            orders.push_back(session.history().orderAt(number));
        }
    }
    const auto differs = std::mismatch(positions.begin(), positions.end(), m_positions.begin(), m_positions.end());
    const auto shared = static_cast<std::size_t>(differs.first - positions.begin());
    // The judgment of the last common moment may be about another order.
    m_judgments.resize(std::min(std::max<std::size_t>(shared, 1) - 1, m_judgments.size()));
    m_findings = {};
    m_isFinished = false;
    m_positions = positions;
    m_orders = orders;
    const int number = m_number;
    m_thread = std::thread([this, number, positions = std::move(positions), orders = std::move(orders),
                            known = m_judgments, depth = sharedDepth]() mutable {
        std::vector<MomentJudgment> fresh;
        while (known.size() < positions.size() && !m_stop) {
            const std::size_t moment = known.size();
            known.push_back(m_judge(positions[moment],
                                    moment < orders.size() ? std::optional<Order>(orders[moment]) : std::nullopt,
                                    m_stop));
            fresh.push_back(known.back());
            if (!m_stop && (fresh.size() == kMomentsPerReport || known.size() == positions.size())) {
                QMetaObject::invokeMethod(
                    this, [this, number, fresh] { notify(number, fresh); }, Qt::QueuedConnection);
                fresh.clear();
            }
        }
        if (m_stop) {
            return;
        }
        const GameFindings findings = findingsOf(positions, orders, known, m_stop, depth);
        QMetaObject::invokeMethod(
            this, [this, number, findings] { finish(number, findings); }, Qt::QueuedConnection);
    });
    emit progressed();
}

void GameReview::notify(int number, const std::vector<MomentJudgment>& judgments)
{
    if (number == m_number) {
        m_judgments.insert(m_judgments.end(), judgments.begin(), judgments.end());
        emit progressed();
    }
}

void GameReview::finish(int number, const GameFindings& findings)
{
    if (number == m_number) {
        m_findings = findings;
        m_isFinished = true;
        emit progressed();
    }
}

} // namespace windrose
