// SPDX-License-Identifier: GPL-3.0-or-later
#include "analyst.h"

#include "adviser.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr std::chrono::milliseconds kFirstSlice{150};
constexpr std::chrono::milliseconds kLongestSlice{1000};
constexpr std::uint64_t kSeed = 2002; // arbitrary

} // namespace

Analyst::Analyst(QObject* parent) : QObject(parent) {}

Analyst::~Analyst()
{
    stop();
}

void Analyst::start(const Position& position, const std::optional<PlayedOrder>& last)
{
    stop();
    m_isThinking = true;
    const bool isKnown = m_position == position;
    const bool follows = last && m_position == last->before;
    m_position = position;
    m_thread = std::thread([this, question = m_question, position, last, isKnown, follows] {
        if (!isKnown && follows) {
            m_analysis->advance(last->before, last->order, position);
        } else if (!isKnown) {
            m_analysis.emplace(position, Adviser::threads(), kSeed);
        }
        think(question);
    });
}

void Analyst::stop()
{
    ++m_question;
    m_isThinking = false;
    if (m_thread.joinable()) {
        m_stop = true;
        m_thread.join();
        m_stop = false;
    }
}

/// Runs in the thread. The slices get longer, so that the list changes less and less often.
void Analyst::think(int question)
{
    std::chrono::milliseconds slice = kFirstSlice;
    int reports = 0;
    for (bool isLast = false; !isLast && !m_stop; slice = std::min(slice * 3 / 2, kLongestSlice)) {
        const AnalysisReport known = m_analysis->thinkOn({.simulations = {}, .time = slice}, m_stop);
        isLast = m_analysis->isDecided() || ++reports == mostReports;
        if (!m_stop) {
            QMetaObject::invokeMethod(
                this, [this, question, known, isLast] { report(question, known, isLast); }, Qt::QueuedConnection);
        }
    }
}

void Analyst::report(int question, const AnalysisReport& report, bool isLast)
{
    if (question == m_question) {
        m_isThinking = !isLast;
        emit reported(report);
    }
}

} // namespace windrose
