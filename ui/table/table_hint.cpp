// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_hint.h"

#include "hint_panel.h"
#include "hint_picture.h"
#include "placement_controller.h"
#include "speeds.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"

#include <algorithm>

/* TRANSLATOR windrose::TableHint  Hints on the table. */

namespace windrose
{

TableHint::TableHint(GameSession& session, PlacementController& controller, QWidget& table)
    : m_session(session),
      m_controller(controller),
      m_table(table),
      m_picture(new HintPicture(&table)),
      m_panel(new HintPanel(&table))
{
    m_panel->setTabHandler([this](QWidget* from, bool next) { return m_controller.walk().stepFromBar(from, next); });
    connect(&m_adviser, &Adviser::advised, this, &TableHint::advised);
    connect(m_panel, &HintPanel::chosen, this, &TableHint::play);
    connect(m_panel, &HintPanel::hovered, this, &TableHint::point);
    connect(m_panel, &HintPanel::closeRequested, this, &TableHint::close);
    connect(m_panel, &HintPanel::linesChanged, this, [this] {
        layOut();
        emit roomWanted();
    });
    connect(&session, &GameSession::changed, this, &TableHint::sessionChanged);
}

TableHint::~TableHint() = default;

bool TableHint::canAdvise() const
{
    return m_session.reader() >= 0 && m_session.isLive() && !m_session.gamePosition().isFinished() &&
           !m_session.isComputersTurn();
}

bool TableHint::isOpen() const
{
    return !m_panel->isHidden();
}

void TableHint::ask()
{
    if (m_session.isCovered()) {
        return; // its reader is not at the table yet
    }
    if (!canAdvise()) {
        emit sentenceChanged(
            //: Why there is no hint, in the prompt line.
            m_session.isComputersTurn() ? tr("It is a computer player's turn. Take over the seat to get a hint.")
            : m_session.isLive()        ? tr(
                                              //: Why there is no hint, in the prompt line.
                                       "There is no decision to give a hint for.")
                                 : tr(
                                       //: Why there is no hint, in the prompt line.
                                       "Hints are for the current position. Return to the game first."));
        return;
    }
    if (isOpen()) {
        m_panel->takeFocus();
        return;
    }
    m_controller.cancel();
    m_isPlacing = false;
    m_advice.clear();
    m_focusBefore = m_table.window()->focusWidget();
    m_panel->think();
    layOut();
    m_panel->show();
    m_panel->raise();
    m_panel->takeFocus();
    emit opened();
    emit roomWanted();
    emit thinks(m_panel->accessibleDescription());
    m_adviser.ask(m_session.gamePosition(), options(m_time));
}

void TableHint::placeForMe()
{
    if (!m_session.placement().isOpen()) {
        return;
    }
    close();
    m_isPlacing = true;
    //: In the panel of hints while the computer looks for one.
    emit sentenceChanged(tr("Thinking…"));
    m_adviser.ask(m_session.gamePosition(), options(std::min(m_time, speeds::kMaxPlacementTime)));
}

AdviceOptions TableHint::options(int milliseconds) const
{
    return {.budget = {.simulations = {}, .time = std::chrono::milliseconds(milliseconds)},
            .threads = Adviser::threads(),
            .pointsHidden = m_pointsHidden,
            .pointsCounted = !m_session.history().start().start,
            .hintedBuilding = m_hintMemory.of(m_session.gamePosition())};
}

void TableHint::close()
{
    m_adviser.stop();
    m_isPlacing = false;
    m_picture->hide();
    if (isOpen()) {
        const bool hadFocus = m_panel->isAncestorOf(m_table.window()->focusWidget());
        m_panel->hide();
        emit roomWanted();
        if (hadFocus && m_focusBefore != nullptr && m_focusBefore->isVisible()) {
            m_focusBefore->setFocus(Qt::OtherFocusReason);
        } else if (hadFocus) {
            m_controller.walk().restoreFocus();
        }
    }
}

void TableHint::sessionChanged(const Change& change)
{
    // Moving colonists in the draft does not change the decision.
    if (change.kind != ChangeKind::Drafted || m_isPlacing) {
        close();
    } else {
        layOut();
    }
}

void TableHint::advised(const std::vector<AdvisedOrder>& orders)
{
    if (m_isPlacing) {
        m_isPlacing = false;
        emit sentenceChanged({});
        if (!orders.empty()) {
            m_session.placement().arrange(orders.front().order);
        }
        return;
    }
    m_advice = orders;
    m_hintMemory.remember(m_session.gamePosition(), orders);
    m_line = 0;
    offer();
    m_panel->takeFocus();
    emit offered(m_panel->linesWithoutFocus());
}

void TableHint::offer()
{
    QList<HintLine> lines;
    const Position& position = m_session.gamePosition();
    for (const AdvisedOrder& advised : m_advice) {
        const bool isBest = &advised == &m_advice.front();
        const auto compared = isBest ? texts::ComparedWith::Second : texts::ComparedWith::Best;
        lines.append({texts::order(position, advised.order), texts::chance(advised.chance),
                      texts::paragraph(texts::reasons(m_session, advised, compared)),
                      texts::expectedPlay(m_session, position, advised.line)});
    }
    m_panel->offer(lines);
    layOut();
    emit roomWanted();
}

void TableHint::play(int line)
{
    const Order order = m_advice[static_cast<std::size_t>(line)].order;
    close();
    m_session.submit(order);
}

void TableHint::point(int line)
{
    m_line = line;
    layOut();
}

/// The rectangles of widgets on the table.
QList<QRectF> TableHint::rectsOf(const QList<QWidget*>& widgets) const
{
    QList<QRectF> rects;
    for (const QWidget* widget : widgets) {
        rects.append(QRectF(m_controller.all().rectOf(*widget)));
    }
    return rects;
}

void TableHint::setRoom(const QRect& room, int least)
{
    m_room = room;
    m_least = least;
    layOut();
}

int TableHint::wantedHeight(int width) const
{
    return isOpen() ? m_panel->heightFor(width) : 0;
}

void TableHint::layOut()
{
    const int height =
        std::clamp(m_panel->heightFor(m_room.width()), std::min(m_least, m_room.height()), m_room.height());
    m_panel->setGeometry(m_room.left(), m_room.bottom() + 1 - height, m_room.width(), height);
    if (isOpen() && static_cast<std::size_t>(m_line) < m_advice.size()) {
        const OrderMarks marks = marksOf(m_session, m_advice[static_cast<std::size_t>(m_line)].order);
        const TablePlaces& places = m_controller.all();
        m_picture->show(rectsOf(places.widgetsOf(marks.pieces)), rectsOf(places.widgetsAt(marks.places)));
        m_panel->raise();
    }
}

void TableHint::retranslate()
{
    m_panel->retranslate();
    if (isOpen() && !m_advice.empty()) {
        offer();
    }
}

} // namespace windrose
