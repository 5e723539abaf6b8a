// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_table.h"

#include "ui/dialogs/settings.h"
#include "ui/puzzles/puzzle_page.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

namespace windrose
{

PuzzleTable::PuzzleTable(QWidget* window)
    : m_computers(m_session, ComputerSeats::Begin::Paused),
      m_table(new TableView(m_session)),
      m_page(new PuzzlePage(*m_table, window))
{
    m_table->setComputers(m_computers);
    m_table->setShowAllPoints(true); // the proof knows them
    m_table->setBoardFollows(false);
    m_table->setLogShown(false);
    m_table->prompt().setOffersAdvice(false); // the strip has hints of its own
    m_computers.setShowingTime([this] { return m_table->showingTime(); });
    m_guide = std::make_unique<PuzzleGuide>(m_session, *m_table, m_computers, m_page->strip());
}

PuzzleTable::~PuzzleTable()
{
    m_guide.reset();
    delete m_page; // with the table, which is connected to the session
}

PuzzleStrip& PuzzleTable::strip()
{
    return m_page->strip();
}

void PuzzleTable::useSettings()
{
    m_computers.setPause(milliseconds(settings::watchingSpeed.value()));
    m_table->prompt().setSpeed(static_cast<int>(settings::watchingSpeed.value()));
}

QString PuzzleTable::title() const
{
    return QCoreApplication::translate("windrose::PuzzlesDialog", "Puzzles");
}

void PuzzleTable::copyPosition()
{
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(positionJson(m_session.gamePosition(), m_session.seats().names())));
}

} // namespace windrose
