// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_game_choice.h"

#include "settings.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>

/* TRANSLATOR NewGameDialog  The names of players who have none. */

namespace windrose
{
namespace
{

/// Makes the colors unique: the stored ones in order, then the rest. Tolerates any content of the file.
QList<int> uniqueColors(const QStringList& stored)
{
    QList<int> colors;
    const auto add = [&colors](int color) {
        if (color >= 0 && color < kMaxPlayers && !colors.contains(color)) {
            colors << color;
        }
    };
    for (const QString& word : stored) {
        bool isNumber = false;
        const int color = word.toInt(&isNumber);
        if (isNumber) {
            add(color);
        }
    }
    for (int color = 0; color < kMaxPlayers; ++color) {
        add(color);
    }
    return colors;
}

} // namespace

QString defaultSeatName(int seat)
{
    //: The name of a player who was given none; %1 is the number of the seat.
    return QCoreApplication::translate("NewGameDialog", "Player %1").arg(seat + 1);
}

NewGameChoice NewGameChoice::remembered()
{
    NewGameChoice choice;
    choice.players = std::clamp(settings::players.value(), kMinPlayers, kMaxPlayers);
    const QStringList names = settings::names.value();
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const QString name = names.value(seat).trimmed();
        choice.names << (name.isEmpty() ? defaultSeatName(seat) : name);
    }
    const QStringList texts = settings::playerTexts.value();
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        choice.specs << PlayerSpec::read(texts.value(seat).toStdString());
    }
    choice.colors = uniqueColors(settings::colors.value());
    choice.options.factoryUniversitySwap = settings::factoryUniversitySwap.value();
    choice.options.cornStartMinusOne = settings::cornStartMinusOne.value();
    choice.options.victoryPoints126 = settings::victoryPoints126.value();
    return choice;
}

void NewGameChoice::remember() const
{
    settings::players.setValue(players);
    QStringList stored;
    for (int seat = 0; seat < names.size(); ++seat) {
        // Default names are not stored, so that they follow the language.
        stored << (names[seat] == defaultSeatName(seat) ? QString() : names[seat]);
    }
    settings::names.setValue(stored);
    QStringList numbers;
    for (const int color : colors) {
        numbers << QString::number(color);
    }
    settings::colors.setValue(numbers);
    QStringList texts;
    for (const PlayerSpec& spec : specs) {
        texts << QString::fromStdString(spec.text());
    }
    settings::playerTexts.setValue(texts);
    settings::factoryUniversitySwap.setValue(options.factoryUniversitySwap);
    settings::cornStartMinusOne.setValue(options.cornStartMinusOne);
    settings::victoryPoints126.setValue(options.victoryPoints126);
}

QStringList NewGameChoice::playerNames() const
{
    return names.mid(0, players);
}

QList<int> NewGameChoice::playerColors() const
{
    return colors.mid(0, players);
}

QList<PlayerSpec> NewGameChoice::playerSpecs() const
{
    return specs.mid(0, players);
}

Options NewGameChoice::playerOptions() const
{
    Options meant = options;
    meant.victoryPoints126 = options.victoryPoints126 && players == kMaxPlayers;
    return meant;
}

std::uint64_t NewGameChoice::seedOrRandom() const
{
    return seed ? *seed : QRandomGenerator::system()->generate64();
}

} // namespace windrose
