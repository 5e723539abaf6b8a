// SPDX-License-Identifier: GPL-3.0-or-later
#include "widget_topics.h"

#include "autosave_notice.h"
#include "curtain.h"
#include "program_dialog.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/analysis_panel.h"
#include "ui/dialogs/course_panel.h"
#include "ui/dialogs/keys_dialog.h"
#include "ui/dialogs/message_box.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/puzzles_dialog.h"
#include "ui/dialogs/result_names_dialog.h"
#include "ui/dialogs/results_dialog.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/setup_dialog.h"
#include "ui/lessons/lesson_bubble.h"
#include "ui/models/help_topics.h"
#include "ui/puzzles/puzzle_strip.h"
#include "ui/table/computer_controls.h"
#include "ui/table/hint_panel.h"
#include "ui/table/last_round_banner.h"
#include "ui/table/log_panel.h"
#include "ui/table/log_title.h"
#include "ui/table/recap_panel.h"
#include "ui/table/replay_bar.h"
#include "ui/table/round_panel.h"
#include "ui/table/setup_bar.h"
#include "ui/table/setup_panel.h"
#include "ui/table/setup_round.h"
#include "ui/table/table_place.h"
#include "ui/table/unsaved_mark.h"
#include "welcome_page.h"

#include <QFileDialog>
#include <QInputDialog>

#include <array>

namespace windrose
{

namespace
{

/// A class of widgets and what explains them.
struct ClassTopic {
    const QMetaObject* type;
    help::Part part;
};

const ClassTopic* classTopic(const QWidget& widget)
{
    using enum help::Part;
    static const std::array topics{
        ClassTopic{&RoundPanel::staticMetaObject, End},
        ClassTopic{&LastRoundBanner::staticMetaObject, End},
        ClassTopic{&LogPanel::staticMetaObject, Log},
        ClassTopic{&LogTitle::staticMetaObject, Log},
        ClassTopic{&RecapPanel::staticMetaObject, Ribbon},
        ClassTopic{&HintPanel::staticMetaObject, Hints},
        ClassTopic{&ReplayBar::staticMetaObject, Replay},
        ClassTopic{&ComputerControls::staticMetaObject, Computers},
        ClassTopic{&UnsavedMark::staticMetaObject, Saving},
        ClassTopic{&SetupBar::staticMetaObject, SetUp},
        ClassTopic{&SetupPanel::staticMetaObject, SetUp},
        ClassTopic{&SetupRound::staticMetaObject, SetUp},
        ClassTopic{&LessonBubble::staticMetaObject, Lessons},
        ClassTopic{&Curtain::staticMetaObject, HiddenPoints},
        ClassTopic{&AutosaveNotice::staticMetaObject, Saving},
        ClassTopic{&WelcomePage::staticMetaObject, Goal},
        ClassTopic{&CoursePanel::staticMetaObject, Course},
        ClassTopic{&AnalysisPanel::staticMetaObject, Course},
        ClassTopic{&NewGameDialog::staticMetaObject, NewGame},
        ClassTopic{&PreferencesDialog::staticMetaObject, Preferences},
        ClassTopic{&ScoreDialog::staticMetaObject, Score},
        ClassTopic{&ResultsDialog::staticMetaObject, Results},
        ClassTopic{&PuzzlesDialog::staticMetaObject, Puzzles},
        ClassTopic{&PuzzleStrip::staticMetaObject, Puzzles},
        ClassTopic{&ResultNamesDialog::staticMetaObject, ResultNames},
        ClassTopic{&SetupDialog::staticMetaObject, SetUp},
        ClassTopic{&ProgramDialog::staticMetaObject, OtherPrograms},
        ClassTopic{&KeysDialog::staticMetaObject, Keys},
        ClassTopic{&AboutDialog::staticMetaObject, About},
        ClassTopic{&QInputDialog::staticMetaObject, SetUp}, // asks for a number of pieces
        ClassTopic{&QFileDialog::staticMetaObject, OpenFiles},
    };
    const auto found = std::find_if(topics.begin(), topics.end(), [&widget](const ClassTopic& topic) {
        return widget.metaObject()->inherits(topic.type);
    });
    return found == topics.end() ? nullptr : &*found;
}

} // namespace

QString topicOfWidget(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (QString topic = widget->property(kHelpTopicProperty).toString(); !topic.isEmpty()) {
            return topic;
        }
        if (const auto* place = dynamic_cast<const TablePlace*>(widget)) {
            if (QString topic = help::topicAt(place->modelIndex()); !topic.isEmpty()) {
                return topic;
            }
        }
        if (const ClassTopic* topic = classTopic(*widget)) {
            return help::topicOf(topic->part);
        }
    }
    return {};
}

} // namespace windrose
