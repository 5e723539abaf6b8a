// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pieces.h"
#include "ui/session/seats.h"

#include <QObject>

class QComboBox;
class QWidget;

namespace windrose
{

/// The choice of who plays a seat: a box with a person, the levels and the programs, and a box with the styles of the
/// levels. A player that is none of these, such as one of a record, gets an entry of its own.
class PlayerPicker final : public QObject
{
    Q_OBJECT

public:
    /// The boxes are children of `parent`. They have no texts before `retranslate`.
    PlayerPicker(int seat, QWidget* parent);

    QComboBox* playerBox() const { return m_players; }
    QComboBox* styleBox() const { return m_styles; }

    PlayerSpec spec() const;
    void setSpec(const PlayerSpec& spec);
    bool isPerson() const;
    bool isLevel() const;

    void retranslate();

signals:
    /// The user chose a player or a style.
    void chosen();
    /// The user wants to add a program. The choice stays as it was.
    void programRequested();

private:
    void fillPrograms(const PlayerSpec& spec);
    void playerChosen();
    void specChosen();

    int m_seat;
    QComboBox* m_players;
    QComboBox* m_styles;
    PlayerSpec m_spec; ///< the player set or chosen last
};

} // namespace windrose
