// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include "hint_panel.h"
#include "log_panel.h"
#include "motion_layer.h"
#include "placement_controller.h"
#include "prompt_bar.h"
#include "recap_panel.h"
#include "refusal_marks.h"
#include "replay_bar.h"
#include "setup_bar.h"
#include "setup_tools.h"
#include "table_hint.h"
#include "table_keys.h"
#include "table_tile.h"
#include "ui/pieces/table_unit.h"

#include <QKeyEvent>

namespace windrose
{

TableView::TableView(GameSession& session, QWidget* parent) : TableView(Tabletop(session), parent)
{
    begin();
}

TableView::TableView(SetupSession& session, QWidget* parent) : TableView(Tabletop(session), parent)
{
    m_parts.makeSetup(session, *this);
    setShowAllPoints(true);
    begin();
}

TableView::TableView(const Tabletop& tabletop, QWidget* parent)
    : QWidget(parent),
      m_session(tabletop.session()),
      m_parts(tabletop, *this),
      m_changes(m_session, m_parts, *this),
      m_descriptions(m_session, *this)
{
    setObjectName(QStringLiteral("table"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    connect(&m_changes, &TableChanges::layOutWanted, this, &TableView::layOut);
    connect(&m_changes, &TableChanges::loaded, this, [this] { m_ground.invalidate(); });
    connectParts();
}

/// Shows the session, when all parts are there.
void TableView::begin()
{
    m_changes.begin();
    m_descriptions.update();
}

TableView::~TableView()
{
    m_session.story().setOn(false); // the director that shows it goes with this table
}

void TableView::connectParts()
{
    connect(&controller(), &PlacementController::sentenceChanged, this, &TableView::warn);
    connect(&controller(), &PlacementController::clickRefused, this, &TableView::clickRefused);
    connect(&m_parts.recap(), &RecapPanel::closed, this, [this] {
        if (m_parts.recap().isAncestorOf(focusWidget())) {
            controller().walk().restoreFocus();
        }
    });
    connect(&hint(), &TableHint::opened, &m_parts.recap(), &RecapPanel::dismiss); // they share a place
    connect(&hint(), &TableHint::roomWanted, this, &TableView::layOut);
    connect(&m_parts.recap(), &RecapPanel::roomWanted, this, &TableView::layOut);
    connect(&boards(), &TableBoards::turned, this, [this] { m_parts.makeFocusOrder(); });
    connect(&boards(), &TableBoards::clicked, this, &TableView::enlarge);
    connect(&boards(), &TableBoards::menuRequested, this, &TableView::seatMenuRequested);
    connect(&m_parts.bars(), &TableBars::replayShown, this, &TableView::replayShown);
    connect(&replay(), &ReplayBar::branchRequested, this, &TableView::branchRequested);
    connect(&m_parts.log(), &TableLog::changed, this, &TableView::layOut);
    connect(&m_parts.log(), &TableLog::shownChanged, this, &TableView::logShown);
    connect(&m_parts.log().panel(), &LogPanel::highlightRequested, this,
            [this](const QVariantList& places) { m_parts.mark(places); });
    connect(&m_parts.log().panel(), &LogPanel::undoToRequested, this, &TableView::undoToRequested);
    connect(&m_parts.log().panel(), &LogPanel::branchRequested, this, &TableView::branchRequested);
    connect(&prompt(), &PromptBar::hintRequested, &hint(), &TableHint::ask);
    connect(&prompt(), &PromptBar::placeForMeRequested, &hint(), &TableHint::placeForMe);
    connect(&hint(), &TableHint::sentenceChanged, &prompt(), &PromptBar::inform);
    // The hint opens above the log, where the mouse may rest on a line.
    connect(&hint(), &TableHint::opened, this, [this] { m_parts.mark({}); });
}

PromptBar& TableView::prompt()
{
    return m_parts.bars().prompt();
}

ReplayBar& TableView::replay()
{
    return m_parts.bars().replay();
}

SetupBar* TableView::setupBar()
{
    return m_parts.setupTools() == nullptr ? nullptr : &m_parts.setupTools()->bar();
}

SetupPanel* TableView::setupPanel()
{
    return m_parts.setupTools() == nullptr ? nullptr : &m_parts.setupTools()->panel();
}

void TableView::warn(const QString& sentence)
{
    if (SetupBar* bar = setupBar()) {
        bar->showTemporarily(sentence);
    } else {
        prompt().warn(sentence);
    }
}

/// A click where nothing can be taken: on a small board it enlarges the board.
void TableView::clickRefused(TablePlace* place, const QString& reason)
{
    if (const int seat = boards().smallBoardAround(place->widget()); seat >= 0) {
        enlarge(seat);
        return;
    }
    warn(reason);
    m_parts.refusalMarks().show({place});
}

void TableView::setComputers(ComputerSeats& computers)
{
    prompt().setComputers(computers);
}

int TableView::showingTime() const
{
    return isVisible() ? qMax(m_parts.director().remaining(), m_parts.controller().motion().remaining()) : 0;
}

void TableView::enlarge(int seat)
{
    boards().turnTo(seat);
    layOut();
}

void TableView::setFlavor(Flavor flavor)
{
    setTheme(flavor);
    m_parts.log().panel().applyTheme();
    prompt().refresh();
    for (QWidget* child : findChildren<QWidget*>()) {
        child->update();
    }
    update();
}

void TableView::setPace(speeds::Pace pace)
{
    controller().motion().setPace(pace);
    m_session.story().setOn(pace != speeds::Pace::Off);
    m_parts.recap().offerAgain();
}

int TableView::paced(int duration) const
{
    return speeds::at(m_parts.controller().motion().pace(), duration);
}

void TableView::setColors(const QList<int>& colors)
{
    boards().setColors(colors);
    m_parts.log().panel().setColors(colors);
}

void TableView::setShowReasons(bool show)
{
    m_showReasons = show;
    m_parts.log().panel().log().setReasons(m_showReasons, m_showAllPoints);
    m_parts.log().panel().follow();
}

void TableView::setShowAllPoints(bool show)
{
    m_showAllPoints = show;
    hint().setPointsHidden(!show);
    m_parts.log().panel().log().setReasons(m_showReasons, m_showAllPoints);
    boards().setShowAllPoints(show);
}

void TableView::setBoardFollows(bool follows)
{
    boards().setFollows(follows);
    if (follows) {
        enlarge(boards().seatToShow());
    }
}

void TableView::retranslate()
{
    m_parts.retranslate();
    for (TableTile* tile : findChildren<TableTile*>()) {
        tile->invalidate();
    }
    m_ground.invalidate();
    m_descriptions.update();
    update();
}

void TableView::layOut()
{
    m_parts.layOut(size());
}

void TableView::resizeEvent(QResizeEvent*)
{
    m_session.story().finish(); // its pictures fly to where things were
    m_ground.invalidate();
    layOut();
}

void TableView::showEvent(QShowEvent* event)
{
    setTableUnit(m_parts.layout().unit);
    // A window that comes back from the task bar keeps its focus.
    if (!event->spontaneous()) {
        m_changes.shown();
    }
}

void TableView::paintEvent(QPaintEvent* event)
{
    m_ground.paint(*this, *event, m_parts.layout(), m_parts.log().isOpen(m_parts.layout()));
}

void TableView::changeEvent(QEvent* event)
{
    const bool isFont = event->type() == QEvent::FontChange; // of all texts, with the size of the table's
    if (isFont || event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    if (isFont) {
        layOut();
    }
    QWidget::changeEvent(event);
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (pressTableKey(*event, *this, m_parts.bars(), controller())) {
        return;
    }
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
    } else if (hint().isOpen()) {
        hint().close();
    } else if (isReplaying()) {
        endReplay();
    } else if (largeSeat() != boards().seatToShow()) {
        enlarge(boards().seatToShow());
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TableView::mousePressEvent(QMouseEvent*)
{
    controller().walk().setShowsFocus(false);
    controller().cancel();
}

} // namespace windrose
