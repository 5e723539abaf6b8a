// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

namespace windrose::learn
{

namespace
{

template <typename Item>
void writeItems(std::ostream& file, const std::vector<Item>& items)
{
    const std::uint64_t count = items.size();
    file.write(reinterpret_cast<const char*>(&count), sizeof(count));
    file.write(reinterpret_cast<const char*>(items.data()), static_cast<std::streamsize>(count * sizeof(Item)));
}

template <typename Item>
void readItems(std::ifstream& file, std::vector<Item>& items)
{
    std::uint64_t count = 0;
    file.read(reinterpret_cast<char*>(&count), sizeof(count));
    const std::size_t before = items.size();
    items.resize(before + (file ? count : 0));
    file.read(reinterpret_cast<char*>(items.data() + before), static_cast<std::streamsize>(count * sizeof(Item)));
}

} // namespace

void Samples::add(const NetInputs& inputs, int chooser, bool isHeldOut, const GameResult& target)
{
    Sample sample{.chooser = static_cast<std::uint32_t>(chooser), .isHeldOut = isHeldOut, .first = places.size()};
    for (int number = 0; number < inputs.count(); ++number) {
        places.push_back(static_cast<std::uint16_t>(inputs.place(number)));
        values.push_back(static_cast<std::uint8_t>(inputs.value(number)));
    }
    sample.last = places.size();
    samples.push_back(sample);
    targets.push_back(target);
}

bool writeSamples(std::ostream& file, const Samples& samples)
{
    writeItems(file, samples.samples);
    writeItems(file, samples.targets);
    writeItems(file, samples.places);
    writeItems(file, samples.values);
    return static_cast<bool>(file.flush());
}

bool writeSamples(const std::string& name, const Samples& samples)
{
    const std::string part = name + ".part";
    {
        std::ofstream file(part, std::ios::binary);
        if (!writeSamples(file, samples)) {
            return false;
        }
    }
    std::error_code error;
    std::filesystem::rename(part, name, error);
    return !error;
}

bool readSamples(const std::string& name, Samples& samples)
{
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        return false;
    }
    const std::size_t inputs = samples.places.size();
    const std::size_t before = samples.samples.size();
    readItems(file, samples.samples);
    readItems(file, samples.targets);
    readItems(file, samples.places);
    readItems(file, samples.values);
    for (std::size_t number = before; number < samples.samples.size(); ++number) {
        samples.samples[number].first += inputs;
        samples.samples[number].last += inputs;
    }
    return static_cast<bool>(file);
}

} // namespace windrose::learn
