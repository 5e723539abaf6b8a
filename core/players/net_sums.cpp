// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_sums.h"

#if defined(__x86_64__) || defined(_M_X64)
#define WINDROSE_SSE2
#include <emmintrin.h>
#endif
// GCC for Windows does not align 32-byte registers on the stack, so AVX2 is left out there.
#if defined(WINDROSE_SSE2) && defined(__GNUC__) && !defined(_WIN32)
#define WINDROSE_AVX2
#include <immintrin.h>
#endif

namespace windrose
{

namespace
{

template <int Units>
const std::int16_t* rowAt(const std::int16_t* rows, int number)
{
    return rows + static_cast<std::ptrdiff_t>(number) * Units;
}

template <int Units>
void addPlainly(const std::int16_t* rows, std::span<const NetInput> inputs, int first, std::int32_t* sums)
{
    for (const NetInput& input : inputs) {
        const std::int16_t* const row = rowAt<Units>(rows, input.place - first);
        for (int unit = 0; unit < Units; ++unit) {
            sums[unit] += row[unit] * input.value;
        }
    }
}

#ifdef WINDROSE_SSE2

/// Two consecutive inputs: their values in one word, that of the first in its low 16 bits, and their rows. A missing
/// second one has the value 0 and the row of the first.
template <int Units>
struct InputPair {
    InputPair(const std::int16_t* rows, std::span<const NetInput> inputs, std::size_t number, int first)
    {
        const NetInput& one = inputs[number];
        const NetInput other = number + 1 < inputs.size() ? inputs[number + 1] : NetInput{one.place, 0};
        values = other.value * 0x10000 + one.value;
        row = rowAt<Units>(rows, one.place - first);
        otherRow = rowAt<Units>(rows, other.place - first);
    }

    int values;
    const std::int16_t* row;
    const std::int16_t* otherRow;
};

__m128i loaded(const std::int16_t* weights)
{
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights));
}

void addTo(std::int32_t* sums, __m128i more)
{
    auto* const at = reinterpret_cast<__m128i*>(sums);
    _mm_storeu_si128(at, _mm_add_epi32(_mm_loadu_si128(at), more));
}

/// 32 units at a time, whose sums fit into the registers.
template <int Units>
void addBySse2(const std::int16_t* rows, std::span<const NetInput> inputs, int first, std::int32_t* sums)
{
    constexpr int kAtOnce = 32;
    constexpr int kEach = 8;
    static_assert(Units % kAtOnce == 0);
    for (int from = 0; from < Units; from += kAtOnce) {
        __m128i low[kAtOnce / kEach]{};
        __m128i high[kAtOnce / kEach]{};
        for (std::size_t number = 0; number < inputs.size(); number += 2) {
            const InputPair<Units> pair(rows, inputs, number, first);
            const __m128i values = _mm_set1_epi32(pair.values);
            for (int part = 0; part < kAtOnce / kEach; ++part) {
                const __m128i one = loaded(pair.row + from + part * kEach);
                const __m128i other = loaded(pair.otherRow + from + part * kEach);
                low[part] = _mm_add_epi32(low[part], _mm_madd_epi16(_mm_unpacklo_epi16(one, other), values));
                high[part] = _mm_add_epi32(high[part], _mm_madd_epi16(_mm_unpackhi_epi16(one, other), values));
            }
        }
        for (int part = 0; part < kAtOnce / kEach; ++part) {
            addTo(sums + from + part * kEach, low[part]);
            addTo(sums + from + part * kEach + kEach / 2, high[part]);
        }
    }
}

#endif

#ifdef WINDROSE_AVX2

__attribute__((target("avx2"))) __m256i loadedWide(const std::int16_t* weights)
{
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights));
}

__attribute__((target("avx2"))) void addWideTo(std::int32_t* sums, __m256i more)
{
    auto* const at = reinterpret_cast<__m256i*>(sums);
    _mm256_storeu_si256(at, _mm256_add_epi32(_mm256_loadu_si256(at), more));
}

/// Adds a whole row at a time. AVX2 interleaves each half of a register separately, so the end puts the sums in order.
template <int Units>
__attribute__((target("avx2"))) void addByAvx2(const std::int16_t* rows, std::span<const NetInput> inputs, int first,
                                               std::int32_t* sums)
{
    constexpr int kEach = 16;
    constexpr int kParts = Units / kEach;
    __m256i low[kParts]{};
    __m256i high[kParts]{};
    for (std::size_t number = 0; number < inputs.size(); number += 2) {
        const InputPair<Units> pair(rows, inputs, number, first);
        const __m256i values = _mm256_set1_epi32(pair.values);
        for (int part = 0; part < kParts; ++part) {
            const __m256i one = loadedWide(pair.row + part * kEach);
            const __m256i other = loadedWide(pair.otherRow + part * kEach);
            low[part] = _mm256_add_epi32(low[part], _mm256_madd_epi16(_mm256_unpacklo_epi16(one, other), values));
            high[part] = _mm256_add_epi32(high[part], _mm256_madd_epi16(_mm256_unpackhi_epi16(one, other), values));
        }
    }
    for (int part = 0; part < kParts; ++part) {
        addWideTo(sums + part * kEach, _mm256_permute2x128_si256(low[part], high[part], 0x20));
        addWideTo(sums + part * kEach + kEach / 2, _mm256_permute2x128_si256(low[part], high[part], 0x31));
    }
}

#endif

} // namespace

std::span<const RowSums> waysToSumRows()
{
    static constexpr std::array kWays{
        RowSums{&addPlainly<kRowUnits>, &addPlainly<kShortRowUnits>},
#ifdef WINDROSE_SSE2
        RowSums{&addBySse2<kRowUnits>, &addBySse2<kShortRowUnits>},
#endif
#ifdef WINDROSE_AVX2
        RowSums{&addByAvx2<kRowUnits>, &addByAvx2<kShortRowUnits>},
#endif
    };
#ifdef WINDROSE_AVX2
    static const bool hasAvx2 = __builtin_cpu_supports("avx2") != 0;
    return std::span(kWays).first(kWays.size() - (hasAvx2 ? 0 : 1));
#else
    return kWays;
#endif
}

const RowSums& plainRowSums()
{
    return waysToSumRows().front();
}

const RowSums& fastestRowSums()
{
    static const RowSums& fastest = waysToSumRows().back();
    return fastest;
}

} // namespace windrose
