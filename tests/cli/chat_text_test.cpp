// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/chat_text.h"

#include "core/text/messages.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace windrose;

namespace
{

/// Bytes of every value.
std::string bytesOfAll(std::size_t size)
{
    std::string bytes;
    for (std::size_t at = 0; at < size; ++at) {
        bytes += static_cast<char>(at * 37 + at / 256);
    }
    return bytes;
}

std::string heldIn(const std::string& text)
{
    const auto reading = readChatText(text);
    const auto* bytes = std::get_if<std::string>(&reading);
    return bytes != nullptr ? *bytes : "not read: " + describe(std::get<TextError>(reading));
}

TextErrorCode wrongIn(const std::string& text)
{
    const auto reading = readChatText(text);
    const auto* error = std::get_if<TextError>(&reading);
    return error != nullptr ? error->code : TextErrorCode::None;
}

std::string withEach(std::string text, const std::string& old, const std::string& by)
{
    for (std::size_t at = 0; (at = text.find(old, at)) != std::string::npos; at += by.size()) {
        text.replace(at, old.size(), by);
    }
    return text;
}

TEST(ChatText, holdsBytesOfAnyNumber)
{
    for (const std::size_t size : {0U, 1U, 2U, 3U, 4U, 5U, 6U, 47U, 48U, 1000U, 32768U}) {
        EXPECT_TRUE(heldIn(chatText(bytesOfAll(size))) == bytesOfAll(size)) << size;
    }
}

TEST(ChatText, namesWindroseAndHasShortLines)
{
    const std::string text = chatText(bytesOfAll(1000));
    EXPECT_TRUE(text.starts_with("Windrose game 1, 1600 letters, check ")) << text;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        EXPECT_LE(end - at, 76U);
        at = end + 1;
    }
}

TEST(ChatText, survivesWhatChatsAndMailsDoToIt)
{
    const std::string bytes = bytesOfAll(300);
    const std::string text = chatText(bytes);
    const std::string around = "Hi Ana!\nThe Windrose game of last night, 4 players:\n\n" + text + "\nSee you, Bo 42\n";
    EXPECT_EQ(heldIn(around), bytes) << "words around it";
    EXPECT_EQ(heldIn("> " + withEach(text, "\n", "\n> ")), bytes) << "quoted";
    EXPECT_EQ(heldIn(">> | " + withEach(text, "\n", "   \r\n>> | ")), bytes) << "quoted twice, with blanks at the end";
    EXPECT_EQ(heldIn(withEach(text, "\n", " ")), bytes) << "on one line";
    EXPECT_EQ(heldIn("\u201c" + text + "\u201d \u2014 \U0001F600"), bytes) << "in quotation marks of print";
    EXPECT_EQ(heldIn("```\n" + text + "```"), bytes) << "as code";
    std::string small = text;
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    EXPECT_EQ(heldIn(small), bytes) << "in small letters";
    std::string narrow;
    for (std::size_t at = 0; at < text.size(); ++at) {
        narrow += text[at];
        if (at > 60 && at % 19 == 0) {
            narrow += "\n\xE2\x80\x8B> "; // an invisible blank
        }
    }
    EXPECT_EQ(heldIn(narrow), bytes) << "wrapped again";
}

TEST(ChatText, theFirstWholeOneOfSeveralIsRead)
{
    const std::string good = chatText(bytesOfAll(90));
    const std::string torn = chatText(bytesOfAll(90)).substr(0, 100);
    EXPECT_EQ(heldIn("Windrose game 1, what fun\n" + good + chatText("other")), bytesOfAll(90));
    EXPECT_EQ(heldIn(torn + "\n\n" + good), bytesOfAll(90));
}

TEST(ChatText, damageIsNoticed)
{
    const std::string text = chatText(bytesOfAll(60));
    const std::size_t first = text.find('\n') + 1;
    EXPECT_EQ(wrongIn("Dear Ana, how are you? Windrose game"), TextErrorCode::Empty);
    EXPECT_FALSE(hasChatText("Dear Ana, how are you? Windrose game"));
    EXPECT_EQ(wrongIn(text.substr(0, text.size() - 3)), TextErrorCode::ChatCutOff);
    EXPECT_EQ(wrongIn(text.substr(0, first)), TextErrorCode::ChatCutOff);
    for (std::size_t at = first; at + 1 < text.size(); ++at) {
        std::string changed = text;
        if (changed[at] != '\n') {
            changed[at] = changed[at] == 'A' ? 'B' : 'A';
            EXPECT_EQ(wrongIn(changed), TextErrorCode::ChatDamaged) << at;
        }
    }
    EXPECT_EQ(wrongIn(withEach(text, text.substr(first, 1), "1")), TextErrorCode::ChatDamaged) << "no letter of ours";
    EXPECT_EQ(wrongIn(withEach(text, "game 1", "game 2")), TextErrorCode::NewerVersion);
}

TEST(ChatText, hugeNumbersAndTextsAreRefused)
{
    EXPECT_EQ(wrongIn("Windrose game 1, 4000000000 letters, check 00000000:\nAAAA"), TextErrorCode::TooLong);
    EXPECT_EQ(wrongIn("Windrose game 1, 99999999999999999999 letters, check 00000000:\nAAAA"), TextErrorCode::Empty);
    EXPECT_EQ(wrongIn(std::string(1 << 20, 'A')), TextErrorCode::Empty);
    std::string many;
    for (int count = 0; count < 20000; ++count) {
        many += "Windrose game 1, 52000 letters, check 00000000: AAAA\n";
    }
    EXPECT_EQ(wrongIn(many), TextErrorCode::ChatDamaged);
}

TEST(ChatText, theErrorSaysHowMuchIsThere)
{
    const std::string text = chatText(bytesOfAll(60));
    const auto reading = readChatText(text.substr(0, text.size() - 5));
    const std::string sentence = describe(std::get<TextError>(reading));
    EXPECT_NE(sentence.find("92 of 96 letters"), std::string::npos) << sentence;
}

} // namespace
