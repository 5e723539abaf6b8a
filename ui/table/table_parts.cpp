// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_parts.h"

#include "areas.h"
#include "hint_panel.h"
#include "last_round_banner.h"
#include "log_panel.h"
#include "placement_controller.h"
#include "prompt_bar.h"
#include "recap_panel.h"
#include "round_panel.h"
#include "setup_tools.h"
#include "storage_picker.h"
#include "table_hint.h"

namespace windrose
{

TableParts::TableParts(const Tabletop& tabletop, QWidget& table)
    : m_session(tabletop.session()),
      m_controller(new PlacementController(tabletop, table)),
      m_tiles(tabletop, *m_controller, table),
      m_picker(new StoragePicker(m_session, &table)),
      m_round(new RoundPanel(m_session, &table)),
      m_bars(m_session, *m_controller, *m_picker, table),
      m_boards(tabletop, *m_controller, *m_picker, table),
      m_log(m_session, *m_controller, table),
      m_hint(std::make_unique<TableHint>(m_session, *m_controller, table)),
      m_recap(new RecapPanel(m_session, &table)),
      m_banner(new LastRoundBanner(m_session, &table)),
      m_lastMoves(m_session, m_controller->all()),
      m_legalMarks(std::make_unique<LegalMarks>(*m_controller)),
      m_flights(m_session, *m_controller, m_tiles, *m_round, m_boards.all(), table),
      m_director(m_session, m_controller->motion(), m_flights, table)
{
    QObject::connect(m_banner, &LastRoundBanner::announced, &m_bars.prompt(), &PromptBar::announce);
    m_recap->setTabHandler([this](QWidget* from, bool next) { return m_controller->walk().tabFromStop(from, next); });
    m_controller->hand().setSizeInHand(
        [this](const Piece& piece, bool lies) { return m_boards.sizeInHand(piece, lies, m_layout); });
    m_controller->walk().setOtherStops([this] { return stops(); });
}

TableParts::~TableParts()
{
    m_controller->walk().setOtherStops({}); // no part is visited any more while they go
    m_legalMarks.reset();                   // and none is asked what is legal
}

void TableParts::makeSetup(SetupSession& session, QWidget& table)
{
    m_bars.giveWay();
    m_log.hide();
    m_boards.setFollows(false);
    m_setup = std::make_unique<SetupTools>(session, *m_controller, table);
}

QList<QWidget*> TableParts::stops() const
{
    QList<QWidget*> stops = m_bars.stops();
    if (m_hint->isOpen()) {
        stops << m_hint->panel().stops();
    }
    return stops << m_recap->stops() << m_log.stops();
}

void TableParts::makeFocusOrder()
{
    std::vector<int> order{areas::kRoles,     areas::kSupply, areas::kPlantations, areas::kShips,
                           areas::kColonists, areas::kMarket, areas::kBox};
    const int players = m_session.players();
    for (int offset = 0; offset < players; ++offset) {
        const int seat = (m_boards.largeSeat() + offset) % players;
        order.insert(order.end(), {areas::spacesOf(seat), areas::colonistsOf(seat), areas::goodsOf(seat)});
    }
    m_controller->walk().setAreaOrder(std::move(order));
}

void TableParts::recall()
{
    if (m_setup == nullptr) {
        m_recap->recall();
        m_lastMoves.update();
    }
}

void TableParts::retranslate()
{
    m_recap->retranslate();
    m_banner->retranslate();
    m_tiles.retranslate();
    m_boards.retranslate();
    m_log.retranslate();
    m_hint->retranslate();
    m_round->retranslate();
    m_bars.retranslate();
    if (m_setup != nullptr) {
        m_setup->retranslate();
    }
}

void TableParts::mark(const QVariantList& places)
{
    QList<Place> wanted;
    for (const QVariant& place : places) {
        wanted.append(place.value<Place>());
    }
    for (TablePlace* place : m_controller->places()) {
        place->setHighlighted(!wanted.isEmpty() && place->modelIndex().isValid() && wanted.contains(place->place()));
    }
}

void TableParts::layOut(QSize size)
{
    m_layout = layOutTable(size, m_session.position(), m_log.isShown(), m_setup != nullptr);
    m_tiles.layOut(m_layout);
    m_round->setGeometry(m_layout.round);
    m_bars.layOut(m_layout.prompt);
    m_boards.layOut(m_layout);
    if (m_setup != nullptr) {
        m_setup->layOut(m_layout, *m_round);
        return;
    }
    // Whatever ends the game, no tile can be taken right after it.
    m_banner->setGeometry(m_layout.plantations);
    const QRect log = m_log.layOut(m_layout);
    const QRect room(log.left(), m_layout.margin, log.width(), log.bottom() + 1 - m_layout.margin);
    m_recap->setRoom(room);
    m_hint->setRoom(room);
}

} // namespace windrose
