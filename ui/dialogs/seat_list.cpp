// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_list.h"

#include "computer_names.h"
#include "new_game_choice.h"
#include "page_scroll.h"
#include "seat_row.h"
#include "ui/models/texts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>

/* TRANSLATOR windrose::SeatList  The list of seats in the dialog for a new game. */

namespace windrose
{

SeatList::SeatList(const QList<QColor>& seatColors, QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    constexpr int kNames = 3; // a column, after portrait, number and color
    grid->setColumnStretch(kNames, 1);
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        addRow(seat, seatColors);
        m_colors << seat;
    }
    m_shuffle = new QPushButton(this);
    connect(m_shuffle, &QPushButton::clicked, this, &SeatList::shuffle);
    m_fill = new QPushButton(this);
    connect(m_fill, &QPushButton::clicked, this, &SeatList::fillWithComputers);
    m_persons = new QPushButton(this);
    connect(m_persons, &QPushButton::clicked, this, &SeatList::makePersons);
    m_buttons = new QHBoxLayout;
    for (QPushButton* button : {m_shuffle, m_fill, m_persons}) {
        m_buttons->addWidget(button);
    }
    m_buttons->addStretch();
    constexpr int kLines = 2 * kMaxPlayers;
    grid->addLayout(m_buttons, kLines, 1, 1, -1);
    m_explained = new QLabel(this);
    m_explained->setTextFormat(Qt::PlainText);
    m_explained->setWordWrap(true);
    // Reserves space for the longest text, so that the dialog does not change its size.
    m_explained->setMinimumHeight(2 * m_explained->fontMetrics().lineSpacing());
    m_explained->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    grid->addWidget(m_explained, kLines + 1, 1, 1, -1);
    retranslate();
    showPlayers();
}

void SeatList::addRow(int seat, const QList<QColor>& seatColors)
{
    auto* row = new SeatRow(seat, seatColors, this);
    m_rows[static_cast<std::size_t>(seat)] = row;
    connect(row, &SeatRow::nameChanged, this, &SeatList::changed);
    connect(row, &SeatRow::colorChosen, this, [this, seat](int color) { colorChosen(seat, color); });
    connect(row, &SeatRow::moveRequested, this, [this, seat](int by) { moveSeat(seat, by); });
    connect(&row->picker(), &PlayerPicker::chosen, this, [this, seat] { playerChosen(seat); });
    connect(&row->picker(), &PlayerPicker::programRequested, this, [this, seat] { emit programRequested(seat); });
}

/// Puts what belongs to a seat in one line, or who plays it below its name where the screen is too narrow.
void SeatList::arrange()
{
    constexpr int kGroup = 40; // what the frame around the list needs
    auto* grid = static_cast<QGridLayout*>(layout());
    const int wanted = row(0).widthInOneLine(grid->horizontalSpacing());
    const bool isNarrow = wanted > PageScroll::widestPage(*this) - kGroup;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        int column = 0;
        for (QWidget* widget : row(seat).widgets()) {
            const bool isBelow = isNarrow && row(seat).isOfPlayer(widget);
            const int place = isBelow ? column - 2 : column; // below the color and the name
            grid->addWidget(widget, 2 * seat + (isBelow ? 1 : 0), place);
            ++column;
        }
    }
}

SeatRow& SeatList::row(int seat) const
{
    return *m_rows[static_cast<std::size_t>(seat)];
}

void SeatList::setPlayers(int players)
{
    m_players = players;
    showPlayers();
    emit changed();
}

void SeatList::askPlayers()
{
    m_asksPlayers = true;
    showPlayers();
}

void SeatList::setSeats(const QStringList& names, const QList<int>& colors, const QList<PlayerSpec>& specs)
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const QString name = names.value(seat);
        row(seat).setNameQuietly(name == defaultSeatName(seat) ? QString() : name);
        row(seat).picker().setSpec(specs.value(seat));
        m_colors[seat] = colors.value(seat, seat);
        row(seat).setColor(m_colors[seat]);
    }
    showPlayers();
    emit changed();
}

QStringList SeatList::names() const
{
    QStringList names;
    for (const SeatRow* row : m_rows) {
        names << row->name();
    }
    return names;
}

QList<int> SeatList::colors() const
{
    return m_colors;
}

QList<PlayerSpec> SeatList::specs() const
{
    QList<PlayerSpec> specs;
    for (const SeatRow* row : m_rows) {
        specs << row->picker().spec();
    }
    return specs;
}

void SeatList::seatProgram(int seat, const QString& name)
{
    const PlayerSpec program = PlayerSpec::ofProgram(name.toStdString());
    for (int other = 0; other < kMaxPlayers; ++other) {
        PlayerPicker& picker = row(other).picker();
        picker.setSpec(other == seat ? program : picker.spec()); // every box lists the program
    }
    playerChosen(seat);
}

void SeatList::nameComputer(int seat)
{
    const QString typed = row(seat).typedName();
    if (row(seat).picker().isPerson()) {
        if (isComputerName(typed)) {
            row(seat).setName(QString());
        }
    } else if (typed.trimmed().isEmpty()) {
        row(seat).setName(freeComputerName(names()));
    }
}

void SeatList::playerChosen(int seat)
{
    nameComputer(seat);
    m_explainedSeat = seat;
    showPlayers();
    emit changed();
}

void SeatList::fillWithComputers()
{
    int person = 0;
    while (person < m_players && !row(person).picker().isPerson()) {
        ++person;
    }
    for (int seat = 0; seat < m_players; ++seat) {
        if (seat != person && row(seat).picker().isPerson()) {
            row(seat).picker().setSpec(PlayerSpec(kDefaultComputer));
            nameComputer(seat);
            m_explainedSeat = seat;
        }
    }
    showPlayers();
    emit changed();
}

void SeatList::makePersons()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        row(seat).picker().setSpec(PlayerSpec());
        nameComputer(seat);
    }
    m_explainedSeat = -1;
    showPlayers();
    emit changed();
}

/// Describes the player chosen last below the rows.
void SeatList::explainPlayer(int seat)
{
    const PlayerSpec player = seat < 0 || seat >= m_players ? PlayerSpec() : row(seat).picker().spec();
    const QString explained = texts::playerExplained(player);
    m_explained->setVisible(m_asksPlayers); // kept visible without text, so that buttons do not move under the pointer
    //: %1 is a kind of computer player, %2 what to expect of it
    const QString sentence = tr("%1: %2");
    m_explained->setText(explained.isEmpty() ? QString() : sentence.arg(texts::playerNameAndStyle(player), explained));
}

QString SeatList::problem() const
{
    const QStringList playing = names().mid(0, m_players);
    for (int seat = 0; seat < playing.size(); ++seat) {
        for (int other = seat + 1; other < playing.size(); ++other) {
            if (playing[seat].compare(playing[other], Qt::CaseInsensitive) == 0) {
                //: In the dialog for a new game; %1 is the name that two seats have.
                return tr("Two seats are called %1; give them different names.").arg(playing[seat]);
            }
        }
    }
    return {};
}

void SeatList::colorChosen(int seat, int color)
{
    const auto holder = m_colors.indexOf(color);
    if (holder >= 0 && holder != seat) {
        m_colors[holder] = m_colors[seat];
        row(static_cast<int>(holder)).setColor(m_colors[holder]);
    }
    m_colors[seat] = color;
    row(seat).setColor(color);
    emit changed();
}

void SeatList::exchange(int seat, int other)
{
    SeatRow& one = row(seat);
    SeatRow& two = row(other);
    const QString name = one.typedName();
    one.setNameQuietly(two.typedName());
    two.setNameQuietly(name);
    const PlayerSpec spec = one.picker().spec();
    one.picker().setSpec(two.picker().spec());
    two.picker().setSpec(spec);
    m_colors.swapItemsAt(seat, other);
    one.setColor(m_colors[seat]);
    two.setColor(m_colors[other]);
}

void SeatList::moveSeat(int seat, int by)
{
    const int other = seat + by;
    if (other < 0 || other >= m_players) {
        return;
    }
    exchange(seat, other);
    row(other).focusButton(by); // the focus moves with the seat, so that pressing again moves it further
    showPlayers();
    emit changed();
}

void SeatList::shuffle()
{
    for (int last = m_players - 1; last > 0; --last) {
        const int other = QRandomGenerator::global()->bounded(last + 1);
        if (other != last) {
            exchange(last, other);
        }
    }
    showPlayers();
    emit changed();
}

void SeatList::showPlayers()
{
    for (SeatRow* row : m_rows) {
        row->showFor(m_players, m_asksPlayers);
    }
    m_fill->setVisible(m_asksPlayers);
    m_persons->setVisible(m_asksPlayers);
    explainPlayer(m_explainedSeat);
}

void SeatList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange && m_explained != nullptr) {
        arrange();
    }
    QWidget::changeEvent(event);
}

void SeatList::retranslate()
{
    for (SeatRow* row : m_rows) {
        row->retranslate();
    }
    arrange();
    //: A button of the dialog for a new game.
    m_fill->setText(tr("Fill &with Computers"));
    //: Explains a button below the seats of New Game.
    m_fill->setToolTip(tr("Computer players take every seat but the first person's"));
    //: A button of the dialog for a new game.
    m_persons->setText(tr("&All People"));
    //: Explains a button below the seats of New Game.
    m_persons->setToolTip(tr("Every seat is played by a person at this screen"));
    explainPlayer(m_explainedSeat);
    //: A button of the dialog for a new game.
    m_shuffle->setText(tr("S&huffle Seats"));
    //: Explains a button below the seats of New Game.
    m_shuffle->setToolTip(tr("Put the seats in random order; seat 1 is the first governor"));
}

} // namespace windrose
