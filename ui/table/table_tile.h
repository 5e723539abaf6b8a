// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"
#include "table_place.h"

#include <QAbstractButton>

namespace windrose
{

class PlacementController;

/// A place on the table as a widget: named and described by its model, reached by keyboard, and drawn from a picture
/// that is made once for each state. What it looks like is said by subclasses, one for each kind of thing.
class TableTile : public QAbstractButton, public TablePlace
{
    Q_OBJECT

public:
    TableTile(PlacementController& controller, QWidget* parent);
    ~TableTile() override;

    QWidget* widget() override { return this; }
    /// Updates picture, name and visibility when the row shows something else.
    void refresh() override;
    /// Makes the text of the hover the accessible description.
    void describe();

    /// The color of what lies under the tile; opaque tiles fill their corners with it. A null member leaves them
    /// transparent.
    void setGround(QColor Theme::*ground);

    /// Draws the picture again when it is next shown.
    void invalidate();

    /// Group of tiles that the arrow keys walk; Tab goes to the next group.
    int area() const { return m_area; }
    void setArea(int area) { m_area = area; }

protected:
    /// What the picture depends on; a new picture is drawn when it differs.
    virtual QVariantList look() const;
    /// Draws the picture of the present state.
    virtual void paintPiece(QPainter& painter, const QRectF& where) = 0;
    /// Whether the tile is shown at all.
    virtual bool isShown() const;
    /// The outline of glow, focus and hover.
    virtual QRectF outline() const { return QRectF(rect()); }
    virtual qreal outlineRadius() const;
    /// A click or key when the tile does something of its own; true when it was used up.
    virtual bool ownClick() { return false; }
    /// The name the accessibility tree gets; by default what the model says.
    virtual QString spokenName() const;

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
    void activate();
    void showHover(const QPoint& globalPosition);
    void hideStaleHover();

    PlacementController& m_controller;
    CachedPicture m_picture;
    QVariantList m_look;
    QColor Theme::*m_ground = nullptr;
    int m_area = 0;
    QPoint m_pressedAt;
    QString m_hover; ///< what was said last when the pointer rested here
    QMetaObject::Connection m_hoverWatch;
    bool m_pressed = false;
};

} // namespace windrose
