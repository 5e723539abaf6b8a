// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_result.h"

#include <QHash>
#include <QStringList>

namespace windrose
{

/// Everything that the file of results says.
struct ResultsBook {
    QList<GameResult> games;        ///< with the names as they were played, in the order in which they were stored
    QHash<QString, QString> joined; ///< maps a person's other name to the canonical one; never chained
    QList<int> damagedLines;        ///< numbered from 1; preserved but ignored
    QString problem;                ///< why the file cannot be read, as a sentence; empty when it can

    /// The games with each person under the canonical name. In a game with both names at the table both stay.
    QList<GameResult> joinedGames() const;
    /// The names of persons as they were played, each once, by alphabet.
    QStringList names() const;
    /// Whether two names sat at the same table, so that they cannot be one person.
    bool haveMet(const QString& name, const QString& other) const;
};

/// What the text of the file says.
ResultsBook bookIn(const QByteArray& text);

/// A line that joins a person's other name to `name`, and one that separates it again; without line ends.
QByteArray joinLine(const QString& other, const QString& name);
QByteArray separateLine(const QString& other);

/// The text of the file after a person was taken out.
struct ShortenedText {
    QByteArray text;         ///< damaged lines stay as they are
    QStringList names;       ///< those of the person
    QList<GameResult> games; ///< in which the person played, without these names
};
/// Takes a person out by the canonical name, together with the names that are joined to it.
ShortenedText withoutPerson(const QByteArray& text, const QString& name);

} // namespace windrose
