// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_menus.h"

#include "ui/dialogs/settings.h"

#include <QAction>
#include <QActionGroup>
#include <QMenuBar>

namespace windrose
{

namespace
{

/// The usual keys of the desktop and one of ours, each once: a key that is given twice is ambiguous and does nothing.
QList<QKeySequence> usualAnd(QKeySequence::StandardKey usual, const QKeySequence& own)
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(usual);
    if (!keys.contains(own)) {
        keys.append(own);
    }
    return keys;
}

} // namespace

MainMenus::MainMenus(QMenuBar& bar) : QObject(&bar)
{
    makeGameActions();
    makeEditActions();
    makeViewActions();
    arrange(bar);
}

QAction* MainMenus::add()
{
    return new QAction(this);
}

QAction* MainMenus::add(const QKeySequence& key)
{
    QAction* action = add();
    action->setShortcut(key);
    return action;
}

void MainMenus::makeGameActions()
{
    newGame = add();
    newGame->setShortcuts(QKeySequence::New);
    open = add();
    open->setShortcuts(QKeySequence::Open);
    save = add();
    save->setShortcuts(QKeySequence::Save);
    saveAs = add();
    // Not every desktop has a usual key for it, and the menu shows the first one.
    const QList<QKeySequence> usual = QKeySequence::keyBindings(QKeySequence::SaveAs);
    saveAs->setShortcuts(usual.isEmpty() ? QList{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)} : usual);
    setUp = add();
    hint = add(QKeySequence(Qt::Key_H));
    course = add();
    score = add();
    preferences = add();
    preferences->setShortcuts(QKeySequence::Preferences);
    preferences->setMenuRole(QAction::PreferencesRole);
    quit = add();
    quit->setShortcuts(usualAnd(QKeySequence::Quit, QKeySequence(Qt::CTRL | Qt::Key_Q)));
    quit->setMenuRole(QAction::QuitRole);
}

void MainMenus::makeEditActions()
{
    undo = add();
    undo->setShortcuts(QKeySequence::Undo);
    redo = add();
    redo->setShortcuts(QKeySequence::Redo);
    restart = add(QKeySequence(Qt::CTRL | Qt::Key_Backspace));
    undoToShown = add(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Z));
    copy = add();
    copy->setShortcuts(QKeySequence::Copy);
    copyPosition = add(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    paste = add();
    paste->setShortcuts(QKeySequence::Paste);
}

void MainMenus::makeViewActions()
{
    fullScreen = add();
    fullScreen->setShortcuts(usualAnd(QKeySequence::FullScreen, QKeySequence(Qt::Key_F11)));
    fullScreen->setCheckable(true);
    log = add(QKeySequence(Qt::CTRL | Qt::Key_L));
    log->setCheckable(true);
    log->setChecked(true);
    replay = add(QKeySequence(Qt::CTRL | Qt::Key_R));
    replay->setCheckable(true);
    guide = add();
    guide->setShortcuts(QKeySequence::HelpContents);
    about = add();
    about->setMenuRole(QAction::AboutRole);
    m_looks = new QActionGroup(this);
    for (const auto style : {settings::Style::System, settings::Style::Light, settings::Style::Dark}) {
        auto* look = new QAction(m_looks);
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
    m_earlierMenu = m_gameMenu->addMenu(QString());
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({save, saveAs});
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({hint, setUp, score, course});
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({preferences, quit});
    m_editMenu = bar.addMenu(QString());
    m_editMenu->addActions({undo, redo, restart, undoToShown});
    m_editMenu->addSeparator();
    m_editMenu->addActions({copy, copyPosition, paste});
    m_seatsMenu = bar.addMenu(QString());
    m_viewMenu = bar.addMenu(QString());
    m_lookMenu = m_viewMenu->addMenu(QString());
    m_lookMenu->addActions(m_looks->actions());
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({log, replay, fullScreen});
    m_helpMenu = bar.addMenu(QString());
    m_helpMenu->addActions({guide, about});
}

void MainMenus::retranslate()
{
    m_gameMenu->setTitle(tr("&Game"));
    m_editMenu->setTitle(tr("&Edit"));
    m_seatsMenu->setTitle(tr("&Seats"));
    m_viewMenu->setTitle(tr("&View"));
    m_lookMenu->setTitle(tr("&Appearance"));
    m_helpMenu->setTitle(tr("&Help"));
    newGame->setText(tr("&New Game…"));
    open->setText(tr("&Open…"));
    m_recentMenu->setTitle(tr("Open &Recent"));
    m_earlierMenu->setTitle(tr("&Earlier Games"));
    setUp->setText(tr("Set &Up a Position…"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &As…"));
    copy->setText(tr("&Copy Game"));
    copyPosition->setText(tr("Copy &Position"));
    paste->setText(tr("P&aste Game"));
    hint->setText(tr("&Hint"));
    score->setText(tr("S&core…"));
    course->setText(tr("Course of the Ga&me…"));
    preferences->setText(tr("&Preferences…"));
    quit->setText(tr("&Quit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    restart->setText(tr("Restart &My Turn"));
    undoToShown->setText(tr("Undo to the &Shown Moment"));
    replay->setText(tr("&Replay"));
    fullScreen->setText(tr("&Full Screen"));
    log->setText(tr("&Log"));
    guide->setText(tr("&How to Play"));
    about->setText(tr("&About Windrose"));
    const QStringList looks{tr("Same as &Desktop"), tr("&Light"), tr("Dar&k")};
    for (int look = 0; look < looks.size(); ++look) {
        m_looks->actions()[look]->setText(looks[look]);
    }
}

void MainMenus::setSettingUp(bool settingUp)
{
    if (!settingUp) {
        for (QAction* action : std::as_const(m_waiting)) {
            action->setEnabled(true);
        }
        m_waiting.clear();
        return;
    }
    const QList<QAction*> both{saveAs, copyPosition, save,       copy,  preferences, quit,
                               undo,   redo,         fullScreen, about, guide,       m_lookMenu->menuAction()};
    for (const QMenu* menu : {m_gameMenu, m_editMenu, m_seatsMenu, m_viewMenu}) {
        for (QAction* action : menu->actions()) {
            if (!both.contains(action) && !action->isSeparator() && action->isEnabled()) {
                action->setEnabled(false);
                m_waiting.append(action);
            }
        }
    }
}

void MainMenus::setStyle(int style)
{
    for (QAction* look : m_looks->actions()) {
        look->setChecked(look->data().toInt() == style);
    }
}

} // namespace windrose
