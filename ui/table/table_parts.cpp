// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_parts.h"

#include "announcer.h"
#include "areas.h"
#include "hint_panel.h"
#include "hint_picture.h"
#include "last_round_banner.h"
#include "log_panel.h"
#include "placement_controller.h"
#include "prompt_bar.h"
#include "recap_panel.h"
#include "refusal_marks.h"
#include "round_panel.h"
#include "screen_reader.h"
#include "setup_tools.h"
#include "storage_picker.h"
#include "table_hint.h"
#include "ui/models/texts_announced.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

namespace windrose
{

TableParts::TableParts(const Tabletop& tabletop, QWidget& table)
    : m_session(tabletop.session()),
      m_controller(new PlacementController(tabletop, table)),
      m_tiles(tabletop, *m_controller, table),
      m_picker(new StoragePicker(m_session, &table)),
      m_roundModel(tabletop),
      m_round(new RoundPanel(m_roundModel, &table)),
      m_bars(m_session, *m_controller, *m_picker, table),
      m_boards(tabletop, *m_controller, *m_picker, table),
      m_log(m_session, *m_controller, table),
      m_hint(std::make_unique<TableHint>(m_session, *m_controller, table)),
      m_recap(new RecapPanel(m_session, &table)),
      m_banner(new LastRoundBanner(m_session, &table)),
      m_lastMoves(m_session, m_controller->all()),
      m_legalMarks(std::make_unique<LegalMarks>(*m_controller)),
      m_refusalMarks(std::make_unique<RefusalMarks>(m_session, *m_controller)),
      m_spots(m_session, *m_controller, m_tiles, *m_round, m_boards.all(), table),
      m_director(m_session, m_controller->motion(), m_spots, table),
      m_announcer(std::make_unique<Announcer>(*m_controller, std::make_unique<ScreenReader>(table)))
{
    QObject::connect(m_banner, &LastRoundBanner::announced, &m_bars.prompt(), &PromptBar::announce);
    QObject::connect(&m_log, &TableLog::unfolded, m_recap, &RecapPanel::dismiss); // the ribbon would cover the lines
    m_recap->setTabHandler([this](QWidget* from, bool next) { return m_controller->walk().stepFromBar(from, next); });
    m_controller->hand().setSizeInHand(
        [this](const Piece& piece, bool isSideways) { return m_boards.sizeInHand(piece, isSideways, m_layout); });
    m_controller->walk().setOtherStops([this] { return stops(); }, [this] { return askedStops(); });
    connectAnnouncer();
}

/// Passes messages that the table shows only briefly to the screen reader.
void TableParts::connectAnnouncer()
{
    Announcer& announcer = *m_announcer;
    QObject::connect(&m_bars.prompt(), &PromptBar::announced, &announcer,
                     [&announcer](const QString& sentence, bool isWarning) {
                         if (isWarning) {
                             announcer.warn(sentence);
                         } else {
                             announcer.announce(sentence);
                         }
                     });
    QObject::connect(m_hint.get(), &TableHint::thinks, &announcer, &Announcer::announce);
    QObject::connect(m_hint.get(), &TableHint::offered, &announcer,
                     [&announcer](const QStringList& lines) { announcer.announce(texts::hint(lines)); });
    QObject::connect(m_banner, &LastRoundBanner::appeared, &announcer, &Announcer::announceLastRound);
    announcer.setRecap([this] { return m_recap->isHidden() ? QString() : m_recap->accessibleName(); });
}

TableParts::~TableParts()
{
    // Neither keyboard navigation nor the marks may use parts that are being destroyed.
    m_controller->walk().setOtherStops({}, {});
    m_legalMarks.reset();
    m_refusalMarks.reset();
}

void TableParts::makeSetup(SetupSession& session, QWidget& table)
{
    m_bars.hideForOtherBar();
    m_log.hide();
    m_boards.setFollows(false);
    m_setup = std::make_unique<SetupTools>(session, *m_controller, table);
}

QList<QWidget*> TableParts::askedStops() const
{
    QList<QWidget*> stops = m_bars.stops();
    if (m_hint->isOpen()) {
        stops << m_hint->panel().stops();
    }
    if (m_guestStops) {
        stops << m_guestStops();
    }
    return stops;
}

/// The log, unless what lies over it hides it completely.
QList<QWidget*> TableParts::logStops() const
{
    QList<QWidget*> stops = m_log.stops();
    for (const QWidget* cover : std::initializer_list<const QWidget*>{m_recap, &m_hint->panel()}) {
        stops.removeIf([cover](const QWidget* stop) {
            return cover->isVisible() && cover->geometry().contains(stop->geometry());
        });
    }
    return stops;
}

QList<QWidget*> TableParts::stops() const
{
    return askedStops() << m_recap->stops() << logStops();
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
    m_roundModel.retranslate();
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

/// The height of what shows or is about to show over the log, in steps, so that the boards do not move with every line.
int TableParts::reserveBelowBoards() const
{
    const int width = m_layout.log.width();
    const int wanted = qMax(m_recap->wantedHeight(width), m_hint->wantedHeight(width));
    const int step = wholeUnits(24);
    return (wanted + step - 1) / step * step;
}

/// What a room leaves below the boards in it.
static QRect belowBoards(const TableLayout& layout, QRect room)
{
    for (const QRect& board : layout.boards) {
        if (board.bottom() < layout.log.top() && board.intersects(room)) {
            room.setTop(std::max(room.top(), board.bottom() + 1 + layout.gap));
        }
    }
    return room;
}

void TableParts::layOut(QSize size)
{
    const QList<QRect> before = panelsOf(m_layout);
    m_layout = layOutTable(size, m_session.position(), m_log.isShown(), m_setup != nullptr);
    setTableUnit(m_layout.unit);
    const int reserve = m_setup != nullptr ? 0 : reserveBelowBoards();
    if (reserve > m_layout.log.height()) {
        m_layout = layOutTable(size, m_session.position(), m_log.isShown(), false, reserve);
    }
    if (panelsOf(m_layout) != before) {
        m_round->parentWidget()->update();
    }
    m_tiles.layOut(m_layout);
    m_round->setGeometry(m_layout.round);
    m_bars.layOut(m_layout.prompt);
    m_boards.layOut(m_layout);
    if (m_setup != nullptr) {
        m_setup->layOut(m_layout, *m_round);
        return;
    }
    // The banner covers the plantations: after an order that brings the last round, no tile can be taken next.
    m_banner->setGeometry(m_layout.plantations);
    const QRect log = m_log.layOut(m_layout);
    const QRect room(log.left(), m_layout.margin, log.width(), log.bottom() + 1 - m_layout.margin);
    // A panel that would leave no room for an entry of the log covers all of it.
    const int entry = 3 * typeSize(0); // in two lines
    const int kept = TableLog::titleHeight(m_layout) + entry + m_layout.gap;
    const bool coversTitle = m_layout.logFolded || reserve > m_layout.log.height() - kept;
    const int least = reserve > 0 && coversTitle ? m_layout.log.height() : 0;
    const QRect below = belowBoards(m_layout, room);
    m_recap->setRoom(below, least);
    m_hint->picture().setSpared(m_layout.prompt);
    m_hint->setRoom(below, least);
    endLog();
}

void TableParts::hideRecap()
{
    m_recap->hide();
    endLog();
}

void TableParts::endLog()
{
    int top = m_layout.log.bottom() + 1 + m_layout.gap;
    for (const QWidget* cover : std::initializer_list<const QWidget*>{m_recap, &m_hint->panel()}) {
        if (!cover->isHidden()) {
            top = std::min(top, cover->y());
        }
    }
    m_log.endAbove(top);
}

} // namespace windrose
