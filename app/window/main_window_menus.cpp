// SPDX-License-Identifier: GPL-3.0-or-later

// The menus of the window and the dialogs they open.

#include "main_window.h"
#include "position_setup.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/course_dialog.h"
#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/table/hint.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
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

QAction* MainWindow::action(void (MainWindow::*slot)())
{
    auto* made = new QAction(this);
    connect(made, &QAction::triggered, this, slot);
    return made;
}

void MainWindow::makeActions()
{
    makeGameActions();
    makeEditActions();
    m_fullScreen = action(&MainWindow::toggleFullScreen);
    m_fullScreen->setShortcuts(usualAnd(QKeySequence::FullScreen, QKeySequence(Qt::Key_F11)));
    m_fullScreen->setCheckable(true);
    m_log = action(&MainWindow::toggleLog);
    m_log->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    m_log->setCheckable(true);
    m_log->setChecked(true);
    m_replay = action(&MainWindow::toggleReplay);
    m_replay->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    m_replay->setCheckable(true);
    m_guideAction = action(&MainWindow::showGuide);
    m_guideAction->setShortcuts(QKeySequence::HelpContents);
    m_about = action(&MainWindow::showAbout);
    m_about->setMenuRole(QAction::AboutRole);
    m_looks = new QActionGroup(this);
    for (const auto style : {settings::Style::System, settings::Style::Light, settings::Style::Dark}) {
        auto* look = new QAction(m_looks);
        look->setCheckable(true);
        look->setData(static_cast<int>(style));
        connect(look, &QAction::triggered, this, [this, style] {
            settings::style.setValue(style);
            applyStyle(static_cast<int>(style));
        });
    }
}

void MainWindow::makeGameActions()
{
    m_new = action(&MainWindow::askNewGame);
    m_new->setShortcuts(QKeySequence::New);
    m_open = action(&MainWindow::askOpen);
    m_open->setShortcuts(QKeySequence::Open);
    m_save = action(&MainWindow::save);
    m_save->setShortcuts(QKeySequence::Save);
    m_saveAs = action(&MainWindow::askSave);
    // Not every desktop has a usual key for it, and the menu shows the first one.
    const QList<QKeySequence> saveAs = QKeySequence::keyBindings(QKeySequence::SaveAs);
    m_saveAs->setShortcuts(saveAs.isEmpty() ? QList{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)} : saveAs);
    m_setUpAction = action(&MainWindow::setUpPosition);
    m_hint = action(&MainWindow::giveHint);
    m_hint->setShortcut(QKeySequence(Qt::Key_H));
    m_courseAction = action(&MainWindow::showCourse);
    m_scoreAction = action(&MainWindow::showScore);
    m_preferencesAction = action(&MainWindow::showPreferences);
    m_preferencesAction->setShortcuts(QKeySequence::Preferences);
    m_preferencesAction->setMenuRole(QAction::PreferencesRole);
    m_quit = new QAction(this);
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
    m_quit->setShortcuts(usualAnd(QKeySequence::Quit, QKeySequence(Qt::CTRL | Qt::Key_Q)));
    m_quit->setMenuRole(QAction::QuitRole);
}

void MainWindow::makeEditActions()
{
    m_undo = action(&MainWindow::undo);
    m_undo->setShortcuts(QKeySequence::Undo);
    m_redo = action(&MainWindow::redo);
    m_redo->setShortcuts(QKeySequence::Redo);
    m_restart = action(&MainWindow::restartTurn);
    m_restart->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Backspace));
    m_undoToShown = action(&MainWindow::undoToShown);
    m_undoToShown->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Z));
    m_copy = action(&MainWindow::copyRecord);
    m_copy->setShortcuts(QKeySequence::Copy);
    m_copyPosition = action(&MainWindow::copyPosition);
    m_copyPosition->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    m_paste = action(&MainWindow::pasteGame);
    m_paste->setShortcuts(QKeySequence::Paste);
}

void MainWindow::makeMenus()
{
    m_gameMenu = menuBar()->addMenu(QString());
    m_gameMenu->addActions({m_new, m_open});
    m_recentMenu = m_gameMenu->addMenu(QString());
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    m_earlierMenu = m_gameMenu->addMenu(QString());
    connect(m_earlierMenu, &QMenu::aboutToShow, this, &MainWindow::fillEarlier);
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({m_save, m_saveAs});
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({m_hint, m_setUpAction, m_scoreAction, m_courseAction});
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({m_preferencesAction, m_quit});
    m_editMenu = menuBar()->addMenu(QString());
    m_editMenu->addActions({m_undo, m_redo, m_restart, m_undoToShown});
    m_editMenu->addSeparator();
    m_editMenu->addActions({m_copy, m_copyPosition, m_paste});
    makeSeatActions();
    m_viewMenu = menuBar()->addMenu(QString());
    m_lookMenu = m_viewMenu->addMenu(QString());
    m_lookMenu->addActions(m_looks->actions());
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_log, m_replay, m_fullScreen});
    m_helpMenu = menuBar()->addMenu(QString());
    m_helpMenu->addActions({m_guideAction, m_about});
}

void MainWindow::retranslate()
{
    m_gameMenu->setTitle(tr("&Game"));
    m_editMenu->setTitle(tr("&Edit"));
    retranslateSeats();
    m_viewMenu->setTitle(tr("&View"));
    m_lookMenu->setTitle(tr("&Appearance"));
    m_helpMenu->setTitle(tr("&Help"));
    m_new->setText(tr("&New Game…"));
    m_open->setText(tr("&Open…"));
    m_recentMenu->setTitle(tr("Open &Recent"));
    m_earlierMenu->setTitle(tr("&Earlier Games"));
    m_setUpAction->setText(tr("Set &Up a Position…"));
    m_save->setText(tr("&Save"));
    m_saveAs->setText(tr("Save &As…"));
    m_copy->setText(tr("&Copy Game"));
    m_copyPosition->setText(tr("Copy &Position"));
    m_paste->setText(tr("P&aste Game"));
    m_hint->setText(tr("&Hint"));
    m_scoreAction->setText(tr("S&core…"));
    m_courseAction->setText(tr("Course of the Ga&me…"));
    m_preferencesAction->setText(tr("&Preferences…"));
    m_quit->setText(tr("&Quit"));
    m_undo->setText(tr("&Undo"));
    m_redo->setText(tr("&Redo"));
    m_restart->setText(tr("Restart &My Turn"));
    m_undoToShown->setText(tr("Undo to the &Shown Moment"));
    m_replay->setText(tr("&Replay"));
    m_fullScreen->setText(tr("&Full Screen"));
    m_log->setText(tr("&Log"));
    m_guideAction->setText(tr("&How to Play"));
    m_about->setText(tr("&About Windrose"));
    const QStringList looks{tr("Same as &Desktop"), tr("&Light"), tr("Dar&k")};
    for (int look = 0; look < looks.size(); ++look) {
        m_looks->actions()[look]->setText(looks[look]);
    }
}

QList<QColor> MainWindow::seatColors() const
{
    QList<QColor> colors;
    for (const int color : m_colors) {
        colors.append(theme().seats[static_cast<std::size_t>(color)]);
    }
    return colors;
}

void MainWindow::askNewGame()
{
    const Theme& t = theme();
    auto* dialog = new NewGameDialog(QList<QColor>(t.seats.begin(), t.seats.end()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewGameDialog::chosen, this, &MainWindow::startNew);
    connect(dialog, &NewGameDialog::programWanted, this, [this, dialog](int seat) {
        addProgram(dialog, [dialog, seat](const QString& name) { dialog->seatProgram(seat, name); });
    });
    dialog->open();
}

void MainWindow::showScore()
{
    askBeforeTellingPoints(&MainWindow::tellScore);
}

void MainWindow::tellScore()
{
    if (m_score == nullptr) {
        auto* dialog = new ScoreDialog(m_session, seatColors(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ScoreDialog::saveRecordWanted, this, &MainWindow::askSave);
        connect(dialog, &ScoreDialog::courseWanted, this, &MainWindow::showCourse);
        connect(dialog, &ScoreDialog::newGameWanted, this, &MainWindow::askNewGame);
        m_score = dialog;
    }
    m_score->show();
    m_score->raise();
}

void MainWindow::showPreferences()
{
    if (m_preferences == nullptr) {
        m_preferences = new PreferencesDialog(this);
        m_preferences->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_preferences, &PreferencesDialog::changed, this, [this](const QString& key) {
            if (key == settings::language.key()) {
                applyLanguage(settings::language.value());
            } else {
                applySettings();
            }
        });
    }
    m_preferences->show();
    m_preferences->raise();
}

void MainWindow::showCourse()
{
    if (m_score != nullptr && m_score->isVisible()) {
        tellCourse(); // points are told already
    } else {
        askBeforeTellingPoints(&MainWindow::tellCourse);
    }
}

void MainWindow::tellCourse()
{
    if (m_course == nullptr) {
        auto* dialog = new CourseDialog(m_session, seatColors(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &CourseDialog::momentWanted, &m_session, &GameSession::view);
        connect(dialog, &CourseDialog::branchWanted, this, &MainWindow::branchFrom);
        m_course = dialog;
    }
    if (m_score != nullptr) {
        m_score->close(); // the moments shown would be hidden behind it
    }
    m_course->show();
    m_course->raise();
}

void MainWindow::closeEvaluations()
{
    for (QDialog* dialog : {m_score.data(), m_course.data()}) {
        if (dialog != nullptr) {
            dialog->close();
            dialog->deleteLater(); // closing does nothing for one that is hidden
        }
    }
    m_score = nullptr;
    m_course = nullptr;
}

void MainWindow::giveHint()
{
    m_table->hint().ask();
}

void MainWindow::showGuide()
{
    if (m_guide == nullptr) {
        m_guide = new HowToPlayDialog(this);
        m_guide->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_guide->show();
    m_guide->raise();
}

void MainWindow::showAbout()
{
    auto* dialog = new AboutDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::toggleLog()
{
    m_table->setLogShown(m_log->isChecked());
}

} // namespace windrose
