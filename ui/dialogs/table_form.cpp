// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_form.h"

#include "page_scroll.h"
#include "seat_list.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

/* TRANSLATOR windrose::TableForm  The form with players and rules, in the dialogs for a new game and a position. */

namespace windrose
{

TableForm::TableForm(QWidget* parent) : QDialog(parent), m_page(new QVBoxLayout(new QWidget))
{
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(new PageScroll(m_page->parentWidget(), this), 1);
    constexpr int kNarrowest = 460;
    m_page->addStrut(kNarrowest); // a minimum width of the page or the dialog would hide what the page needs
}

void TableForm::addPlayers()
{
    m_playersGroup = new QGroupBox(this);
    m_players = new QButtonGroup(this);
    auto* numbers = new QHBoxLayout(m_playersGroup);
    for (int count = kMinPlayers; count <= kMaxPlayers; ++count) {
        auto* button = new QRadioButton(m_playersGroup);
        m_players->addButton(button, count);
        numbers->addWidget(button);
    }
    numbers->addStretch();
    m_page->addWidget(m_playersGroup);
    connect(m_players, &QButtonGroup::idToggled, this, [this](int count, bool on) {
        if (on) {
            m_seats->setPlayers(count);
            judge();
        }
    });
}

void TableForm::addSeats(const QList<QColor>& seatColors)
{
    m_seatsGroup = new QGroupBox(this);
    m_seats = new SeatList(seatColors, m_seatsGroup);
    auto* seats = new QVBoxLayout(m_seatsGroup);
    seats->addWidget(m_seats);
    m_page->addWidget(m_seatsGroup);
    connect(m_seats, &SeatList::changed, this, &TableForm::judge);
}

void TableForm::addOptions()
{
    m_optionsGroup = new QGroupBox(this);
    m_options = new QVBoxLayout(m_optionsGroup);
    m_swap = new QCheckBox(m_optionsGroup);
    m_options->addWidget(m_swap);
    m_page->addWidget(m_optionsGroup);
}

void TableForm::addVictoryPoints()
{
    m_points = new QCheckBox(m_optionsGroup);
    m_options->addWidget(m_points);
}

void TableForm::addEnd()
{
    m_problem = new QLabel(this);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_page->addStretch();
    layout()->addWidget(m_problem); // not scrolled
    layout()->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &TableForm::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &TableForm::reject);
}

int TableForm::players() const
{
    return m_players->checkedId();
}

void TableForm::setTable(const NewGameChoice& table)
{
    QAbstractButton* count = m_players->button(table.players);
    count->setChecked(true);
    count->setFocus(); // otherwise the first count gets the focus, and Space would choose it
    m_seats->setSeats(table.names, table.colors, table.specs);
    m_swap->setChecked(table.options.factoryUniversitySwap);
    m_points->setChecked(table.options.victoryPoints126);
}

NewGameChoice TableForm::table() const
{
    NewGameChoice table;
    table.players = players();
    table.names = m_seats->names();
    table.colors = m_seats->colors();
    table.specs = m_seats->specs();
    table.options.factoryUniversitySwap = m_swap->isChecked();
    table.options.victoryPoints126 = m_points->isChecked();
    return table;
}

QString TableForm::problem() const
{
    return m_seats->problem();
}

void TableForm::judge()
{
    if (m_buttons == nullptr) {
        return; // called while the dialog is being built
    }
    const QString wrong = problem();
    m_problem->setText(wrong);
    m_problem->setVisible(!wrong.isEmpty());
    m_points->setEnabled(players() == kMaxPlayers);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
}

void TableForm::setAcceptText(const QString& text)
{
    m_buttons->button(QDialogButtonBox::Ok)->setText(text);
}

void TableForm::explain(QWidget* widget, const QString& text)
{
    widget->setToolTip(text);
    widget->setAccessibleDescription(text);
}

bool TableForm::event(QEvent* event)
{
    const bool isHandled = QDialog::event(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate(); // after the box of buttons, which gives its buttons their usual texts
    }
    return isHandled;
}

void TableForm::retranslate()
{
    //: The heading of a group in the dialog for a new game.
    m_playersGroup->setTitle(tr("Players"));
    for (int count = kMinPlayers; count <= kMaxPlayers; ++count) {
        m_players->button(count)->setText(QString::number(count));
        //: A choice in the dialog for a new game.
        m_players->button(count)->setAccessibleName(tr("%n player(s)", nullptr, count));
    }
    //: The heading of a group in the dialog for a new game.
    m_seatsGroup->setTitle(tr("Seats, in clockwise order"));
    //: The heading of a group in the dialog for a new game.
    m_optionsGroup->setTitle(tr("Rule options"));
    //: An option of New Game.
    m_swap->setText(tr("&Factory costs 8 and university 7"));
    //: Explains an option of New Game.
    explain(m_swap, tr("In the printed game, the factory costs 7 and the university 8. Many groups swap the two "
                       "prices, because the factory is the stronger building."));
    //: An option of New Game.
    m_points->setText(tr("Five players: 126 &victory points instead of 122"));
    explain(
        m_points,
        //: Explains an option of New Game.
        tr("Later printings of the game include four more points, which can make a five-player game a little longer."));
    judge();
}

} // namespace windrose
