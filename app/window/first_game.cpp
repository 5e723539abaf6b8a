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
GameFile openLastGame(const QString& savedPath, FirstGame& first, const ProblemReporter& report)
{
    GameFile saved = readGameFile(savedPath);
    if (saved.unread == FileProblemCode::Missing) {
        return {};
    }
    first.isResumed = true;
    if (!saved.problem.isEmpty()) {
        const bool isUnread = saved.unread != FileProblemCode::None;
        report(saved.record ? FileTask::ResumeInPart
               : isUnread   ? FileTask::ResumeUnread
                            : FileTask::Resume,
               savedPath, saved.problem);
    }
    return saved;
}

/// The file asked for, or the last game; neither when a new table is asked for.
GameFile openAtStart(const StartRequest& request, const QString& savedPath, FirstGame& first,
                     const ProblemReporter& report)
{
    GameFile opened;
    if (const QString file = QString::fromStdString(request.file); !file.isEmpty()) {
        opened = readGameFile(file);
        if (!opened.problem.isEmpty()) {
            report(opened.record ? FileTask::OpenInPart : FileTask::Open, file, opened.problem);
        } else if (opened.record) {
            first.file = file;
        }
        if (!opened.missingEnd.isEmpty()) {
            report(FileTask::OpenWithoutEnd, file, opened.missingEnd);
        }
        first.isOpened = opened.record.has_value();
    }
    if (!opened.record && !requestsNewGame(request)) {
        return openLastGame(savedPath, first, report);
    }
    const FileProblem inTheWay = readGameBytes(savedPath).problem;
    if (inTheWay && inTheWay.code != FileProblemCode::Missing) {
        report(FileTask::ResumeUnread, savedPath, sentenceFor(inTheWay));
    }
    return opened;
}

/// What the command line asks for; the rest as it was chosen last.
NewGameChoice choiceFromCommandLine(const StartRequest& request)
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

FirstGame openFirstGame(const StartRequest& request, const QString& savedPath, GameSession& session,
                        const ProblemReporter& report)
{
    FirstGame first;
    first.isFirstStart = request.file.empty() && !requestsNewGame(request) &&
                         settings::windowGeometry.value().isEmpty() && !QFileInfo::exists(savedPath);
    first.colors = NewGameChoice::remembered().colors;
    if (const auto problem = settings::problem()) {
        report(FileTask::Settings, problem->file, sentenceFor(problem->why));
    } else if (const auto copy = settings::store().damaged()) {
        report(copy->isEmpty() ? FileTask::SettingsNotSaved : FileTask::SettingsInPart, settings::path(), {});
    }
    if (const GameFile opened = openAtStart(request, savedPath, first, report); opened.record) {
        session.load(*opened.record);
        first.fileState = opened.state;
    } else {
        const NewGameChoice choice = choiceFromCommandLine(request);
        session.startNew(choice.players, choice.playerNames(), choice.seedOrRandom(), choice.playerOptions(),
                         choice.playerSpecs());
    }
    return first;
}

} // namespace windrose
