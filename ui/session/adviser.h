// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/advice.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <thread>

namespace windrose
{

/// Somebody to ask what to do: thinks in a thread of its own and answers from the event loop.
class Adviser final : public QObject
{
    Q_OBJECT

public:
    /// Finds advice, as `advise`; called in the adviser's thread.
    using Advice = std::vector<AdvisedOrder> (*)(const Position& position, const AdviceOptions& options,
                                                 const std::atomic<bool>& stop);

    explicit Adviser(QObject* parent = nullptr);
    /// Ends what is being thought about within 20 ms.
    ~Adviser() override;

    /// Begins to think; a question before is not answered any more.
    void ask(const Position& position, const AdviceOptions& options);
    /// The question is not answered any more.
    void stop();
    bool isThinking() const { return m_isThinking; }
    /// As many threads as leave one for the window.
    static int threads();
    /// What all advisers ask from their next question on; `advise` at first.
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
