// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flight_spots.h"
#include "ui/session/order_tempo.h"

#include <QHash>
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
    Director(GameSession& session, MotionLayer& layer, const FlightSpots& spots, QWidget& table);
    ~Director() override;

    /// Begins with the story of the session, if there is one. `pieceLanded`: a hand has already carried the first
    /// piece.
    void begin(bool pieceLanded, const OrderTempo& tempo);
    /// Shows everything at once.
    void finish();
    /// Milliseconds until everything is shown.
    int remaining() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// It begins to show an order.
    void begun();
    /// The pictures of the next events set out.
    void flightsStarted(const std::vector<windrose::Event>& events, const QList<windrose::Flight>& flights);
    /// The first picture of these events has arrived; those without pictures are shown now. Events that are skipped are
    /// not among them.
    void landed(const std::vector<windrose::Event>& events);
    /// The last picture that goes to a place has arrived there, and the place shows what it brought.
    void arrivedAt(windrose::TablePlace* place);

private:
    /// Events that are shown together.
    struct Beat {
        std::vector<Event> events;
        QList<Flight> flights;
        bool changesOnArrival = false; ///< the table changes when the pictures arrive, not when they set out
        int time = 0;                  ///< milliseconds, at normal speed and unhurried
    };

    void plan(bool pieceLanded);
    void playNext();
    void start(const Beat& beat);
    void hold(const Beat& beat);
    void releaseAfter(TablePlace* place);
    void release();
    void land();
    void arrive();
    void clear();
    int time(const Beat& beat) const;

    GameSession& m_session;
    MotionLayer& m_layer;
    const FlightSpots& m_spots;
    QWidget& m_table;
    OrderTempo m_tempo;
    std::vector<Beat> m_beats;
    std::size_t m_next = 0;            ///< the beat after the one that is shown now
    QHash<TablePlace*, int> m_pending; ///< the pictures that are still on their way to a place that is held
    QTimer m_landing;                  ///< of the first picture of the present beat
    QTimer m_arrival;                  ///< of its last one
};

} // namespace windrose
