// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles_dialog.h"

#include "choice_box.h"
#include "page_scroll.h"
#include "result_filters.h"
#include "results_table.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

/* TRANSLATOR windrose::PuzzlesDialog  The page of the puzzles. */

namespace windrose
{

namespace
{

QLabel* addSentence(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

PuzzlesDialog::PuzzlesDialog(QWidget* parent)
    : QDialog(parent),
      m_about(addSentence(this)),
      m_state(addSentence(this)),
      m_table(new ResultsTable(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this)),
      m_open(m_buttons->addButton(QString(), QDialogButtonBox::ActionRole))
{
    setObjectName(QStringLiteral("puzzles"));
    m_order.setSourceModel(&m_model);
    m_table->setModel(&m_order);
    auto* contents = new QWidget;
    auto* page = new QVBoxLayout(contents);
    page->addWidget(m_about);
    auto* boxes = new QHBoxLayout;
    m_theme = addBox(*boxes);
    m_difficulty = addBox(*boxes);
    m_show = addBox(*boxes);
    boxes->addStretch(1);
    page->addLayout(boxes);
    page->addWidget(m_table, 1);
    page->addWidget(m_state);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(new PageScroll(contents, this), 1);
    whole->addWidget(m_buttons);
    m_open->setAutoDefault(false); // Enter in the table opens a puzzle
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] { request(m_table->currentIndex()); });
    connect(m_table, &QTableView::activated, this, &PuzzlesDialog::request);
    for (const QComboBox* box : {m_theme, m_difficulty, m_show}) {
        connect(box, &QComboBox::currentIndexChanged, this, &PuzzlesDialog::refilter);
    }
    constexpr QSize kUsual(760, 600);
    resize(kUsual);
    retranslate();
    m_table->sortByColumn(0, Qt::AscendingOrder);
    m_open->setDefault(true);
    m_table->setFocus();
}

QComboBox* PuzzlesDialog::addBox(QLayout& row)
{
    constexpr int kLetters = 9;
    auto* label = new QLabel(this);
    auto* box = new ChoiceBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLetters);
    label->setBuddy(box);
    m_labels.append(label);
    row.addWidget(label);
    row.addWidget(box);
    return box;
}

void PuzzlesDialog::retranslate()
{
    //: Title of the page of the puzzles
    setWindowTitle(tr("Puzzles"));
    m_about->setText(
        //: The text at the top of the page of the puzzles.
        tr("Each puzzle is a position near the end of a game. Find the best move: it is proved that every other one "
           "brings less, whatever the others do."));
    //: Label of a choice of puzzles
    m_labels[0]->setText(tr("&Theme"));
    //: Label of a choice of puzzles
    m_labels[1]->setText(tr("&Difficulty"));
    //: Label of the choice whether solved puzzles are shown
    m_labels[2]->setText(tr("&Show"));
    //: Read out for a choice of puzzles
    m_theme->setAccessibleName(tr("Theme"));
    //: Read out for a choice of puzzles
    m_difficulty->setAccessibleName(tr("Difficulty"));
    //: Read out for the choice whether solved puzzles are shown
    m_show->setAccessibleName(tr("Show"));
    //: Read out for the table of puzzles
    m_table->setAccessibleName(tr("Puzzles"));
    //: Button that lays the chosen puzzle on the table
    m_open->setText(tr("&Open"));
    fillBoxes();
    refilter();
}

void PuzzlesDialog::fillBoxes()
{
    const auto fill = [](QComboBox& box, const QString& all, const QStringList& names) {
        QList<std::pair<QString, QVariant>> entries{{all, -1}};
        for (int kind = 0; kind < names.size(); ++kind) {
            entries.append({names[kind], kind});
        }
        refill(box, entries);
    };
    fill(*m_theme, tr("All"), puzzleThemes(m_puzzles));
    fill(*m_difficulty, tr("All"), puzzleDifficulties(m_puzzles));
    //: A choice of puzzles
    refill(*m_show, {{tr("All"), static_cast<int>(PuzzleFilter::Show::All)},
                     //: A choice of puzzles
                     {tr("Not yet solved"), static_cast<int>(PuzzleFilter::Show::Unsolved)},
                     //: A choice of puzzles
                     {tr("Solved"), static_cast<int>(PuzzleFilter::Show::Solved)}});
}

void PuzzlesDialog::setPuzzles(const QList<PuzzleEntry>& puzzles, const QString& note)
{
    m_puzzles = puzzles;
    m_note = note;
    fillBoxes();
    refilter();
}

PuzzleFilter PuzzlesDialog::filter() const
{
    return {m_theme->currentData().toInt(), m_difficulty->currentData().toInt(),
            static_cast<PuzzleFilter::Show>(m_show->currentData().toInt())};
}

void PuzzlesDialog::refilter()
{
    const QString chosen = m_table->currentIndex().data(ResultsModel::kGameRole).toString();
    QList<PuzzleEntry> shown;
    std::copy_if(m_puzzles.begin(), m_puzzles.end(), std::back_inserter(shown),
                 [filter = filter()](const PuzzleEntry& entry) { return filter.lets(entry); });
    m_model.setSheet(puzzleSheet(shown));
    m_table->fitColumns(true);
    select(chosen);
    m_open->setEnabled(!shown.isEmpty());
    const auto solved = std::count_if(m_puzzles.begin(), m_puzzles.end(),
                                      [](const PuzzleEntry& entry) { return entry.score.isSolved(); });
    //: How many puzzles are solved; %1 is the number of all
    QString state = tr("%n of %1 puzzle(s) solved.", nullptr, static_cast<int>(solved)).arg(m_puzzles.size());
    if (shown.isEmpty()) {
        //: In the list of puzzles when the filters exclude every one.
        state += QLatin1Char(' ') + tr("No puzzle matches.");
    }
    m_state->setText(m_note.isEmpty() ? state : state + QLatin1Char(' ') + m_note);
}

void PuzzlesDialog::select(const QString& name)
{
    if (m_order.rowCount() == 0) {
        return;
    }
    QModelIndex place = m_order.index(0, 0);
    for (int row = 0; row < m_order.rowCount(); ++row) {
        if (m_order.index(row, 0).data(ResultsModel::kGameRole).toString() == name) {
            place = m_order.index(row, 0);
        }
    }
    m_table->setCurrentIndex(place);
    m_table->scrollTo(place);
}

void PuzzlesDialog::request(const QModelIndex& place)
{
    const QString name = place.data(ResultsModel::kGameRole).toString();
    if (!name.isEmpty()) {
        emit puzzleRequested(name);
    }
}

void PuzzlesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace windrose
