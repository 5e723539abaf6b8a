// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace windrose
{

/// A program that may sit at the table of this user. Records hold its name alone, never what is started.
struct KnownProgram {
    QString name;
    QString command; ///< in the words of `windrose-cli match`, behind its `program:`
};

/// All that are known, in the order in which they were added.
QList<KnownProgram> knownPrograms();

/// What is started for a name; empty when no program of that name is known. May be called in any thread.
QString programCommand(const QString& name);

/// Adds one, or gives a known one another command.
void rememberProgram(const KnownProgram& program);

/// Takes one out of the list; nothing happens when it is not there.
void forgetProgram(const QString& name);

/// Who sits where such a program plays, as records say it.
QString programSitter(const QString& name);

} // namespace windrose
