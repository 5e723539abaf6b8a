// SPDX-License-Identifier: GPL-3.0-or-later
#include "known_programs.h"

#include "settings.h"

#include <algorithm>

namespace windrose
{
namespace
{

void store(const QList<KnownProgram>& programs)
{
    QStringList stored;
    for (const KnownProgram& program : programs) {
        stored << program.name << program.command;
    }
    settings::programs.setValue(stored);
}

} // namespace

QList<KnownProgram> knownPrograms()
{
    const QStringList stored = settings::programs.value();
    QList<KnownProgram> programs;
    for (qsizetype place = 0; place + 1 < stored.size(); place += 2) {
        if (!stored[place].isEmpty() && !stored[place + 1].isEmpty()) {
            programs.append({stored[place], stored[place + 1]});
        }
    }
    return programs;
}

QString programCommand(const QString& name)
{
    for (const KnownProgram& program : knownPrograms()) {
        if (program.name == name) {
            return program.command;
        }
    }
    return {};
}

void rememberProgram(const KnownProgram& program)
{
    QList<KnownProgram> programs = knownPrograms();
    const auto known = std::find_if(programs.begin(), programs.end(),
                                    [&program](const KnownProgram& other) { return other.name == program.name; });
    if (known != programs.end()) {
        known->command = program.command;
    } else {
        programs.append(program);
    }
    store(programs);
}

void forgetProgram(const QString& name)
{
    QList<KnownProgram> programs = knownPrograms();
    programs.removeIf([&name](const KnownProgram& program) { return program.name == name; });
    store(programs);
}

} // namespace windrose
