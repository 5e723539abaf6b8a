// SPDX-License-Identifier: GPL-3.0-or-later
#include "laid_table.h"
#include "moments.h"
#include "patience.h"
#include "test_program.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/prompt_button.h"
#include "ui/table/prompt_text.h"

#include <QFontMetricsF>

#include <memory>

using namespace windrose;

/// Texts and buttons that share a row, at every size of texts.
class PromptRows : public QObject
{
    Q_OBJECT

private:
    GameSession m_session;
    std::unique_ptr<TableView> m_table;

    /// Checks that the buttons of the prompt and its question are inside, and apart from each other.
    void standApart()
    {
        const QWidget& bar = m_table->prompt();
        QList<const QWidget*> parts{bar.findChild<PromptText*>()};
        for (const QWidget* button : bar.findChildren<PromptButton*>()) {
            if (button->isVisible()) {
                parts.append(button);
            }
        }
        QVERIFY(parts.size() > 3);
        for (const QWidget* part : parts) {
            QVERIFY2(bar.rect().contains(part->geometry()), qPrintable(part->accessibleName()));
            for (const QWidget* other : parts) {
                QVERIFY2(other == part || !other->geometry().intersects(part->geometry()),
                         qPrintable(part->accessibleName() + QStringLiteral(" and ") + other->accessibleName()));
            }
        }
    }

private slots:
    void cleanup()
    {
        m_table.reset();
        setTextScale(1);
    }

    void buttonsLeaveTheQuestionItsRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("scale");
        for (const QSize& size : {QSize(1024, 694), QSize(1280, 774), QSize(1080, 1894), QSize(2560, 1054)}) {
            for (const qreal scale : {0.8, 1.0, 1.5, 2.0}) {
                QTest::addRow("%dx%d, %.1f", size.width(), size.height(), scale) << size << scale;
            }
        }
    }
    void buttonsLeaveTheQuestionItsRoom()
    {
        QFETCH(QSize, size);
        QFETCH(qreal, scale);
        for (const Position& position : {asked(Role::Mayor, Phase::Mayor, Decision::PlaceColonists),
                                         asked(Role::Builder, Phase::Builder, Decision::Build)}) {
            setTextScale(scale);
            renewTable(m_table, m_session, position);
            QVERIFY(showTable(*m_table, size));
            settle();
            standApart();
        }
    }

    /// The builder's question with two more sentences, too long for its place: the last are left out, and nothing is
    /// cut.
    void aQuestionThatIsTooLongLosesItsLastSentences()
    {
        const QString asked = QStringLiteral("Giocatore 1: costruisci un edificio o passa.");
        const QString owned = QStringLiteral("Hai 14 dobloni; 3 cave sono occupate.");
        const QString sent = QStringLiteral("La tua universit\u00E0 vi manda un lavoratore, salvo che tu rinunci.");
        const auto shown = [](const QStringList& sentences, int width) {
            PromptText text(nullptr);
            text.resize(width, 3 * QFontMetrics(tableFont(kSmallestType)).lineSpacing() + 2);
            text.show(sentences, false);
            return text.grab().toImage();
        };
        setTableUnit(1);
        const int enough = QFontMetrics(tableFont(kSmallestType)).horizontalAdvance(asked + owned + sent);
        QVERIFY(shown({asked, owned, sent}, enough) != shown({asked, owned}, enough));
        const int room = QFontMetrics(tableFont(kSmallestType)).horizontalAdvance(asked) / 2;
        QCOMPARE(shown({asked, owned, sent}, room), shown({asked, owned}, room));
        QCOMPARE(shown({asked, sent + sent, sent}, room), shown({asked}, room));
        PromptText text(nullptr);
        text.show({asked, owned, QString(), sent}, false);
        QCOMPARE(text.text(), asked + QLatin1Char(' ') + owned + QLatin1Char(' ') + sent);
    }

    void textsOfOneKindAreSetInTheLargestSizeThatFitsAll()
    {
        const QStringList names{QStringLiteral("Siedler"), QString(QStringLiteral("B\u00FCrger\u00ADmeister")),
                                QStringLiteral("Baumeister")};
        setTableUnit(1);
        setTextScale(2);
        for (const qreal width : {70.0, 90.0, 120.0, 400.0}) {
            QList<TextInWidth> places;
            for (const QString& name : names) {
                places.append({name, width});
            }
            const int type = commonType(places, typeSize(1), true, 2);
            QVERIFY(type >= kSmallestType && type <= typeSize(1));
            const auto widthAt = [](int size, const QString& text) {
                return QFontMetricsF(tableFont(size, true)).horizontalAdvance(text);
            };
            QVERIFY(type == kSmallestType || widthAt(type, names.last()) <= width);
            QVERIFY(type == typeSize(1) || widthAt(type * 5 / 4 + 1, names.last()) > width);
            places.removeLast();
            QVERIFY2(commonType(places, typeSize(1), true, 2) >= type, "a broken name needs less room");
        }
    }
};

WINDROSE_TEST(prompt_rows, PromptRows)
#include "prompt_rows.moc"
