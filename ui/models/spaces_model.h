// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// The common base of the island and city models: 12 spaces as rows, and the circles of the tile or building on a space
/// as its child rows. Circles are inserted and removed together with tiles and buildings.
class SpacesModel : public TableModel
{
    Q_OBJECT

public:
    int seat() const { return m_seat; }

    QModelIndex index(int row, int column = 0, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// The index of a circle of the tile or building at a space; invalid when there is none.
    QModelIndex circle(int space, int number) const;

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    std::optional<SetupPiece> countableAt(const QModelIndex& place) const override;
    QString ruleAgainst(const QModelIndex& place) const override;
    SpacesModel(const Tabletop& table, int seat, QObject* parent);

    void followPosition() override;
    QList<int> shownRoles(const QModelIndex& index) const override;
    /// Reads the circles of the position without notifying; for constructors.
    void readCircles();

    /// The board that is shown; an empty one if the game does not have this seat.
    const Seat& board() const;

    virtual int circlesAt(int space) const = 0;   ///< in the position shown
    virtual int colonistsAt(int space) const = 0; ///< on these circles
    virtual ColonistPlace colonistPlace(int space) const = 0;
    virtual PlaceKind spaceKind() const = 0;
    virtual PlaceKind circleKind() const = 0;
    /// The tile or building at a space, as a piece.
    virtual std::optional<Piece> spacePiece(int space) const = 0;
    virtual QVariant spaceData(int space, int role) const = 0;
    /// The name of a circle of this space, without its state.
    virtual QString circleName(int space, int number) const = 0;

private:
    QVariant circleData(const QModelIndex& index, int role) const;

    int m_seat;
    std::array<int, kSpaces> m_circles{}; ///< child rows as announced to the views
};

} // namespace windrose
