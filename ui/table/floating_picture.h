// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace windrose
{

/// A picture above the table that ignores mouse events.
class FloatingPicture : public QWidget
{
    Q_OBJECT

public:
    FloatingPicture(const QPixmap& picture, QWidget* table);
    /// Changes the picture; the upper left corner stays in place.
    void setPicture(const QPixmap& picture);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap m_picture;
};

} // namespace windrose
