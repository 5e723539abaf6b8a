// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "spaces_model.h"

namespace windrose
{

/// One seat's 12 city spaces: piece = `Building` or -1, capacity = circles, occupied = colonists on it. A large
/// building covers two spaces; its circles are child rows of the first.
class CityModel final : public SpacesModel
{
    Q_OBJECT

public:
    CityModel(const Tabletop& table, int seat, QObject* parent = nullptr);

    /// The tooltip of a space without a piece.
    static QString emptySpaceHover();

protected:
    int circlesAt(int space) const override;
    int colonistsAt(int space) const override;
    ColonistPlace colonistPlace(int space) const override;
    PlaceKind spaceKind() const override { return PlaceKind::CitySpace; }
    PlaceKind circleKind() const override { return PlaceKind::CityCircle; }
    std::optional<Piece> spacePiece(int space) const override;
    QVariant spaceData(int space, int role) const override;
    QString circleName(int space, int number) const override;

private:
    int secondSpaceOf(int space) const;
    QString accessibleText(int space) const;
    int bonusAt(int space) const;
};

} // namespace windrose
