// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slot.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace windrose
{

/// Stands for one number of a container that keeps several of them in a word; reads and writes it like a number.
template <typename Owner, typename Number>
class PackedReference
{
public:
    constexpr PackedReference(Owner& owner, std::size_t place) : m_owner(&owner), m_place(place) {}
    constexpr PackedReference(const PackedReference&) = default;
    ~PackedReference() = default;

    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): it stands for the number
    constexpr operator Number() const { return m_owner->get(m_place); }

    constexpr PackedReference& operator=(Number number)
    {
        m_owner->set(m_place, number);
        return *this;
    }
    // NOLINTNEXTLINE(bugprone-unhandled-self-assignment,cert-oop54-cpp): a number may be given to itself
    constexpr PackedReference& operator=(const PackedReference& other)
    {
        *this = static_cast<Number>(other);
        return *this;
    }
    constexpr PackedReference& operator|=(Number bits) { return *this = static_cast<Number>(Number{*this} | bits); }
    constexpr PackedReference& operator&=(Number bits) { return *this = static_cast<Number>(Number{*this} & bits); }
    constexpr PackedReference& operator+=(int more) { return *this = static_cast<Number>(Number{*this} + more); }
    constexpr PackedReference& operator-=(int fewer) { return *this = static_cast<Number>(Number{*this} - fewer); }
    constexpr PackedReference& operator++() { return *this = static_cast<Number>(Number{*this} + 1); }
    constexpr PackedReference& operator--() { return *this = static_cast<Number>(Number{*this} - 1); }

private:
    Owner* m_owner;
    std::size_t m_place;
};

/// Iterates over the numbers of a packed container; `Item` is the type that it yields.
template <typename Owner, typename Number, typename Item>
class PackedIterator
{
public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = Number;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Item;

    constexpr PackedIterator(Owner& owner, std::ptrdiff_t place) : m_owner(&owner), m_place(place) {}

    constexpr Item operator*() const { return (*m_owner)[slot(m_place)]; }
    constexpr PackedIterator& operator++()
    {
        ++m_place;
        return *this;
    }
    constexpr PackedIterator operator++(int) { return {*m_owner, m_place++}; }
    constexpr PackedIterator& operator--()
    {
        --m_place;
        return *this;
    }
    constexpr PackedIterator& operator+=(std::ptrdiff_t steps)
    {
        m_place += steps;
        return *this;
    }
    friend constexpr PackedIterator operator+(PackedIterator from, std::ptrdiff_t steps)
    {
        return {*from.m_owner, from.m_place + steps};
    }
    friend constexpr PackedIterator operator-(PackedIterator from, std::ptrdiff_t steps) { return from + -steps; }
    friend constexpr std::ptrdiff_t operator-(PackedIterator to, PackedIterator from)
    {
        return to.m_place - from.m_place;
    }
    friend constexpr bool operator==(PackedIterator left, PackedIterator right)
    {
        return left.m_place == right.m_place;
    }

private:
    Owner* m_owner;
    std::ptrdiff_t m_place;
};

/// The base of all packed containers, with the interface of `std::array<Number, Count>`. `Owner` reads and writes the
/// number at a place in `get` and `set`.
template <typename Owner, typename Number, std::size_t Count>
class PackedNumbers
{
public:
    using Reference = PackedReference<Owner, Number>;

    static constexpr std::size_t size() { return Count; }
    constexpr Number operator[](std::size_t place) const { return self().get(place); }
    constexpr Reference operator[](std::size_t place) { return {self(), place}; }
    constexpr auto begin() const { return PackedIterator<const Owner, Number, Number>{self(), 0}; }
    constexpr auto end() const { return PackedIterator<const Owner, Number, Number>{self(), Count}; }
    constexpr auto begin() { return PackedIterator<Owner, Number, Reference>{self(), 0}; }
    constexpr auto end() { return PackedIterator<Owner, Number, Reference>{self(), Count}; }

    constexpr void fill(Number number)
    {
        for (std::size_t place = 0; place < Count; ++place) {
            self().set(place, number);
        }
    }

    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): the same numbers
    constexpr operator std::array<Number, Count>() const { return unpacked(); }
    constexpr std::array<Number, Count> unpacked() const
    {
        std::array<Number, Count> numbers{};
        for (std::size_t place = 0; place < Count; ++place) {
            numbers[place] = self().get(place);
        }
        return numbers;
    }

    friend constexpr bool operator==(const Owner& left, const std::array<Number, Count>& right)
    {
        return left.unpacked() == right;
    }

    friend constexpr bool operator==(const PackedNumbers&, const PackedNumbers&) = default; // for that of `Owner`

private:
    constexpr Owner& self() { return static_cast<Owner&>(*this); }
    constexpr const Owner& self() const { return static_cast<const Owner&>(*this); }
};

/// `Count` numbers of `Bits` bits in one word.
template <typename Word, std::size_t Count, unsigned Bits>
class PackedWord : public PackedNumbers<PackedWord<Word, Count, Bits>, std::uint8_t, Count>
{
    static_assert(Count * Bits <= sizeof(Word) * 8);

public:
    static constexpr Word kLowest = (Word{1} << Bits) - 1; ///< all bits of the number at place 0

    constexpr PackedWord() = default;
    constexpr explicit PackedWord(Word word) : m_word(word) {}

    constexpr Word word() const { return m_word; }
    constexpr std::uint8_t get(std::size_t place) const
    {
        return static_cast<std::uint8_t>(m_word >> (place * Bits) & kLowest);
    }
    constexpr void set(std::size_t place, std::uint8_t number)
    {
        const auto others = static_cast<Word>(m_word & ~static_cast<Word>(kLowest << (place * Bits)));
        m_word = static_cast<Word>(others | static_cast<Word>((number & kLowest) << (place * Bits)));
    }

    friend constexpr bool operator==(const PackedWord&, const PackedWord&) = default;

private:
    Word m_word = 0;
};

/// `Count` numbers from 0 to 15, two in a byte.
template <std::size_t Count>
class Nibbles : public PackedNumbers<Nibbles<Count>, std::uint8_t, Count>
{
public:
    constexpr Nibbles() = default;
    constexpr Nibbles(std::initializer_list<std::uint8_t> numbers)
    {
        std::size_t place = 0;
        for (const std::uint8_t number : numbers) {
            set(place++, number);
        }
    }
    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): the same numbers
    constexpr Nibbles(const std::array<std::uint8_t, Count>& numbers)
    {
        for (std::size_t place = 0; place + 1 < Count; place += 2) {
            m_bytes[place / 2] = static_cast<std::uint8_t>(numbers[place] | numbers[place + 1] << 4);
        }
        if (Count % 2 != 0) {
            m_bytes[Count / 2] = numbers[Count - 1];
        }
    }

    constexpr std::uint8_t get(std::size_t place) const
    {
        return static_cast<std::uint8_t>(m_bytes[place / 2] >> (place % 2 * 4) & 0xF);
    }
    constexpr void set(std::size_t place, std::uint8_t number)
    {
        const unsigned shift = place % 2 * 4;
        std::uint8_t& pair = m_bytes[place / 2];
        pair = static_cast<std::uint8_t>((pair & ~(0xFU << shift)) | (number & 0xFU) << shift);
    }

    /// All of them in one word, the first in the lowest four bits; up to eight fit.
    constexpr std::uint32_t word() const requires(Count <= 8)
    {
        std::uint32_t word = 0;
        for (std::size_t place = 0; place < kBytes; ++place) {
            word |= static_cast<std::uint32_t>(m_bytes[place]) << (place * 8);
        }
        return word;
    }
    constexpr void setWord(std::uint32_t word) requires(Count <= 8)
    {
        for (std::size_t place = 0; place < kBytes; ++place) {
            m_bytes[place] = static_cast<std::uint8_t>(word >> (place * 8));
        }
    }

    friend constexpr bool operator==(const Nibbles&, const Nibbles&) = default;

private:
    static constexpr std::size_t kBytes = (Count + 1) / 2;
    std::array<std::uint8_t, kBytes> m_bytes{};
};

} // namespace windrose
