// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_form.h"

class QLineEdit;

namespace windrose
{

/// Asks who plays and by which options. It opens with the last choice; a choice made is remembered.
class NewGameDialog : public TableForm
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
    QString problem() const override;
    void retranslate() override;

private:
    void addSeed();

    QCheckBox* m_corn = nullptr;
    QLabel* m_seedLabel = nullptr;
    QLineEdit* m_seed = nullptr;
};

} // namespace windrose
