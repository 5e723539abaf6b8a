// SPDX-License-Identifier: GPL-3.0-or-later
#include "front_table.h"

#include "ui/session/computer_seats.h"
#include "ui/table/table_view.h"

#include <QLayout>
#include <QMainWindow>

#include <utility>

namespace windrose
{

FrontTable::FrontTable(QMainWindow& window) : m_window(window) {}

void FrontTable::setGameTable(TableView& table, ComputerSeats& computers)
{
    m_gameTable = &table;
    m_computers = &computers;
}

void FrontTable::show(const Other& other)
{
    m_computers->setHeld(true);
    m_window.centralWidget()->layout()->replaceWidget(m_gameTable, other.page);
    m_other = other;
    m_gameTable->hide();
    other.page->show();
    emit changed();
}

void FrontTable::showGame()
{
    QWidget* const page = std::exchange(m_other, {}).page;
    m_window.centralWidget()->layout()->replaceWidget(page, m_gameTable);
    page->hide();
    m_gameTable->show();
    m_computers->setHeld(false);
    emit changed();
}

} // namespace windrose
