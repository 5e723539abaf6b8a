// SPDX-License-Identifier: GPL-3.0-or-later
#include "floating_picture.h"

#include "ui/pieces/picture_scope.h"

#include <QPainter>

namespace windrose
{

FloatingPicture::FloatingPicture(const QPixmap& picture, QWidget* table) : QWidget(table)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setPicture(picture);
}

void FloatingPicture::setPicture(const QPixmap& picture)
{
    m_picture = picture;
    resize(m_picture.deviceIndependentSize().toSize());
    update();
}

void FloatingPicture::paintEvent(QPaintEvent*)
{
    if (PictureScope::isOpen()) {
        return; // in the hand, or on its way
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
}

} // namespace windrose
