// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace windrose
{

/// A program that the user has added as a player. Records contain only its name, never the command.
struct KnownProgram {
    QString name;
    QString command; ///< as for `windrose-cli match`, without `program:`
};

/// All programs that the user has added, in that order.
QList<KnownProgram> knownPrograms();

/// The command for a program's name; empty when the name is unknown. Thread-safe.
QString programCommand(const QString& name);

/// Adds a program, or changes the command of a known one.
void rememberProgram(const KnownProgram& program);

/// Removes a program if it is known.
void forgetProgram(const QString& name);

} // namespace windrose
