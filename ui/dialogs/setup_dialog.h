// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_form.h"

namespace windrose
{

/// The choices for a position that is set up by hand.
struct SetupChoice {
    /// The contents of the boards afterwards.
    enum class Boards {
        Kept,  ///< unchanged; only for the same number of players
        Empty, ///< nothing
        Begin, ///< as at the start of a game
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
    /// `seatColors` are the five seat colors in the table's order.
    SetupDialog(const QList<QColor>& seatColors, const SetupChoice& now, QWidget* parent = nullptr);

    /// The current contents of the dialog.
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
