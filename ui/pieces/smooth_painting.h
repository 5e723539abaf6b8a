// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

namespace windrose
{

/// Smooths the edges of what is painted while it exists, and gives the painter back as it was.
class SmoothPainting
{
public:
    explicit SmoothPainting(QPainter& painter) : m_painter(painter)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~SmoothPainting() { m_painter.restore(); }
    SmoothPainting(const SmoothPainting&) = delete;
    SmoothPainting& operator=(const SmoothPainting&) = delete;

private:
    QPainter& m_painter;
};

} // namespace windrose
