// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "preview_plate.h"
#include "table_places.h"

#include <QPointer>

#include <functional>

namespace windrose
{

class FloatingPicture;
class MotionLayer;

/// Picks up a piece, carries it over the places, and drops it. The places that would take it are
/// determined once, when it is picked up. A piece dropped on a wrong place returns to its
/// origin.
class TableHand final : public QObject
{
    Q_OBJECT

public:
    /// How the piece is carried.
    enum class Means { Drag, Click, Keyboard };

    TableHand(const Tabletop& tabletop, QWidget& table, const TablePlaces& places, MotionLayer& motion);
    ~TableHand() override;

    bool isCarrying() const { return m_source != nullptr; }
    std::optional<Piece> piece() const { return m_piece; }
    Means means() const { return m_means; }
    /// The origin of the piece; null when none is carried.
    TablePlace* source() const { return m_source; }
    const std::vector<TablePlace*>& legalTargets() const { return m_legal; }
    bool isLegal(const TablePlace* place) const;
    /// What the carried piece would do at a place that takes it: "4 barrels, 6 points" aboard a ship. Empty elsewhere.
    QString previewAt(const TablePlace* place) const;

    /// Picks up the piece at a place. If that is impossible, shows why and returns false.
    bool pickUp(TablePlace* from, Means means, const QPoint& globalPosition);
    void moveTo(const QPoint& globalPosition);
    void moveOver(TablePlace* place);
    /// The piece is over a place (or over none): shows a preview, or why it cannot be dropped there.
    void hover(TablePlace* leaf);
    /// Drops the piece on a place that accepts it; false where none does.
    bool dropOn(TablePlace* leaf);
    /// True while a drop is carried out: the piece already lies where it was dropped.
    bool isDropping() const { return m_isDropping; }
    /// Shows why the piece cannot be dropped at a place.
    void explainDropRefusal(TablePlace* place);
    /// Marks the piece, and the place that does not take it, as refused. The sentence stands there already.
    void markDropRefusal(TablePlace* place);
    /// Shows why something is not possible, and marks where.
    void refuse(const QString& reason, const std::vector<TablePlace*>& places);
    /// Returns the piece to where it came from. The game does not change.
    void cancel();
    /// Empties the hand at once.
    void letGo();
    /// A place is about to be destroyed.
    void forget(TablePlace* place);

    /// Whether the next drop brings the extra colonist of a hospice, a university or the mayor.
    void setTakesColonist(bool takes) { m_takesColonist = takes; }
    bool takesColonist() const { return m_takesColonist; }

    /// Sets the size of a carried piece in logical pixels; a large building can be horizontal.
    void setSizeInHand(std::function<QSizeF(const Piece&, bool isSideways)> sizeInHand)
    {
        m_sizeInHand = std::move(sizeInHand);
    }

signals:
    /// A piece was picked up, or the hand is empty again.
    void changed();
    /// The piece has come over a place that takes it.
    void cameOver(windrose::TablePlace* place);
    /// A sentence for the prompt line: why something is not possible. Empty when it no longer applies.
    void sentenceChanged(const QString& sentence);
    /// These places were refused, for the reason in the last sentence.
    void refused(const std::vector<windrose::TablePlace*>& places);

private:
    ExtraColonist extraColonist() const;
    void findTargets();
    void preview(TablePlace* target);
    void endHover();
    QRectF home() const;
    QPixmap draw();
    void turn(bool isSideways);
    void restoreCursor();

    Tabletop m_tabletop;
    QWidget& m_table;
    const TablePlaces& m_places;
    MotionLayer& m_motion;
    PreviewPlate m_preview;
    std::vector<TablePlace*> m_legal;
    TablePlace* m_source = nullptr;
    TablePlace* m_hovered = nullptr;
    std::optional<Piece> m_piece;
    QPointer<FloatingPicture> m_picture;
    Means m_means = Means::Drag;
    QPoint m_grip;
    bool m_isSideways = false;
    bool m_takesColonist = true;
    bool m_isDropping = false;
    bool m_cursorSet = false;
    std::function<QSizeF(const Piece&, bool isSideways)> m_sizeInHand;
};

} // namespace windrose
