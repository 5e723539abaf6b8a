// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_places.h"

#include <QPointer>

#include <functional>

namespace windrose
{

class FloatingPicture;
class MotionLayer;

/// The hand at the table: it takes a piece up, carries it over the places, and lets it go. The places that would take
/// the piece are asked once, when it is taken up. A piece that is let go where it may not lie goes back to where it
/// came from.
class TableHand final : public QObject
{
    Q_OBJECT

public:
    /// How the piece is carried.
    enum class Means { Drag, Click, Keyboard };

    TableHand(GameSession& session, QWidget& table, const TablePlaces& places, MotionLayer& motion);
    ~TableHand() override;

    bool isCarrying() const { return m_source != nullptr; }
    std::optional<Piece> piece() const { return m_piece; }
    Means means() const { return m_means; }
    /// Where the piece comes from; null when none is carried.
    TablePlace* source() const { return m_source; }
    const std::vector<TablePlace*>& legalTargets() const { return m_legal; }
    bool isLegal(TablePlace* place) const;

    /// Takes up what lies at a place. Says why not, and returns false, where nothing can be taken.
    bool pickUp(TablePlace* from, Means means, const QPoint& globalPosition);
    void moveTo(const QPoint& globalPosition);
    void moveOver(TablePlace* place);
    /// The piece is over a place (or over none): shows what would be filled, or says why it may not lie there.
    void hover(TablePlace* leaf);
    /// Drops the piece on a place that accepts it; false where none does.
    bool dropOn(TablePlace* leaf);
    /// Says why the piece may not lie at a place.
    void sayWhyNot(TablePlace* place);
    /// Returns the piece to where it came from. The game does not change.
    void cancel();
    /// Empties the hand at once.
    void letGo();
    /// A place is about to go away.
    void forget(TablePlace* place);

    /// Whether the extra colonist of a hospice, a university or the mayor is wanted with the next drop.
    void setTakesColonist(bool takes) { m_takesColonist = takes; }
    bool takesColonist() const { return m_takesColonist; }

    /// How large a piece is drawn in the hand, in logical pixels; a large building may lie across two spaces of a row.
    void setSizeInHand(std::function<QSizeF(const Piece&, bool lies)> sizeInHand)
    {
        m_sizeInHand = std::move(sizeInHand);
    }

signals:
    /// A piece was taken up, or the hand is empty again.
    void changed();
    /// A sentence for the prompt line: why something is not possible. Empty when there is nothing to say any more.
    void said(const QString& sentence);

private:
    ExtraColonist extraColonist() const;
    void findTargets();
    void preview(TablePlace* target);
    void endHover();
    QRectF home() const;
    QPixmap draw();
    void turn(bool lies);
    void restoreCursor();

    GameSession& m_session;
    QWidget& m_table;
    const TablePlaces& m_places;
    MotionLayer& m_motion;
    std::vector<TablePlace*> m_legal;
    TablePlace* m_source = nullptr;
    TablePlace* m_hovered = nullptr;
    std::optional<Piece> m_piece;
    QPointer<FloatingPicture> m_picture;
    Means m_means = Means::Drag;
    QPoint m_grip;
    bool m_lies = false;
    bool m_takesColonist = true;
    bool m_cursorSet = false;
    std::function<QSizeF(const Piece&, bool lies)> m_sizeInHand;
};

} // namespace windrose
