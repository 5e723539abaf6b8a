// SPDX-License-Identifier: GPL-3.0-or-later
#include "autosave_notice.h"

#include "ui/models/texts.h"

#include <QAccessible>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

/* TRANSLATOR windrose::AutosaveNotice  The line above the table when the game cannot be saved. */

namespace windrose
{

AutosaveNotice::AutosaveNotice(QWidget* parent)
    : QFrame(parent),
      m_icon(new QLabel(this)),
      m_text(new QLabel(this)),
      m_tryAgain(new QPushButton(this)),
      m_saveAs(new QPushButton(this))
{
    setObjectName(QStringLiteral("autosaveNotice"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long path must not widen the window
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_tryAgain);
    row->addWidget(m_saveAs);
    connect(m_tryAgain, &QPushButton::clicked, this, &AutosaveNotice::retryRequested);
    connect(m_saveAs, &QPushButton::clicked, this, &AutosaveNotice::saveAsRequested);
    retranslate();
    hide();
}

void AutosaveNotice::setProblem(Subject what, const QString& path, const QString& reason)
{
    m_what = what;
    m_path = texts::filePath(path);
    m_reason = texts::shown(reason);
    retranslate();
    setVisible(!reason.isEmpty());
    if (!reason.isEmpty()) {
        // Loaded only when it is shown: looking up the theme's icon takes about 10 % of the start-up time.
        const int size = style()->pixelMetric(QStyle::PM_LargeIconSize);
        m_icon->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(size));
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void AutosaveNotice::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void AutosaveNotice::retranslate()
{
    //: A button in the line above the table that says that the game cannot be saved.
    m_tryAgain->setText(tr("&Try Again"));
    //: A button in the line above the table that says that the game cannot be saved.
    m_saveAs->setText(tr("Save &As…"));
    const bool isGame = m_what == Subject::Game;
    //: %1 is a file with its folder, %2 a sentence about what went wrong
    const QString problem =
        isGame ? tr("The game on the table cannot be saved in %1: %2")
               //: %1 is a file with its folder, %2 a sentence about what went wrong
               : tr(
                     //: In the line above the table; %1 is the path of a folder, %2 says what is wrong with it.
                     "The position cannot be saved in %1: %2");
    //: The strip above the table while the game cannot be saved, after the reason.
    const QString advice = isGame ? tr("You can play on. Windrose tries again after every move; until then the game is "
                                       "only in memory, so save it somewhere else before you quit.")
                                  : tr(
                                        //: The strip above the table while a position being set up cannot be saved,
                                        //: after the reason.
                                        "You can continue. Windrose tries again after every step; until then the "
                                        "position is only in memory, so save it somewhere else before you quit.");
    const QString text = problem.arg(m_path, m_reason) + QLatin1Char('\n') + advice;
    // Lines may break behind each folder.
    QString breakable = m_path;
    breakable.replace(QDir::separator(), QString(QDir::separator()) + QChar(0x200B));
    m_text->setText(problem.arg(breakable, m_reason) + QLatin1Char('\n') + advice);
    m_text->setAccessibleName(text);
    setAccessibleName(isGame ? tr(
                                   //: What a screen reader calls the strip above the table.
                                   "The game is not being saved")
                             : tr(
                                   //: What a screen reader calls the strip above the table.
                                   "The position is not being saved"));
    setAccessibleDescription(text);
}

} // namespace windrose
