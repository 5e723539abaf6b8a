// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace windrose
{

/// A picture that floats above the table and lets every mouse event through.
class FloatingPicture : public QWidget
{
    Q_OBJECT

public:
    FloatingPicture(const QPixmap& picture, QWidget* table);
    /// Shows another picture from now on; the upper left corner stays.
    void setPicture(const QPixmap& picture);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap m_picture;
};

} // namespace windrose
