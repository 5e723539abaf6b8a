// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_game_dialog.h"

#include "seat_list.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace windrose
{
namespace
{

/// The name a widget has without its mnemonic, with what it explains: for the tooltip and the screen reader alike.
void explain(QWidget* widget, const QString& text)
{
    widget->setToolTip(text);
    widget->setAccessibleDescription(text);
}

} // namespace

NewGameDialog::NewGameDialog(const QList<QColor>& seatColors, QWidget* parent) : QDialog(parent)
{
    makeWidgets(seatColors);
    layOut();
    retranslate();
    setMinimumWidth(460);
    setChoice(NewGameChoice::remembered());
}

void NewGameDialog::makeWidgets(const QList<QColor>& seatColors)
{
    m_playersGroup = new QGroupBox(this);
    m_players = new QButtonGroup(this);
    for (int count = kMinPlayers; count <= kMaxPlayers; ++count) {
        m_players->addButton(new QRadioButton(m_playersGroup), count);
    }
    m_seatsGroup = new QGroupBox(this);
    m_seats = new SeatList(seatColors, m_seatsGroup);
    m_seats->askSitters();
    m_optionsGroup = new QGroupBox(this);
    m_swap = new QCheckBox(m_optionsGroup);
    m_corn = new QCheckBox(m_optionsGroup);
    m_points = new QCheckBox(m_optionsGroup);
    m_seedLabel = new QLabel(this);
    m_seed = new QLineEdit(this);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,20}")), m_seed));
    m_seedLabel->setBuddy(m_seed);
    m_problem = new QLabel(this);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);

    connect(m_players, &QButtonGroup::idToggled, this, [this](int count, bool on) {
        if (on) {
            m_seats->setPlayers(count);
        }
    });
    connect(m_seats, &SeatList::changed, this, &NewGameDialog::judge);
    connect(m_seats, &SeatList::programWanted, this, &NewGameDialog::programWanted);
    connect(m_seed, &QLineEdit::textChanged, this, &NewGameDialog::judge);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);
}

void NewGameDialog::layOut()
{
    auto* numbers = new QHBoxLayout(m_playersGroup);
    for (QAbstractButton* button : m_players->buttons()) {
        numbers->addWidget(button);
    }
    numbers->addStretch();
    auto* seats = new QVBoxLayout(m_seatsGroup);
    seats->addWidget(m_seats);
    auto* options = new QVBoxLayout(m_optionsGroup);
    options->addWidget(m_swap);
    options->addWidget(m_corn);
    options->addWidget(m_points);
    auto* seed = new QHBoxLayout;
    seed->addWidget(m_seedLabel);
    seed->addWidget(m_seed, 1);

    auto* page = new QVBoxLayout(this);
    page->addWidget(m_playersGroup);
    page->addWidget(m_seatsGroup);
    page->addWidget(m_optionsGroup);
    page->addLayout(seed);
    page->addWidget(m_problem);
    page->addStretch();
    page->addWidget(m_buttons);
}

void NewGameDialog::setChoice(const NewGameChoice& choice)
{
    m_players->button(choice.players)->setChecked(true);
    m_seats->setSeats(choice.names, choice.colors, choice.sitters);
    m_swap->setChecked(choice.options.factoryUniversitySwap);
    m_corn->setChecked(choice.options.cornStartMinusOne);
    m_points->setChecked(choice.options.victoryPoints126);
    m_seed->setText(choice.seed ? QString::number(*choice.seed) : QString());
    judge();
}

void NewGameDialog::seatProgram(int seat, const QString& name)
{
    m_seats->seatProgram(seat, name);
}

int NewGameDialog::players() const
{
    return m_players->checkedId();
}

NewGameChoice NewGameDialog::choice() const
{
    NewGameChoice choice;
    choice.players = players();
    choice.names = m_seats->names();
    choice.colors = m_seats->colors();
    choice.sitters = m_seats->sitters();
    choice.options.factoryUniversitySwap = m_swap->isChecked();
    choice.options.cornStartMinusOne = m_corn->isChecked();
    choice.options.victoryPoints126 = m_points->isChecked();
    bool isNumber = false;
    const std::uint64_t seed = m_seed->text().toULongLong(&isNumber);
    if (isNumber) {
        choice.seed = seed;
    }
    return choice;
}

void NewGameDialog::judge()
{
    QString problem = m_seats->problem();
    bool isNumber = true;
    m_seed->text().toULongLong(&isNumber);
    if (problem.isEmpty() && !m_seed->text().isEmpty() && !isNumber) {
        problem = tr("The seed is too large; numbers up to 18446744073709551615 will do.");
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_points->setEnabled(players() == kMaxPlayers);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

void NewGameDialog::accept()
{
    const NewGameChoice made = choice();
    made.remember();
    QDialog::accept();
    emit chosen(made);
}

void NewGameDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New Game"));
    m_playersGroup->setTitle(tr("Players"));
    for (int count = kMinPlayers; count <= kMaxPlayers; ++count) {
        m_players->button(count)->setText(QString::number(count));
        m_players->button(count)->setAccessibleName(tr("%n player(s)", nullptr, count));
    }
    m_seatsGroup->setTitle(tr("Seats, in clockwise order"));
    m_optionsGroup->setTitle(tr("Rule options"));
    m_swap->setText(tr("&Factory costs 8 and university 7"));
    explain(m_swap, tr("In the printed game the factory costs 7 and the university 8. Many tables exchange the two, "
                       "because the factory is the stronger building."));
    m_corn->setText(tr("Whoever starts with &corn starts with 1 doubloon less"));
    explain(m_corn,
            tr("A corn plantation yields goods without a building, so it is the better start. This evens it out."));
    m_points->setText(tr("Five players: 126 &victory points instead of 122"));
    explain(m_points,
            tr("Later printings of the game hold four points more, which can make a game of five a little longer."));
    m_seedLabel->setText(tr("See&d:"));
    m_seed->setPlaceholderText(tr("drawn by lot"));
    explain(m_seed, tr("The same seed and options give the same tiles in the same order. Leave it empty for a new game "
                       "of its own."));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Start"));
    judge();
}

} // namespace windrose
