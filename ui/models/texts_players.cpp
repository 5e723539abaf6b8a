// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include "paragraph.h"

#include <QCoreApplication>

/* TRANSLATOR Players  Levels, styles and speeds of computer players, in menus and dialogs. */

namespace windrose::texts
{
namespace
{

/// The translation context of the computer players.
struct Players {
    Q_DECLARE_TR_FUNCTIONS(Players)
};

} // namespace

QString levelName(Level level)
{
    switch (level) {
    case Level::Castaway:
        //: A level of the computer players, from the weakest to the strongest.
        return Players::tr("Castaway");
    case Level::Deckhand:
        //: A level of the computer players, from the weakest to the strongest.
        return Players::tr("Deckhand");
    case Level::Newcomer:
        //: A level of the computer players, from the weakest to the strongest.
        return Players::tr("Newcomer");
    case Level::Planter:
        //: A level of the computer players, from the weakest to the strongest.
        return Players::tr("Planter");
    case Level::Merchant:
        //: A level of the computer players, from the weakest to the strongest.
        return Players::tr("Merchant");
    case Level::Shipmaster:
        //: A level of the computer players, from the weakest to the strongest.
        return Players::tr("Shipmaster");
    case Level::Viceroy:
        //: A level of the computer players, from the weakest to the strongest.
        return Players::tr("Viceroy");
    }
    return {};
}

QString levelExplained(Level level)
{
    switch (level) {
    case Level::Castaway:
        //: Explains a level of computer players, in menus and New Game.
        return Players::tr("For a first game: sees only the next step, and follows one idea at a time.");
    case Level::Deckhand:
        //: Explains a level of computer players, in menus and New Game.
        return Players::tr("Follows one idea at a time, and forgets what the others gain.");
    case Level::Newcomer:
        //: Explains a level of computer players, in menus and New Game.
        return Players::tr("Plays by what it likes, and rarely looks ahead.");
    case Level::Planter:
        //: Explains a level of computer players, in menus and New Game.
        return Players::tr("Plays soundly, but often overlooks what the others gain.");
    case Level::Merchant:
        //: Explains a level of computer players, in menus and New Game.
        return Players::tr("Weighs its options well and looks a little ahead.");
    case Level::Shipmaster:
        //: Explains a level of computer players, in menus and New Game.
        return Players::tr("Plans ahead and rarely makes a mistake.");
    case Level::Viceroy:
        //: Explains a level of computer players, in menus and New Game.
        return Players::tr("The strongest: thinks every move through.");
    }
    return {};
}

QString watchingSpeed(int speed)
{
    switch (speed) {
    case 0:
        //: A speed at which computer players move, in a menu and the preferences.
        return Players::tr("Slow");
    case 1:
        //: A speed at which computer players move, in a menu and the preferences.
        return Players::tr("Normal");
    case 2:
        //: A speed at which computer players move, in a menu and the preferences.
        return Players::tr("Fast");
    default:
        //: A speed at which computer players move, in a menu and the preferences.
        return Players::tr("No delay");
    }
}

QString styleName(Style style)
{
    switch (style) {
    case Style::Opportunist:
        //: A style of the computer players: what they like to do best.
        return Players::tr("All-rounder");
    case Style::Builder:
        //: A style of the computer players: what they like to do best.
        return Players::tr("Builder");
    case Style::Shipper:
        //: A style of the computer players: what they like to do best.
        return Players::tr("Shipper");
    case Style::Trader:
        //: A style of the computer players: what they like to do best.
        return Players::tr("Trader");
    case Style::Settler:
        //: A style of the computer players: what they like to do best.
        return Players::tr("Settler");
    }
    return {};
}

QString styleExplained(Style style)
{
    switch (style) {
    case Style::Opportunist:
        //: Explains a style of computer players, in menus and New Game.
        return Players::tr("Takes what the game offers.");
    case Style::Builder:
        //: Explains a style of computer players, in menus and New Game.
        return Players::tr("Likes money, quarries and large buildings.");
    case Style::Shipper:
        //: Explains a style of computer players, in menus and New Game.
        return Players::tr("Likes many barrels, the harbor and the wharf.");
    case Style::Trader:
        //: Explains a style of computer players, in menus and New Game.
        return Players::tr("Likes valuable goods, the markets and the office.");
    case Style::Settler:
        //: Explains a style of computer players, in menus and New Game.
        return Players::tr("Likes plantations, quarries and buildings that help on the island.");
    }
    return {};
}

QString playerFailure(const QString& name, const PlayerFailure& failure)
{
    QString sentence;
    switch (failure.code) {
    case PlayerFailureCode::UnknownPlayer:
        //: %1 is the name of a seat
        sentence = Players::tr("The program that plays %1 is not known on this computer.");
        break;
    case PlayerFailureCode::None:
    case PlayerFailureCode::CannotStart:
        //: A message about a program that plays a seat; %1 is the name of the player.
        sentence = Players::tr("The program that plays %1 cannot be started.");
        break;
    case PlayerFailureCode::Ended:
        //: A message about a program that plays a seat; %1 is the name of the player.
        sentence = Players::tr("The program that plays %1 has exited.");
        break;
    case PlayerFailureCode::NoAnswer:
        //: A message about a program that plays a seat; %1 is the name of the player.
        sentence = Players::tr("The program that plays %1 does not answer.");
        break;
    case PlayerFailureCode::ProtocolViolation:
    case PlayerFailureCode::ReportedError:
    case PlayerFailureCode::DivergedFromRecord:
    case PlayerFailureCode::RecordExhausted:
        //: A message about a program that plays a seat; %1 is the name of the player.
        sentence = Players::tr("The program that plays %1 cannot continue.");
        break;
    case PlayerFailureCode::MalformedOrder:
    case PlayerFailureCode::IllegalOrder:
        //: A message about a program that plays a seat; %1 is the name of the player.
        sentence = Players::tr("The program that plays %1 made an illegal move.");
        break;
    }
    sentence = sentence.arg(name);
    if (!failure.detail.empty()) {
        //: %1 is a sentence, %2 what a program says, in English
        sentence = Players::tr("%1 (%2)").arg(sentence, QString::fromStdString(failure.detail));
    }
    return texts::paragraph(
        {sentence, failure.code == PlayerFailureCode::UnknownPlayer
                       ? /*: Said in the prompt line when a program that plays a seat has failed. */ Players::tr(
                             "Take over the seat, or choose another player in the Seats menu.")
                       : /*: Said in the prompt line when a program that plays a seat has failed. */ Players::tr(
                             "Take over the seat, or let it try again.")});
}

QString playerName(const PlayerSpec& player)
{
    if (const PlayerChoice* level = player.level()) {
        return levelName(level->level);
    }
    if (const std::string* program = player.program()) {
        return shown(QString::fromStdString(*program));
    }
    return player.isPerson() ? QString() : QString::fromStdString(player.text());
}

QString playerNameAndStyle(const PlayerSpec& player)
{
    const PlayerChoice* level = player.level();
    if (level == nullptr || level->style == Style::Opportunist) {
        return playerName(player);
    }
    //: A computer player: %1 its level, %2 its style, such as "Merchant, Builder"
    return Players::tr("%1, %2").arg(levelName(level->level), styleName(level->style));
}

QString playerExplained(const PlayerSpec& player)
{
    if (const PlayerChoice* level = player.level()) {
        return texts::paragraph({levelExplained(level->level), styleExplained(level->style)});
    }
    //: What plays a seat, in the text over its level.
    return player.program() != nullptr ? Players::tr("An external program.") : QString();
}

} // namespace windrose::texts
