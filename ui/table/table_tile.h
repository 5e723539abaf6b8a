// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"
#include "table_place.h"
#include "tile_hover.h"

#include <QAbstractButton>

namespace windrose
{

class PlacementController;

/// A place on the table as a widget: it gets name and description from its model, is accessible by keyboard, and is
/// drawn from a cached picture. Subclasses draw the kinds of things.
class TableTile : public QAbstractButton, public TablePlace
{
    Q_OBJECT

public:
    TableTile(PlacementController& controller, QWidget* parent);
    ~TableTile() override;

    QWidget* widget() override { return this; }
    /// Updates picture, name and visibility after a change of the row.
    void refresh() override;

    /// The background color under the tile; opaque tiles fill their corners with it. A null member leaves them
    /// transparent.
    void setGround(QColor Theme::*ground);

    /// Redraws the picture at the next paint event.
    void invalidate();

    /// The group of tiles for the arrow keys; Tab goes to the next group.
    int area() const { return m_area; }
    void setArea(int area) { m_area = area; }

protected:
    /// Everything the picture depends on; a change redraws it.
    virtual QVariantList look() const;
    /// Draws the picture of the current state.
    virtual void paintPiece(QPainter& painter, const QRectF& where) = 0;
    /// Whether the tile is shown at all.
    virtual bool isShown() const;
    /// The outline for highlight, focus and hover.
    virtual QRectF outline() const { return QRectF(rect()); }
    virtual qreal outlineRadius() const;
    /// Draws the mark of a thing that can be used now.
    virtual void paintLegal(QPainter& painter) const;
    /// Handles a click or key itself; returns true if it did.
    virtual bool ownClick() { return false; }
    /// The accessible name; by default the model's.
    virtual QString spokenName() const;
    QString preview() const override;

    PlacementController& controller() const { return m_controller; }

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool hitButton(const QPoint& position) const override { return rect().contains(position); }

private:
    void undoStyle();
    void activate();
    void paintMarks(QPainter& painter);

    PlacementController& m_controller;
    CachedPicture m_picture;
    QVariantList m_look;
    QColor Theme::*m_ground = nullptr;
    int m_area = 0;
    QPoint m_pressedAt;
    TileHover m_hover;
    Qt::MouseButton m_pressed = Qt::NoButton;
};

} // namespace windrose
