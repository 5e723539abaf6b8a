// SPDX-License-Identifier: GPL-3.0-or-later
// One byte says how to split the rest; its lines are read as those of a table and of a player, and followed.
#include "fuzz.h"

#include "core/text/line_cutter.h"
#include "core/text/protocol_lines.h"
#include "core/text/shown_table.h"

using namespace windrose;
using namespace windrose::fuzz;

namespace
{

/// Requires that an error fits on one line of the protocol.
void requireValidError(const ProtocolError& error)
{
    constexpr std::size_t kLongest = 2000;
    const std::string sentence = describe(error);
    require(error.code != ProtocolErrorCode::None, "an error has a code");
    require(!sentence.empty() && sentence.size() < kLongest, "a sentence is short", sentence);
    const auto again = readPlayerLine("error " + sentence);
    const auto* line = std::get_if<PlayerLine>(&again);
    require(line != nullptr && line->kind == PlayerLineKind::Error, "an error can be told", sentence);
}

/// Requires that the line is read back unchanged.
void requireRead(const TableLine& line)
{
    const std::string text = tableLineText(line);
    const auto again = readTableLine(text);
    const auto* same = std::get_if<TableLine>(&again);
    require(same != nullptr && same->kind == line.kind && tableLineText(*same) == text,
            "what a table says is read as it was printed", text);
}

void requireRead(const PlayerLine& line)
{
    const std::string text = playerLineText(line);
    const auto again = readPlayerLine(text);
    const auto* same = std::get_if<PlayerLine>(&again);
    require(same != nullptr && same->kind == line.kind && playerLineText(*same) == text,
            "what a player says is read as it was printed", text);
}

void obey(ShownTable& table, const TableLine& line)
{
    const auto before = table.position();
    std::optional<ProtocolError> error;
    bool isMoved = false;
    if (line.kind == TableLineKind::NewGame) {
        table.clear();
    } else if (line.kind == TableLineKind::Position) {
        error = table.show(line.text, line.seed);
        isMoved = true;
    } else if (line.kind == TableLineKind::Orders) {
        error = table.play(line.text, [&](const PlayedOrder& played) {
            require(!check(played.before, played.order), "only legal orders are played");
            isMoved = true;
        });
    }
    if (!error) {
        return;
    }
    requireValidError(*error);
    require(table.position() == before, "what is wrong changes nothing", line.text);
    require(line.kind != TableLineKind::Orders || !isMoved, "of the orders of a line all are played, or none");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Bytes bytes(data, size);
    const std::size_t step = std::size_t{1} + bytes.next();
    const std::string_view text = bytes.rest();
    ShownTable table;
    LineCutter lines;
    for (std::size_t place = 0; place < text.size(); place += step) {
        lines.add(text.substr(place, step));
        while (const auto line = lines.next()) {
            require(line->text.size() <= kMaxLineBytes, "a line is not too long");
            const auto said = readTableLine(line->text);
            if (const auto* error = std::get_if<ProtocolError>(&said)) {
                requireValidError(*error);
            } else {
                requireRead(std::get<TableLine>(said));
                obey(table, std::get<TableLine>(said));
            }
            const auto answer = readPlayerLine(line->text);
            if (const auto* error = std::get_if<ProtocolError>(&answer)) {
                requireValidError(*error);
            } else {
                requireRead(std::get<PlayerLine>(answer));
            }
        }
        require(lines.unfinished().size() <= kMaxLineBytes + 1, "no more than a line is kept");
    }
    return 0;
}
