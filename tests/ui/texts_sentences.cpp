// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "core/text/messages.h"
#include "core/text/record.h"
#include "core/text/refusal_sentences.h"
#include "core/text/text_error_sentences.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <functional>

using namespace windrose;

namespace
{

constexpr int kDifferentGames = 12;
const QString kMarkupName = QStringLiteral("<b>Ana</b> & %1%2%n");

/// The first fault of a sentence, if any: remaining place markers, missing plurals, double blanks.
QString fault(const QString& sentence)
{
    static const QRegularExpression left(QStringLiteral("%[0-9nL]|\\w\\(|is/are|  |^\\s|\\s$"));
    if (sentence.isEmpty()) {
        return QStringLiteral("is empty");
    }
    const auto match = left.match(sentence);
    return match.hasMatch() ? QStringLiteral("holds \"%1\"").arg(match.captured()) : QString();
}

bool isSentence(const QString& text)
{
    static const QString ends = QStringLiteral(".?\u3002\uFF1F"); // the last two are those of Japanese and Chinese
    return !text.isEmpty() && ends.contains(text.back());
}

QStringList names(int players)
{
    return QStringList{QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo"), QStringLiteral("Dora"),
                       QStringLiteral("Emil")}
        .mid(0, players);
}

/// Each rule that can be broken, with each decision or piece, and with counts that need singular and plural.
void forEachRefusal(const std::function<void(const Refusal&)>& verify)
{
    for (int number = 1; number < kRefusalCodes; ++number) {
        const auto code = static_cast<RefusalCode>(number);
        const bool isAboutDecision =
            code == RefusalCode::OtherDecision || code == RefusalCode::MustChoose || code == RefusalCode::NoDefault;
        const int count = isAboutDecision ? kDecisions : kGoods;
        for (int first = 0; first < count; ++first) {
            for (int second = 0; second < 3; ++second) {
                verify(Refusal{code, first, second});
            }
        }
    }
}

/// Each error that a text can have, on line 3.
void forEachTextError(const std::function<void(const TextError&)>& verify)
{
    for (int code = 1; code < kTextErrorCodes; ++code) {
        TextError error;
        error.code = static_cast<TextErrorCode>(code);
        error.line = 3;
        error.column = 7;
        error.found = "indigo";
        error.expected = "5";
        error.number = 12;
        error.limit = 11;
        error.refusal = {RefusalCode::SoldOut, 3, 0};
        verify(error);
    }
}

} // namespace

/// Every code of the core has a whole sentence.
class TextsSentences : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLanguage(QStringLiteral("en")); }

    void everyPieceHasNameAndEffect()
    {
        for (int good = 0; good < kGoods; ++good) {
            QCOMPARE(fault(texts::goodName(static_cast<Good>(good))), QString());
            QCOMPARE(fault(texts::goodWord(static_cast<Good>(good))), QString());
        }
        for (int tile = 0; tile < kTiles; ++tile) {
            QCOMPARE(fault(texts::tileName(static_cast<Tile>(tile))), QString());
            QCOMPARE(fault(texts::tileWord(static_cast<Tile>(tile))), QString());
            QVERIFY(isSentence(texts::tileEffect(static_cast<Tile>(tile))));
        }
        for (int role = 0; role < kRoles; ++role) {
            QCOMPARE(fault(texts::roleName(static_cast<Role>(role))), QString());
            QVERIFY(isSentence(texts::roleEffect(static_cast<Role>(role))));
            QVERIFY(isSentence(texts::rolePrivilege(static_cast<Role>(role))));
        }
        QSet<QString> effects;
        for (int building = 0; building < kBuildings; ++building) {
            QCOMPARE(fault(texts::buildingName(static_cast<Building>(building))), QString());
            QCOMPARE(fault(texts::buildingWord(static_cast<Building>(building))), QString());
            const QString effect = texts::buildingEffect(static_cast<Building>(building));
            QVERIFY2(isSentence(effect), qPrintable(effect));
            effects << effect;
        }
        QCOMPARE(effects.size(), kBuildings);
    }

    void everyRefusalIsASentence()
    {
        GameSession session;
        session.startNew(4, names(4), 1, {});
        QSet<QString> sentences;
        for (int code = 1; code < kRefusalCodes; ++code) {
            const Refusal refusal{static_cast<RefusalCode>(code), 1, 2};
            for (const QString& sentence :
                 {texts::refusal(session.position(), refusal, session), texts::refusal(refusal)}) {
                QVERIFY2(fault(sentence).isEmpty(), qPrintable(sentence + QLatin1Char(' ') + fault(sentence)));
                QVERIFY2(isSentence(sentence), qPrintable(sentence));
            }
            sentences << texts::refusal(refusal);
        }
        QCOMPARE(sentences.size(), kRefusalCodes - 1); // no two rules with the same sentence, none with the general one
        QVERIFY(texts::refusal(session.position(), Refusal{}, session).isEmpty());
        QVERIFY(!sentences.contains(QStringLiteral("The rules do not allow that now.")));
    }

    void windowAndCommandLineRefuseInTheSameWords()
    {
        forEachRefusal([](const Refusal& refusal) {
            QCOMPARE(texts::refusal(refusal), QString::fromStdString(describe(refusal)));
        });
    }

    void everyRefusalIsTranslated()
    {
        for (const QString& language : availableLanguages()) {
            if (language == QLatin1String("en")) {
                continue;
            }
            applyLanguage(language);
            forEachRefusal([&](const Refusal& refusal) {
                const QString sentence = texts::refusal(refusal);
                QVERIFY2(fault(sentence).isEmpty() && isSentence(sentence), qPrintable(sentence));
                QVERIFY2(sentence != QString::fromStdString(describe(refusal)), qPrintable(sentence));
            });
        }
        applyLanguage(QStringLiteral("en"));
    }

    void everyQuestionThatIsWaitingIsNamedInARefusal()
    {
        for (const RefusalCode code : {RefusalCode::OtherDecision, RefusalCode::MustChoose, RefusalCode::NoDefault}) {
            for (std::int16_t decision = 0; decision < kDecisions; ++decision) {
                QCOMPARE(fault(texts::refusal(Refusal{code, decision, 0})), QString());
            }
        }
    }

    void everyEventHasALine()
    {
        GameSession session;
        session.startNew(5, names(5), 1, {});
        for (int kind = 0; kind <= static_cast<int>(EventKind::GameFinished); ++kind) {
            for (int reason = 0; reason <= static_cast<int>(Reason::CaptainPrivilege); ++reason) {
                Event event{.kind = static_cast<EventKind>(kind), .seat = 1, .piece = 1, .space = 1, .amount = 2};
                event.reason = static_cast<Reason>(reason);
                const QString line = texts::event(session, event);
                if (event.kind == EventKind::DoubloonsGained && event.reason == Reason::Sale) {
                    QVERIFY(line.isEmpty()); // included in the line of the sale
                    continue;
                }
                QVERIFY2(fault(line).isEmpty(), qPrintable(QString::number(kind) + line + fault(line)));
                QVERIFY2(isSentence(line), qPrintable(line));
            }
        }
    }

    void everyReasonIsASentence()
    {
        GameSession session;
        session.startNew(3, {kMarkupName, kMarkupName, kMarkupName}, 1, {});
        QSet<QString> sentences;
        for (int kind = 1; kind < kReasonKinds; ++kind) {
            for (const std::int16_t amount : std::initializer_list<std::int16_t>{1, 2, 5}) {
                for (const std::int16_t other : std::initializer_list<std::int16_t>{0, 2, 5}) {
                    const OrderReason reason{static_cast<ReasonKind>(kind), 1, 1, amount, other};
                    const QString sentence = texts::reason(session, reason).replace(kMarkupName, QStringLiteral("Ana"));
                    QVERIFY2(fault(sentence).isEmpty(), qPrintable(sentence + fault(sentence)));
                    QVERIFY2(isSentence(sentence), qPrintable(sentence));
                    sentences << sentence;
                }
            }
        }
        QVERIFY(sentences.size() > 2 * kReasonKinds);
        QVERIFY(texts::reason(session, {}).isEmpty());
    }

    void comparisonsSayWhichMoveTheyMean()
    {
        GameSession session;
        session.startNew(3, names(3), 1, {});
        const int first = static_cast<int>(ReasonKind::EarnsMore);
        for (int kind = first; kind <= static_cast<int>(ReasonKind::ComesToSame); ++kind) {
            const OrderReason reason{static_cast<ReasonKind>(kind), 1, 1, 2, 5};
            const auto says = [&](texts::ComparedWith compared, const char* move) {
                const QString sentence = texts::reason(session, reason, compared);
                return sentence.contains(QLatin1String(move), Qt::CaseInsensitive) && isSentence(sentence);
            };
            QVERIFY2(says(texts::ComparedWith::Second, "with the second move"), qPrintable(QString::number(kind)));
            QVERIFY2(says(texts::ComparedWith::Best, "with the best move"), qPrintable(QString::number(kind)));
            QVERIFY2(says(texts::ComparedWith::Played, "with the move played"), qPrintable(QString::number(kind)));
        }
    }

    void everyOrderIsPutInWords()
    {
        Random random{8};
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            Position position = newGame(players, 9);
            while (!position.isFinished()) {
                const Order order = randomOrder(position, random);
                const QString words = texts::order(position, order);
                QVERIFY2(fault(words).isEmpty(), qPrintable(words + fault(words)));
                apply(position, order);
            }
        }
    }

    void everyTextErrorIsASentenceWithItsPlace()
    {
        QSet<QString> sentences;
        int count = 0;
        forEachTextError([&](const TextError& error) {
            const QString sentence = texts::textError(error);
            QVERIFY2(fault(sentence).isEmpty() && isSentence(sentence), qPrintable(sentence + fault(sentence)));
            QVERIFY2(sentence.startsWith(QStringLiteral("Line 3, column 7: ")), qPrintable(sentence));
            QVERIFY2(!sentence.contains(QStringLiteral("Something is wrong.")), qPrintable(sentence));
            sentences << sentence;
            ++count;
        });
        QVERIFY(sentences.size() > count - 6); // a few errors have the same words in orders and in JSON
        QVERIFY(texts::textError(TextError{}).isEmpty());
    }

    void windowAndCommandLineDescribeErrorsInTheSameWords()
    {
        forEachTextError([](const TextError& error) {
            QString typed = QString::fromStdString(describe(error));
            QString shown = texts::textError(error);
            shown.replace(QRegularExpression(QStringLiteral("[\u201c\u201d]")), QStringLiteral("`"));
            if (!typed.endsWith(QLatin1Char('.'))) {
                typed += QLatin1Char('.');
            }
            QCOMPARE(shown.toLower(), typed.toLower());
        });
    }

    void everyTextErrorIsTranslated()
    {
        for (const QString& language : availableLanguages()) {
            if (language == QLatin1String("en")) {
                continue;
            }
            QStringList english;
            forEachTextError([&](const TextError& error) { english << texts::textError(error).section(u':', 1); });
            applyLanguage(language);
            forEachTextError([&](const TextError& error) {
                const QString sentence = texts::textError(error);
                QVERIFY2(fault(sentence).isEmpty() && isSentence(sentence), qPrintable(sentence));
                QVERIFY2(sentence.section(u':', 1) != english.takeFirst(), qPrintable(sentence));
            });
            applyLanguage(QStringLiteral("en"));
        }
    }

    void whatWasExpectedIsSaidInTheLanguageOfTheReader()
    {
        applyLanguage(QStringLiteral("de"));
        for (const char* text :
             {"", "[Windrose \"x\"]\n", "[Windrose \"1\"]\n[Players \"9\"]\n",
              "[Windrose \"1\"]\n[Players \"2\"]\n[Seed \"x\"]\n", "[Windrose \"1\"]\n[Players \"2\"]\n{}\n",
              "[Windrose \"1\"]\n[Players \"2\"]\n[Seed \"1\"]\n[Played \"x\"]\n"}) {
            const RecordReading reading = readRecord(text);
            QVERIFY2(reading.error && !reading.error->expected.empty(), text);
            const QString said = texts::textError(*reading.error);
            QVERIFY2(!said.contains(QString::fromStdString(reading.error->expected)), qPrintable(said));
            QVERIFY2(said.contains(QStringLiteral("erwartet")), qPrintable(said));
        }
        applyLanguage(QStringLiteral("en"));
    }

    void everyDecisionIsAsked_data()
    {
        QTest::addColumn<int>("players");
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            QTest::addRow("%d players", players) << players;
        }
    }

    /// In whole games, the prompt names the player, and says what passing means exactly where passing is possible.
    void everyDecisionIsAsked()
    {
        QFETCH(int, players);
        QSet<int> asked;
        for (int game = 0; game < kDifferentGames; ++game) {
            GameSession session;
            session.startNew(players, names(players), static_cast<std::uint64_t>(game), {});
            Random random{static_cast<std::uint64_t>(game)};
            while (!session.position().isFinished()) {
                const Position& position = session.position();
                const QString prompt = texts::prompt(session);
                QVERIFY2(fault(prompt).isEmpty(), qPrintable(prompt + fault(prompt)));
                QVERIFY2(isSentence(prompt), qPrintable(prompt));
                QVERIFY2(prompt.startsWith(session.seatName(position.turn)), qPrintable(prompt));
                const bool canPass = !check(position, Order::pass()) || !check(position, Order::noHacienda());
                QVERIFY2(canPass == !texts::passLabel(position).isEmpty(), qPrintable(prompt));
                asked << static_cast<int>(position.decision);
                QVERIFY(session.submit(randomOrder(session.gamePosition(), random)).isPlayed());
            }
            const QString over = texts::prompt(session);
            QVERIFY2(fault(over).isEmpty() && isSentence(over), qPrintable(over));
        }
        QCOMPARE(asked.size(), kDecisions - 1); // all but "none"
    }

    void namesWithMarkupStayAsTheyAre()
    {
        GameSession session;
        session.startNew(3, {kMarkupName, QStringLiteral("Ben"), QStringLiteral("Cleo")}, 1, {});
        QVERIFY(texts::prompt(session).startsWith(kMarkupName + QStringLiteral(", governor of round\u00A0"
                                                                               "1: ")));
        const Event loaded{.kind = EventKind::GoodsLoaded, .seat = 0, .piece = 0, .space = 1, .amount = 3};
        QCOMPARE(texts::event(session, loaded),
                 kMarkupName + QStringLiteral(" loads 3 barrels of corn onto cargo ship\u00A0"
                                              "5."));
    }

    /// "cargo ship 6" never breaks before its number, in the sentences of the log and of hints.
    void aNumberStaysWithTheNameBeforeIt()
    {
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("de")}) {
            applyLanguage(language);
            GameSession session;
            session.startNew(3, {"Ana", "Ben", "Cleo"}, 1, {});
            const QString five = QChar(QChar::Nbsp) + QStringLiteral("5");
            const Event loaded{.kind = EventKind::GoodsLoaded, .seat = 0, .piece = 0, .space = 1, .amount = 3};
            QVERIFY2(texts::event(session, loaded).contains(five), qPrintable(texts::event(session, loaded)));
            const Event sailed{.kind = EventKind::ShipSailed, .seat = 0, .piece = 0, .space = 1, .amount = 5};
            QVERIFY2(texts::event(session, sailed).contains(five), qPrintable(texts::event(session, sailed)));
            const QString load = texts::order(session.position(), Order::load(Good::Corn, 1));
            QVERIFY2(load.contains(five), qPrintable(load));
        }
        applyLanguage(QStringLiteral("en"));
    }

    void sentencesFollowEachOtherAsTheLanguageWritesThem()
    {
        QCOMPARE(texts::paragraph({"One.", "Two?", "", "Three."}), QStringLiteral("One. Two? Three."));
        QCOMPARE(
            texts::paragraph({QString::fromUtf8("取る。"), QString::fromUtf8("引きますか？"), QStringLiteral("Ana")}),
            QString::fromUtf8("取る。引きますか？Ana"));
        applyLanguage(QStringLiteral("ja"));
        GameSession session;
        session.startNew(4, {}, 3, {});
        const QString asked = texts::prompt(session);
        applyLanguage(QStringLiteral("en"));
        QVERIFY2(!asked.contains(QString::fromUtf8("。 ")), qPrintable(asked));
        QVERIFY2(asked.count(QString::fromUtf8("。")) > 1, qPrintable(asked));
    }
    void theEndNamesWinnersAndHowTiesBroke()
    {
        Position position = newGame(3, 1);
        position.phase = Phase::Finished;
        position.decision = Decision::None;
        for (int seat = 0; seat < 3; ++seat) {
            position.seat(seat).doubloons = 0;
            position.seat(seat).goods.fill(0);
        }
        position.seat(1).victoryPoints = 50;
        QCOMPARE(texts::result(position, names(3)), QStringLiteral("Ben wins with 50 points."));
        position.seat(2).victoryPoints = 50;
        QCOMPARE(texts::result(position, names(3)),
                 QStringLiteral("Ben and Cleo share the victory with 50 points each."));
        position.seat(2).doubloons = 3;
        QCOMPARE(texts::result(position, names(3)),
                 QStringLiteral("Cleo wins the tie at 50 points with 3 doubloons and barrels."));
    }

    void lookingBackSaysSo()
    {
        GameSession session;
        session.startNew(3, names(3), 1, {});
        Random random{1};
        for (int order = 0; order < 5; ++order) {
            QVERIFY(session.submit(randomOrder(session.gamePosition(), random)).isPlayed());
        }
        session.view(2);
        QVERIFY2(texts::prompt(session).startsWith(
                     QStringLiteral("Round 1, move 2 of 5. You are looking at another moment of the game")),
                 qPrintable(texts::prompt(session)));
    }
};

WINDROSE_TEST(texts_sentences, TextsSentences)
#include "texts_sentences.moc"
