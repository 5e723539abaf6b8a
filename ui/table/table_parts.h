// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "director.h"
#include "last_moves.h"
#include "legal_marks.h"
#include "table_bars.h"
#include "table_boards.h"
#include "table_layout.h"
#include "table_log.h"
#include "table_tiles.h"
#include "ui/models/round_model.h"

#include <functional>
#include <memory>
#include <utility>

namespace windrose
{

class Announcer;
class LastRoundBanner;
class PlacementController;
class RecapPanel;
class RefusalMarks;
class RoundPanel;
class SetupSession;
class SetupTools;
class StoragePicker;
class TableHint;

/// The parts of a table and their places. While a position is set up, `setup` replaces the log and the
/// bars.
class TableParts
{
public:
    TableParts(const Tabletop& tabletop, QWidget& table);
    ~TableParts();
    TableParts(const TableParts&) = delete;
    TableParts& operator=(const TableParts&) = delete;
    /// Creates the tools for setting up a position. Call it once, when everything else listens to the session.
    void makeSetup(SetupSession& session, QWidget& table);

    PlacementController& controller() const { return *m_controller; }
    TableBars& bars() { return m_bars; }
    const TableBars& bars() const { return m_bars; }
    TableBoards& boards() { return m_boards; }
    const TableBoards& boards() const { return m_boards; }
    TableLog& log() { return m_log; }
    const TableLog& log() const { return m_log; }
    TableHint& hint() { return *m_hint; }
    /// The additional widgets for setting up a position; null while a game is played.
    SetupTools* setupTools() const { return m_setup.get(); }

    /// The places of the parts, as of the last `layOut`.
    const TableLayout& layout() const { return m_layout; }
    void layOut(QSize size);
    /// Hides the ribbon while an order is shown; the log gets its room.
    void hideRecap();
    /// The order in which Tab visits the areas of the table.
    void makeFocusOrder();
    void retranslate();
    /// Highlights the places that a line of the log refers to.
    void mark(const QVariantList& places);
    RecapPanel& recap() { return *m_recap; }
    /// Updates what is shown of the last orders: the ribbon and the outlines on the boards.
    void recall();
    /// Marks what can be used now.
    void markLegal() { m_legalMarks->update(); }
    RefusalMarks& refusalMarks() { return *m_refusalMarks; }
    Announcer& announcer() { return *m_announcer; }
    /// Sets a function that returns what is visited besides the parts, in tab order.
    void setGuestStops(std::function<QList<QWidget*>()> stops) { m_guestStops = std::move(stops); }
    Director& director() { return m_director; }
    const Director& director() const { return m_director; }

private:
    void connectAnnouncer();
    int reserveBelowBoards() const;
    /// Ends the lines of the log above the ribbon or the hint.
    void endLog();

    QList<QWidget*> askedStops() const;
    QList<QWidget*> stops() const;
    QList<QWidget*> logStops() const;

    GameSession& m_session;
    PlacementController* m_controller; ///< a child of the table, so that it outlives the places
    TableTiles m_tiles;
    StoragePicker* m_picker;
    RoundModel m_roundModel;
    RoundPanel* m_round;
    TableBars m_bars;
    TableBoards m_boards;
    TableLog m_log;
    std::unique_ptr<TableHint> m_hint;
    RecapPanel* m_recap;
    LastRoundBanner* m_banner;
    LastMoves m_lastMoves;
    std::unique_ptr<LegalMarks> m_legalMarks;
    std::unique_ptr<RefusalMarks> m_refusalMarks;
    std::unique_ptr<SetupTools> m_setup;
    TableLayout m_layout;
    FlightSpots m_spots;
    Director m_director;
    std::unique_ptr<Announcer> m_announcer;
    std::function<QList<QWidget*>()> m_guestStops;
};

} // namespace windrose
