// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/chat_text.h"
#include "play.h"
#include "test_program.h"
#include "ui/session/chat_game.h"

#include <QTest>

using namespace windrose;

namespace
{

Record game(int players, int orders)
{
    GameSession session;
    session.startNew(players, {}, kSeed, {});
    Random random{5};
    playOrders(session, random, orders);
    return session.record();
}

std::string readBack(const std::string& text)
{
    const auto reading = recordInChat(text);
    const auto* record = std::get_if<std::string>(&reading);
    return record != nullptr ? *record : std::string();
}

TextErrorCode codeOf(const std::string& text)
{
    const auto reading = recordInChat(text);
    const auto* error = std::get_if<TextError>(&reading);
    return error != nullptr ? error->code : TextErrorCode::None;
}

} // namespace

/// Games as texts for chats.
class ChatGames : public QObject
{
    Q_OBJECT

private slots:
    void aWholeGameComesBackFromAQuotedMessage()
    {
        for (const int players : {2, 3, 4, 5}) {
            const Record record = game(players, 10000);
            const std::string text = chatGame(record);
            QVERIFY(!text.empty());
            QVERIFY2(text.size() < plainRecordText(record).size() / 2, "it is far shorter than the record");
            QString quoted = QStringLiteral("Ana wrote:\n> ") + QString::fromStdString(text).replace('\n', "\n> ");
            QCOMPARE(readBack(quoted.toStdString()), plainRecordText(record));
        }
    }

    void aRecordThatIsTooLargeGivesNoText()
    {
        Record record = game(2, 3);
        Random random{1};
        for (int line = 0; line < 2000; ++line) {
            std::string remark;
            for (int letter = 0; letter < 60; ++letter) {
                remark += static_cast<char>('a' + random.below(26));
            }
            record.remarks.push_back(remark);
        }
        QVERIFY(chatGame(record).empty());
    }

    void whatIsPackedTooTightlyIsNotUnpackedWhole()
    {
        const QByteArray bomb = qCompress(QByteArray(16 << 20, ' '), 9);
        QVERIFY(static_cast<std::size_t>(bomb.size()) < kMaxChatBytes);
        QCOMPARE(codeOf(chatText(bomb.toStdString())), TextErrorCode::TooLong);
        QByteArray lying = bomb;
        lying.replace(0, 4, QByteArray::fromHex("00000010"));
        QCOMPARE(codeOf(chatText(lying.toStdString())), TextErrorCode::ChatDamaged);
    }

    void lettersThatHoldNoRecordAreDamaged()
    {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("qUncompress")));
        QCOMPARE(codeOf(chatText("this was never packed")), TextErrorCode::TooLong); // of its first four bytes
        QCOMPARE(codeOf(chatText(std::string(4, '\0').append("neither was this"))), TextErrorCode::ChatDamaged);
        QCOMPARE(codeOf(chatText("")), TextErrorCode::ChatDamaged);
    }
};

WINDROSE_TEST(chat_games, ChatGames)
#include "chat_games.moc"
