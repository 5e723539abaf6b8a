// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/analysis.h"

#include <QObject>

#include <atomic>
#include <optional>
#include <thread>

namespace windrose
{

/// Analyzes a position in its own thread until it is stopped, and reports from the event loop what it knows by then.
class Analyst final : public QObject
{
    Q_OBJECT

public:
    explicit Analyst(QObject* parent = nullptr);
    /// Stops the search within 20 ms.
    ~Analyst() override;

    /// Analyzes a position. If it came of the order `last` in the one analyzed before, what is known of the play after
    /// that order counts.
    void start(const Position& position, const std::optional<PlayedOrder>& last = {});
    void stop();
    bool isThinking() const { return m_isThinking; }
    /// Ends every analysis after this many reports; 0, the default, never does.
    static void setMostReports(int reports) { mostReports = reports; }

signals:
    void reported(const windrose::AnalysisReport& report);

private:
    void think(int question);
    void report(int question, const AnalysisReport& report, bool isLast);

    static inline std::atomic<int> mostReports = 0;

    std::optional<Position> m_position; ///< the analyzed one
    std::optional<Analysis> m_analysis; ///< of `m_position`; only the thread uses it
    std::thread m_thread;
    std::atomic<bool> m_stop{false};
    int m_question = 0;
    bool m_isThinking = false;
};

} // namespace windrose
