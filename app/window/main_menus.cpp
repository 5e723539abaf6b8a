// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_menus.h"

#include "share_menu.h"
#include "ui/dialogs/message_box.h"
#include "ui/dialogs/settings.h"
#include "ui/models/command_keys.h"
#include "ui/models/help_topics.h"

#include <QAction>
#include <QActionGroup>
#include <QMenuBar>

/* TRANSLATOR windrose::MainMenus  The menus of the window. */

namespace windrose
{

MainMenus::MainMenus(QMenuBar& bar) : QObject(&bar)
{
    makeGameActions();
    makeEditActions();
    makeViewActions();
    arrange(bar);
    applyKeys();
}

void MainMenus::applyKeys()
{
    for (const auto& [command, action] : std::as_const(m_commands)) {
        action->setShortcuts(commandKeys().of(command));
    }
}

QAction* MainMenus::add(Command command)
{
    auto* action = new QAction(this);
    action->setProperty(kHelpTopicProperty, help::topicOf(command));
    m_commands.emplaceBack(command, action);
    return action;
}

void MainMenus::makeGameActions()
{
    newGame = add(Command::NewGame);
    open = add(Command::Open);
    save = add(Command::Save);
    saveAs = add(Command::SaveAs);
    setUp = add(Command::SetUp);
    hint = add(Command::Hint);
    course = add(Command::Course);
    analysis = add(Command::Analysis);
    score = add(Command::Score);
    results = add(Command::Results);
    puzzles = add(Command::Puzzles);
    preferences = add(Command::Preferences);
    preferences->setMenuRole(QAction::PreferencesRole);
    quit = add(Command::Quit);
    quit->setMenuRole(QAction::QuitRole);
}

void MainMenus::makeEditActions()
{
    undo = add(Command::Undo);
    redo = add(Command::Redo);
    restart = add(Command::Restart);
    undoToShown = add(Command::UndoToShown);
    copy = add(Command::Copy);
    copyPosition = add(Command::CopyPosition);
    paste = add(Command::Paste);
}

void MainMenus::makeViewActions()
{
    fullScreen = add(Command::FullScreen);
    fullScreen->setCheckable(true);
    log = add(Command::Log);
    log->setCheckable(true);
    log->setChecked(true);
    sounds = add(Command::Sounds);
    sounds->setCheckable(true);
    replay = add(Command::Replay);
    replay->setCheckable(true);
    largerText = add(Command::LargerText);
    smallerText = add(Command::SmallerText);
    normalText = add(Command::NormalText);
    guide = add(Command::Guide);
    keys = add(Command::Keys);
    newVersion = add(Command::NewVersion);
    about = add(Command::About);
    about->setMenuRole(QAction::AboutRole);
    m_styleActions = new QActionGroup(this);
    for (const auto style :
         {settings::Style::System, settings::Style::Light, settings::Style::Dark, settings::Style::Contrast}) {
        auto* look = new QAction(m_styleActions);
        look->setCheckable(true);
        look->setData(static_cast<int>(style));
        connect(look, &QAction::triggered, this, [this, style] { emit styleChosen(static_cast<int>(style)); });
    }
}

void MainMenus::arrange(QMenuBar& bar)
{
    m_gameMenu = bar.addMenu(QString());
    m_gameMenu->addActions({newGame, open});
    m_recentMenu = m_gameMenu->addMenu(QString());
    m_archiveMenu = m_gameMenu->addMenu(QString());
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({save, saveAs});
    m_shareMenu = new ShareMenu(m_gameMenu);
    m_gameMenu->addMenu(m_shareMenu);
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({hint, setUp, score, course, analysis, results});
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({preferences, quit});
    m_editMenu = bar.addMenu(QString());
    m_editMenu->addActions({undo, redo, restart, undoToShown});
    m_editMenu->addSeparator();
    m_editMenu->addActions({copy, copyPosition, paste});
    m_shareMenu->addAction(paste);
    m_seatsMenu = bar.addMenu(QString());
    m_viewMenu = bar.addMenu(QString());
    m_styleMenu = m_viewMenu->addMenu(QString());
    m_styleMenu->addActions(m_styleActions->actions());
    m_viewMenu->addActions({largerText, smallerText, normalText});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({log, sounds, replay, fullScreen});
    m_viewMenu->setToolTipsVisible(true);
    m_helpMenu = bar.addMenu(QString());
    m_learnMenu = m_helpMenu->addMenu(QString());
    m_helpMenu->addActions({puzzles, guide, keys, newVersion, about});
    setTopics(bar);
}

/// What the help explains where an entry has no topic of its own.
void MainMenus::setTopics(QMenuBar& bar) const
{
    using enum help::Part;
    const std::initializer_list<std::pair<QWidget*, help::Part>> topics{
        {&bar, Program},          {m_recentMenu, OpenFiles},  {m_archiveMenu, Saving}, {m_shareMenu, Share},
        {m_seatsMenu, Computers}, {m_styleMenu, Preferences}, {m_learnMenu, Lessons}};
    for (const auto& [menu, part] : topics) {
        menu->setProperty(kHelpTopicProperty, help::topicOf(part));
    }
}

void MainMenus::retranslate()
{
    nameMenus();
    for (const auto& [command, action] : std::as_const(m_commands)) {
        action->setText(commandText(command));
    }
    explainViewEntries();
    m_shareMenu->retranslate();
    nameSounds();
    nameLooks();
}

void MainMenus::nameMenus() const
{
    //: A menu of the menu bar.
    m_gameMenu->setTitle(tr("&Game"));
    //: A menu of the menu bar.
    m_editMenu->setTitle(tr("&Edit"));
    //: A menu of the menu bar.
    m_seatsMenu->setTitle(tr("&Seats"));
    //: A menu of the menu bar.
    m_viewMenu->setTitle(tr("&View"));
    //: An entry of the menus that opens a menu of its own.
    m_styleMenu->setTitle(tr("&Appearance"));
    //: A menu of the menu bar.
    m_helpMenu->setTitle(tr("&Help"));
    //: Menu of the lessons, in the menu Help
    m_learnMenu->setTitle(tr("&Learn"));
    //: An entry of the menus that opens a menu of its own.
    m_recentMenu->setTitle(tr("Open &Recent"));
    //: An entry of the menus that opens a menu of its own.
    m_archiveMenu->setTitle(tr("&Earlier Games"));
}

void MainMenus::explainViewEntries() const
{
    //: Help for the entry that shows the log.
    log->setToolTip(tr("What happened so far, move by move"));
    //: Help for the entry that replays the game.
    replay->setToolTip(tr("The game from its start"));
    //: Help for the entry Full Screen.
    fullScreen->setToolTip(tr("The table fills the screen"));
    //: Help for the entry that returns to the usual text size.
    normalText->setToolTip(tr("Show texts in the size set for your desktop"));
    //: Help for the menu of the looks.
    m_styleMenu->menuAction()->setToolTip(tr("Light, dark or high contrast"));
}

void MainMenus::nameLooks() const
{
    //: An entry of the menu Appearance: the look of the window follows the desktop.
    const QStringList looks{tr("Same as &Desktop"),
                            //: An entry of the menu Appearance: a look of the window.
                            tr("&Light"),
                            //: An entry of the menu Appearance: a look of the window.
                            tr("Dar&k"),
                            //: An entry of the menu Appearance: a look of the window.
                            tr("High &Contrast")};
    for (int look = 0; look < looks.size(); ++look) {
        m_styleActions->actions()[look]->setText(looks[look]);
    }
}

void MainMenus::setSounds(bool areThere, bool areOn)
{
    sounds->setEnabled(areThere);
    sounds->setChecked(areThere && areOn);
    nameSounds();
}

void MainMenus::nameSounds() const
{
    if (sounds->isEnabled()) {
        sounds->setText(commandText(Command::Sounds));
        sounds->setToolTip(
            //: Help for the entry that turns the sounds on.
            tr("Sounds for moves, for your turn and for the end of the game. The volume is in the preferences."));
    } else {
        //: The entry of the View menu where sounds cannot be played.
        sounds->setText(tr("&Sounds (Qt Multimedia is missing)"));
        //: Help for the entry of the sounds where they cannot be played.
        sounds->setToolTip(tr("Sounds need Qt Multimedia, which is not installed or not part of this package."));
    }
}

void MainMenus::setFront(Front front)
{
    for (QAction* action : std::as_const(m_gameOnly)) {
        action->setEnabled(true);
    }
    m_gameOnly.clear();
    if (front == Front::Game) {
        return;
    }
    QList<QAction*> kept{copyPosition,
                         preferences,
                         quit,
                         undo,
                         redo,
                         fullScreen,
                         about,
                         guide,
                         keys,
                         sounds,
                         m_styleMenu->menuAction(),
                         largerText,
                         smallerText,
                         normalText};
    kept += front == Front::SetUp ? QList<QAction*>{save, saveAs, copy} : QList<QAction*>{hint, puzzles};
    for (const QMenu* menu : {m_gameMenu, m_editMenu, m_seatsMenu, m_viewMenu, m_helpMenu}) {
        for (QAction* action : menu->actions()) {
            if (!kept.contains(action) && !action->isSeparator() && action->isEnabled()) {
                action->setEnabled(false);
                m_gameOnly.append(action);
            }
        }
    }
}

void MainMenus::setStyle(int style)
{
    for (QAction* look : m_styleActions->actions()) {
        look->setChecked(look->data().toInt() == style);
    }
}

} // namespace windrose
