// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_file.h"
#include "tests/ui/play.h"
#include "tests/ui/test_program.h"
#include "ui/session/game_session.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

using namespace windrose;

/// How the window reads records of earlier versions, and damaged ones.
class RecordsTest : public QObject
{
    Q_OBJECT

private:
    static QString folder(const QString& name) { return QStringLiteral(WINDROSE_TEST_DATA "/records/") + name; }

private slots:
    void releasedRecordsOpenAndArePrintedAsTheyWere_data()
    {
        QTest::addColumn<QString>("path");
        for (const QFileInfo& file : QDir(folder("1")).entryInfoList({"*.windrose"}, QDir::Files)) {
            QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
        }
    }
    void releasedRecordsOpenAndArePrintedAsTheyWere()
    {
        QFETCH(QString, path);
        const GameFile file = readGameFile(path);
        QCOMPARE(file.problem, QString());
        QVERIFY(file.record.has_value());
        QCOMPARE(QByteArray::fromStdString(plainRecordText(*file.record)), fileContent(path));
        GameSession session;
        session.load(*file.record);
        const QString end = QString(path).replace(".windrose", ".json");
        QCOMPARE(QByteArray::fromStdString(positionJson(session.gamePosition(), file.record->names)), fileContent(end));
        QCOMPARE(QByteArray::fromStdString(plainRecordText(session.record())), fileContent(path));
    }

    void recordsWithChecksumsOpenAndArePrintedAsTheyWere_data()
    {
        QTest::addColumn<QString>("name");
        for (const QFileInfo& file : QDir(folder("1")).entryInfoList({"*.windrose"}, QDir::Files)) {
            QTest::newRow(qPrintable(file.completeBaseName())) << file.fileName();
        }
    }
    void recordsWithChecksumsOpenAndArePrintedAsTheyWere()
    {
        QFETCH(QString, name);
        const GameFile plain = readGameFile(folder("1/" + name));
        const GameFile file = readGameFile(folder("1_with_checksums/" + name));
        QCOMPARE(file.problem, QString());
        QVERIFY(file.record.has_value());
        QCOMPARE(QByteArray::fromStdString(recordText(*file.record)), fileContent(folder("1_with_checksums/" + name)));
        QCOMPARE(recordText(*file.record), recordText(*plain.record));
    }

    void damagedRecordsOpenUpToTheDamageAndSayWhere_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QJsonObject>("expected");
        const QJsonObject all = QJsonDocument::fromJson(fileContent(folder("damaged/expected.json"))).object();
        QVERIFY(all.size() >= 20);
        for (const QString& name : all.keys()) {
            QTest::newRow(qPrintable(name)) << folder("damaged/" + name + ".windrose") << all[name].toObject();
        }
    }
    void damagedRecordsOpenUpToTheDamageAndSayWhere()
    {
        QFETCH(QString, path);
        QFETCH(QJsonObject, expected);
        QVERIFY(QFile::exists(path));
        const GameFile file = readGameFile(path);
        if (expected["line"].isNull()) {
            QCOMPARE(file.problem, QString());
        } else {
            const QString place =
                QString("Line %1, column %2: ").arg(expected["line"].toInt()).arg(expected["column"].toInt());
            QVERIFY2(file.problem.startsWith(place), qPrintable(file.problem));
        }
        QCOMPARE(file.record.has_value(), !expected["orders"].isNull());
        if (file.record) {
            QCOMPARE(static_cast<int>(file.record->orders.size()), expected["orders"].toInt());
            GameSession session;
            session.load(*file.record);
            QCOMPARE(session.history().size(), expected["orders"].toInt());
        }
    }
};

WINDROSE_TEST(records_open_forever, RecordsTest)
#include "records_open_forever.moc"
