// SPDX-License-Identifier: GPL-3.0-or-later
// Fits and tests the weights of the computer players:
//     tune fit CONTENDER PLAYERS GAMES STEPS EXPLORATION_RATE SEED
//     tune duel CONTENDER OTHER PLAYERS GAMES SEED [pairs]
//     tune roles GAMES SIMULATIONS SEED
#include "fit.h"
#include "roles.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv)
{
    using namespace windrose::tune;
    const auto number = [argv](int place) { return std::atoi(argv[place]); };
    const std::string_view what = argc > 1 ? argv[1] : "";
    if (what == "fit" && argc == 8) {
        fit(readContender(argv[2]), number(3), number(4), number(5), static_cast<std::uint32_t>(number(6)),
            static_cast<std::uint64_t>(number(7)));
    } else if (what == "duel" && (argc == 7 || argc == 8)) {
        duel(readContender(argv[2]), readContender(argv[3]), number(4), number(5),
             static_cast<std::uint64_t>(number(6)), argc == 8);
    } else if (what == "roles" && argc == 5) {
        fitRoles(number(2), number(3), static_cast<std::uint64_t>(number(4)));
    } else {
        std::fprintf(stderr, "usage: tune fit CONTENDER PLAYERS GAMES STEPS EXPLORATION_RATE SEED\n"
                             "       tune duel CONTENDER OTHER PLAYERS GAMES SEED [pairs]\n"
                             "       tune roles GAMES SIMULATIONS SEED\n");
        return 2;
    }
    return 0;
}
