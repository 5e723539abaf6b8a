// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_form.h"

namespace windrose
{

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
class SetupDialog : public TableForm
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
    void judge() override;
    void retranslate() override;

private:
    void addBoards();

    SetupChoice m_before;
    QGroupBox* m_boardsGroup = nullptr;
    QButtonGroup* m_boards = nullptr;
    QCheckBox* m_lastRound = nullptr;
};

} // namespace windrose
