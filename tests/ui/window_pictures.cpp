// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_scenes.h"
#include "patience.h"
#include "picture_games.h"
#include "picture_scenes.h"
#include "picture_stage.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "window_driver.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

using namespace windrose;

/// The pictures that packaging/pictures.sh makes: each shows something, and together they show everything there is.
class WindowPictures : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_home;
    // What all the pictures together have shown.
    QSet<QString> m_shown; ///< classes of dialogs, without their namespace
    QSet<Decision> m_asked;
    QImage m_unchanged; ///< the window before any scene

    /// The number of colors of a picture, counted at every third pixel.
    static qsizetype colorsOf(const QImage& picture)
    {
        QSet<QRgb> colors;
        for (int y = 0; y < picture.height(); y += 3) {
            for (int x = 0; x < picture.width(); x += 3) {
                colors.insert(picture.pixel(x, y));
            }
        }
        return colors.size();
    }

    /// The classes of the window's sources that are dialogs and can be opened, by the headers.
    static QSet<QString> dialogsInSources()
    {
        static const QRegularExpression kClass(
            QStringLiteral("\\bclass (\\w+)(?: final)? : public (QDialog|TableForm)\\b"));
        QSet<QString> dialogs;
        QSet<QString> bases;
        for (const char* folder : {"/ui", "/app"}) {
            QDirIterator headers(QStringLiteral(WINDROSE_SOURCES) + QLatin1String(folder), {"*.h"}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (headers.hasNext()) {
                QFile header(headers.next());
                const QString text = header.open(QIODevice::ReadOnly) ? QString::fromUtf8(header.readAll()) : QString();
                for (auto match = kClass.globalMatch(text); match.hasNext();) {
                    const QRegularExpressionMatch found = match.next();
                    dialogs.insert(found.captured(1));
                    bases.insert(found.captured(2));
                }
            }
        }
        return dialogs - bases;
    }

private slots:
    void initTestCase() { driver::isolateFiles(m_home); }
    void cleanupTestCase() { applyLanguage(QStringLiteral("en")); }

    void everyPictureShowsSomething_data()
    {
        QTest::addColumn<int>("scene");
        int place = 0;
        for (const PictureScene& scene : pictureScenes()) {
            if (repeatsRows() || !isOnTheWayThroughALesson(scene.name)) {
                QTest::newRow(qPrintable(scene.name)) << place;
            }
            ++place;
        }
    }
    void everyPictureShowsSomething()
    {
        constexpr int kFewColors = 100; // an empty window has a few, edges of letters have more
        QFETCH(const int, scene);
        PictureStage stage({});
        if (m_unchanged.isNull()) {
            m_unchanged = stage.picture();
        }
        pictureScenes()[static_cast<std::size_t>(scene)].show(stage);
        const QImage picture = stage.picture();
        QCOMPARE(picture.size(), QSize(1280, 800));
        QVERIFY(colorsOf(picture) > kFewColors);
        const bool isFirst = pictureScenes()[static_cast<std::size_t>(scene)].name == QLatin1String("phase-new-game");
        QCOMPARE(picture == m_unchanged, isFirst);
        m_asked.insert(stage.session().gamePosition().decision);
        for (const QString& name : stage.shownClasses()) {
            m_shown.insert(name.section(QStringLiteral("::"), -1));
        }
    }

    void everyDecisionIsAsked() { QCOMPARE(m_asked.size(), kDecisions); }

    void everyDialogIsShown()
    {
        const QSet<QString> dialogs = dialogsInSources();
        QVERIFY(dialogs.contains(QStringLiteral("NewGameDialog")) && dialogs.contains(QStringLiteral("AboutDialog")));
        const QStringList missing = (dialogs - m_shown).values();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
    }

    /// Every look, language, number of players and size is that of the picture.
    void aPictureIsAsItWasWanted()
    {
        QVERIFY(looks().size() >= 2);
        const QString english = QStringLiteral("en");
        QList<PictureSetting> wishes;
        for (const settings::Style look : looks()) {
            for (const int players : {kMinPlayers, kMaxPlayers}) {
                wishes.append({{1024, 720}, look, english, players});
            }
        }
        for (const QString& language : availableLanguages()) {
            if (language != english) {
                wishes.append({{1024, 720}, looks().first(), language, kMinPlayers});
            }
        }
        QList<QImage> pictures;
        for (const PictureSetting& wish : std::as_const(wishes)) {
            PictureStage stage(wish);
            QCOMPARE(stage.session().players(), wish.players);
            const QImage picture = stage.picture();
            QCOMPARE(picture.size(), QSize(1024, 720));
            QVERIFY(!pictures.contains(picture));
            pictures.append(picture);
        }
    }
};

WINDROSE_TEST(window_pictures, WindowPictures)
#include "window_pictures.moc"
