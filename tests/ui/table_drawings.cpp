// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/theme.h"
#include "ui/table/replay_key.h"

#include <QList>

#include <cstdlib>

using namespace windrose;

namespace
{

constexpr int kSide = 32; // pixels of a shape

bool isInk(const QColor& color)
{
    const auto distance = [&color](const QColor& other) {
        return std::abs(color.red() - other.red()) + std::abs(color.green() - other.green()) +
               std::abs(color.blue() - other.blue());
    };
    return distance(theme().ink) < distance(theme().card);
}

/// What is drawn on a button of the replay, cut out and stretched to a square: true where there is ink.
QList<bool> shapeOf(ReplayKey::Sign sign)
{
    ReplayKey key(sign, nullptr);
    key.resize(60, 60);
    const QImage face = key.grab().toImage().copy(6, 6, 48, 48); // without its edge
    QRect drawn;
    for (int y = 0; y < face.height(); ++y) {
        for (int x = 0; x < face.width(); ++x) {
            if (isInk(face.pixelColor(x, y))) {
                drawn |= QRect(x, y, 1, 1);
            }
        }
    }
    QList<bool> shape;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            shape << isInk(
                face.pixelColor(drawn.left() + drawn.width() * x / kSide, drawn.top() + drawn.height() * y / kSide));
        }
    }
    return shape;
}

} // namespace

/// Drawings and colors of the things on the table.
class TableDrawings : public QObject
{
    Q_OBJECT

private slots:
    void textsCanBeReadOnTheirGround()
    {
        for (const Theme* t : {&lightTheme(), &darkTheme()}) {
            for (const QColor& ground : {t->paper, t->card, t->empty}) {
                QVERIFY(contrastRatio(t->ink, ground) >= 4.5);
                QVERIFY(contrastRatio(t->inkSoft, ground) >= 4.5);
            }
            QVERIFY(contrastRatio(t->onSea, t->sea) >= 4.5);
            QVERIFY(contrastRatio(t->onSeaSoft, t->sea) >= 4.5);
            QVERIFY(contrastRatio(t->onSea, t->seaDeep) >= 4.5);
            QVERIFY(contrastRatio(t->onAccent, t->accent) >= 4.5);
            QVERIFY(contrastRatio(t->onCoin, t->coin) >= 4.5);
            for (const QColor& seat : t->seats) {
                QVERIFY(contrastRatio(t->onSeat, seat) >= 4.5);
            }
            for (const QColor& ground : {t->paper, t->card, t->empty, t->table}) {
                QVERIFY(contrastRatio(t->glow, ground) >= 3);
                QVERIFY(contrastRatio(t->focus, ground) >= 3);
            }
            QVERIFY(contrastRatio(t->forbidden, t->empty) >= 3);
            QVERIFY(contrastRatio(t->wanted, t->idle) >= 3);
        }
    }

    void aLegalThingHasAnOutlineAndADotInTheCorner()
    {
        QImage picture(60, 60, QImage::Format_ARGB32);
        picture.fill(Qt::black);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        drawLegal(painter, QRectF(0, 0, 60, 60), 6);
        painter.end();
        QCOMPARE(picture.pixelColor(4, 4), theme().glow);        // the dot
        QCOMPARE(picture.pixelColor(30, 0), theme().glow);       // the outline
        QCOMPARE(picture.pixelColor(30, 2), theme().card);       // which is apart from the picture
        QCOMPARE(picture.pixelColor(30, 30), QColor(Qt::black)); // and the picture itself is left alone
    }

    /// In the width of the trading house in the smallest window.
    void everyPriceHasACoin()
    {
        QImage picture(140, 16, QImage::Format_ARGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        drawPrices(painter, QRectF(0, 0, 140, 16));
        painter.end();
        for (int good = 0; good < kGoods; ++good) {
            int gold = 0;
            for (int x = good * 28; x < (good + 1) * 28; ++x) {
                for (int y = 0; y < picture.height(); ++y) {
                    gold += picture.pixelColor(x, y) == theme().coin ? 1 : 0;
                }
            }
            QVERIFY2(gold >= 60, qPrintable(QString::number(gold)));
        }
    }

    void aMissingDrawingIsLoud()
    {
        const QImage picture = ArtStore::instance().pixmap("no_such_drawing", QSizeF(40, 40), 1).toImage();
        QCOMPARE(picture.pixelColor(20, 20), QColor(Qt::red));
    }

    /// Not only in size: playing and stepping forward were the same triangle once.
    void everyButtonOfTheReplayHasASignOfItsOwn()
    {
        using Sign = ReplayKey::Sign;
        QList<QList<bool>> shapes;
        for (const Sign sign : {Sign::First, Sign::Previous, Sign::Play, Sign::Pause, Sign::Next, Sign::Last}) {
            const QList<bool> shape = shapeOf(sign);
            QVERIFY(shape.contains(true) && shape.contains(false));
            for (const QList<bool>& other : shapes) {
                int differing = 0;
                for (int pixel = 0; pixel < kSide * kSide; ++pixel) {
                    differing += shape[pixel] != other[pixel] ? 1 : 0;
                }
                QVERIFY2(differing * 8 > kSide * kSide, qPrintable(QString::number(differing)));
            }
            shapes << shape;
        }
    }

    void aPieceIsSharpAtEveryScale()
    {
        const QPixmap picture = ArtStore::instance().pixmap("tile_corn", QSizeF(96, 96), 1.25);
        QCOMPARE(picture.size(), QSize(120, 120));
        QCOMPARE(picture.devicePixelRatio(), 1.25);
    }
};

WINDROSE_TEST(table_drawings, TableDrawings)
#include "table_drawings.moc"
