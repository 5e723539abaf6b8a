// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text_error_sentences.h"
#include "texts.h"

#include <QCoreApplication>

#include <array>

namespace windrose::texts
{
namespace
{

/// The translation context of errors in texts.
struct Errors {
    Q_DECLARE_TR_FUNCTIONS(TextErrors)
};

QString text(const std::string& bytes)
{
    return QString::fromStdString(bytes);
}

/// The name of a piece given by its word in the file.
QString thing(const std::string& word)
{
    for (int tile = 0; tile < kGoods; ++tile) {
        if (id(static_cast<Good>(tile)) == word) {
            return goodWord(static_cast<Good>(tile));
        }
    }
    if (id(Tile::Quarry) == word) {
        return tileWord(Tile::Quarry);
    }
    for (int role = 0; role < kRoles; ++role) {
        if (id(static_cast<Role>(role)) == word) {
            return roleName(static_cast<Role>(role));
        }
    }
    for (const Building building : kAllBuildings) {
        if (id(building) == word) {
            return buildingWord(building);
        }
    }
    return text(word);
}

QString translated(const char* english, int count = -1)
{
    return QCoreApplication::translate(kTextErrorContext, english, nullptr, count);
}

QString shown(TextErrorDetail meaning, const std::string& detail)
{
    switch (meaning) {
    case TextErrorDetail::Verbatim:
        return text(detail);
    case TextErrorDetail::Phrase:
        return detail.empty() ? QString() : translated(detail.c_str());
    case TextErrorDetail::Words:
        //: %1 is a list of words with commas between them
        return detail.find(", ") != std::string::npos ? Errors::tr("one of %1").arg(text(detail)) : text(detail);
    case TextErrorDetail::Piece:
        return thing(detail);
    case TextErrorDetail::Tile:
        for (int tile = 0; tile < kTiles; ++tile) {
            if (id(static_cast<Tile>(tile)) == detail) {
                return tileWord(static_cast<Tile>(tile));
            }
        }
        return text(detail);
    }
    return {};
}

/// The sentence without its place.
QString sentenceOf(const TextError& error)
{
    const TextErrorSentence& about = textErrorSentence(error);
    const bool isRule = error.code == TextErrorCode::IllegalOrder;
    const std::array details{shown(about.found, error.found),
                             isRule ? refusal(error.refusal) : shown(about.expected, error.expected),
                             QString::number(error.number), QString::number(error.limit)};
    const QString sentence = translated(about.english, countOf(about, error));
    QString filled;
    for (int at = 0; at < sentence.size(); ++at) {
        const int detail = sentence[at] == QLatin1Char('%') ? sentence.mid(at + 1, 1).toInt() : 0;
        if (detail >= 1 && detail <= static_cast<int>(details.size())) {
            filled += details[static_cast<std::size_t>(detail - 1)];
            ++at;
        } else {
            filled += sentence[at];
        }
    }
    return capitalized(filled);
}

} // namespace

QString textError(const TextError& error)
{
    if (error.code == TextErrorCode::None) {
        return {};
    }
    QString sentence = sentenceOf(error);
    if (!error.pointer.empty()) {
        //: %1 is a place in a JSON text such as /seats/0/goods, %2 a sentence
        return Errors::tr("At %1: %2").arg(text(error.pointer), sentence);
    }
    if (error.line > 0) {
        //: An error in a file, with its place; %3 is the sentence that says what is wrong.
        return Errors::tr("Line %1, column %2: %3")
            .arg(QString::number(error.line), QString::number(error.column), sentence);
    }
    return sentence;
}

QString missingEnd(const RecordReading& reading)
{
    if (reading.lacksLineEnd) {
        //: What is missing at the end of a file of a game.
        return Errors::tr("Only the end of the last line is missing; all moves are there.");
    }
    if (reading.checksums == Checksums::Journal) {
        //: What is missing at the end of a file of a game.
        return Errors::tr("All moves are good, but nothing says that the last one is the end: either the program ended "
                          "before it closed the file, or later moves were cut off.");
    }
    return {};
}

} // namespace windrose::texts
