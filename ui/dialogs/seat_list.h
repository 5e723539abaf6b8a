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

/// Who sits where: a row for each seat in clockwise order with its color and name, and buttons that move it.
class SeatList : public QWidget
{
    Q_OBJECT

public:
    /// `seatColors` are the five colors of the table, in the order the table numbers them.
    explicit SeatList(const QList<QColor>& seatColors, QWidget* parent = nullptr);

    /// Shows the first `players` rows.
    void setPlayers(int players);
    void setSeats(const QStringList& names, const QList<int>& colors);

    /// Of all five rows, trimmed; a name left empty is the default one.
    QStringList names() const;
    /// Of all five rows; each color once.
    QList<int> colors() const;

    /// Why nobody can sit down like this, as a sentence; empty when all is well.
    QString problem() const;

    /// Exchanges two neighbouring rows.
    void moveSeat(int seat, int by);
    /// Puts the seats that play into a random order.
    void shuffle();

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QLabel* label = nullptr;
        QComboBox* color = nullptr;
        QLineEdit* name = nullptr;
        QToolButton* up = nullptr;
        QToolButton* down = nullptr;
    };

    Row makeRow(int seat, const QList<QColor>& seatColors);
    /// A color chosen here is taken from whoever had it, who gets this seat's former one.
    void colorChosen(int seat, int color);
    void exchange(int seat, int other);
    void showPlayers();
    void retranslate();

    std::array<Row, kMaxPlayers> m_rows;
    QList<int> m_colors;
    QPushButton* m_shuffle = nullptr;
    int m_players = kMaxPlayers;
};

} // namespace windrose
