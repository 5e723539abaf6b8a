// SPDX-License-Identifier: GPL-3.0-or-later
// Deeply nested or endless texts: eight times the text takes eight times the steps, and memory stays bounded. This file
// replaces the global operator new by one that counts; counted_steps.h defines a step.
#include "core/text/json_value.h"
#include "core/text/messages.h"
#include "core/text/record.h"
#include "core/text/words.h"
#include "counted_steps.h"
#include "tests/repeats_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <new>

namespace
{

constexpr std::size_t kHeader = 16; // before each block: its size
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

using Reader = std::function<void(const std::string&)>;

/// The cost of reading a text; always the same for the same text.
struct Cost {
    std::size_t size = 0; ///< of the text
    std::uint64_t steps = 0;
    std::size_t bytes = 0; ///< of memory beyond the text itself
};

Cost costOf(const std::string& text, const Reader& read)
{
    const std::size_t bytesBefore = inUse;
    mostInUse = inUse;
    const std::uint64_t stepsBefore = testing::stepsSoFar();
    read(text);
    return {text.size(), testing::stepsSoFar() - stepsBefore, mostInUse - bytesBefore};
}

/// Whether the larger of two texts took no more steps per byte than the smaller one, apart from fixed
/// costs. A reader with quadratic steps takes eight times as many per byte for a text of eight times the
/// size.
::testing::AssertionResult grewLinearly(const Cost& small, const Cost& large)
{
    constexpr double kRounding = 1.1; // allows for rounding, such as a partly used block of memory
    constexpr double kFreeSteps = 20'000;
    const double growth = static_cast<double>(large.size) / static_cast<double>(small.size);
    const bool holds =
        static_cast<double>(large.steps) <= kRounding * growth * static_cast<double>(small.steps) + kFreeSteps;
    auto result = holds ? ::testing::AssertionSuccess() : ::testing::AssertionFailure();
    result << large.steps << " steps for " << large.size << " bytes, " << small.steps << " for " << small.size;
    return result;
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

/// A hostile text: its start, and the part that is repeated.
struct Endless {
    std::string start;
    std::string piece;
};

/// A plain run reads texts of an eighth of the size, which grow by the same factors.
const std::size_t kDivisor = repeatsRows() ? 1 : 8;

/// The sizes of the compared texts, as fractions of the largest. The smaller ones come first, so that a reader with
/// quadratic steps is detected before it gets the largest, which would take it hours.
constexpr std::array<std::size_t, 3> kParts{512, 64, 1};

/// Reads texts that differ mainly in size, in that order; false at the first that takes too many steps. `largest` gets
/// the cost of the last one.
::testing::AssertionResult growLinearly(const std::function<std::string(std::size_t part)>& textOf, const Reader& read,
                                        Cost& largest)
{
    ::testing::AssertionResult result = ::testing::AssertionSuccess();
    Cost before;
    for (const std::size_t part : kParts) {
        largest = costOf(textOf(part), read);
        if (before.size != 0 && !(result = grewLinearly(before, largest))) {
            break;
        }
        before = largest;
    }
    return result;
}

void expectLinear(const Endless& endless, std::size_t size, double mostBytesPerByte, const Reader& read)
{
    constexpr double kFreeBytes = 1 << 16;
    const auto textOf = [&](std::size_t part) {
        const std::size_t pieces =
            std::max<std::size_t>(1, (size / kDivisor / part - endless.start.size()) / endless.piece.size());
        return endless.start + repeated(endless.piece, pieces * endless.piece.size());
    };
    Cost large;
    EXPECT_TRUE(growLinearly(textOf, read, large)) << endless.start << " " << endless.piece.substr(0, 30);
    EXPECT_LT(static_cast<double>(large.bytes), mostBytesPerByte * static_cast<double>(large.size) + kFreeBytes)
        << endless.start << " " << endless.piece.substr(0, 30);
    if (std::getenv("WINDROSE_BOUNDS") != nullptr) {
        const auto perByte = [&large](std::size_t number) {
            return static_cast<double>(number) / static_cast<double>(large.size);
        };
        std::printf("%-40.40s %-30.30s %9zu bytes: %.2f steps a byte, memory %.2f x\n", endless.start.c_str(),
                    endless.piece.substr(0, 30).c_str(), large.size, perByte(large.steps), perByte(large.bytes));
    }
}

TEST(TextBounds, stepsAreCountedInTheReadersAndInTheLibrariesTheyUse)
{
    const std::string text(5000, 'x');
    const auto stepsOf = [&text](const Reader& read) { return costOf(text, read).steps; };
    EXPECT_GE(stepsOf([](const std::string& all) { EXPECT_EQ(splitWords(all).size(), 1U); }), 5000U);
    EXPECT_GE(stepsOf([](const std::string& all) { EXPECT_EQ(all.find('y'), std::string::npos); }), 5000U);
    EXPECT_GE(stepsOf([](const std::string& all) { EXPECT_EQ(std::string(all).size(), 5000U); }), 5000U);
}

TEST(TextBounds, positionsWithoutEndAreRefusedInLinearStepsAndBoundedMemory)
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

/// A list has at most 256 items, so these are many lists.
TEST(TextBounds, positionsOfManyValuesAndLongKeysAreRefusedInLinearStepsAndBoundedMemory)
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
    const Cost shortKey = costOf("{\"k\":[" + repeated(object, kMaxJsonBytes / 2), &refusePosition);
    const std::string key(kMaxJsonBytes / 4, 'k');
    const Cost longKey = costOf("{\"" + key + "\":[" + repeated(object, kMaxJsonBytes / 2), &refusePosition);
    EXPECT_TRUE(grewLinearly(shortKey, longKey)) << "a long key costs once, not for each value below it";
}

TEST(TextBounds, recordsWithoutEndAreRefusedInLinearStepsAndBoundedMemory)
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
        {"[Windrose \"1\"]\n; with checksums\n[Seed \"1\"]\n; start #0 ", "00000000\n; #0 "},
        {"[Windrose \"1\"]\n; journal with checksums\n", "; start #0 0"},
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

/// An endless record: two seats take every role but the mayor's, so that no colonists come, and pass.
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
        const auto* order = list.end() - 1; // a pass, where it is legal
        while (order->kind == OrderKind::ChooseRole && order->role() == Role::Mayor) {
            --order;
        }
        text += orderText(position, *order) + "\n";
        apply(position, *order);
    }
    return text;
}

TEST(TextBounds, aMillionOrdersAreReadInLinearStepsAndBoundedMemory)
{
    const std::size_t many = 1'000'000 / kDivisor;
    const auto read = [many](const std::string& text) {
        const RecordReading reading = readRecord(text);
        ASSERT_FALSE(reading.error.has_value()) << describe(*reading.error);
        ASSERT_GE(reading.record->orders.size(), many / kParts.front());
    };
    Cost cost;
    ASSERT_TRUE(growLinearly([many](std::size_t part) { return endlessGame(many / part); }, read, cost));
    EXPECT_LE(cost.size, static_cast<std::size_t>(kMaxRecordBytes));
    EXPECT_LT(cost.bytes, 4 * sizeof(Order) * many);
    refuseRecord(endlessGame(many) + "sell corn\n");
}

TEST(TextBounds, ordersWithoutEndAreRefusedInLinearStepsAndBoundedMemory)
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
