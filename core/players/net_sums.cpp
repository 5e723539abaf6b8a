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

const std::int16_t* rowAt(const std::int16_t* rows, int place)
{
    return rows + static_cast<std::ptrdiff_t>(place) * kRowUnits;
}

#ifdef WINDROSE_SSE2

/// Two consecutive inputs in one word: the first in its low 16 bits, the second in its high 16 bits.
int pairOf(const NetInputs& inputs, int first)
{
    const int second = first + 1 < inputs.count() ? inputs.value(first + 1) : 0;
    return second * 0x10000 + inputs.value(first);
}

/// The row of the second input of a pair; any row when there is none, since its value is 0.
const std::int16_t* secondRow(const std::int16_t* rows, const NetInputs& inputs, int first)
{
    return rowAt(rows, inputs.place(first + 1 < inputs.count() ? first + 1 : first));
}

__m128i loaded(const std::int16_t* weights)
{
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights));
}

/// Half a row at a time, whose sums fit into the registers.
void sumRowsBySse2(const std::int16_t* rows, int thresholds, const NetInputs& inputs, std::int32_t* sums)
{
    constexpr int kAtOnce = 32;
    constexpr int kEach = 8;
    for (int from = 0; from < kRowUnits; from += kAtOnce) {
        const __m128i one = _mm_set1_epi32(1);
        __m128i low[kAtOnce / kEach];
        __m128i high[kAtOnce / kEach];
        for (int part = 0; part < kAtOnce / kEach; ++part) {
            const __m128i row = loaded(rowAt(rows, thresholds) + from + part * kEach);
            low[part] = _mm_madd_epi16(_mm_unpacklo_epi16(row, _mm_setzero_si128()), one);
            high[part] = _mm_madd_epi16(_mm_unpackhi_epi16(row, _mm_setzero_si128()), one);
        }
        for (int input = 0; input < inputs.count(); input += 2) {
            const __m128i values = _mm_set1_epi32(pairOf(inputs, input));
            const std::int16_t* const first = rowAt(rows, inputs.place(input)) + from;
            const std::int16_t* const second = secondRow(rows, inputs, input) + from;
            for (int part = 0; part < kAtOnce / kEach; ++part) {
                const __m128i one8 = loaded(first + part * kEach);
                const __m128i other8 = loaded(second + part * kEach);
                low[part] = _mm_add_epi32(low[part], _mm_madd_epi16(_mm_unpacklo_epi16(one8, other8), values));
                high[part] = _mm_add_epi32(high[part], _mm_madd_epi16(_mm_unpackhi_epi16(one8, other8), values));
            }
        }
        for (int part = 0; part < kAtOnce / kEach; ++part) {
            _mm_storeu_si128(reinterpret_cast<__m128i*>(sums + from + part * kEach), low[part]);
            _mm_storeu_si128(reinterpret_cast<__m128i*>(sums + from + part * kEach + kEach / 2), high[part]);
        }
    }
}

#endif

#ifdef WINDROSE_AVX2

__attribute__((target("avx2"))) __m256i loadedWide(const std::int16_t* weights)
{
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights));
}

/// Adds a whole row at a time. AVX2 interleaves each half of a register separately, so the end puts the sums in order.
__attribute__((target("avx2"))) void sumRowsByAvx2(const std::int16_t* rows, int thresholds, const NetInputs& inputs,
                                                   std::int32_t* sums)
{
    constexpr int kEach = 16;
    constexpr int kParts = kRowUnits / kEach;
    const __m256i one = _mm256_set1_epi32(1);
    __m256i low[kParts];
    __m256i high[kParts];
    for (int part = 0; part < kParts; ++part) {
        const __m256i row = loadedWide(rowAt(rows, thresholds) + part * kEach);
        low[part] = _mm256_madd_epi16(_mm256_unpacklo_epi16(row, _mm256_setzero_si256()), one);
        high[part] = _mm256_madd_epi16(_mm256_unpackhi_epi16(row, _mm256_setzero_si256()), one);
    }
    for (int input = 0; input < inputs.count(); input += 2) {
        const __m256i values = _mm256_set1_epi32(pairOf(inputs, input));
        const std::int16_t* const first = rowAt(rows, inputs.place(input));
        const std::int16_t* const second = secondRow(rows, inputs, input);
        for (int part = 0; part < kParts; ++part) {
            const __m256i one16 = loadedWide(first + part * kEach);
            const __m256i other16 = loadedWide(second + part * kEach);
            low[part] = _mm256_add_epi32(low[part], _mm256_madd_epi16(_mm256_unpacklo_epi16(one16, other16), values));
            high[part] = _mm256_add_epi32(high[part], _mm256_madd_epi16(_mm256_unpackhi_epi16(one16, other16), values));
        }
    }
    for (int part = 0; part < kParts; ++part) {
        auto* const at = reinterpret_cast<__m256i*>(sums + part * kEach);
        _mm256_storeu_si256(at, _mm256_permute2x128_si256(low[part], high[part], 0x20));
        _mm256_storeu_si256(at + 1, _mm256_permute2x128_si256(low[part], high[part], 0x31));
    }
}

#endif

} // namespace

void sumRowsPlainly(const std::int16_t* rows, int thresholds, const NetInputs& inputs, std::int32_t* sums)
{
    for (int unit = 0; unit < kRowUnits; ++unit) {
        sums[unit] = rowAt(rows, thresholds)[unit];
    }
    for (int input = 0; input < inputs.count(); ++input) {
        const std::int16_t* const row = rowAt(rows, inputs.place(input));
        for (int unit = 0; unit < kRowUnits; ++unit) {
            sums[unit] += row[unit] * inputs.value(input);
        }
    }
}

std::span<const RowSums> waysToSumRows()
{
    static constexpr std::array kWays{
        &sumRowsPlainly,
#ifdef WINDROSE_SSE2
        &sumRowsBySse2,
#endif
#ifdef WINDROSE_AVX2
        &sumRowsByAvx2,
#endif
    };
#ifdef WINDROSE_AVX2
    static const bool hasAvx2 = __builtin_cpu_supports("avx2") != 0;
    return std::span(kWays).first(kWays.size() - (hasAvx2 ? 0 : 1));
#else
    return kWays;
#endif
}

void sumRows(const std::int16_t* rows, int thresholds, const NetInputs& inputs, std::int32_t* sums)
{
    static const RowSums fastest = waysToSumRows().back();
    fastest(rows, thresholds, inputs, sums);
}

} // namespace windrose
