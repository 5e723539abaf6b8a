// SPDX-License-Identifier: GPL-3.0-or-later
#include "score_dialog.h"

#include "button_lines.h"
#include "page_scroll.h"
#include "points_chart.h"
#include "score_table.h"
#include "sum_bars.h"
#include "ui/models/texts.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

/* TRANSLATOR windrose::ScoreDialog  The dialog with the final score. */

namespace windrose
{

ScoreDialog::ScoreDialog(GameSession& session, const QList<QColor>& colors, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_colors(colors),
      m_result(new QLabel(this)),
      m_table(new ScoreTable(this)),
      m_chartTitle(new QLabel(this)),
      m_charts(new QStackedWidget(this)),
      m_chart(new PointsChart(m_charts)),
      m_sums(new SumBars(m_charts)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);
    QFont large = m_result->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_result->setFont(large);
    m_course = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_save = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_newGame = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    makePictureMenu();

    m_sheet = new QWidget;
    auto* page = new QVBoxLayout(m_sheet);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(new PageScroll(m_sheet, this), 1);
    page->setSpacing(12);
    page->addWidget(m_result);
    page->addWidget(m_table);
    page->addWidget(m_chartTitle);
    m_charts->addWidget(m_chart);
    m_charts->addWidget(m_sums);
    page->addWidget(m_charts, 1);
    whole->addWidget(m_buttons);

    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_course, &QPushButton::clicked, this, &ScoreDialog::courseRequested);
    connect(m_save, &QPushButton::clicked, this, &ScoreDialog::saveRecordRequested);
    connect(m_newGame, &QPushButton::clicked, this, [this] {
        close();
        emit newGameRequested();
    });
    connect(&m_session, &GameSession::changed, this, &ScoreDialog::refresh);
    // The dialog has no minimum size of its own: that could be smaller than the table needs, and Qt opens no dialog
    // wider than two thirds of the screen by itself.
    m_chart->setMinimumSize(480, 200);
    connect(&m_nextColumn, &QTimer::timeout, this, &ScoreDialog::addColumn);
    refresh();
    m_buttons->button(QDialogButtonBox::Close)->setDefault(true);
    m_buttons->button(QDialogButtonBox::Close)->setFocus();
}

ScoreDialog::~ScoreDialog()
{
    qApp->removeEventFilter(this);
}

void ScoreDialog::makePictureMenu()
{
    m_picture = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    auto* menu = new QMenu(m_picture);
    m_savePicture = menu->addAction(QString(), this, &ScoreDialog::savePictureRequested);
    m_copyPicture = menu->addAction(QString(), this, &ScoreDialog::copyPictureRequested);
    m_picture->setMenu(menu);
}

QStringList ScoreDialog::names() const
{
    QStringList names;
    for (int seat = 0; seat < m_session.players(); ++seat) {
        names << m_session.seatName(seat);
    }
    return names;
}

QString ScoreDialog::result() const
{
    return m_result->text();
}

QStringList ScoreDialog::sentences() const
{
    const bool isFinished = m_session.gamePosition().isFinished();
    return (isFinished ? QStringList() : QStringList(result())) + m_table->sentences();
}

void ScoreDialog::refresh()
{
    const bool wasAddingUp = m_isAddingUp;
    stopAddingUp();
    const Position& position = m_session.gamePosition();
    const QStringList names = this->names();
    setWindowTitle(position.isFinished() ? tr(
                                               //: The title of the dialog.
                                               "Final Score")
                                         : tr(
                                               //: The title of the dialog.
                                               "Score So Far"));
    m_result->setText(position.isFinished() ? texts::result(position, names)
                                            : tr(
                                                  //: At the top of the score while the game goes on.
                                                  "If the game ended now, this would be the score."));
    m_table->setScore(scoreSheet(position, names), m_colors, position.isFinished());
    //: The title of a chart in the dialog with the final score.
    m_chartTitle->setText(tr("Points by round"));
    m_chart->setPoints(names, m_colors, pointsByRound(m_session));
    //: A button of the dialog with the final score.
    m_course->setText(tr("&Course of the Game…"));
    //: A button of the dialog with the final score.
    m_save->setText(tr("&Save Record…"));
    //: A button of the dialog with the final score.
    m_newGame->setText(tr("&New Game"));
    //: A button of the dialog with the final score: opens a menu to save or copy a picture of it.
    m_picture->setText(tr("&Picture"));
    //: In the menu of the button "Picture" of the dialog with the final score.
    m_savePicture->setText(tr("Save &Picture…"));
    //: In the menu of the button "Picture" of the dialog with the final score.
    m_copyPicture->setText(tr("&Copy Picture"));
    breakWideRow(*m_buttons, PageScroll::widestPage(*this));
    if (wasAddingUp && position.isFinished()) {
        emit addedUp();
    }
}

void ScoreDialog::addUp(int columnTime)
{
    const Position& position = m_session.gamePosition();
    if (!position.isFinished()) {
        return;
    }
    if (columnTime <= 0) {
        emit addedUp();
        return;
    }
    m_isAddingUp = true;
    m_columns = 0;
    m_table->setScore(inSeatOrder(scoreSheet(position, names())), m_colors, false);
    m_table->showSummands(0);
    //: In place of the result while the columns of the score come one by one.
    m_result->setText(tr("The points are added up."));
    showSums();
    m_nextColumn.start(columnTime);
    qApp->installEventFilter(this);
}

/// Shows the bars that grow with the sums below the table.
void ScoreDialog::showSums()
{
    QStringList names;
    QList<QColor> colors;
    QList<QList<int>> summands;
    for (const ScoreRow& row : inSeatOrder(scoreSheet(m_session.gamePosition(), this->names())).rows) {
        names << row.name;
        colors << m_colors.value(row.seat);
        summands.emplaceBack();
        for (int summand = 0; summand < m_table->summands(); ++summand) {
            summands.last() << m_table->pointsOf(row, summand);
        }
    }
    m_sums->setPlayers(names, colors, summands);
    //: In the dialog with the score of an unfinished game.
    m_chartTitle->setText(tr("Points so far"));
    m_charts->setCurrentWidget(m_sums);
}

void ScoreDialog::addColumn()
{
    if (!m_isAddingUp) {
        return;
    }
    if (m_columns < m_table->summands()) {
        m_table->showSummands(++m_columns);
        m_sums->setCount(m_columns);
        //: %1 is a column of the score, such as "Buildings"
        m_result->setText(tr("The points are added up: %1").arg(m_table->summandName(m_columns - 1)));
        return;
    }
    const int columnTime = m_nextColumn.interval();
    refresh();
    m_table->hoistFlags(columnTime);
}

void ScoreDialog::stopAddingUp()
{
    if (m_isAddingUp) {
        m_isAddingUp = false;
        m_nextColumn.stop();
        qApp->removeEventFilter(this);
        m_charts->setCurrentWidget(m_chart);
    }
}

/// Shows everything after the present event, which may be a press on a part of the table that is replaced.
void ScoreDialog::refreshSoon()
{
    m_nextColumn.stop();
    QMetaObject::invokeMethod(this, &ScoreDialog::refresh, Qt::QueuedConnection);
}

bool ScoreDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (!m_isAddingUp || !watched->isWidgetType() || static_cast<const QWidget*>(watched)->window() != this) {
        return QDialog::eventFilter(watched, event);
    }
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::TabletPress:
    case QEvent::TouchBegin:
        refreshSoon();
        return true;
    case QEvent::Shortcut:
        refreshSoon();
        break;
    default:
        break;
    }
    return QDialog::eventFilter(watched, event);
}

void ScoreDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    } else if (event->type() == QEvent::FontChange) {
        breakWideRow(*m_buttons, PageScroll::widestPage(*this));
    }
    QDialog::changeEvent(event);
}

} // namespace windrose
