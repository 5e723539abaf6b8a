// SPDX-License-Identifier: GPL-3.0-or-later
// A replacement for libFuzzer: runs the target once with each file of the given folders.
#include "fuzz.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* /*data*/, std::size_t size, std::size_t /*most*/)
{
    return size;
}

int main(int argc, char** argv)
{
    const std::span<char*> folders(argv, static_cast<std::size_t>(argc));
    int count = 0;
    for (const char* folder : folders.subspan(1)) {
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            std::ifstream file(entry.path(), std::ios::binary);
            const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
            const std::vector<std::uint8_t> data(bytes.begin(), bytes.end());
            std::printf("%s\n", entry.path().c_str());
            std::fflush(stdout); // the last line shows the input that failed
            LLVMFuzzerTestOneInput(data.data(), data.size());
            ++count;
        }
    }
    std::printf("%d inputs, none broke a promise\n", count);
    return count == 0 ? 1 : 0;
}
