// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_scenes.h"

#include "app/window/main_menus.h"
#include "app/window/position_setup.h"
#include "app/window/puzzle_mode.h"
#include "app/window/seat_menus.h"
#include "app/window/welcome_page.h"
#include "lesson_scenes.h"
#include "made_up_results.h"
#include "patience.h"
#include "picture_games.h"
#include "picture_stage.h"
#include "ui/dialogs/analysis_panel.h"
#include "ui/dialogs/course_list.h"
#include "ui/dialogs/course_panel.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/dialogs/key_capture.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/results_dialog.h"
#include "ui/models/help_topics.h"
#include "ui/models/texts.h"
#include "ui/session/adviser.h"
#include "ui/table/log_title.h"
#include "ui/table/placement_controller.h"
#include "ui/table/recap_panel.h"
#include "ui/table/setup_panel.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_tile.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QHelpEvent>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>

#include <algorithm>
#include <stdexcept>

namespace windrose
{

namespace
{

constexpr int kOrdersOfCourse = 40; // a review of a whole game takes long

using Show = std::function<void(PictureStage&)>;

/// The first visible tile of a table that is wanted.
TableTile* tileOf(const TableView& table, const std::function<bool(const TableTile&)>& isWanted)
{
    const QList<TableTile*> tiles = table.findChildren<TableTile*>();
    const auto found = std::find_if(tiles.begin(), tiles.end(), [&isWanted](const TableTile* tile) {
        return tile->isVisible() && isWanted(*tile);
    });
    if (found == tiles.end()) {
        throw std::runtime_error("the table has no such thing");
    }
    return *found;
}

/// Shows what `show` does where a decision is asked.
Show asked(Decision decision, const Show& show = {})
{
    return [decision, show](PictureStage& stage) {
        stage.lay(picturegames::askedIn(decision, stage.players()));
        if (show) {
            show(stage);
        }
    };
}

/// Chooses an entry of the menus where a role is chosen.
Show chosen(QAction* MainMenus::*entry, Decision decision = Decision::ChooseRole)
{
    return asked(decision, [entry](PictureStage& stage) { (stage.menus().*entry)->trigger(); });
}

/// Opens one of the menus, by its place in the bar.
Show menu(int place)
{
    return asked(Decision::ChooseRole, [place](PictureStage& stage) {
        QMenuBar* bar = stage.window().menuBar();
        QAction* entry = bar->actions()[place];
        settle();
        entry->menu()->popup(bar->mapToGlobal(bar->actionGeometry(entry).bottomLeft()));
    });
}

std::vector<AdvisedOrder> adviseQuickly(const Position& position, const AdviceOptions& request,
                                        const std::atomic<bool>& stop)
{
    AdviceOptions small = request;
    small.budget = {.simulations = 200, .time = {}};
    return advise(position, small, stop);
}

void askForHint(PictureStage& stage)
{
    Adviser::setAdvice(adviseQuickly);
    stage.menus().hint->trigger();
    (void)waitUntil([&] { return !stage.window().table().hint().advice().empty(); });
}

void takeIntoHand(PictureStage& stage)
{
    TableTile* tile = tileOf(stage.window().table(), [](const TableTile& at) { return at.canBeTaken(); });
    tile->setFocus();
    QTest::keyClick(tile, Qt::Key_Space);
}

void refuse(PictureStage& stage)
{
    TableTile* tile =
        tileOf(stage.window().table(), [](const TableTile& at) { return at.piece() && !at.canBeTaken(); });
    QTest::mouseClick(tile, Qt::LeftButton, {}, QPoint(6, 6));
}

void hoverOverCard(PictureStage& stage)
{
    TableTile* tile = tileOf(stage.window().table(), [](const TableTile& at) { return at.canBeTaken(); });
    const QPoint middle = tile->rect().center();
    QHelpEvent event(QEvent::ToolTip, middle, tile->mapToGlobal(middle));
    QApplication::sendEvent(tile, &event);
}

void openLog(PictureStage& stage)
{
    settle();
    auto* title = stage.window().table().findChild<LogTitle*>();
    title->click();
    settle();
    if (!stage.window().table().isLogShown()) {
        title->click(); // it was open
    }
}

/// Plays a game until the ribbon lists a move of every other player.
void showRibbon(PictureStage& stage)
{
    const Record game = picturegames::askedIn(Decision::None, stage.players());
    const RecapPanel* ribbon = stage.window().table().findChild<RecapPanel*>();
    for (std::size_t orders = game.orders.size() / 2; orders < game.orders.size(); ++orders) {
        Record moment = game;
        moment.orders.resize(orders);
        stage.lay(std::move(moment));
        if (ribbon->lines().size() == stage.players() - 1) {
            return;
        }
    }
    throw std::runtime_error("the ribbon never tells of everybody");
}

void coverTable(PictureStage& stage)
{
    Record record = picturegames::askedIn(Decision::ChooseRole, stage.players());
    stage.session().setCoversAtHandOver(true);
    stage.layAndPlayLast(std::move(record));
    if (!stage.session().isCovered()) {
        throw std::runtime_error("the table is not covered");
    }
}

void showWelcome(PictureStage& stage)
{
    new WelcomePage(stage.window().table());
}

void replay(PictureStage& stage)
{
    stage.menus().replay->trigger();
    stage.session().view(stage.session().orderCount() / 2);
}

void showCourse(PictureStage& stage)
{
    Record record = picturegames::askedIn(Decision::None, stage.players());
    record.orders.resize(kOrdersOfCourse);
    stage.lay(std::move(record));
    settings::showAllPoints.setForThisRun(true);
    GameReview::setDepth({.playouts = 300}); // to save time
    stage.menus().course->trigger();
    settings::showAllPoints.reset();
    (void)waitUntil([&] { return stage.window().findChild<CoursePanel*>()->review().isFinished(); });
}

/// The end of the list below the course, where the sheets of the players are.
void showSheets(PictureStage& stage)
{
    showCourse(stage);
    stage.window().findChild<CourseList*>()->scrollToBottom();
}

void showAnalysis(PictureStage& stage)
{
    constexpr int kReports = 2;
    Analyst::setMostReports(kReports);
    settings::showAllPoints.setForThisRun(true);
    stage.menus().analysis->trigger();
    settings::showAllPoints.reset();
    const auto* panel = stage.window().findChild<AnalysisPanel*>();
    (void)waitUntil([panel] { return !panel->report().orders.empty() && !panel->isThinking(); });
    Analyst::setMostReports(0);
}

/// Shows the results of some made-up games.
Show results(ResultView view, bool namesToo = false)
{
    return asked(Decision::ChooseRole, [view, namesToo](PictureStage& stage) {
        constexpr int kGames = 60;
        writeResults(SavedGames::standardFolder(), madeUpResults(kGames));
        stage.menus().results->trigger();
        auto* dialog = stage.window().findChild<ResultsDialog*>();
        dialog->setView(view);
        if (namesToo) {
            dialog->showNames();
            constexpr int kBeate = 2;
            dialog->findChild<QListWidget*>()->setCurrentRow(kBeate);
        }
    });
}

/// Opens an entry of the help.
Show helpOn(const QString& topic)
{
    return asked(Decision::ChooseRole, [topic](PictureStage& stage) {
        stage.menus().guide->trigger();
        stage.window().findChild<HowToPlayDialog*>()->showPage(topic);
    });
}

void searchHelp(PictureStage& stage)
{
    stage.menus().guide->trigger();
    auto* dialog = stage.window().findChild<HowToPlayDialog*>();
    auto* search = dialog->findChild<QLineEdit*>();
    search->setFocus();
    search->setText(texts::roleName(Role::Settler));
    QTest::keyClick(search, Qt::Key_Return);
}

/// Asks for a number of doubloons or points.
void askCount(PictureStage& stage)
{
    stage.window().setUpPosition();
    settle();
    TableView& table = stage.window().positionSetup()->table();
    for (TableTile* tile : table.findChildren<TableTile*>()) {
        if (tile->counted() && table.findChild<QInputDialog*>() == nullptr) {
            emit table.controller().countRequested(tile);
        }
    }
}

/// The steps of all lessons, numbered so that their pictures are a row in the order of the lesson; before the first
/// game the page of the very first start, and after it the table without a bubble.
void addLessons(std::vector<PictureScene>& scenes)
{
    for (const LessonId id : kAllLessons) {
        auto add = [&, number = 0](const char* name, const Show& show) mutable {
            const QString place = QStringLiteral("%1").arg(number++, 2, 10, QLatin1Char('0'));
            scenes.push_back(
                {QStringLiteral("lesson-%1-%2-%3").arg(lessonKey(id), place, QLatin1String(name)), false, show});
        };
        if (id == LessonId::FirstGame) {
            add("start", showWelcome);
        }
        for (const LessonStep& step : lesson(id).steps) {
            const char* name = step.id;
            add(name, [id, name](PictureStage& stage) { showLesson(stage, id, name); });
        }
        add("after", [id](PictureStage& stage) { showEnd(stage, id); });
    }
}

void addPhases(std::vector<PictureScene>& scenes)
{
    for (int decision = 0; decision < kDecisions; ++decision) {
        const auto kind = static_cast<Decision>(decision);
        const QString name = kind == Decision::None ? QStringLiteral("finished") : decisionName(kind);
        scenes.push_back({QStringLiteral("phase-") + name, true, asked(kind)});
    }
    scenes.push_back({QStringLiteral("phase-new-game"), true, [](PictureStage&) {}});
}

void addTableScenes(std::vector<PictureScene>& scenes)
{
    const auto add = [&scenes](const char* name, const Show& show) {
        scenes.push_back({QStringLiteral("table-") + QLatin1String(name), true, show});
    };
    add("ribbon", showRibbon);
    add("last-round", [](PictureStage& stage) { stage.layAndPlayLast(picturegames::lastRoundBegun(stage.players())); });
    add("hint", asked(Decision::Build, askForHint));
    add("hint-placing", asked(Decision::PlaceColonists, askForHint));
    add("in-hand", asked(Decision::Load, takeIntoHand));
    add("refused", asked(Decision::Sell, refuse));
    add("hover", asked(Decision::ChooseRole, hoverOverCard));
    add("log-open", asked(Decision::ChooseRole, openLog));
    add("log-hidden", chosen(&MainMenus::log));
    add("curtain", coverTable);
    add("replay", asked(Decision::None, replay));
    scenes.push_back({QStringLiteral("table-welcome"), false, showWelcome});
    add("setup", asked(Decision::Sell, [](PictureStage& stage) { stage.window().setUpPosition(); }));
}

/// The pages of the preferences, and what they look like in use.
void addPreferences(std::vector<PictureScene>& scenes)
{
    const auto add = [&scenes](const char* name, const std::function<void(PreferencesDialog&)>& use) {
        scenes.push_back({QStringLiteral("dialog-preferences") + QLatin1String(name), false,
                          asked(Decision::ChooseRole, [use](PictureStage& stage) {
                              stage.menus().preferences->trigger();
                              settle();
                              use(*stage.window().findChild<PreferencesDialog*>());
                          })});
    };
    add("", [](PreferencesDialog&) {});
    int page = 1;
    for (const char* name : {"-table", "-play", "-sound", "-language", "-computers", "-keys"}) {
        add(name, [page](PreferencesDialog& dialog) { dialog.showPage(page); });
        ++page;
    }
    add("-search", [](PreferencesDialog& dialog) {
        dialog.showPage(4); // names of languages, found in every language: no other page is shown instead
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("e"));
    });
    add("-contested", [](PreferencesDialog& dialog) {
        dialog.showPage(dialog.pages() - 1);
        QTest::keyClick(dialog.findChild<QTreeWidget*>(), Qt::Key_Return);
        settle();
        QTest::keyClick(dialog.findChild<KeyCapture*>(), Qt::Key_H);
    });
}

void addDialogs(std::vector<PictureScene>& scenes)
{
    const auto add = [&scenes](const char* name, const Show& show, bool dependsOnPlayers = false) {
        scenes.push_back({QStringLiteral("dialog-") + QLatin1String(name), dependsOnPlayers, show});
    };
    add("new-game", chosen(&MainMenus::newGame), true);
    addPreferences(scenes);
    add("how-to-play", chosen(&MainMenus::guide));
    add("help-building", helpOn(help::topicOf(Building::Hospice)));
    add("help-role", helpOn(help::topicOf(Role::Captain)));
    add("help-search", asked(Decision::ChooseRole, searchHelp));
    add("keys", chosen(&MainMenus::keys));
    add("about", chosen(&MainMenus::about));
    add("score", chosen(&MainMenus::score, Decision::None), true);
    add("course", showCourse);
    add("sheets", showSheets);
    add("analysis", asked(Decision::ChooseRole, showAnalysis));
    add("puzzles", asked(Decision::ChooseRole, [](PictureStage& stage) { stage.menus().puzzles->trigger(); }));
    add("results-games", results(ResultView::Games));
    add("results-players", results(ResultView::Who));
    add("results-seats", results(ResultView::Seats));
    add("results-buildings", results(ResultView::Buildings));
    add("results-length", results(ResultView::Rounds));
    add("result-names", results(ResultView::Who, true));
    add("question", chosen(&MainMenus::score));
    add("file-error", asked(Decision::ChooseRole, [](PictureStage& stage) {
            showFileError(&stage.window(), FileTask::OpenInPart, QStringLiteral("/games/Saturday evening.windrose"),
                          QStringLiteral("Line 87 is damaged."));
        }));
    add("program", asked(Decision::ChooseRole,
                         [](PictureStage& stage) { SeatMenus::addProgram(&stage.window(), [](const QString&) {}); }));
    add(
        "setup-table",
        [](PictureStage& stage) {
            stage.window().setUpPosition();
            emit stage.window().positionSetup()->table().setupPanel()->tableSettingsRequested();
        },
        true);
    add("count", askCount);
}

/// A puzzle as it is asked, with a hint, after a wrong order, and with its answer.
void addPuzzles(std::vector<PictureScene>& scenes)
{
    const auto add = [&scenes](const char* name, const std::function<void(PuzzleGuide&, GameSession&)>& then) {
        scenes.push_back({QStringLiteral("puzzle-") + QLatin1String(name), false, [then](PictureStage& stage) {
                              PuzzleMode& mode = stage.window().puzzles();
                              constexpr int kShown = 120;
                              mode.lay(mode.entries()[kShown].name);
                              then(mode.table()->guide(), mode.table()->session());
                          }});
    };
    add("task", [](PuzzleGuide& /*guide*/, GameSession& /*session*/) {});
    add("hint", [](PuzzleGuide& guide, GameSession& /*session*/) { guide.hint(); });
    add("wrong", [](PuzzleGuide& guide, GameSession& session) { session.submit(guide.solution().tempting()); });
    add("answer", [](PuzzleGuide& guide, GameSession& /*session*/) { guide.showAnswer(); });
}

void addMenus(std::vector<PictureScene>& scenes)
{
    int place = 0;
    for (const char* name : {"game", "edit", "seats", "view", "help"}) {
        scenes.push_back({QStringLiteral("menu-") + QLatin1String(name), false, menu(place++)});
    }
}

} // namespace

const std::vector<PictureScene>& pictureScenes()
{
    static const std::vector<PictureScene> scenes = [] {
        std::vector<PictureScene> all;
        addPhases(all);
        addTableScenes(all);
        addDialogs(all);
        addMenus(all);
        addLessons(all);
        addPuzzles(all);
        return all;
    }();
    return scenes;
}

} // namespace windrose
