// SPDX-License-Identifier: GPL-3.0-or-later
#include "results_dialog.h"

#include "choice_box.h"
#include "page_scroll.h"
#include "result_filters.h"
#include "result_names_dialog.h"
#include "results_chart.h"
#include "results_table.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

/* TRANSLATOR windrose::ResultsDialog  The page of the results of finished games. */

namespace windrose
{

ResultsDialog::ResultsDialog(QWidget* parent)
    : QDialog(parent),
      m_filters(new ResultFilters(this)),
      m_state(new QLabel(this)),
      m_table(new ResultsTable(this)),
      m_chart(new ResultsChart(this))
{
    setObjectName(QStringLiteral("results"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_order.setSourceModel(&m_model);
    m_table->setModel(&m_order);
    auto* contents = new QWidget;
    auto* page = new QVBoxLayout(contents);
    page->addWidget(m_filters);
    page->addWidget(m_state);
    constexpr int kTableShare = 3;
    constexpr int kChartShare = 2;
    page->addWidget(m_table, kTableShare);
    page->addWidget(makeChartRow());
    page->addWidget(m_chart, kChartShare);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(new PageScroll(contents, this), 1);
    makeButtons();
    whole->addWidget(m_buttons);
    connectParts();
    constexpr QSize kUsual(940, 640);
    resize(kUsual);
    retranslate();
    m_buttons->button(QDialogButtonBox::Close)->setDefault(true);
    m_filters->setFocus();
}

void ResultsDialog::connectParts()
{
    connect(m_filters, &ResultFilters::viewChanged, this, &ResultsDialog::showSheet);
    connect(m_filters, &ResultFilters::filterChanged, this, &ResultsDialog::refilter);
    connect(m_filters, &ResultFilters::textChanged, this, [this](const QString& text) {
        m_order.setText(text);
        drawChart();
        showState();
    });
    connect(m_column, &QComboBox::currentIndexChanged, this, &ResultsDialog::drawChart);
    connect(m_table, &QTableView::activated, this, &ResultsDialog::open);
    connect(m_table, &ResultsTable::columnChosen, this, [this](int column) {
        if (const int entry = m_column->findData(column); entry >= 0) {
            m_column->setCurrentIndex(entry);
        }
    });
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ResultsDialog::drawChart);
}

void ResultsDialog::makeButtons()
{
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_open = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_names = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_export = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    for (QPushButton* button : {m_open, m_names, m_export}) {
        button->setAutoDefault(false); // Enter in the table opens a game
    }
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] { open(m_table->currentIndex()); });
    connect(m_names, &QPushButton::clicked, this, &ResultsDialog::showNames);
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportRequested(resultsCsv(m_games)); });
}

QWidget* ResultsDialog::makeChartRow()
{
    auto* row = new QWidget(this);
    auto* side = new QHBoxLayout(row);
    side->setContentsMargins(0, 0, 0, 0);
    m_chartLabel = new QLabel(row);
    m_column = new ChoiceBox(row);
    m_chartLabel->setBuddy(m_column);
    side->addWidget(m_chartLabel);
    side->addWidget(m_column);
    side->addStretch(1);
    return row;
}

void ResultsDialog::retranslate()
{
    //: The title of the dialog.
    setWindowTitle(tr("Results of Games"));
    //: Label of the choice of the column that the chart of the results shows
    m_chartLabel->setText(tr("Cha&rt of"));
    //: Explains the list of columns above the chart of the results.
    m_column->setAccessibleName(tr("The column that the chart shows"));
    //: Read out for the table of the page of results
    m_table->setAccessibleName(tr("Results"));
    //: A button of the results of games.
    m_open->setText(tr("&Open in Replay"));
    //: Button that opens a dialog for joining names and taking them out
    m_names->setText(tr("&Names…"));
    //: A button of the results of games.
    m_export->setText(tr("&Export as CSV…"));
    showSheet();
}

void ResultsDialog::setBook(const ResultsBook& book, const QString& file)
{
    m_book = book;
    m_file = file;
    m_joined = book.joinedGames();
    m_filters->setEverybody(everybodyIn(m_joined));
    refilter();
    if (m_namesDialog != nullptr) {
        m_namesDialog->setBook(m_book);
    }
}

void ResultsDialog::setProblem(const QString& problem)
{
    m_problem = problem;
    showState();
}

void ResultsDialog::setView(ResultView view)
{
    m_filters->setView(view);
}

void ResultsDialog::refilter()
{
    m_games = filtered(m_joined, m_filters->filter());
    showSheet();
}

void ResultsDialog::showSheet()
{
    const ResultView view = m_filters->view();
    const ResultSheet sheet = resultSheet(view, m_games);
    const bool isOther = m_shown != view;
    m_shown = view;
    m_model.setSheet(sheet);
    if (isOther) {
        m_table->sortByColumn(sheet.sortColumn, sheet.sortOrder);
    }
    fillChartColumns();
    if (isOther) {
        m_column->setCurrentIndex(std::max(0, m_column->findData(sheet.chartColumn)));
    }
    m_table->fitColumns(view == ResultView::Games);
    m_open->setEnabled(view == ResultView::Games && m_order.rowCount() > 0);
    if (m_order.rowCount() > 0) {
        m_table->setCurrentIndex(m_order.index(0, 0));
    }
    drawChart();
    showState();
}

void ResultsDialog::fillChartColumns()
{
    QList<std::pair<QString, QVariant>> entries;
    const ResultSheet& sheet = m_model.sheet();
    for (int column = 0; column < sheet.columns.size(); ++column) {
        if (sheet.columns[column].isNumber) {
            entries.append({sheet.columns[column].title, column});
        }
    }
    refill(*m_column, entries);
}

void ResultsDialog::drawChart()
{
    const int column = m_column->currentData().toInt();
    if (column <= 0 || column >= m_model.columnCount()) {
        m_chart->setBars({}, {});
        return;
    }
    QList<ResultBar> bars;
    for (int row = 0; row < m_order.rowCount(); ++row) {
        const QModelIndex cell = m_order.index(row, column);
        bars.append({m_order.index(row, 0).data().toString(), cell.data().toString(),
                     cell.data(ResultsModel::kValueRole).toDouble()});
    }
    const ResultColumn& shown = m_model.sheet().columns[column];
    m_chart->setBars(shown.explanation, bars);
    m_chart->setToolTip(shown.explanation);
}

/// Says how much is shown, or why nothing is.
void ResultsDialog::showState()
{
    QStringList sentences;
    if (!m_problem.isEmpty()) {
        sentences << m_problem;
    }
    if (!m_book.problem.isEmpty()) {
        //: %1 is a file, %2 a sentence that says why
        sentences
            << tr("The results in %1 cannot be read: %2").arg(texts::filePath(m_file), texts::shown(m_book.problem));
    } else if (m_joined.isEmpty()) {
        //: On the page of the results when there is nothing to show.
        sentences << tr(
            "There are no finished games yet. Every game that you play to its end here will appear on this page.");
    } else if (m_order.rowCount() == 0) {
        //: On the page of the results when there is nothing to show.
        sentences << tr("No game matches.");
    } else {
        //: How many of the kept games the page shows; %1 is the number of all
        sentences << tr("%n of %1 game(s)", nullptr, static_cast<int>(m_games.size())).arg(m_joined.size());
    }
    if (!m_book.damagedLines.isEmpty()) {
        //: %1 is a file, %2 the number of the first such line
        sentences << tr("%n line(s) of the file %1 is/are damaged, from line %2. They stay in the file.", nullptr,
                        static_cast<int>(m_book.damagedLines.size()))
                         .arg(texts::filePath(m_file), QString::number(m_book.damagedLines.constFirst()));
    }
    m_state->setText(texts::paragraph(sentences));
}

void ResultsDialog::open(const QModelIndex& place)
{
    const QString wanted = place.data(ResultsModel::kGameRole).toString();
    const auto found = std::find_if(m_joined.cbegin(), m_joined.cend(),
                                    [&wanted](const GameResult& game) { return game.id == wanted; });
    if (!wanted.isEmpty() && found != m_joined.cend()) {
        emit gameRequested(*found);
    }
}

void ResultsDialog::showNames()
{
    if (m_namesDialog == nullptr) {
        m_namesDialog = new ResultNamesDialog(this);
        m_namesDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_namesDialog, &ResultNamesDialog::joinRequested, this, &ResultsDialog::joinRequested);
        connect(m_namesDialog, &ResultNamesDialog::separateRequested, this, &ResultsDialog::separateRequested);
        connect(m_namesDialog, &ResultNamesDialog::takeOutRequested, this, &ResultsDialog::takeOutRequested);
    }
    m_namesDialog->setBook(m_book);
    m_namesDialog->open();
}

void ResultsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace windrose
