// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_game.h"

#include "core/text/chat_text.h"

#include <QByteArray>
#include <QtEndian>

namespace windrose
{

namespace
{

constexpr int kStrongest = 9;

/// `qUncompress` begins with this many bytes, and grows while they are too few.
std::size_t announcedSize(std::string_view packed)
{
    return packed.size() < sizeof(quint32) ? 0 : qFromBigEndian<quint32>(packed.data());
}

TextError errorOf(TextErrorCode code, std::size_t limit = 0)
{
    TextError error;
    error.code = code;
    error.limit = static_cast<int>(limit);
    return error;
}

} // namespace

std::string chatGame(const Record& record)
{
    const std::string text = plainRecordText(record);
    const QByteArray packed = qCompress(QByteArray::fromStdString(text), kStrongest);
    if (text.size() > kMaxUnpackedBytes || static_cast<std::size_t>(packed.size()) > kMaxChatBytes) {
        return {};
    }
    return chatText(packed.toStdString());
}

std::variant<std::string, TextError> recordInChat(std::string_view text)
{
    auto reading = readChatText(text);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        return *error;
    }
    const std::string& packed = std::get<std::string>(reading);
    if (announcedSize(packed) > kMaxUnpackedBytes) {
        return errorOf(TextErrorCode::TooLong, kMaxUnpackedBytes);
    }
    // A different size means that the text is not ours. zlib expands it at most about 1000-fold, so memory stays
    // bounded.
    const QByteArray record = qUncompress(QByteArray::fromStdString(packed));
    if (record.isEmpty() || static_cast<std::size_t>(record.size()) != announcedSize(packed)) {
        return errorOf(TextErrorCode::ChatDamaged);
    }
    return record.toStdString();
}

} // namespace windrose
