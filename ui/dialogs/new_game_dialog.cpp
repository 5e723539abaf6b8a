// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_game_dialog.h"

#include "seat_list.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

/* TRANSLATOR windrose::NewGameDialog  The dialog for a new game. */

namespace windrose
{

NewGameDialog::NewGameDialog(const QList<QColor>& seatColors, QWidget* parent) : TableForm(parent)
{
    addPlayers();
    addSeats(seatColors);
    seats().askPlayers();
    connect(&seats(), &SeatList::programRequested, this, &NewGameDialog::programRequested);
    addOptions();
    m_corn = new QCheckBox(this);
    options().addWidget(m_corn);
    addVictoryPoints();
    addSeed();
    addEnd();
    NewGameDialog::retranslate();
    setChoice(NewGameChoice::remembered());
}

void NewGameDialog::addSeed()
{
    m_seedLabel = new QLabel(this);
    m_seed = new QLineEdit(this);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,20}")), m_seed));
    m_seedLabel->setBuddy(m_seed);
    auto* seed = new QHBoxLayout;
    seed->addWidget(m_seedLabel);
    seed->addWidget(m_seed, 1);
    page().addLayout(seed);
    connect(m_seed, &QLineEdit::textChanged, this, &NewGameDialog::judge);
}

void NewGameDialog::setChoice(const NewGameChoice& choice)
{
    setTable(choice);
    m_corn->setChecked(choice.options.cornStartMinusOne);
    m_seed->setText(choice.seed ? QString::number(*choice.seed) : QString());
    judge();
}

void NewGameDialog::seatComputers()
{
    seats().makePersons();
    seats().fillWithComputers();
}

void NewGameDialog::seatPeople()
{
    seats().makePersons();
}

void NewGameDialog::seatProgram(int seat, const QString& name)
{
    seats().seatProgram(seat, name);
}

NewGameChoice NewGameDialog::choice() const
{
    NewGameChoice choice = table();
    choice.options.cornStartMinusOne = m_corn->isChecked();
    bool isNumber = false;
    const std::uint64_t seed = m_seed->text().toULongLong(&isNumber);
    if (isNumber) {
        choice.seed = seed;
    }
    return choice;
}

QString NewGameDialog::problem() const
{
    QString problem = TableForm::problem();
    bool isNumber = true;
    m_seed->text().toULongLong(&isNumber);
    if (problem.isEmpty() && !m_seed->text().isEmpty() && !isNumber) {
        //: Why New Game cannot begin.
        return tr("The seed is too large; the largest possible number is 18446744073709551615.");
    }
    return problem;
}

void NewGameDialog::accept()
{
    const NewGameChoice made = choice();
    made.remember();
    QDialog::accept();
    emit chosen(made);
}

void NewGameDialog::retranslate()
{
    //: The title of the dialog.
    setWindowTitle(tr("New Game"));
    //: Explains the field for the seed in New Game; a seed is a number that decides the tiles.
    m_corn->setText(tr("Players who start with &corn get 1 doubloon less"));
    //: Explains an option of New Game.
    explain(m_corn, tr("A corn plantation produces goods without a building, so it is the better start. This option "
                       "compensates for that."));
    //: In the dialog for a new game: the label of the field for the number from which all chance follows.
    m_seedLabel->setText(tr("See&d:"));
    //: In the empty field for the seed: it is chosen by chance.
    m_seed->setPlaceholderText(tr("random"));
    explain(m_seed,
            //: Explains the field for the seed in New Game; a seed is a number that decides the tiles.
            tr("The same seed and options give the same tiles in the same order. Leave it empty for a random game."));
    //: The button that starts the new game.
    setAcceptText(tr("&Start"));
    TableForm::retranslate();
}

} // namespace windrose
