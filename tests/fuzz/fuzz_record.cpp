// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a text as a record; the valid part is printed and read back. Reads it as a text for chats too.
#include "fuzz.h"
#include "mutate.h"

#include "core/text/chat_text.h"
#include "core/text/record.h"

using namespace windrose;
using namespace windrose::fuzz;

namespace
{

void requireChatText(std::string_view text)
{
    const auto reading = readChatText(text);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        requireValidError(*error, text);
        require(hasChatText(text) == (error->code != TextErrorCode::Empty), "a text for chats has a first line");
    } else {
        const auto again = readChatText(chatText(std::get<std::string>(reading)));
        require(std::get_if<std::string>(&again) != nullptr &&
                    std::get<std::string>(again) == std::get<std::string>(reading),
                "what a text for chats holds can be written again");
    }
    const auto held = readChatText(chatText(text.substr(0, kMaxChatBytes)));
    const auto* bytes = std::get_if<std::string>(&held);
    require(bytes != nullptr && *bytes == text.substr(0, kMaxChatBytes), "a text for chats holds any bytes");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = Bytes(data, size).rest();
    requireChatText(text);
    const RecordReading reading = readRecord(text, 5);
    require(reading.record || reading.error, "a record is read, or it is said why not");
    if (reading.error) {
        requireValidError(*reading.error, text);
        require(reading.error->line > 0 || !reading.error->pointer.empty(), "an error in a record has a place");
    }
    if (!reading.record) {
        return 0;
    }
    require(kindOf(text) == TextKind::Record, "what is read as a record is taken for one");
    const std::string printed = recordText(*reading.record);
    const RecordReading again = readRecord(printed, 6);
    require(again.record && !again.error, "a record that is printed can be read", printed);
    require(again.record->orders == reading.record->orders && again.record->names == reading.record->names &&
                again.record->playerTexts == reading.record->playerTexts &&
                again.record->takenBack == reading.record->takenBack &&
                startOf(*again.record) == startOf(*reading.record),
            "a record is read back as printed", printed);
    require(endOf(*again.record) == endOf(*reading.record), "the same orders lead to the same end");
    require(recordText(*again.record) == printed, "a record prints the same again", printed);
    require(again.checksums == Checksums::Good, "a record that is printed has good checksums", printed);
    const RecordReading plain = readRecord(plainRecordText(*reading.record), 6);
    require(plain.record && !plain.error && plain.checksums == Checksums::None && recordText(*plain.record) == printed,
            "a record is the same with and without checksums", printed);
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    return mutated(data, size, most, seed, &mutateRecord);
}
