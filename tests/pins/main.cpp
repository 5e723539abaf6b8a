// SPDX-License-Identifier: GPL-3.0-or-later
#include "pins.h"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <span>
#include <string_view>

/// windrose_pins                 prints the table
/// windrose_pins --check FILE    prints the signatures and whether all pins match the file; exits with 1 if not
/// windrose_pins --update FILE   rewrites the file
int main(int argc, char** argv)
{
    using namespace windrose::pins;
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    const std::string_view option = argc == 3 ? arguments[1] : "";
    if (argc != 1 && option != "--check" && option != "--update") {
        std::cerr << "usage: windrose_pins [--check FILE | --update FILE]\n";
        return 2;
    }
    const std::vector<Pin> pins = allPins();
    if (argc == 1) {
        std::cout << pinsText(pins);
        return 0;
    }
    if (option == "--update") {
        std::ofstream file(arguments[2], std::ios::binary);
        file << pinsText(pins) << std::flush;
        return file ? 0 : 2;
    }
    std::ifstream file(arguments[2], std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::vector<Pin> table = readPins(text);
    for (std::size_t pin = 0; pin < pins.size() && pins[pin].what.starts_with("bench "); ++pin) {
        std::cout << (pin % kPinnedSeeds == 0 ? pins[pin].what.substr(0, pins[pin].what.find(" --seed")) + ":\n" : "")
                  << pins[pin].value << (pin % 4 == 3 ? "\n" : " ");
    }
    const std::vector<std::string> wrong = differences(table, pins);
    for (const std::string& line : wrong) {
        std::cout << "DIFFERENT " << line << "\n";
    }
    std::cout << pins.size() << " pins, " << wrong.size() << " different\n";
    return wrong.empty() && file ? 0 : 1;
}
