// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/picture_scope.h"
#include "ui/pieces/table_style.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"
#include "ui/table/replay_key.h"

#include <QIcon>
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

/// A name as it is drawn in a low place, 60 units wide.
QImage drawnName(const QString& name, const QString& shorter)
{
    QImage image(QSize(wholeUnits(60), wholeUnits(16)), QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    drawFitted(painter, QRectF(image.rect()), name, {.largest = typeSize(0), .color = Qt::black, .shorter = shorter});
    return image;
}

/// The pixels in the color of a coin beside each of the prices of the trading house.
QList<int> goldOfPrices()
{
    QImage picture(140, 16, QImage::Format_ARGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    drawPrices(painter, QRectF(0, 0, 140, 16));
    painter.end();
    QList<int> gold(kGoods);
    for (int x = 0; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y) {
            gold[x * kGoods / picture.width()] += picture.pixelColor(x, y) == theme().coin ? 1 : 0;
        }
    }
    return gold;
}

} // namespace

/// Drawings and colors of the things on the table.
class TableDrawings : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        setTableUnit(1);
        setTextScale(1);
    }

    void typeHasFiveSizesThatGrowWithTheTable()
    {
        for (const int unit : {1, 2, 3}) {
            setTableUnit(unit);
            QList<int> sizes;
            for (int pixels = kTypeSizes.front() * unit; pixels <= 60 * unit; ++pixels) {
                const int size = tableFont(pixels).pixelSize();
                if (!sizes.contains(size)) {
                    sizes << size;
                }
            }
            QList<int> wanted;
            for (const int size : kTypeSizes) {
                wanted << size * unit;
            }
            QCOMPARE(sizes, wanted);
        }
    }

    void theTextSizeScalesTheType()
    {
        for (const qreal scale : {0.8, 1.5, 2.0}) {
            setTextScale(scale);
            for (std::size_t step = 0; step < kTypeSizes.size(); ++step) {
                QCOMPARE(typeSize(step), qRound(kTypeSizes[step] * scale));
                QCOMPARE(tableFont(typeSize(step)).pixelSize(), typeSize(step));
            }
        }
    }

    /// In a place made for usual texts a larger one stays within the height of the place.
    void aLargeTextStaysInItsPlace()
    {
        setTextScale(2);
        constexpr int kPlace = 18;
        QImage image(200, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const QRectF where(10, 20, 180, kPlace);
        QVERIFY(drawFitted(painter, where, "Hjg", {.largest = typeSize(0), .color = Qt::black}));
        painter.end();
        for (int row = 0; row < image.height(); ++row) {
            for (int column = 0; column < image.width(); ++column) {
                const bool isInside = row >= where.top() - 1 && row < where.bottom() + 1;
                QVERIFY(isInside || image.pixelColor(column, row) == Qt::white);
            }
        }
    }

    void aNameWithoutRoomIsShortenedAndNotSqueezed()
    {
        for (const int unit : {1, 2}) {
            setTableUnit(unit);
            QCOMPARE(drawnName("Construction hut", "Hut"), drawnName("Hut", {}));
            QCOMPARE(drawnName("Hut", "H."), drawnName("Hut", {}));
        }
    }

    void textsCanBeReadOnTheirGround()
    {
        for (const Theme* t : {&lightTheme(), &darkTheme(), &contrastTheme()}) {
            const bool isHigh = t->flavor == Flavor::Contrast;
            const double text = isHigh ? 7 : 4.5;
            const double mark = isHigh ? 4.5 : 3;
            for (const QColor& ground : {t->paper, t->card, t->empty, t->page, t->field, t->button}) {
                QVERIFY(contrastRatio(t->ink, ground) >= text);
                QVERIFY(contrastRatio(t->inkSoft, ground) >= text);
                QVERIFY(contrastRatio(t->link, ground) >= text);
                QVERIFY(contrastRatio(t->linkVisited, ground) >= text);
            }
            for (const QColor& ground : {t->sea, t->seaDeep}) {
                QVERIFY(contrastRatio(t->onSea, ground) >= text);
                QVERIFY(contrastRatio(t->onSeaSoft, ground) >= text);
            }
            QVERIFY(contrastRatio(t->onAccent, t->accent) >= text);
            QVERIFY(contrastRatio(t->onCoin, t->coin) >= text);
            QVERIFY(contrastRatio(Qt::white, t->selected) >= text);
            for (const QColor& seat : t->seats) {
                QVERIFY(contrastRatio(t->onSeat, seat) >= text);
            }
            for (const QColor& ground : {t->paper, t->card, t->empty, t->table}) {
                QVERIFY(contrastRatio(t->glow, ground) >= mark);
                QVERIFY(contrastRatio(t->focus, ground) >= mark);
            }
            for (const QColor& ground : {t->page, t->field, t->button}) {
                QVERIFY(contrastRatio(t->outline, ground) >= mark);
                QVERIFY(contrastRatio(t->focus, ground) >= mark);
            }
            QVERIFY(contrastRatio(t->forbidden, t->empty) >= mark);
            QVERIFY(contrastRatio(t->wanted, t->idle) >= mark);
        }
    }

    /// In the other looks these stand beside a shape that says the same.
    void inHighContrastEveryMarkIsSeen()
    {
        const Theme& t = contrastTheme();
        constexpr double kMark = 4.5;
        for (const QColor& ground : {t.paper, t.card, t.empty, t.table}) {
            QVERIFY(contrastRatio(t.mark, ground) >= kMark);
            QVERIFY(contrastRatio(t.trace, ground) >= kMark);
            QVERIFY(contrastRatio(t.paperEdge, ground) >= kMark);
        }
        QVERIFY(contrastRatio(t.cardEdge, t.paper) >= kMark);
        QVERIFY(contrastRatio(t.emptyEdge, t.empty) >= kMark);
        QVERIFY(contrastRatio(t.seaEdge, t.sea) >= kMark);
        QVERIFY(contrastRatio(t.accent, t.seaDeep) >= kMark);
        QVERIFY(contrastRatio(t.occupied, t.idle) >= kMark);
        QVERIFY(contrastRatio(t.circleEdge, t.idle) >= kMark);
        QVERIFY(contrastRatio(t.faint, t.page) >= 7);
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
        {
            const PictureScope drawn; // each coin anew, without smoothed edges
            for (const int gold : goldOfPrices()) {
                QVERIFY2(gold >= 60, qPrintable(QString::number(gold)));
            }
        }
        for (const int gold : goldOfPrices()) { // copies of one coin, whose edges are smooth
            QVERIFY2(gold >= 40, qPrintable(QString::number(gold)));
        }
    }

    /// Fusion's picture would be read from a file, for which Qt loads all picture formats at every start.
    void theArrowsOfAFullMenuBarAreDrawn()
    {
        const TableStyle style;
        const QIcon icon = style.standardIcon(QStyle::SP_ToolBarHorizontalExtensionButton, nullptr, nullptr);
        const QImage picture = icon.pixmap(QSize(16, 16), 1.0).toImage();
        int ink = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                ink += picture.pixelColor(x, y) == theme().ink ? 1 : 0;
            }
        }
        QVERIFY2(ink >= 4, qPrintable(QString::number(ink)));
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
