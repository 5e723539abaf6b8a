// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/main_window.h"
#include "core/text/record.h"
#include "pseudo_language.h"
#include "text_faults.h"
#include "ui/dialogs/settings.h"

#include <QImage>
#include <QStringList>

#include <memory>

namespace windrose
{

class MainMenus;

/// How a picture of the window looks, besides what it shows.
struct PictureSetting {
    QSize size{1280, 800}; ///< of the window
    settings::Style look = settings::Style::Light;
    QString language = QStringLiteral("en"); ///< one of `pictureLanguages`
    int players = 4;
};

/// The languages of the program, "pseudo" with texts half as long again, and "mirrored", the same from right to left.
QStringList pictureLanguages();

/// The looks that a person can choose, without that of the desktop.
QList<settings::Style> looks();
/// The word for a look in the settings file: "light".
QString lookName(settings::Style look);

/// One window, set up for a picture. The caller has isolated settings and games (see `driver::isolateFiles`).
class PictureStage
{
public:
    explicit PictureStage(const PictureSetting& setting);
    ~PictureStage();
    PictureStage(const PictureStage&) = delete;
    PictureStage& operator=(const PictureStage&) = delete;

    MainWindow& window() { return *m_window; }
    GameSession& session() { return m_window->session(); }
    MainMenus& menus();
    int players() const { return m_setting.players; }

    /// Starts the game at the end of a record, all of whose seats are persons.
    void lay(Record record);
    /// The same at its last order but one, and then plays that one.
    void layAndPlayLast(Record record);

    /// The window with everything that is open in front of it.
    QImage picture();
    /// What is wrong with the texts now, in what the table paints and in every window.
    QList<TextFault> textFaults();
    /// The classes of the windows in front of it, such as "windrose::AboutDialog".
    QStringList shownClasses() const;

private:
    QList<QWidget*> windowsInFront() const;

    PictureSetting m_setting;
    std::unique_ptr<PseudoLanguageScope> m_pseudo;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace windrose
