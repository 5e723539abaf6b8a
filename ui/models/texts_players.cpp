// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/player_choice.h"
#include "texts.h"

#include <QCoreApplication>

namespace windrose::texts
{
namespace
{

/// The translation context of the computer players.
struct Players {
    Q_DECLARE_TR_FUNCTIONS(Players)
};

std::optional<PlayerChoice> levelOf(const QString& sitter)
{
    const std::optional<PlayerChoice> choice = readPlayerChoice(sitter.toStdString());
    return choice && choice->kind == PlayerChoice::Kind::Level ? choice : std::nullopt;
}

} // namespace

QString levelName(Level level)
{
    switch (level) {
    case Level::Newcomer:
        return Players::tr("Newcomer");
    case Level::Planter:
        return Players::tr("Planter");
    case Level::Merchant:
        return Players::tr("Merchant");
    case Level::Shipmaster:
        return Players::tr("Shipmaster");
    case Level::Viceroy:
        return Players::tr("Viceroy");
    }
    return {};
}

QString levelExplained(Level level)
{
    switch (level) {
    case Level::Newcomer:
        return Players::tr("Friendly: takes what looks nice now, and thinks little of the others.");
    case Level::Planter:
        return Players::tr("Plays soundly, but often misses what others gain from it.");
    case Level::Merchant:
        return Players::tr("Weighs everything well, and looks a little way ahead.");
    case Level::Shipmaster:
        return Players::tr("Plans ahead and rarely slips.");
    case Level::Viceroy:
        return Players::tr("The strongest: thinks every order through to the end of the game.");
    }
    return {};
}

QString watchingSpeed(int speed)
{
    switch (speed) {
    case 0:
        return Players::tr("Slow");
    case 1:
        return Players::tr("Normal");
    case 2:
        return Players::tr("Fast");
    default:
        return Players::tr("At once");
    }
}

QString styleName(Style style)
{
    switch (style) {
    case Style::Opportunist:
        return Players::tr("All-rounder");
    case Style::Builder:
        return Players::tr("Builder");
    case Style::Shipper:
        return Players::tr("Shipper");
    case Style::Trader:
        return Players::tr("Trader");
    case Style::Settler:
        return Players::tr("Settler");
    }
    return {};
}

QString styleExplained(Style style)
{
    switch (style) {
    case Style::Opportunist:
        return Players::tr("Takes what the game offers.");
    case Style::Builder:
        return Players::tr("Likes money, quarries and large buildings.");
    case Style::Shipper:
        return Players::tr("Likes many barrels, the harbor and the wharf.");
    case Style::Trader:
        return Players::tr("Likes dear goods, the markets and the office.");
    case Style::Settler:
        return Players::tr("Likes plantations, quarries and what helps on the island.");
    }
    return {};
}

QString playerFailure(const QString& name, const PlayerFailure& failure)
{
    QString sentence;
    switch (failure.code) {
    case PlayerFailureCode::NotKnown:
        //: %1 is the name of a seat
        sentence = Players::tr("The program that is to play %1 is not known on this computer.");
        break;
    case PlayerFailureCode::None:
    case PlayerFailureCode::CannotStart:
        sentence = Players::tr("The player of %1 cannot be started.");
        break;
    case PlayerFailureCode::Ended:
        sentence = Players::tr("The player of %1 has ended by itself.");
        break;
    case PlayerFailureCode::Silent:
        sentence = Players::tr("The player of %1 gives no answer.");
        break;
    case PlayerFailureCode::Garbled:
    case PlayerFailureCode::Complained:
    case PlayerFailureCode::LeftRecord:
    case PlayerFailureCode::RecordOver:
        sentence = Players::tr("The player of %1 cannot go on.");
        break;
    case PlayerFailureCode::MalformedOrder:
    case PlayerFailureCode::IllegalOrder:
        sentence = Players::tr("The player of %1 gave an order that cannot be played.");
        break;
    }
    sentence = sentence.arg(name);
    if (!failure.detail.empty()) {
        //: %1 is a sentence, %2 what a program says, in English
        sentence = Players::tr("%1 (%2)").arg(sentence, QString::fromStdString(failure.detail));
    }
    return sentence + QLatin1Char(' ') +
           (failure.code == PlayerFailureCode::NotKnown
                ? Players::tr("Take the seat over, or choose another player in the Seats menu.")
                : Players::tr("Take the seat over, or let it try again."));
}

QString playerName(const QString& sitter)
{
    if (const auto level = levelOf(sitter)) {
        return levelName(level->level);
    }
    if (sitter.startsWith(kProgramPrefix)) {
        return sitter.mid(kProgramPrefix.size());
    }
    return isPlayerKnown(sitter) ? sitter : QString();
}

QString playerNameAndStyle(const QString& sitter)
{
    const auto level = levelOf(sitter);
    if (!level || level->style == Style::Opportunist) {
        return playerName(sitter);
    }
    //: A computer player: %1 its level, %2 its style, such as "Merchant, Builder"
    return Players::tr("%1, %2").arg(levelName(level->level), styleName(level->style));
}

QString playerExplained(const QString& sitter)
{
    if (const auto level = levelOf(sitter)) {
        return levelExplained(level->level) + QLatin1Char(' ') + styleExplained(level->style);
    }
    return sitter.startsWith(kProgramPrefix) ? Players::tr("A program of its own.") : QString();
}

} // namespace windrose::texts
