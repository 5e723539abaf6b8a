// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_dialog.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGroupBox>
#include <QRadioButton>
#include <QVBoxLayout>

/* TRANSLATOR windrose::SetupDialog  The dialog for players and rules of a position that is set up. */

namespace windrose
{
namespace
{

constexpr std::array kBoards{SetupChoice::Boards::Kept, SetupChoice::Boards::Empty, SetupChoice::Boards::Begin};

} // namespace

SetupDialog::SetupDialog(const QList<QColor>& seatColors, const SetupChoice& now, QWidget* parent)
    : TableForm(parent), m_before(now)
{
    addPlayers();
    addBoards();
    addSeats(seatColors);
    addOptions();
    addVictoryPoints();
    m_lastRound = new QCheckBox(this); // NOLINT(cppcoreguidelines-prefer-member-initializer): for the tab order
    options().addWidget(m_lastRound);
    addEnd();
    setTable(now.table);
    m_boards->button(static_cast<int>(SetupChoice::Boards::Kept))->setChecked(true);
    m_lastRound->setChecked(now.colonistsRanOut);
    SetupDialog::retranslate();
}

void SetupDialog::addBoards()
{
    m_boardsGroup = new QGroupBox(this);
    m_boards = new QButtonGroup(this);
    auto* boards = new QVBoxLayout(m_boardsGroup);
    for (const SetupChoice::Boards kind : kBoards) {
        auto* button = new QRadioButton(m_boardsGroup);
        m_boards->addButton(button, static_cast<int>(kind));
        boards->addWidget(button);
    }
    page().addWidget(m_boardsGroup);
}

SetupChoice SetupDialog::choice() const
{
    SetupChoice choice;
    choice.table = table();
    choice.table.specs.clear(); // the dialog does not ask for players
    choice.table.options.cornStartMinusOne = m_before.table.options.cornStartMinusOne;
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
    TableForm::judge();
}

void SetupDialog::accept()
{
    const SetupChoice made = choice();
    QDialog::accept();
    emit chosen(made);
}

void SetupDialog::retranslate()
{
    //: The title of the dialog for a position's players and rules.
    setWindowTitle(tr("The Table"));
    //: The heading of a group in the dialog for the table of a position.
    m_boardsGroup->setTitle(tr("On the boards"));
    //: A choice of the dialog Table of a position that is set up.
    m_boards->button(static_cast<int>(SetupChoice::Boards::Kept))->setText(tr("The pieces there &now"));
    //: A choice in the dialog: nothing is laid on the table before.
    m_boards->button(static_cast<int>(SetupChoice::Boards::Empty))->setText(tr("N&othing"));
    //: A choice of the dialog Table of a position that is set up.
    m_boards->button(static_cast<int>(SetupChoice::Boards::Begin))->setText(tr("The start of a &game"));
    explain(m_boards->button(static_cast<int>(SetupChoice::Boards::Kept)),
            //: Explains a choice of the dialog Table of a position that is set up.
            tr("Only for the same number of players: other numbers use different pieces."));
    //: A choice of the dialog Table of a position that is set up.
    m_lastRound->setText(tr("The colonist ship could not be filled: this is the last &round"));
    //: Explains a choice of the dialog Table of a position that is set up.
    explain(m_lastRound, tr("A full city or an empty pool of victory points makes it the last round automatically."));
    //: The title or button of the dialog for the table of a position.
    setAcceptText(tr("Set Up the Tab&le"));
    TableForm::retranslate();
}

} // namespace windrose
