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

/// The computer player that comes when a chair is empty, as records name it.
inline constexpr const char* kUsualComputer = "merchant";

/// Who sits where: a row for each seat in clockwise order with its color and name, and buttons that move it.
class SeatList : public QWidget
{
    Q_OBJECT

public:
    /// `seatColors` are the five colors of the table, in the order the table numbers them.
    explicit SeatList(const QList<QColor>& seatColors, QWidget* parent = nullptr);

    /// Shows the first `players` rows.
    void setPlayers(int players);
    void setSeats(const QStringList& names, const QList<int>& colors, const QStringList& sitters = {});
    /// Asks as well who plays each seat, a person or which computer player. Not asked at first.
    void askSitters();

    /// Of all five rows, trimmed; a name left empty is the default one.
    QStringList names() const;
    /// Of all five rows; each color once.
    QList<int> colors() const;

    /// Of all five rows, as records say it: empty for a person.
    QStringList sitters() const;

    /// Why nobody can sit down like this, as a sentence; empty when all is well.
    QString problem() const;

    /// Exchanges two neighboring rows.
    void moveSeat(int seat, int by);
    /// Puts the seats that play into a random order.
    void shuffle();
    /// Everybody but the first person becomes a computer player.
    void fillWithComputers();
    /// Lets a program that is known by now sit at a seat.
    void seatProgram(int seat, const QString& name);
    /// Everybody becomes a person.
    void makePersons();

signals:
    void changed();
    /// Somebody wants a program at a seat that is not known yet.
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
        QString sitter; ///< who was chosen last
        QToolButton* up = nullptr;
        QToolButton* down = nullptr;
    };

    Row makeRow(int seat, const QList<QColor>& seatColors);
    /// A color chosen here is taken from whoever had it, who gets this seat's former one.
    void colorChosen(int seat, int color);
    void exchange(int seat, int other);
    Row& row(int seat) { return m_rows[static_cast<std::size_t>(seat)]; }
    const Row& row(int seat) const { return m_rows[static_cast<std::size_t>(seat)]; }
    QString sitter(int seat) const;
    void setSitter(int seat, const QString& sitter);
    void fillPrograms(int seat, const QString& sitter);
    void playerChosen(int seat);
    /// Somebody else plays the seat now: a name for it, where it has none of its own, and what to expect.
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
