// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/hint_memory.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <thread>

namespace windrose
{

/// Finds advice in its own thread and answers from the event loop.
class Adviser final : public QObject
{
    Q_OBJECT

public:
    /// Finds advice, as `advise`; called in the adviser's thread.
    using Advice = std::vector<AdvisedOrder> (*)(const Position& position, const AdviceOptions& options,
                                                 const std::atomic<bool>& stop);

    explicit Adviser(QObject* parent = nullptr);
    /// Stops the search within 20 ms.
    ~Adviser() override;

    /// Starts a search; an earlier question is not answered any more.
    void ask(const Position& position, const AdviceOptions& options);
    /// Stops the search without an answer.
    void stop();
    bool isThinking() const { return m_isThinking; }
    /// The number of threads that leaves one for the window.
    static int threads();
    /// Replaces the function used by all advisers from the next question on; `advise` by default.
    static void setAdvice(Advice advice) { sharedAdvice = advice; }

signals:
    void advised(const std::vector<windrose::AdvisedOrder>& orders);

private:
    void answer(int question, const std::vector<AdvisedOrder>& orders);

    static inline Advice sharedAdvice = &advise;

    std::thread m_thread;
    std::atomic<bool> m_stop{false};
    int m_question = 0;
    bool m_isThinking = false;
};

} // namespace windrose
