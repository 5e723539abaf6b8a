// SPDX-License-Identifier: GPL-3.0-or-later
#include "art_cache.h"

#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QResource>
#include <QSysInfo>

#include <filesystem>
#include <system_error>

namespace windrose
{

namespace
{

// The file: the marker, the size and the checksum of the index, the index, and the pixels of each picture in its order.

constexpr quint32 kMostPictures = 5000;
constexpr int kLongestSide = 8192;
constexpr qint64 kBytesOfPixel = 4; // `QImage::Format_ARGB32_Premultiplied`

/// Begins the file. Another format of the file, another Qt, which may render differently, and another order of bytes
/// have another marker.
QByteArray marker()
{
    const char* order = QSysInfo::ByteOrder == QSysInfo::LittleEndian ? "little" : "big";
    return QByteArray("Windrose drawings 1, Qt ") + qVersion() + ", " + order + " endian\n";
}

/// The same in every run, unlike hashes with a seed.
quint64 checksumOf(const void* bytes, qint64 size)
{
    return qHashBits(bytes, static_cast<size_t>(size), 0);
}

/// Changes with the drawing: of its bytes as they are in the program, which are compressed.
quint64 fingerprintOf(const QString& name)
{
    const QResource drawing(fileOfDrawing(name));
    return checksumOf(drawing.data(), drawing.size());
}

qint64 bytesOf(const QSize& pixels)
{
    return kBytesOfPixel * pixels.width() * pixels.height();
}

struct IndexLine {
    ArtKey key;
    qreal aspect = 1;
    quint64 fingerprint = 0;
    quint64 checksum = 0;

    bool isSound() const
    {
        return key.pixels.width() > 0 && key.pixels.height() > 0 && key.pixels.width() <= kLongestSide &&
               key.pixels.height() <= kLongestSide && key.devicePixelRatio > 0 && aspect > 0;
    }
};

QDataStream& operator<<(QDataStream& out, const IndexLine& line)
{
    return out << line.key.name << line.key.pixels << line.key.devicePixelRatio << line.aspect << line.fingerprint
               << line.checksum;
}

QDataStream& operator>>(QDataStream& in, IndexLine& line)
{
    return in >> line.key.name >> line.key.pixels >> line.key.devicePixelRatio >> line.aspect >> line.fingerprint >>
           line.checksum;
}

} // namespace

size_t qHash(const ArtKey& key, size_t seed)
{
    return qHashMulti(seed, key.name, key.pixels.width(), key.pixels.height(), key.devicePixelRatio);
}

QString fileOfDrawing(const QString& name)
{
    return QStringLiteral(":/drawings/%1.svg").arg(name);
}

ArtCache::ArtCache(const QString& file) : m_file(file)
{
    if (m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        readIndex();
    }
}

void ArtCache::readIndex()
{
    const QByteArray expected = marker();
    if (m_file.read(expected.size()) != expected) {
        return;
    }
    QDataStream head(&m_file);
    quint32 size = 0;
    quint64 checksum = 0;
    head >> size >> checksum;
    if (head.status() != QDataStream::Ok || size > m_file.size()) {
        return;
    }
    const QByteArray index = m_file.read(size);
    if (index.size() != qsizetype(size) || checksumOf(index.constData(), index.size()) != checksum) {
        return;
    }
    QDataStream in(index);
    quint32 count = 0;
    in >> count;
    qint64 offset = m_file.pos();
    QHash<QString, quint64> fingerprints;
    for (quint32 number = 0; number < qMin(count, kMostPictures); ++number) {
        IndexLine line;
        in >> line;
        if (in.status() != QDataStream::Ok || !line.isSound()) {
            return;
        }
        const QString& name = line.key.name;
        if (!fingerprints.contains(name)) {
            fingerprints.insert(name, fingerprintOf(name));
        }
        if (fingerprints.value(name) == line.fingerprint) {
            m_aspects.insert(name, line.aspect);
            m_places.insert(line.key, {offset, line.checksum});
        }
        offset += bytesOf(line.key.pixels);
    }
}

std::optional<qreal> ArtCache::aspect(const QString& name) const
{
    const auto known = m_aspects.constFind(name);
    return known == m_aspects.constEnd() ? std::nullopt : std::optional(*known);
}

QImage ArtCache::find(const ArtKey& key)
{
    const auto place = m_places.constFind(key);
    if (place == m_places.constEnd() || !m_file.seek(place->offset)) {
        return {};
    }
    QImage image(key.pixels, QImage::Format_ARGB32_Premultiplied);
    const qint64 size = bytesOf(key.pixels);
    if (image.isNull() || image.sizeInBytes() != size ||
        m_file.read(reinterpret_cast<char*>(image.bits()), size) != size ||
        checksumOf(image.constBits(), size) != place->checksum) {
        return {};
    }
    image.setDevicePixelRatio(key.devicePixelRatio);
    return image;
}

void ArtCache::replace(const QList<Picture>& pictures)
{
    QByteArray lines;
    QDataStream index(&lines, QIODevice::WriteOnly);
    QList<QImage> images;
    qint64 bytes = 0;
    for (const Picture& picture : pictures) {
        const QImage image = picture.image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
        bytes += image.sizeInBytes();
        if (bytes > kMostBytes || images.size() >= qsizetype(kMostPictures)) {
            break;
        }
        index << IndexLine{picture.key, picture.aspect, fingerprintOf(picture.key.name),
                           checksumOf(image.constBits(), image.sizeInBytes())};
        images.append(image);
    }
    QByteArray counted;
    QDataStream(&counted, QIODevice::WriteOnly) << static_cast<quint32>(images.size());
    counted += lines;
    m_file.close(); // Windows cannot replace an open file
    m_places.clear();
    QDir().mkpath(QFileInfo(m_file.fileName()).path());
    // Without QSaveFile, which waits for the disk: after a power failure the checksums find what is damaged.
    QFile file(m_file.fileName() + QStringLiteral(".new"));
    if (!file.open(QIODevice::WriteOnly)) {
        return;
    }
    bool isWritten = file.write(marker()) >= 0;
    QDataStream(&file) << static_cast<quint32>(counted.size()) << checksumOf(counted.constData(), counted.size());
    isWritten = file.write(counted) == counted.size() && isWritten;
    for (const QImage& image : images) {
        isWritten =
            file.write(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()) == image.sizeInBytes() &&
            isWritten;
    }
    isWritten = file.flush() && isWritten;
    file.close();
    std::error_code error;
    if (isWritten) {
        std::filesystem::rename(file.filesystemFileName(), m_file.filesystemFileName(), error);
    }
    if (!isWritten || error) {
        file.remove();
    }
}

} // namespace windrose
