// SPDX-License-Identifier: GPL-3.0-or-later
#include "story.h"

#include <algorithm>

namespace windrose
{

void Story::setOn(bool on)
{
    m_isOn = on;
    if (!on) {
        finish();
    }
}

std::vector<Event> Story::rest() const
{
    std::vector<Event> events;
    for (std::size_t step = m_next; step < m_steps.size(); ++step) {
        events.push_back(m_steps[step].event);
    }
    return events;
}

const Position& Story::positionAfter(int count) const
{
    return m_steps[m_next + static_cast<std::size_t>(count) - 1].after;
}

void Story::begin(const Position& before, std::vector<EventStep> steps)
{
    if (!m_isOn) {
        return;
    }
    m_shown = before;
    m_steps = std::move(steps);
    m_next = 0;
    m_isShowingOrder = true;
}

void Story::show(int count)
{
    if (m_next == m_steps.size()) {
        return;
    }
    m_next = std::min(m_next + static_cast<std::size_t>(count), m_steps.size());
    m_shown = m_steps[m_next - 1].after;
    emit stepped();
}

void Story::finish()
{
    if (!m_isShowingOrder) {
        return;
    }
    m_isShowingOrder = false;
    m_steps.clear();
    m_next = 0;
    emit stepped();
    emit finished();
}

} // namespace windrose
