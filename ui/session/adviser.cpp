// SPDX-License-Identifier: GPL-3.0-or-later
#include "adviser.h"

#include <algorithm>

namespace windrose
{

Adviser::Adviser(QObject* parent) : QObject(parent) {}

Adviser::~Adviser()
{
    stop();
}

int Adviser::threads()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

void Adviser::ask(const Position& position, const AdviceOptions& options)
{
    stop();
    m_isThinking = true;
    const int question = m_question;
    m_thread = std::thread([this, question, position, options, find = sharedAdvice] {
        const std::vector<AdvisedOrder> orders = find(position, options, m_stop);
        QMetaObject::invokeMethod(
            this, [this, question, orders] { answer(question, orders); }, Qt::QueuedConnection);
    });
}

void Adviser::stop()
{
    ++m_question;
    m_isThinking = false;
    if (m_thread.joinable()) {
        m_stop = true;
        m_thread.join();
        m_stop = false;
    }
}

void Adviser::answer(int question, const std::vector<AdvisedOrder>& orders)
{
    if (question == m_question) {
        stop();
        emit advised(orders);
    }
}

} // namespace windrose
