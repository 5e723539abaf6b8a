// SPDX-License-Identifier: GPL-3.0-or-later
// Texts nested or long without end: twice the text takes twice the time at most, and memory stays bounded. This file
// replaces the global operator new by one that counts.
#include "core/text/json_tree.h"
#include "core/text/messages.h"
#include "core/text/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <new>

namespace
{

constexpr std::size_t kHeader = 16; // in front of each block: its size
std::size_t inUse = 0;
std::size_t mostInUse = 0;

void* counted(std::size_t size)
{
    auto* block = static_cast<unsigned char*>(std::malloc(size + kHeader)); // NOLINT(cppcoreguidelines-no-malloc)
    if (block == nullptr) {
        throw std::bad_alloc();
    }
    std::copy_n(&size, 1, static_cast<std::size_t*>(static_cast<void*>(block)));
    inUse += size;
    mostInUse = std::max(mostInUse, inUse);
    return block + kHeader;
}

void forgotten(void* memory) noexcept
{
    if (memory != nullptr) {
        auto* block = static_cast<unsigned char*>(memory) - kHeader;
        inUse -= *static_cast<std::size_t*>(static_cast<void*>(block));
        std::free(block); // NOLINT(cppcoreguidelines-no-malloc)
    }
}

} // namespace

void* operator new(std::size_t size)
{
    return counted(size);
}
void* operator new[](std::size_t size)
{
    return counted(size);
}
void operator delete(void* memory) noexcept
{
    forgotten(memory);
}
void operator delete[](void* memory) noexcept
{
    forgotten(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    forgotten(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
    forgotten(memory);
}

namespace windrose
{

namespace
{

/// What reading a text takes: processor time, the best of some tries, and memory beyond the text itself.
struct Cost {
    double seconds = 1e9;
    std::size_t bytes = 0;
};

Cost costOf(const std::function<void()>& work)
{
    constexpr int kTries = 2;
    Cost cost;
    for (int number = 0; number < kTries; ++number) {
        const std::size_t before = inUse;
        mostInUse = inUse;
        const std::clock_t start = std::clock();
        work();
        cost.seconds = std::min(cost.seconds, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        cost.bytes = std::max(cost.bytes, mostInUse - before);
    }
    return cost;
}

std::string repeated(std::string_view piece, std::size_t bytes)
{
    std::string text;
    text.reserve(bytes + piece.size());
    while (text.size() + piece.size() <= bytes) {
        text += piece;
    }
    return text;
}

void refusePosition(const std::string& text)
{
    const auto reading = readPosition(text, 0);
    const auto* error = std::get_if<TextError>(&reading);
    ASSERT_NE(error, nullptr);
    ASSERT_LT(describe(*error).size(), 1000U);
}

void refuseRecord(const std::string& text)
{
    const RecordReading reading = readRecord(text);
    ASSERT_TRUE(reading.error.has_value());
    ASSERT_LT(describe(*reading.error).size(), 1000U);
}

/// A hostile text: what it begins with, and what follows without end.
struct Endless {
    std::string start;
    std::string piece;
};

/// Reads texts of growing size. Eight times the text may take eight times the time, and three times that for the noise
/// of a machine; a reader whose time grows with the square takes 64 times as much.
void expectLinear(const Endless& endless, std::size_t largest, double mostBytesPerByte,
                  const std::function<void(const std::string&)>& read)
{
    constexpr double kGrowth = 8;
    constexpr double kNoise = 3;
    constexpr double kUnmeasurable = 0.02; // seconds
    constexpr double kFreeBytes = 1 << 16;
    const std::string large = endless.start + repeated(endless.piece, largest - endless.start.size());
    const std::string small = endless.start + repeated(endless.piece, largest / 8 - endless.start.size());
    const Cost few = costOf([&] { read(small); });
    const Cost many = costOf([&] { read(large); });
    EXPECT_LT(many.seconds, kGrowth * kNoise * few.seconds + kUnmeasurable) << endless.start << " " << endless.piece;
    EXPECT_LT(static_cast<double>(many.bytes), mostBytesPerByte * static_cast<double>(large.size()) + kFreeBytes)
        << endless.start << " " << endless.piece;
    if (std::getenv("WINDROSE_BOUNDS") != nullptr) {
        std::printf("%-40.40s %-30.30s %9zu bytes: %.4f s, 1/8: %.4f s, memory %.2f x\n", endless.start.c_str(),
                    endless.piece.substr(0, 30).c_str(), large.size(), many.seconds, few.seconds,
                    static_cast<double>(many.bytes) / static_cast<double>(large.size()));
    }
}

TEST(TextBounds, positionsWithoutEndAreRefusedInLinearTimeAndBoundedMemory)
{
    const std::vector<Endless> all{
        {"", "["},
        {"", "{"},
        {"", " "},
        {"{", "\n"},
        {"", "{\"a\":"},
        {"{\"seats\": ", "["},
        {"{\"seats\": [", "0,"},
        {"{\"seats\": [[[[[[[", "0,"},
        {"{\"players\": ", "9"},
        {"{\"players\": -", "0"},
        {"{\"players\": 0.", "1"},
        {"{\"players\": 1e", "1"},
        {"{\"players\": \"", "x"},
        {"{\"players\": \"", "\\"},
        {"{\"players\": \"", "\\u0041"},
        {"{\"players\": \"", "\xC3\xA9"},
        {"{\"", "k"},
        {"{", "\"k\":0,"},
        {"{\"players\": \"\xED\xA0", "x"},
        {R"({"players": 2, "governor": 0, "seats": [{"name": ")", "n"},
    };
    for (const Endless& endless : all) {
        expectLinear(endless, kMaxJsonBytes, 32, &refusePosition);
        const auto tooLong = readPosition(endless.start + repeated(endless.piece, 2 * kMaxJsonBytes), 0);
        EXPECT_EQ(std::get<TextError>(tooLong).code, TextErrorCode::TooLong);
    }
}

/// A list holds at most 256 items, so these are many lists.
TEST(TextBounds, positionsOfManyValuesAndLongKeysAreRefusedInLinearTimeAndBoundedMemory)
{
    const std::string items = "[" + repeated("0,", 500) + "0],";
    const std::string lists = "[" + repeated(items, 200 * items.size()) + "0],";
    std::string object = "{";
    for (int number = 0; number < 250; ++number) {
        object += "\"" + std::to_string(number) + "\":0,";
    }
    object += "\"\":0},";
    expectLinear({"{\"seats\":[", items}, kMaxJsonBytes / 8, 100, &refusePosition);
    expectLinear({"{\"seats\":[", lists}, kMaxJsonBytes, 100, &refusePosition);
    expectLinear({"{\"seats\":[", object}, kMaxJsonBytes / 8, 100, &refusePosition);
    const auto under = [&](std::size_t key) {
        const std::string text = "{\"" + std::string(key, 'k') + "\":[" + repeated(object, kMaxJsonBytes / 2);
        return costOf([&] { refusePosition(text); }).seconds;
    };
    EXPECT_LT(under(kMaxJsonBytes / 4), 4 * under(1) + 0.05) << "a long key costs once, not for each value below it";
}

TEST(TextBounds, recordsWithoutEndAreRefusedInLinearTimeAndBoundedMemory)
{
    const std::string begun = "[Windrose \"1\"]\n[Players \"2\"]\n[Seed \"1\"]\n";
    const std::vector<Endless> all{
        {"", "["},
        {"", "\n"},
        {"", ";"},
        {"", "; x\n"},
        {"[", "a"},
        {"[Windrose \"", "1"},
        {"[Windrose \"", "\\"},
        {"[Windrose \"1\"]\n[Seat0 \"", "n"},
        {"[Windrose \"1\"]\n[Option \"", "o"},
        {"[Windrose \"1\"]\n", "[Seed \"1\"]\n"},
        {"[Windrose \"1\"]\n", "{"},
        {"[Windrose \"1\"]\n{", "\""},
        {"[Windrose \"1\"]\n", "\n{ "},
        {begun, "x"},
        {begun, "x "},
        {begun, "role settler "},
        {begun, "role settler\n"},
        {begun + "role ", "settler"},
        {begun + "place ", "i0 c0 "},
        {begun + "move ", "+i0 -i0 "},
        {begun + "load corn ", "5"},
        {begun, "\xC3"},
    };
    for (const Endless& endless : all) {
        expectLinear(endless, kMaxRecordBytes / 8, 32, &refuseRecord);
    }
    for (const std::string_view piece : {"\n", "x", "{", "[\n"}) {
        const std::string text = begun + repeated(piece, kMaxRecordBytes);
        EXPECT_EQ(readRecord(text).error->code, TextErrorCode::TooLong);
    }
    expectLinear({begun, "\r\n \t"}, kMaxRecordBytes / 8, 1, [](const std::string& text) {
        ASSERT_FALSE(readRecord(text).error.has_value()); // a game without orders
    });
}

/// A record without end: two seats take every role but the mayor's, so that nobody ever comes, and pass.
std::string endlessGame(std::size_t orders)
{
    Record record;
    record.players = 2;
    record.names = defaultNames(2);
    std::string text = recordText(record);
    Position position = startOf(record);
    for (std::size_t number = 0; number < orders; ++number) {
        OrderList list;
        legalOrders(position, list);
        const auto* order = list.end() - 1; // a pass, where one may pass
        while (order->kind == OrderKind::ChooseRole && order->role() == Role::Mayor) {
            --order;
        }
        text += orderText(position, *order) + "\n";
        apply(position, *order);
    }
    return text;
}

TEST(TextBounds, aMillionOrdersAreReadInLinearTimeAndBoundedMemory)
{
    constexpr std::size_t kMany = 1'000'000;
    const std::string large = endlessGame(kMany);
    const std::string small = endlessGame(kMany / 8);
    ASSERT_LE(large.size(), static_cast<std::size_t>(kMaxRecordBytes));
    const auto read = [](const std::string& text) {
        const RecordReading reading = readRecord(text);
        ASSERT_FALSE(reading.error.has_value()) << describe(*reading.error);
        ASSERT_GE(reading.record->orders.size(), kMany / 8);
    };
    const Cost few = costOf([&] { read(small); });
    const Cost many = costOf([&] { read(large); });
    EXPECT_LT(many.seconds, 24 * few.seconds + 0.02);
    EXPECT_LT(many.bytes, 4 * sizeof(Order) * kMany);
    refuseRecord(large + "sell corn\n");
}

TEST(TextBounds, ordersWithoutEndAreRefusedInLinearTimeAndBoundedMemory)
{
    const Position position = newGame(3, 1);
    for (const Endless& endless : std::vector<Endless>{{"", "x"},
                                                       {"", " "},
                                                       {"role ", "mayor "},
                                                       {"role ", "m"},
                                                       {"place ", "i0 "},
                                                       {"move ", "+i0 "},
                                                       {"move ", "+c0x2 -i1 "},
                                                       {"store corn keep ", "corn "},
                                                       {"take corn @", "1"},
                                                       {"", "\xC3\xA9"},
                                                       {"build office ", "@1 "}}) {
        expectLinear(endless, 1 << 21, 32, [&](const std::string& text) {
            const auto reading = readOrder(position, text);
            ASSERT_FALSE(std::holds_alternative<Order>(reading));
        });
    }
}

} // namespace

} // namespace windrose
