// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/curtain.h"
#include "app/window/sharing.h"
#include "files_test.h"
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/widget_picture.h"
#include "ui/session/chat_game.h"
#include "ui/table/placement_controller.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>

using namespace windrose;

namespace
{

QImage drawn(const QByteArray& svg, QSize size)
{
    QSvgRenderer renderer(svg);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// How different two pictures look, 0 to 255: the mean over their areas, in which single letters and edges do not
/// count.
double difference(const QImage& one, const QImage& other)
{
    constexpr QSize kAreas{160, 100};
    const QImage a =
        one.scaled(kAreas, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertedTo(QImage::Format_RGB32);
    const QImage b =
        other.scaled(kAreas, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertedTo(QImage::Format_RGB32);
    double sum = 0;
    for (int y = 0; y < kAreas.height(); ++y) {
        for (int x = 0; x < kAreas.width(); ++x) {
            sum += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
        }
    }
    return sum / kAreas.width() / kAreas.height();
}

/// A widget of one color.
class PlainArea : public QWidget
{
public:
    static constexpr QColor kColor = QColor(40, 90, 120);

    explicit PlainArea(QRect place, QWidget* parent = nullptr) : QWidget(parent)
    {
        setAttribute(Qt::WA_OpaquePaintEvent);
        setGeometry(place);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override { QPainter(this).fillRect(rect(), kColor); }
};

} // namespace

/// What is given to others: pictures, the log as text, games for chats.
class WindowSharing : public FilesTest
{
    Q_OBJECT

private:
    Sharing& sharing() { return *m_window->findChild<Sharing*>(); }
    void playSome()
    {
        Random random{4};
        playOrders(session(), random, 60);
    }
    QByteArray saved(const QString& name)
    {
        sharing().savePictureAs(path(name));
        return m_window->saver().wait() ? fileContent(path(name)) : QByteArray();
    }
    static void choose(QFileDialog& dialog, const QString& file)
    {
        dialog.selectFile(file);
        static_cast<QDialog&>(dialog).accept();
    }
    static QImage copiedPicture()
    {
        return qvariant_cast<QImage>(QGuiApplication::clipboard()->mimeData()->imageData());
    }

private slots:
    void init()
    {
        FilesTest::init();
        m_window->setFixedSize(m_window->size()); // it would fit itself to a small screen between two pictures
    }

    void aPictureHasTwiceThePixelsOfTheTable()
    {
        playSome();
        const QImage picture = QImage::fromData(saved("table.PNG"), "PNG");
        QCOMPARE(picture.size(), m_window->table().size() * 2);
        const QImage screen = m_window->table().grab().toImage();
        QVERIFY2(difference(picture, screen) < 2, "it shows the table as it is seen");
        QVERIFY2(prompt().contains("table.PNG"), qPrintable(prompt()));
    }

    void anSvgLooksLikeTheTableAndNeedsNoFonts()
    {
        playSome();
        const QByteArray svg = saved("table.svg");
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY2(!svg.contains("<text") && !svg.contains("<image"), "everything is lines and areas");
        QCOMPARE(QSvgRenderer(svg).defaultSize(), m_window->table().size());
        const double different = difference(drawn(svg, m_window->table().size()), m_window->table().grab().toImage());
        QVERIFY2(different < 2, qPrintable(QString::number(different)));
        QVERIFY2(svg.size() < 3'000'000, qPrintable(QString::number(svg.size())));
    }

    void anSvgHasNoSeamsAtAnyScale()
    {
        PlainArea around(QRect(0, 0, 200, 100));
        const PlainArea inside(QRect(33, 17, 51, 40), &around);
        around.show(); // Qt leaves out what visible children cover
        settle();
        const QByteArray svg = svgOf(around, QStringLiteral("Areas"));
        for (const int width : {200, 137, 311}) {
            const QImage picture = drawn(svg, QSize(width, width / 2));
            for (int x = 1; x < picture.width() - 1; ++x) {
                for (int y = 1; y < picture.height() - 1; ++y) {
                    QCOMPARE(picture.pixelColor(x, y), PlainArea::kColor);
                }
            }
        }
    }

    void aPictureDoesNotShowWherePointerAndFocusAre()
    {
        QWidget* card = thing("Role Mayor");
        card->clearFocus();
        const QImage before = imageOf(m_window->table(), 1);
        QTest::keyClick(thing("Role Settler"), Qt::Key_Right); // shows the focus
        QVERIFY(card->hasFocus() || thing("Role Settler")->hasFocus());
        QCOMPARE(imageOf(m_window->table(), 1), before);
    }

    void aPictureDoesNotShowTheHand()
    {
        session().submit(Order::chooseRole(Role::Mayor));
        QWidget* below = thing("Trading house");
        const QRect place(below->mapTo(&m_window->table(), QPoint()), below->size());
        const QImage before = imageOf(m_window->table(), 1).copy(place);
        const QImage seen = m_window->table().grab(place).toImage();
        QTest::mouseClick(thing("San Juan"), Qt::LeftButton);
        QTest::mouseMove(below);
        settle();
        QVERIFY(m_window->table().controller().isCarrying());
        QCOMPARE(QRect(below->mapTo(&m_window->table(), QPoint()), below->size()), place);
        QVERIFY(m_window->table().grab(place).toImage() != seen);
        QCOMPARE(imageOf(m_window->table(), 1).copy(place), before);
    }

    void behindTheCurtainNothingIsShown()
    {
        settings::curtain.setValue(true);
        session().setCoversAtHandOver(true);
        playBuilderRound();
        if (!session().isCovered()) {
            session().submit(Order::chooseRole(Role::Craftsman));
        }
        QVERIFY(session().isCovered());
        auto* curtain = m_window->findChild<Curtain*>();
        QVERIFY(curtain->isVisible());
        const QByteArray svg = saved("covered.svg");
        QCOMPARE(svg, svgOf(*curtain, "Windrose"));
        QVERIFY2(svg.size() < svgOf(m_window->table(), {}).size() / 2, "the table is not below it");
        entry("Copy Picture")->trigger();
        QCOMPARE(difference(copiedPicture(), imageOf(*curtain, 2)), 0.0);
        QVERIFY(!entry("Copy Log")->isEnabled());
        QVERIFY(!entry("Save Log as Text…")->isEnabled());
        sharing().saveLogAs(path("log.txt"));
        QVERIFY(!QFile::exists(path("log.txt")));
        curtain->click();
        QVERIFY(entry("Copy Log")->isEnabled());
        settings::curtain.reset();
    }

    void aPictureIsCopiedAsPixelsAndAsDrawing()
    {
        entry("Copy Picture")->trigger();
        QCOMPARE(copiedPicture().size(), m_window->table().size() * 2);
        const QByteArray svg = QGuiApplication::clipboard()->mimeData()->data("image/svg+xml");
        QVERIFY(QSvgRenderer(svg).isValid());
    }

    void anotherEndingIsAnErrorThatSaysWhich()
    {
        sharing().savePictureAs(path("table.jpg"));
        QVERIFY(message() != nullptr);
        QVERIFY2(message()->informativeText().contains(".svg"), qPrintable(message()->informativeText()));
        closeMessage();
        QVERIFY(!QFile::exists(path("table.jpg")));
    }

    void aPictureThatCannotBeWrittenIsAnError()
    {
        sharing().savePictureAs(path("missing/table.png"));
        QVERIFY(!m_window->saver().wait());
        QVERIFY(message() != nullptr);
        QVERIFY2(message()->text().contains("table.png"), qPrintable(message()->text()));
        closeMessage();
    }

    void theFileDialogAddsTheEnding()
    {
        entry("Save Picture…")->trigger();
        auto* dialog = m_window->findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        choose(*dialog, path("mine"));
        QTRY_VERIFY(QFile::exists(path("mine.png")));
        QVERIFY(m_window->saver().wait());
    }

    void theLogIsALineForEachOfItsLines()
    {
        playBuilderRound();
        entry("Copy Log")->trigger();
        const QString log = clipboard();
        QVERIFY2(log.contains("Ana") && log.contains("Builder"), qPrintable(log));
        sharing().saveLogAs(path("log.txt"));
        QVERIFY(m_window->saver().wait());
        QCOMPARE(QString::fromUtf8(fileContent(path("log.txt"))), log);
    }

    void aGameGoesThroughAChat()
    {
        playSome();
        session().undoRedo().undo();
        const std::string copied = plainRecordText(session().record());
        entry("Copy Game for Chat")->trigger();
        const QString text = clipboard();
        QVERIFY(text.startsWith("Windrose game 1, "));
        session().load(game(2, 3));
        QGuiApplication::clipboard()->setText("Bo: look\n\n> " + QString(text).replace("\n", "  \n> ") + "\n\nWell?");
        entry("Paste Game")->trigger();
        QVERIFY(message() == nullptr);
        QCOMPARE(plainRecordText(session().record()), copied);
    }

    void aTornGameForAChatChangesNothing()
    {
        playSome();
        const std::string before = plainRecordText(session().record());
        entry("Copy Game for Chat")->trigger();
        QGuiApplication::clipboard()->setText(clipboard().chopped(30));
        entry("Paste Game")->trigger();
        QVERIFY(message() != nullptr);
        QVERIFY2(message()->informativeText().contains("expected the rest"), qPrintable(message()->informativeText()));
        closeMessage();
        QCOMPARE(plainRecordText(session().record()), before);
    }

    void theScoreHasAPictureToo()
    {
        settings::showAllPoints.setValue(true);
        playSome();
        entry("Score…")->trigger();
        auto* dialog = m_window->findChild<ScoreDialog*>();
        QVERIFY(dialog != nullptr);
        emit dialog->copyPictureRequested();
        QCOMPARE(copiedPicture().size(), dialog->sheet().size() * 2);
        emit dialog->savePictureRequested();
        auto* files = dialog->findChild<QFileDialog*>();
        QVERIFY(files != nullptr);
        choose(*files, path("score.svg"));
        QTRY_VERIFY(QFile::exists(path("score.svg")));
        QVERIFY(m_window->saver().wait());
        const QByteArray svg = fileContent(path("score.svg"));
        QVERIFY(difference(drawn(svg, dialog->sheet().size()), imageOf(dialog->sheet(), 1)) < 2);
        settings::showAllPoints.reset();
    }

    void theTableIsPrintedOnOnePage()
    {
        QByteArray pdf;
        QBuffer buffer(&pdf);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QPdfWriter pages(&buffer);
        pages.setPageOrientation(QPageLayout::Landscape);
        QVERIFY(printPicture(pages, m_window->table()));
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY2(pdf.size() > 20000, qPrintable(QString::number(pdf.size())));
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
    }
};

WINDROSE_TEST(window_sharing, WindowSharing)
#include "window_sharing.moc"
