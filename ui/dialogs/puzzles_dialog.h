// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/puzzle_sheet.h"
#include "ui/models/results_model.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace windrose
{

class ResultsTable;

/// The page of the puzzles: a table of them by theme and difficulty, with what is solved.
class PuzzlesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PuzzlesDialog(QWidget* parent = nullptr);

    /// Shows these puzzles; what was chosen stays chosen. `note` says what is wrong with the file of what was solved.
    void setPuzzles(const QList<PuzzleEntry>& puzzles, const QString& note);
    /// Selects a puzzle, if it is shown.
    void select(const QString& name);

    PuzzleFilter filter() const;
    const ResultsOrder& order() const { return m_order; }

signals:
    /// The puzzle with this name shall be laid.
    void puzzleRequested(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    QComboBox* addBox(QLayout& row);
    void retranslate();
    void fillBoxes();
    void refilter();
    void request(const QModelIndex& place);

    QList<PuzzleEntry> m_puzzles;
    QString m_note;
    ResultsModel m_model;
    ResultsOrder m_order;
    QList<QLabel*> m_labels; ///< of the boxes
    QLabel* m_about;
    QLabel* m_state;
    QComboBox* m_theme = nullptr;
    QComboBox* m_difficulty = nullptr;
    QComboBox* m_show = nullptr;
    ResultsTable* m_table;
    QDialogButtonBox* m_buttons;
    QPushButton* m_open;
};

} // namespace windrose
