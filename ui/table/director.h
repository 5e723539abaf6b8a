// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flights.h"

#include <QTimer>

#include <vector>

namespace windrose
{

class MotionLayer;

/// Shows the last order event by event: pictures go from where a piece was to where it is, and what they change is
/// drawn when they arrive. Any input ends it at once; the game never waits for it.
class Director final : public QObject
{
    Q_OBJECT

public:
    Director(GameSession& session, MotionLayer& layer, const Flights& flights, QWidget& table);
    ~Director() override;

    /// Begins with the story of the session, if there is one. `pieceLanded`: a hand has already carried the first
    /// piece.
    void begin(bool pieceLanded);
    /// Shows everything at once.
    void finish();
    /// Milliseconds until everything is shown.
    int remaining() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The pictures of the next events set out.
    void setOut(const std::vector<windrose::Event>& events, const QList<windrose::Flight>& flights);

private:
    /// Events that are shown together.
    struct Beat {
        std::vector<Event> events;
        QList<Flight> flights;
        bool changesAtTheEnd = false; ///< nothing is drawn anew before the pictures arrive
        int time = 0;                 ///< milliseconds, at normal speed
    };

    void plan(bool pieceLanded);
    void playNext();
    void start(const Beat& beat);
    void arrive();
    void clear();
    int time(const Beat& beat) const;

    GameSession& m_session;
    MotionLayer& m_layer;
    const Flights& m_flights;
    QWidget& m_table;
    std::vector<Beat> m_beats;
    std::size_t m_next = 0; ///< the beat after the one that is shown now
    QList<TablePlace*> m_held;
    QTimer m_arrival;
};

} // namespace windrose
