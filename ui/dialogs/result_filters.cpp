// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_filters.h"

#include "choice_box.h"
#include "page_scroll.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

/* TRANSLATOR windrose::ResultFilters  The choices above the results of finished games. */

namespace windrose
{

namespace
{

constexpr int kPersons = 1; // entries of the choice of who played, after everybody
constexpr int kFirstWho = 2;

} // namespace

void refill(QComboBox& box, const QList<std::pair<QString, QVariant>>& entries)
{
    const QSignalBlocker quiet(box);
    const QVariant chosen = box.currentData();
    box.clear();
    for (const auto& [text, data] : entries) {
        box.addItem(text, data);
    }
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

ResultFilters::ResultFilters(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    m_view = addBox();
    m_who = addBox();
    m_players = addBox();
    m_since = addBox();
    for (QComboBox* box : {m_view, m_players, m_since}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // names of players are of any length
        box->setMinimumContentsLength(0);
    }
    m_text = new QLineEdit(this);
    m_text->setClearButtonEnabled(true);
    label(m_text);
    retranslate();
    setFocusProxy(m_view);
    connect(m_view, &QComboBox::currentIndexChanged, this, &ResultFilters::viewChanged);
    for (const QComboBox* box : {m_who, m_players, m_since}) {
        connect(box, &QComboBox::currentIndexChanged, this, &ResultFilters::filterChanged);
    }
    connect(m_text, &QLineEdit::textChanged, this, &ResultFilters::textChanged);
}

void ResultFilters::label(QWidget* control)
{
    auto* label = new QLabel(this);
    label->setBuddy(control);
    m_labels.append(label);
}

QComboBox* ResultFilters::addBox()
{
    constexpr int kLetters = 7;
    auto* box = new ChoiceBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLetters);
    label(box);
    return box;
}

void ResultFilters::retranslate()
{
    const QStringList labels{
        //: Label of a choice on the page of results: what the table has a row for
        tr("&Show"),
        //: Label of a choice on the page of results: who played
        tr("&With"),
        //: Label of a choice on the page of results: how many played
        tr("&Table of"),
        //: Label of a choice on the page of results: when
        tr("&Played"),
        //: Label of a field on the page of results: a text to look for
        tr("&Find"),
    };
    for (int label = 0; label < labels.size(); ++label) {
        m_labels[label]->setText(labels[label]);
    }
    //: Explains the list of the tables of the results.
    m_view->setAccessibleName(tr("What the table has a row for"));
    //: Read out for a choice on the page of results
    m_who->setAccessibleName(tr("Who played"));
    //: In the results of games: the head of a column, or the name of a filter.
    m_players->setAccessibleName(tr("Number of players"));
    //: Explains the list of periods on the page of the results.
    m_since->setAccessibleName(tr("When the games were played"));
    //: Explains the search field of the results.
    m_text->setAccessibleName(tr("Show only rows with this text"));
    QList<std::pair<QString, QVariant>> views;
    for (int view = 0; view < kResultViews; ++view) {
        views.append({resultViewName(static_cast<ResultView>(view)), view});
    }
    refill(*m_view, views);
    constexpr int kMonth = 1;
    constexpr int kQuarter = 3;
    constexpr int kYear = 12;
    //: A filter of the results of games.
    refill(*m_since, {{tr("At any time"), 0},
                      //: A filter of the results of games.
                      {tr("In the last month"), kMonth},
                      //: In the list of periods on the page of the results.
                      {tr("In the last three months"), kQuarter},
                      //: A filter of the results of games.
                      {tr("In the last year"), kYear}});
    fillPlayers();
    fillWho();
    arrange();
}

void ResultFilters::fillPlayers()
{
    //: A choice on the page of results: games of any number of players
    QList<std::pair<QString, QVariant>> entries{{tr("Any number"), 0}};
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        //: A choice on the page of results: games of so many players
        entries.append({tr("%n player(s)", nullptr, players), players});
    }
    refill(*m_players, entries);
}

void ResultFilters::fillWho()
{
    //: Whose games the page of results shows: all games
    QList<std::pair<QString, QVariant>> entries{{tr("Everybody"), QString()}};
    //: Whose games the page of results shows: those with at least one person
    entries.append({tr("Any person"), QStringLiteral("*")});
    for (const Who& who : m_everybody) {
        entries.append({whoText(who), QStringLiteral("%1/%2").arg(who.plays, who.name)});
    }
    refill(*m_who, entries);
}

/// Shows the choices in one line, or in two where the screen is too narrow for what they say.
void ResultFilters::arrange()
{
    constexpr int kLetters = 14; // of the text to find, and the button that clears it
    m_text->setMinimumWidth(kLetters * m_text->fontMetrics().averageCharWidth());
    QList<QWidget*> controls{m_view, m_who, m_players, m_since, m_text};
    auto* grid = static_cast<QGridLayout*>(layout());
    int wanted = static_cast<int>(controls.size() - 1) * grid->horizontalSpacing();
    for (qsizetype at = 0; at < controls.size(); ++at) {
        wanted += std::max({controls[at]->minimumWidth(), controls[at]->minimumSizeHint().width(),
                            m_labels[at]->minimumSizeHint().width()});
    }
    constexpr int kInLine = 3;
    const int inLine = wanted > PageScroll::widestPage(*this) ? kInLine : static_cast<int>(controls.size());
    for (int at = 0; at < controls.size(); ++at) {
        grid->addWidget(m_labels[at], at / inLine * 2, at % inLine);
        grid->addWidget(controls[at], at / inLine * 2 + 1, at % inLine);
        grid->setColumnStretch(at, at < inLine ? 1 : 0);
    }
}

void ResultFilters::setEverybody(const QList<Who>& everybody)
{
    m_everybody = everybody;
    fillWho();
}

void ResultFilters::setView(ResultView view)
{
    m_view->setCurrentIndex(static_cast<int>(view));
}

ResultView ResultFilters::view() const
{
    return static_cast<ResultView>(m_view->currentIndex());
}

ResultFilter ResultFilters::filter() const
{
    ResultFilter filter;
    const int who = m_who->currentIndex();
    if (who >= kFirstWho) {
        filter.who = m_everybody[who - kFirstWho];
    }
    filter.withPersons = who == kPersons;
    filter.players = m_players->currentData().toInt();
    const int months = m_since->currentData().toInt();
    filter.since = months == 0 ? QDate() : QDate::currentDate().addMonths(-months);
    return filter;
}

void ResultFilters::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange && m_text != nullptr) {
        arrange();
    }
    QWidget::changeEvent(event);
}

} // namespace windrose
