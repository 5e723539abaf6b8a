// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "new_game_choice.h"

#include <QColor>
#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QDialogButtonBox;
class QGroupBox;
class QLabel;
class QLineEdit;

namespace windrose
{

class SeatList;

/// Asks who plays and by which options. It opens with the last choice; a choice made is remembered.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// `seatColors` are the five colors of the table, in the order the table numbers them.
    explicit NewGameDialog(const QList<QColor>& seatColors, QWidget* parent = nullptr);

    void setChoice(const NewGameChoice& choice);
    /// What the dialog says now.
    NewGameChoice choice() const;

    /// Lets a program that is known by now sit at a seat.
    void seatProgram(int seat, const QString& name);

    void accept() override;

signals:
    /// Start was pressed; the choice is remembered already.
    void chosen(const windrose::NewGameChoice& choice);
    /// Somebody wants a program at a seat that is not known yet.
    void programWanted(int seat);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeWidgets(const QList<QColor>& seatColors);
    void layOut();
    int players() const;
    /// Shows what is wrong, if anything, and whether the game can start.
    void judge();
    void retranslate();

    QGroupBox* m_playersGroup = nullptr;
    QButtonGroup* m_players = nullptr;
    QGroupBox* m_seatsGroup = nullptr;
    SeatList* m_seats = nullptr;
    QGroupBox* m_optionsGroup = nullptr;
    QCheckBox* m_swap = nullptr;
    QCheckBox* m_corn = nullptr;
    QCheckBox* m_points = nullptr;
    QLabel* m_seedLabel = nullptr;
    QLineEdit* m_seed = nullptr;
    QLabel* m_problem = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace windrose
