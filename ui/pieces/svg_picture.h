// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSize>

#include <memory>

namespace windrose
{

class SvgEngine;

/// A picture as SVG that looks the same everywhere: unlike those of `QSvgGenerator` (Qt 6.4) its texts are outlines, so
/// that no font is needed, and clips are kept. What is drawn several times, such as a letter or a barrel, is stored
/// once. Patterns of brushes become plain colors; composition modes are ignored.
class SvgPicture final : public QPaintDevice
{
public:
    /// `size` in logical pixels, which are the units of the picture.
    explicit SvgPicture(QSize size);
    ~SvgPicture() override;
    SvgPicture(const SvgPicture&) = delete;
    SvgPicture& operator=(const SvgPicture&) = delete;

    QPaintEngine* paintEngine() const override;

    /// The document with what was painted so far. The title is plain text.
    QByteArray document(const QString& title) const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace windrose
