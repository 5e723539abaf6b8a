// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// One seat's board: row 0 is the board itself, 1 San Juan, 2 the wind rose, 3 to 7 its barrels by good. Role cards are
/// dropped on the board, colonists on San Juan, the craftsman's barrel on the wind rose.
class PlayerBoardModel final : public TableModel
{
    Q_OBJECT

public:
    static constexpr int kBoardRow = 0;
    static constexpr int kSanJuanRow = 1;
    static constexpr int kWindRoseRow = 2;
    static constexpr int kFirstBarrelRow = 3;

    PlayerBoardModel(const Tabletop& table, int seat, QObject* parent = nullptr);

    int seat() const { return m_seat; }
    /// Whether everyone's victory point chips are shown. Otherwise only those of the person at the table are, or all
    /// when the game is over or only computers play.
    void setShowAllPoints(bool show);
    bool showsAllPoints() const { return m_showAllPoints; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    std::optional<SetupPiece> countableAt(const QModelIndex& place) const override;
    QString ruleAgainst(const QModelIndex& place) const override;
    QList<int> shownRoles(const QModelIndex& index) const override;

private:
    const Seat& board() const;
    QVariantList cards() const;
    QVariantList doubloonsWhenTaken() const;
    int points() const;
    QString boardHover() const;
    QVariant boardData(int role) const;
    QVariant sanJuanData(int role) const;
    QVariant windRoseData(int role) const;
    QVariant barrelData(Good good, int role) const;
    bool showsProduction() const;

    int m_seat;
    bool m_showAllPoints = false;
};

} // namespace windrose
