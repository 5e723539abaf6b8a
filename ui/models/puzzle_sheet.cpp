// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_sheet.h"

#include "texts_puzzles.h"

#include <QCoreApplication>

#include <algorithm>

/* TRANSLATOR PuzzleSheet  The table of the page of the puzzles. */

namespace windrose
{

namespace
{

struct SheetTexts {
    Q_DECLARE_TR_FUNCTIONS(PuzzleSheet)
};

QString withSolved(const QString& kind, const QList<PuzzleEntry>& entries, int PuzzleEntry::*key, int value)
{
    const auto isOfKind = [key, value](const PuzzleEntry& entry) { return entry.*key == value; };
    const auto all = std::count_if(entries.begin(), entries.end(), isOfKind);
    const auto solved = std::count_if(entries.begin(), entries.end(), [&](const PuzzleEntry& entry) {
        return isOfKind(entry) && entry.score.isSolved();
    });
    //: A kind of puzzles: %1 is its name, %2 how many of them are solved, %3 how many there are
    return SheetTexts::tr("%1 (%2 of %3)").arg(kind, QString::number(solved), QString::number(all));
}

} // namespace

bool PuzzleFilter::lets(const PuzzleEntry& entry) const
{
    const bool isShown = show == Show::All || entry.score.isSolved() == (show == Show::Solved);
    return isShown && (theme < 0 || entry.theme == theme) && (difficulty < 0 || entry.difficulty == difficulty);
}

QStringList puzzleThemes(const QList<PuzzleEntry>& entries)
{
    QStringList names;
    for (int theme = 0; theme < puzzles::kThemes; ++theme) {
        names.append(
            withSolved(texts::puzzleTheme(static_cast<puzzles::Theme>(theme)), entries, &PuzzleEntry::theme, theme));
    }
    return names;
}

QStringList puzzleDifficulties(const QList<PuzzleEntry>& entries)
{
    QStringList names;
    for (int difficulty = 0; difficulty < puzzles::kDifficulties; ++difficulty) {
        names.append(withSolved(texts::puzzleDifficulty(static_cast<puzzles::Difficulty>(difficulty)), entries,
                                &PuzzleEntry::difficulty, difficulty));
    }
    return names;
}

ResultSheet puzzleSheet(const QList<PuzzleEntry>& entries)
{
    ResultSheet sheet;
    //: Title of a column of the table of puzzles
    sheet.columns = {{SheetTexts::tr("Number"), {}, true, false},
                     //: Title of a column of the table of puzzles: what they are about
                     {SheetTexts::tr("Theme"), {}, false, false},
                     //: Title of a column of the table of puzzles: how hard they are
                     {SheetTexts::tr("Difficulty"), {}, false, false},
                     //: Title of a column of the table of puzzles: how many players they have
                     {SheetTexts::tr("Players"), {}, true, false},
                     //: Title of a column of the table of puzzles: what has become of them
                     {SheetTexts::tr("Result"), {}, false, false}};
    for (const PuzzleEntry& entry : entries) {
        const QString score = texts::puzzleScore(entry.score);
        sheet.rows.append(
            {{QString::number(entry.number), entry.number},
             {texts::puzzleTheme(static_cast<puzzles::Theme>(entry.theme)), entry.theme},
             {texts::puzzleDifficulty(static_cast<puzzles::Difficulty>(entry.difficulty)), entry.difficulty},
             {QString::number(entry.players), entry.players},
             {score, score}});
        sheet.games.append(entry.name);
    }
    return sheet;
}

QString nextPuzzle(const QList<PuzzleEntry>& entries, const QString& name, const PuzzleFilter& filter)
{
    const auto at =
        std::find_if(entries.begin(), entries.end(), [&name](const PuzzleEntry& entry) { return entry.name == name; });
    const qsizetype from = at == entries.end() ? -1 : at - entries.begin();
    const auto firstAfter = [&](const auto& isWanted) {
        for (qsizetype step = 1; step < entries.size(); ++step) {
            const PuzzleEntry& entry = entries[(from + step + entries.size()) % entries.size()];
            if (isWanted(entry)) {
                return entry.name;
            }
        }
        return QString();
    };
    QString next = firstAfter([&](const PuzzleEntry& entry) { return filter.lets(entry) && !entry.score.isSolved(); });
    if (next.isEmpty()) {
        next = firstAfter([](const PuzzleEntry& entry) { return !entry.score.isSolved(); });
    }
    return next.isEmpty() ? firstAfter([](const PuzzleEntry& /*entry*/) { return true; }) : next;
}

} // namespace windrose
