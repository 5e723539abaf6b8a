// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "new_game_choice.h"

#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QDialogButtonBox;
class QGroupBox;
class QLabel;

namespace windrose
{

class SeatList;

/// What the table of a position that is set up is to be like.
struct SetupChoice {
    /// What lies on the boards afterwards.
    enum class Boards {
        Kept,  ///< as they are; only for the same number of players
        Empty, ///< nothing
        Begin, ///< what lies there when a game begins
    };
    NewGameChoice table; ///< without a seed
    Boards boards = Boards::Kept;
    bool colonistsRanOut = false; ///< the ship could not be filled, so this is the last round
};

/// Asks for the number of players, names and options of a position that is set up by hand.
class SetupDialog : public QDialog
{
    Q_OBJECT

public:
    /// `seatColors` are the five colors of the table, in the order the table numbers them.
    SetupDialog(const QList<QColor>& seatColors, const SetupChoice& now, QWidget* parent = nullptr);

    /// What the dialog says now.
    SetupChoice choice() const;

    void accept() override;

signals:
    void chosen(const windrose::SetupChoice& choice);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeWidgets(const QList<QColor>& seatColors);
    void layOut();
    int players() const;
    void judge();
    void retranslate();

    SetupChoice m_before;
    QGroupBox* m_playersGroup = nullptr;
    QButtonGroup* m_players = nullptr;
    QGroupBox* m_boardsGroup = nullptr;
    QButtonGroup* m_boards = nullptr;
    QGroupBox* m_seatsGroup = nullptr;
    SeatList* m_seats = nullptr;
    QGroupBox* m_optionsGroup = nullptr;
    QCheckBox* m_swap = nullptr;
    QCheckBox* m_points = nullptr;
    QCheckBox* m_lastRound = nullptr;
    QLabel* m_problem = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace windrose
