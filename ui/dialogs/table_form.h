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

/// What every dialog asks that lays a table: how many play, who sits where and by which options. A dialog adds the
/// parts in the order in which they are seen and visited, puts its own between them, and then shows a choice.
class TableForm : public QDialog
{
    Q_OBJECT

public:
    explicit TableForm(QWidget* parent);

protected:
    void addPlayers();
    void addSeats(const QList<QColor>& seatColors);
    void addOptions();
    /// What is wrong, and the buttons.
    void addEnd();
    QVBoxLayout& page() { return *m_page; }
    /// An option of the dialog's own goes below those there are.
    QVBoxLayout& options() { return *m_options; }
    void addVictoryPoints();

    int players() const;
    SeatList& seats() { return *m_seats; }
    const SeatList& seats() const { return *m_seats; }
    void setTable(const NewGameChoice& table);
    /// Without options that are a dialog's own.
    NewGameChoice table() const;

    /// Anything changed: shows what is wrong, if anything, and whether it can be accepted.
    virtual void judge();
    /// What is wrong, as a sentence.
    virtual QString problem() const;
    virtual void retranslate();
    void setAcceptText(const QString& text);
    /// For the tooltip and the screen reader alike.
    static void explain(QWidget* widget, const QString& text);

    void changeEvent(QEvent* event) override;

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
