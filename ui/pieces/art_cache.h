// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QHash>
#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

#include <optional>

namespace windrose
{

/// A rendering of a drawing: its name, size and device pixel ratio.
struct ArtKey {
    QString name;
    QSize pixels;
    qreal devicePixelRatio = 1;

    friend bool operator==(const ArtKey&, const ArtKey&) = default;
};

size_t qHash(const ArtKey& key, size_t seed = 0);

/// Where a drawing of the game is: ":/drawings/<name>.svg".
QString fileOfDrawing(const QString& name);

/// Rendered drawings in a file, so that the next start does not have to render them. The file is only a copy: a missing
/// or damaged one, or one of another version of Qt, holds nothing, and of a drawing that has changed it holds nothing.
class ArtCache
{
public:
    /// A picture for the file.
    struct Picture {
        ArtKey key;
        qreal aspect = 1; ///< of the drawing, width divided by height
        QImage image;
    };

    /// The most bytes of pictures in a file.
    static constexpr qint64 kMostBytes = 16LL * 1024 * 1024;

    /// Opens the file and reads what it holds, but not yet the pictures.
    explicit ArtCache(const QString& file);

    /// The aspect ratio of a drawing; nothing if the file holds no picture of it.
    std::optional<qreal> aspect(const QString& name) const;

    /// Reads a picture. Returns a null image if the file does not hold it, or if its pixels are damaged.
    QImage find(const ArtKey& key);

    /// Replaces the file with one that holds these pictures: the first of them up to `kMostBytes`. When it cannot be
    /// written, it stays as it is, and nothing is reported: the next start is only slower.
    void replace(const QList<Picture>& pictures);

private:
    struct Place {
        qint64 offset = 0; ///< in the file
        quint64 checksum = 0;
    };

    void readIndex();

    QFile m_file;
    QHash<ArtKey, Place> m_places;
    QHash<QString, qreal> m_aspects;
};

} // namespace windrose
