// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pieces.h"

#include <QColor>
#include <QList>
#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace windrose
{

/// The default computer player for a seat, as in records.
inline constexpr const char* kUsualComputer = "merchant";

/// The seats: a row for each in clockwise order with its color, name and player, and buttons that move it.
class SeatList : public QWidget
{
    Q_OBJECT

public:
    /// `seatColors` are the five seat colors in the table's order.
    explicit SeatList(const QList<QColor>& seatColors, QWidget* parent = nullptr);

    /// Shows the first `players` rows.
    void setPlayers(int players);
    void setSeats(const QStringList& names, const QList<int>& colors, const QStringList& sitters = {});
    /// Shows the choice of a player for each seat, a person or a computer player. Hidden by default.
    void askSitters();

    /// Of all five rows, trimmed; an empty name is replaced by the default.
    QStringList names() const;
    /// Of all five rows, all different.
    QList<int> colors() const;

    /// Of all five rows, as in records: empty for a person.
    QStringList sitters() const;

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
    void programWanted(int seat);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QLabel* label = nullptr;
        QComboBox* color = nullptr;
        QLineEdit* name = nullptr;
        QComboBox* player = nullptr;
        QComboBox* style = nullptr;
        QString sitter; ///< the player of the seat
        QToolButton* up = nullptr;
        QToolButton* down = nullptr;
    };

    Row makeRow(int seat, const QList<QColor>& seatColors);
    /// The user chose a color; the seat that had it gets this seat's former color.
    void colorChosen(int seat, int color);
    void exchange(int seat, int other);
    Row& row(int seat) { return m_rows[static_cast<std::size_t>(seat)]; }
    const Row& row(int seat) const { return m_rows[static_cast<std::size_t>(seat)]; }
    QString sitter(int seat) const;
    void setSitter(int seat, const QString& sitter);
    void fillPrograms(int seat, const QString& sitter);
    void playerChosen(int seat);
    /// The user chose a player: sets a name unless the seat has its own, and shows the description.
    void sitterChosen(int seat);
    void explainSitter(int seat);
    void nameComputer(int seat);
    bool isForSitters(const QWidget* widget) const;
    void showPlayers();
    void retranslateSitters(int seat);
    void retranslate();

    std::array<Row, kMaxPlayers> m_rows;
    QList<int> m_colors;
    QPushButton* m_shuffle = nullptr;
    QPushButton* m_fill = nullptr;
    QPushButton* m_persons = nullptr;
    QLabel* m_explained = nullptr;
    int m_explainedSeat = -1;
    bool m_asksSitters = false;
    int m_players = kMaxPlayers;
};

} // namespace windrose
