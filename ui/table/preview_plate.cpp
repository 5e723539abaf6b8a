// SPDX-License-Identifier: GPL-3.0-or-later
#include "preview_plate.h"

#include "floating_picture.h"
#include "piece_picture.h"

namespace windrose
{

void PreviewPlate::show(const QString& text, const QWidget* piece)
{
    hide();
    if (text.isEmpty() || piece == nullptr) {
        return;
    }
    m_piece = piece;
    const qreal tall = qMax(20.0, piece->height() * 0.4);
    m_plate = new FloatingPicture(pictureOfNumber(text, tall, m_table.devicePixelRatioF()), &m_table);
    m_plate->setObjectName(QStringLiteral("preview"));
    follow();
    m_plate->show();
    m_plate->raise();
}

/// Below the piece, or above it at the lower edge of the table.
void PreviewPlate::follow()
{
    if (m_plate == nullptr || m_piece == nullptr) {
        return;
    }
    const QRect piece = m_piece->geometry();
    const int left = piece.center().x() - m_plate->width() / 2;
    const bool fitsBelow = piece.bottom() + m_plate->height() < m_table.height();
    m_plate->move(qBound(0, left, qMax(0, m_table.width() - m_plate->width())),
                  fitsBelow ? piece.bottom() + 1 : piece.top() - m_plate->height());
}

void PreviewPlate::hide()
{
    delete m_plate;
}

} // namespace windrose
