// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_dialog.h"

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

namespace windrose
{
namespace
{

constexpr std::array kBoards{SetupChoice::Boards::Kept, SetupChoice::Boards::Empty, SetupChoice::Boards::Begin};

/// For the tooltip and the screen reader alike.
void explain(QWidget* widget, const QString& text)
{
    widget->setToolTip(text);
    widget->setAccessibleDescription(text);
}

} // namespace

SetupDialog::SetupDialog(const QList<QColor>& seatColors, const SetupChoice& now, QWidget* parent)
    : QDialog(parent), m_before(now)
{
    makeWidgets(seatColors);
    layOut();
    m_players->button(now.table.players)->setChecked(true);
    m_boards->button(static_cast<int>(SetupChoice::Boards::Kept))->setChecked(true);
    m_seats->setPlayers(now.table.players);
    m_seats->setSeats(now.table.names, now.table.colors);
    m_swap->setChecked(now.table.options.factoryUniversitySwap);
    m_points->setChecked(now.table.options.victoryPoints126);
    m_lastRound->setChecked(now.colonistsRanOut);
    retranslate();
    setMinimumWidth(460);
}

void SetupDialog::makeWidgets(const QList<QColor>& seatColors)
{
    m_playersGroup = new QGroupBox(this);
    m_players = new QButtonGroup(this);
    for (int count = kMinPlayers; count <= kMaxPlayers; ++count) {
        m_players->addButton(new QRadioButton(m_playersGroup), count);
    }
    m_boardsGroup = new QGroupBox(this);
    m_boards = new QButtonGroup(this);
    for (const SetupChoice::Boards boards : kBoards) {
        m_boards->addButton(new QRadioButton(m_boardsGroup), static_cast<int>(boards));
    }
    m_seatsGroup = new QGroupBox(this);
    m_seats = new SeatList(seatColors, m_seatsGroup);
    m_optionsGroup = new QGroupBox(this);
    m_swap = new QCheckBox(m_optionsGroup);
    m_points = new QCheckBox(m_optionsGroup);
    m_lastRound = new QCheckBox(m_optionsGroup);
    m_problem = new QLabel(this);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(m_players, &QButtonGroup::idToggled, this, [this](int count, bool on) {
        if (on) {
            m_seats->setPlayers(count);
            judge();
        }
    });
    connect(m_seats, &SeatList::changed, this, &SetupDialog::judge);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &SetupDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &SetupDialog::reject);
}

void SetupDialog::layOut()
{
    auto* numbers = new QHBoxLayout(m_playersGroup);
    for (QAbstractButton* button : m_players->buttons()) {
        numbers->addWidget(button);
    }
    numbers->addStretch();
    auto* boards = new QVBoxLayout(m_boardsGroup);
    for (QAbstractButton* button : m_boards->buttons()) {
        boards->addWidget(button);
    }
    auto* seats = new QVBoxLayout(m_seatsGroup);
    seats->addWidget(m_seats);
    auto* options = new QVBoxLayout(m_optionsGroup);
    options->addWidget(m_swap);
    options->addWidget(m_points);
    options->addWidget(m_lastRound);
    auto* page = new QVBoxLayout(this);
    page->addWidget(m_playersGroup);
    page->addWidget(m_boardsGroup);
    page->addWidget(m_seatsGroup);
    page->addWidget(m_optionsGroup);
    page->addWidget(m_problem);
    page->addStretch();
    page->addWidget(m_buttons);
}

int SetupDialog::players() const
{
    return m_players->checkedId();
}

SetupChoice SetupDialog::choice() const
{
    SetupChoice choice;
    choice.table.players = players();
    choice.table.names = m_seats->names();
    choice.table.colors = m_seats->colors();
    choice.table.options = m_before.table.options;
    choice.table.options.factoryUniversitySwap = m_swap->isChecked();
    choice.table.options.victoryPoints126 = m_points->isChecked();
    choice.boards = static_cast<SetupChoice::Boards>(m_boards->checkedId());
    choice.colonistsRanOut = m_lastRound->isChecked();
    return choice;
}

void SetupDialog::judge()
{
    const bool isSame = players() == m_before.table.players;
    QAbstractButton* kept = m_boards->button(static_cast<int>(SetupChoice::Boards::Kept));
    if (!isSame && kept->isChecked()) {
        m_boards->button(static_cast<int>(SetupChoice::Boards::Empty))->setChecked(true);
    }
    kept->setEnabled(isSame);
    const QString problem = m_seats->problem();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_points->setEnabled(players() == kMaxPlayers);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

void SetupDialog::accept()
{
    const SetupChoice made = choice();
    QDialog::accept();
    emit chosen(made);
}

void SetupDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void SetupDialog::retranslate()
{
    setWindowTitle(tr("The Table"));
    m_playersGroup->setTitle(tr("Players"));
    for (int count = kMinPlayers; count <= kMaxPlayers; ++count) {
        m_players->button(count)->setText(QString::number(count));
        m_players->button(count)->setAccessibleName(tr("%n player(s)", nullptr, count));
    }
    m_boardsGroup->setTitle(tr("On the boards"));
    m_boards->button(static_cast<int>(SetupChoice::Boards::Kept))->setText(tr("What lies there &now"));
    m_boards->button(static_cast<int>(SetupChoice::Boards::Empty))->setText(tr("N&othing"));
    m_boards->button(static_cast<int>(SetupChoice::Boards::Begin))->setText(tr("What a &game begins with"));
    explain(m_boards->button(static_cast<int>(SetupChoice::Boards::Kept)),
            tr("Only for the same number of players: another number plays with other pieces."));
    m_seatsGroup->setTitle(tr("Seats, in clockwise order"));
    m_optionsGroup->setTitle(tr("Rule options"));
    m_swap->setText(tr("&Factory costs 8 and university 7"));
    m_points->setText(tr("Five players: 126 &victory points instead of 122"));
    m_lastRound->setText(tr("The colonist ship could not be filled: this is the &last round"));
    explain(m_lastRound, tr("A full city and an empty pool of victory points make the last round by themselves."));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Lay the Table"));
    judge();
}

} // namespace windrose
