// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "spaces_model.h"

namespace windrose
{

/// One seat's 12 island spaces: piece = `Tile` or -1, occupied = colonists on it. Each tile has its circle as a child
/// row.
class IslandModel final : public SpacesModel
{
    Q_OBJECT

public:
    IslandModel(const Tabletop& table, int seat, QObject* parent = nullptr);

    /// The tooltip of a space without a piece.
    static QString emptySpaceHover();

protected:
    int circlesAt(int space) const override;
    int colonistsAt(int space) const override;
    ColonistPlace colonistPlace(int space) const override;
    PlaceKind spaceKind() const override { return PlaceKind::IslandSpace; }
    PlaceKind circleKind() const override { return PlaceKind::IslandCircle; }
    std::optional<Piece> spacePiece(int space) const override;
    QVariant spaceData(int space, int role) const override;
    QString circleName(int space, int number) const override;

private:
    QString accessibleText(int space) const;
};

} // namespace windrose
