// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"
#include "ui/pieces/art_cache.h"
#include "ui/pieces/art_store.h"

#include <QFileInfo>
#include <QScopeGuard>
#include <QTemporaryDir>

using namespace windrose;

namespace
{

constexpr int kPixels = 4; // the width and height of a picture

QImage plain(const QSize& size, Qt::GlobalColor color)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(color);
    return image;
}

ArtKey keyOf(const QString& name, int side = kPixels)
{
    return {name, QSize(side, side), 1.0};
}

QByteArray bytesIn(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& name, const QByteArray& bytes)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

class DrawingsKept : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file() const { return m_folder.filePath(QStringLiteral("new/drawings")); }

    /// Writes a file that holds a red picture instead of the corn, and a blue one of sugar.
    void writeRedCorn()
    {
        ArtCache(file()).replace({{keyOf("tile_corn"), 2.0, plain({kPixels, kPixels}, Qt::red)},
                                  {keyOf("tile_sugar"), 1.0, plain({kPixels, kPixels}, Qt::blue)}});
    }

private slots:
    void init() { QFile::remove(file()); }

    void aPictureIsTheSameAtTheNextStart()
    {
        ArtStore first;
        first.useCache(file());
        const QImage rendered = first.pixmap("tile_corn", QSizeF(40, 30), 1.25).toImage();
        const qreal aspect = first.aspect("tile_corn");
        first.saveCache();
        const QImage found = ArtCache(file()).find({"tile_corn", QSize(50, 38), 1.25});
        QCOMPARE(found, rendered);
        QCOMPARE(found.devicePixelRatio(), 1.25);
        QCOMPARE(ArtCache(file()).aspect("tile_corn").value_or(0), aspect);
    }

    void whatTheFileHoldsIsNotRenderedAgain()
    {
        writeRedCorn();
        ArtStore store;
        store.useCache(file());
        QCOMPARE(store.aspect("tile_corn"), 2.0);
        QCOMPARE(store.pixmap("tile_corn", QSizeF(kPixels, kPixels), 1).toImage().pixelColor(2, 2), QColor(Qt::red));
        const QImage larger = store.pixmap("tile_corn", QSizeF(40, 40), 1).toImage();
        QVERIFY(larger.pixelColor(20, 20) != QColor(Qt::red)); // another size is rendered
    }

    void theFileIsWrittenOnlyForNewPictures()
    {
        writeRedCorn();
        ArtStore store;
        store.useCache(file());
        store.pixmap("tile_corn", QSizeF(kPixels, kPixels), 1);
        QVERIFY(QFile::remove(file()));
        store.saveCache();
        QVERIFY(!QFile::exists(file()));
        store.pixmap("tile_corn", QSizeF(40, 40), 1);
        store.saveCache();
        QVERIFY(!ArtCache(file()).find(keyOf("tile_corn", 40)).isNull());
    }

    /// Each byte in turn is another one, and the file ends at each.
    void aDamagedFileShowsNothingWrong()
    {
        writeRedCorn();
        const QByteArray whole = bytesIn(file());
        const QImage red = plain({kPixels, kPixels}, Qt::red);
        QVERIFY(whole.size() > 2 * 4 * kPixels * kPixels);
        QCOMPARE(ArtCache(file()).find(keyOf("tile_corn")), red);
        for (qsizetype at = 0; at < whole.size(); ++at) {
            QByteArray changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ 0x41);
            for (const QByteArray& damaged : {changed, whole.left(at)}) {
                write(file(), damaged);
                ArtCache cache(file());
                const QImage found = cache.find(keyOf("tile_corn"));
                QVERIFY2(found.isNull() || found == red, qPrintable(QString::number(at)));
                QVERIFY(qFuzzyCompare(cache.aspect("tile_corn").value_or(2.0), 2.0));
            }
        }
    }

    void aChangedDrawingIsRenderedAnew()
    {
        writeRedCorn();
        const auto restore = qScopeGuard([] { Q_INIT_RESOURCE(drawings); });
        Q_CLEANUP_RESOURCE(drawings);
        ArtCache cache(file());
        QVERIFY(cache.find(keyOf("tile_corn")).isNull());
        QVERIFY(!cache.aspect("tile_corn"));
    }

    void whatWasUsedLastIsKept()
    {
        constexpr int kLarge = 1024; // four such pictures fill the file
        static_assert(4 * 4LL * kLarge * kLarge == ArtCache::kMostBytes);
        ArtStore store;
        store.useCache(file());
        const QStringList names{"tile_corn", "tile_indigo", "tile_sugar", "tile_tobacco", "tile_coffee"};
        for (const QString& name : names) {
            store.pixmap(name, QSizeF(kLarge, kLarge), 1);
        }
        store.pixmap(names[0], QSizeF(kLarge, kLarge), 1);
        store.saveCache();
        QVERIFY(QFileInfo(file()).size() < ArtCache::kMostBytes + 4096);
        ArtCache cache(file());
        for (const QString& name : names) {
            QCOMPARE(cache.find(keyOf(name, kLarge)).isNull(), name == names[1]);
        }
    }

    void aFileThatCannotBeWrittenIsDoneWithout()
    {
        write(m_folder.filePath(QStringLiteral("occupied")), "not a folder");
        for (const QString& impossible : {m_folder.filePath(QStringLiteral("occupied/drawings")), m_folder.path()}) {
            ArtStore store;
            store.useCache(impossible);
            QVERIFY(!store.pixmap("tile_corn", QSizeF(kPixels, kPixels), 1).isNull());
            store.saveCache();
            QVERIFY(!store.pixmap("tile_corn", QSizeF(kPixels, kPixels), 1).isNull());
        }
    }
};

WINDROSE_TEST(drawings_kept, DrawingsKept)
#include "drawings_kept.moc"
