// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "input.h"

#include <optional>

namespace windrose::cli
{

/// The arguments of `picture`.
struct PictureOptions {
    std::string file = "-";
    std::string output;              ///< ends in .png or .svg
    std::optional<std::uint64_t> at; ///< orders played; by default those of the record
    std::string size = "1280x774";   ///< of the table, in the units of an SVG; a PNG has twice as many pixels
    std::string look = "light";
    std::string language = "en";
};

/// Draws the table after some orders. The drawings are the window's: `windrose`, which stands beside this program, is
/// started to draw, without a window and without a display.
Outcome runPicture(const PictureOptions& options, std::uint64_t seed);

} // namespace windrose::cli
