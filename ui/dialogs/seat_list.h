// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pieces.h"
#include "ui/session/seats.h"

#include <QColor>
#include <QList>
#include <QWidget>

#include <array>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace windrose
{

class SeatRow;

/// The default computer player for a seat.
inline constexpr Level kDefaultComputer = Level::Merchant;

/// The seats: a row for each in clockwise order with its color, name and player, and buttons that move it.
class SeatList : public QWidget
{
    Q_OBJECT

public:
    /// `seatColors` are the five seat colors in the table's order.
    explicit SeatList(const QList<QColor>& seatColors, QWidget* parent = nullptr);

    /// Shows the first `players` rows.
    void setPlayers(int players);
    void setSeats(const QStringList& names, const QList<int>& colors, const QList<PlayerSpec>& specs = {});
    /// Shows the choice of a player for each seat, a person or a computer player. Hidden by default.
    void askPlayers();

    /// Of all five rows, trimmed; an empty name is replaced by the default.
    QStringList names() const;
    /// Of all five rows, all different.
    QList<int> colors() const;

    /// Of all five rows.
    QList<PlayerSpec> specs() const;

    /// Why these seats are invalid, as a sentence; empty when they are valid.
    QString problem() const;

    /// Swaps two neighboring rows.
    void moveSeat(int seat, int by);
    /// Shuffles the seats that play.
    void shuffle();
    /// Makes everybody but the first person a computer player.
    void fillWithComputers();
    /// Assigns a program that is known by now to a seat.
    void seatProgram(int seat, const QString& name);
    /// Makes everybody a person.
    void makePersons();

signals:
    void changed();
    /// The user wants to add a program for this seat.
    void programRequested(int seat);

protected:
    void changeEvent(QEvent* event) override;

private:
    void addRow(int seat, const QList<QColor>& seatColors);
    void arrange();
    SeatRow& row(int seat) const;
    /// The user chose a color; the seat that had it gets this seat's former color.
    void colorChosen(int seat, int color);
    void exchange(int seat, int other);
    /// The user chose a player: sets a name unless the seat has its own, and shows the description.
    void playerChosen(int seat);
    void explainPlayer(int seat);
    void nameComputer(int seat);
    void showPlayers();
    void retranslate();

    std::array<SeatRow*, kMaxPlayers> m_rows{};
    QList<int> m_colors;
    QHBoxLayout* m_buttons = nullptr;
    QPushButton* m_shuffle = nullptr;
    QPushButton* m_fill = nullptr;
    QPushButton* m_persons = nullptr;
    QLabel* m_explained = nullptr;
    int m_explainedSeat = -1;
    bool m_asksPlayers = false;
    int m_players = kMaxPlayers;
};

} // namespace windrose
