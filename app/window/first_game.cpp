// SPDX-License-Identifier: GPL-3.0-or-later
#include "first_game.h"

#include "game_file.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/new_game_choice.h"
#include "ui/dialogs/settings.h"
#include "ui/dialogs/settings_file.h"
#include "ui/session/file_texts.h"
#include "ui/session/game_session.h"

#include <QFileInfo>

namespace windrose
{

namespace
{

/// The last game, if there is one.
GameFile openLastGame(const QString& keptPath, FirstGame& first, const ProblemTeller& tell)
{
    GameFile kept = readGameFile(keptPath);
    if (kept.unread == FileProblemCode::Missing) {
        return {};
    }
    first.isResumed = true;
    if (!kept.problem.isEmpty()) {
        const bool isUnread = kept.unread != FileProblemCode::None;
        tell(kept.record ? FileTask::ResumeInPart
             : isUnread  ? FileTask::ResumeUnread
                         : FileTask::Resume,
             keptPath, kept.problem);
    }
    return kept;
}

/// The file asked for, or the last game; neither when a new table is asked for.
GameFile openAtStart(const StartRequest& request, const QString& keptPath, FirstGame& first, const ProblemTeller& tell)
{
    GameFile opened;
    if (const QString file = QString::fromStdString(request.file); !file.isEmpty()) {
        opened = readGameFile(file);
        if (!opened.problem.isEmpty()) {
            tell(opened.record ? FileTask::OpenInPart : FileTask::Open, file, opened.problem);
        } else if (opened.record) {
            first.file = file;
        }
        first.isOpened = opened.record.has_value();
    }
    if (!opened.record && !laysTable(request)) {
        return openLastGame(keptPath, first, tell);
    }
    const FileProblem inTheWay = readGameBytes(keptPath).problem;
    if (inTheWay && inTheWay.code != FileProblemCode::Missing) {
        tell(FileTask::ResumeUnread, keptPath, sentenceFor(inTheWay));
    }
    return opened;
}

/// What the command line asks for; the rest as it was chosen last.
NewGameChoice choiceFor(const StartRequest& request)
{
    NewGameChoice choice = NewGameChoice::remembered();
    if (request.players) {
        choice.players = *request.players;
    }
    for (std::size_t seat = 0; seat < request.names.size() && seat < static_cast<std::size_t>(choice.names.size());
         ++seat) {
        choice.names[static_cast<qsizetype>(seat)] = QString::fromStdString(request.names[seat]);
    }
    if (request.options) {
        choice.options = *request.options;
    }
    choice.seed = request.seed;
    if (request.players || !request.names.empty() || !request.seats.empty()) {
        choice.specs.clear(); // seats without a named player are persons'
    }
    for (const PlayerSpec& seat : request.seats) {
        choice.specs += seat;
    }
    return choice;
}

} // namespace

FirstGame layFirstGame(const StartRequest& request, const QString& keptPath, GameSession& session,
                       const ProblemTeller& tell)
{
    FirstGame first;
    first.isVeryFirst = request.file.empty() && !laysTable(request) && settings::windowGeometry.value().isEmpty() &&
                        !QFileInfo::exists(keptPath);
    first.colors = NewGameChoice::remembered().colors;
    if (const auto problem = settings::problem()) {
        tell(FileTask::Settings, problem->file, sentenceFor(problem->why));
    }
    if (const GameFile opened = openAtStart(request, keptPath, first, tell); opened.record) {
        session.load(*opened.record);
        first.fileState = opened.state;
    } else {
        const NewGameChoice choice = choiceFor(request);
        session.startNew(choice.players, choice.playerNames(), choice.seedOrDrawn(), choice.playerOptions(),
                         choice.playerSpecs());
    }
    return first;
}

} // namespace windrose
