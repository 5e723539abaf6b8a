// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_seats.h"

#include "app/programs/program_player.h"
#include "ui/dialogs/known_programs.h"

#include <algorithm>
#include <atomic>
#include <stdexcept>

namespace windrose
{

namespace
{

std::atomic<std::chrono::milliseconds>& patience()
{
    static std::atomic<std::chrono::milliseconds> value{std::chrono::milliseconds(5000)};
    return value;
}

} // namespace

std::chrono::milliseconds maxPatience()
{
    return patience();
}

void setMaxPatience(std::chrono::milliseconds longest)
{
    patience() = longest;
}

ProgramMaker knownProgramMaker()
{
    return [](const QString& name, std::uint64_t seed) -> SeatedPlayer {
        const QString command = programCommand(name);
        if (command.isEmpty()) {
            return {};
        }
        auto options = readProgramOptions(command.toStdString());
        if (const auto* problem = std::get_if<std::string>(&options)) {
            throw std::runtime_error(*problem);
        }
        auto& meant = std::get<ProgramOptions>(options);
        meant.patience = std::min(meant.patience, maxPatience());
        // `PlayerThread` has already hidden what the seat must not see.
        const SearchBudget budget = meant.budget;
        return {std::make_unique<ProgramPlayer>(std::move(meant), seed), budget};
    };
}

} // namespace windrose
