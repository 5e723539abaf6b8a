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
class QVBoxLayout;

namespace windrose
{

class SeatList;

/// Base of the dialogs that set up a table: number of players, seats and options. A subclass adds the parts in visual
/// and tab order, with its own parts between them, and then shows a choice.
class TableForm : public QDialog
{
    Q_OBJECT

public:
    explicit TableForm(QWidget* parent);

protected:
    void addPlayers();
    void addSeats(const QList<QColor>& seatColors);
    void addOptions();
    /// Adds the error message and the buttons.
    void addEnd();
    QVBoxLayout& page() { return *m_page; }
    /// For options of the subclass, below the common ones.
    QVBoxLayout& options() { return *m_options; }
    void addVictoryPoints();

    int players() const;
    SeatList& seats() { return *m_seats; }
    const SeatList& seats() const { return *m_seats; }
    void setTable(const NewGameChoice& table);
    /// The choice without the options of the subclass.
    NewGameChoice table() const;

    /// Called on every change: shows the error, if any, and enables or disables the buttons.
    virtual void judge();
    /// The error in the current choice, as a sentence.
    virtual QString problem() const;
    virtual void retranslate();
    void setAcceptText(const QString& text);
    /// Sets the tooltip and the accessible description.
    static void explain(QWidget* widget, const QString& text);

    bool event(QEvent* event) override;

private:
    QVBoxLayout* m_page;
    QGroupBox* m_playersGroup = nullptr;
    QButtonGroup* m_players = nullptr;
    QGroupBox* m_seatsGroup = nullptr;
    SeatList* m_seats = nullptr;
    QGroupBox* m_optionsGroup = nullptr;
    QVBoxLayout* m_options = nullptr;
    QCheckBox* m_swap = nullptr;
    QCheckBox* m_points = nullptr;
    QLabel* m_problem = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace windrose
