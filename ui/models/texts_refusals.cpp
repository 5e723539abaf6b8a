// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/refusal_sentences.h"
#include "paragraph.h"
#include "texts.h"

#include <QCoreApplication>

namespace windrose::texts
{
namespace
{

/// The translation context of the words in these sentences.
struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

/// How spaces and seats are named: as in a file, or as at the table of a session.
struct Naming {
    const Position* position = nullptr; ///< null for a file
    const GameSession* session = nullptr;

    QString space(int space) const { return QString::number(position == nullptr ? space : space + 1); }

    QString seat(int seat) const
    {
        const bool isAtTable = position != nullptr && seat >= 0 && seat < position->players;
        //: %1 is a number, counted from 0 as in files
        return isAtTable ? session->seatName(seat) : Refusals::tr("seat %1").arg(seat);
    }
};

/// What a number of a refusal stands for, in the words of the user's language.
QString named(RefusalNumber meaning, int number, const Naming& naming)
{
    switch (meaning) {
    case RefusalNumber::Plain:
        return QString::number(number);
    case RefusalNumber::Space:
        return naming.space(number);
    case RefusalNumber::Seat:
        return naming.seat(number);
    case RefusalNumber::Role:
        return roleName(static_cast<Role>(number));
    case RefusalNumber::Tile:
        return tileWord(static_cast<Tile>(number));
    case RefusalNumber::Good:
        return goodWord(static_cast<Good>(number));
    case RefusalNumber::Building:
        return theBuilding(static_cast<Building>(number));
    }
    return {};
}

QString translated(const RefusalSentence& sentence, const Refusal& refusal)
{
    const int count = sentence.count == RefusalCount::None    ? -1
                      : sentence.count == RefusalCount::First ? refusal.first
                                                              : refusal.second;
    return QCoreApplication::translate(kRefusalContext, sentence.english, nullptr, count);
}

/// Whether a number of a refusal belongs to the name before it, as in "cargo ship 6".
bool isInName(RefusalNumber meaning)
{
    return meaning == RefusalNumber::Plain || meaning == RefusalNumber::Space;
}

QString filledIn(const RefusalSentence& sentence, const Refusal& refusal, const Naming& naming)
{
    const RefusalText& about = refusalText(refusal);
    QString text = translated(sentence, refusal);
    if (naming.session != nullptr && isInName(about.first)) {
        text = numbered(text, QStringLiteral("%1"));
    }
    if (naming.session != nullptr && isInName(about.second)) {
        text = numbered(text, QStringLiteral("%2"));
    }
    const bool hasFirst = text.contains(QLatin1String("%1"));
    const bool hasSecond = text.contains(QLatin1String("%2"));
    const QString first = hasFirst ? named(about.first, refusal.first, naming) : QString();
    const QString second = hasSecond ? named(about.second, refusal.second, naming) : QString();
    if (hasFirst && hasSecond) {
        return text.arg(first, second);
    }
    return hasFirst || hasSecond ? capitalized(text.arg(hasFirst ? first : second)) : text;
}

QString described(const Refusal& refusal, const Naming& naming)
{
    if (!refusal) {
        return {};
    }
    QStringList parts;
    for (const RefusalSentence& sentence : refusalText(refusal).sentences) {
        if (*sentence.english != '\0') {
            parts << filledIn(sentence, refusal, naming);
        }
    }
    return texts::paragraph(parts);
}

} // namespace

QString refusal(const Position& position, const Refusal& refusal, const GameSession& session)
{
    return described(refusal, {&position, &session});
}

QString refusal(const Refusal& refusal)
{
    return described(refusal, {});
}

} // namespace windrose::texts
