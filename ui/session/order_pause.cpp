// SPDX-License-Identifier: GPL-3.0-or-later
#include "order_pause.h"

#include <algorithm>
#include <utility>

namespace windrose
{

OrderPause::OrderPause(QObject* parent) : QObject(parent)
{
    for (QTimer* timer : {&m_showing, &m_pausing}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer);
    }
    connect(&m_showing, &QTimer::timeout, this, [this] {
        const int shows = m_showingTime ? m_showingTime() : 0;
        m_pausing.start(shows + length());
    });
    connect(&m_pausing, &QTimer::timeout, this, [this] {
        m_isOver = true;
        emit over();
    });
}

void OrderPause::setLength(int milliseconds)
{
    const int before = length();
    m_length = milliseconds;
    if (m_pausing.isActive() && !m_isSkipped) {
        m_pausing.start(std::max(0, m_pausing.remainingTime() + length() - before));
    }
}

void OrderPause::setShowingTime(std::function<int()> milliseconds)
{
    m_showingTime = std::move(milliseconds);
}

void OrderPause::start(const OrderTempo& tempo)
{
    m_tempo = tempo;
    m_isOver = false;
    m_showing.start(0);
}

void OrderPause::endShowing()
{
    if (m_pausing.isActive()) {
        m_pausing.start(length());
    }
}

void OrderPause::stop()
{
    m_showing.stop();
    m_pausing.stop();
}

} // namespace windrose
