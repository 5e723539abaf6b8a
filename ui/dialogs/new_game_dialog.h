// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_form.h"

class QLineEdit;

namespace windrose
{

/// Asks for the players and the options of a new game. Starts with the last choice and stores the new one.
class NewGameDialog : public TableForm
{
    Q_OBJECT

public:
    /// `seatColors` are the five seat colors in the table's order.
    explicit NewGameDialog(const QList<QColor>& seatColors, QWidget* parent = nullptr);

    void setChoice(const NewGameChoice& choice);
    /// The current contents of the dialog.
    NewGameChoice choice() const;

    /// Seats a person, and computer players at the other seats.
    void seatComputers();
    /// Seats people only.
    void seatPeople();

    /// Assigns a program that is known by now to a seat.
    void seatProgram(int seat, const QString& name);

    void accept() override;

signals:
    /// Start was pressed; the choice is already stored.
    void chosen(const windrose::NewGameChoice& choice);
    /// The user wants to add a program for this seat.
    void programRequested(int seat);

protected:
    QString problem() const override;
    void retranslate() override;

private:
    void addSeed();

    QCheckBox* m_corn = nullptr;
    QLabel* m_seedLabel = nullptr;
    QLineEdit* m_seed = nullptr;
};

} // namespace windrose
