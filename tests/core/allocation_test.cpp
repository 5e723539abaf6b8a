// SPDX-License-Identifier: GPL-3.0-or-later
// The rules never allocate: this file replaces the global operator new by one that counts.
#include "random_game.h"

#include "core/players/defaults.h"
#include "core/players/random_player.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace
{

std::atomic<long> allocations{0};

void* counted(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) { // NOLINT(cppcoreguidelines-no-malloc)
        return memory;
    }
    throw std::bad_alloc();
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
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept
{
    ++allocations;
    return std::malloc(size == 0 ? 1 : size); // NOLINT(cppcoreguidelines-no-malloc)
}
void* operator new[](std::size_t size, const std::nothrow_t& tag) noexcept
{
    return operator new(size, tag);
}
void operator delete(void* memory) noexcept
{
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete[](void* memory) noexcept
{
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete[](void* memory, std::size_t) noexcept
{
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}

namespace windrose::test
{
namespace
{

TEST(Allocation, isCounted)
{
    const long before = allocations;
    const std::vector<int> numbers(100);
    EXPECT_GT(allocations, before);
    EXPECT_EQ(numbers.size(), 100U);
}

TEST(Allocation, aThousandRandomGamesOfEachNumberOfPlayersAllocateNothing)
{
    for (int players = 2; players <= 5; ++players) {
        Random random{static_cast<std::uint64_t>(players)};
        const long before = allocations;
        for (int game = 0; game < 1000; ++game) {
            Position position = newGame(players, random.next());
            playRandomly(position, random);
        }
        EXPECT_EQ(allocations, before) << players << " players";
    }
}

TEST(Allocation, listingCheckingHashingScoringAndDefaultsAllocateNothing)
{
    Random random{6};
    const long before = allocations;
    long hashes = 0;
    for (int game = 0; game < 50; ++game) {
        Position position = newGame(4, random.next());
        while (!position.isFinished()) {
            OrderList list;
            legalOrders(position, list);
            for (const Order& order : list) {
                hashes += check(position, order) ? 1 : 0;
                hashes += canonical(position, order).piece;
            }
            hashes += static_cast<long>(positionHash(position) & 1);
            hashes += scores(position)[0].total;
            hashes += defaultOrder(position) ? 1 : 0;
            if (position.decision == Decision::PlaceColonists) {
                hashes += sensiblePlacement(position).mask;
            }
            apply(position, randomOrder(position, random));
        }
    }
    EXPECT_EQ(allocations, before);
    EXPECT_NE(hashes, 0);
}

} // namespace
} // namespace windrose::test
