// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

namespace windrose
{

class FloatingPicture;

/// A small plate beside a carried piece: what a drop would do.
class PreviewPlate
{
public:
    explicit PreviewPlate(QWidget& table) : m_table(table) {}

    /// Shows a text beside the picture of a piece; an empty text shows nothing.
    void show(const QString& text, const QWidget* piece);
    /// The picture of the piece has moved.
    void follow();
    void hide();

private:
    QWidget& m_table;
    QPointer<const QWidget> m_piece;
    QPointer<FloatingPicture> m_plate;
};

} // namespace windrose
