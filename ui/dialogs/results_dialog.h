// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/results_model.h"
#include "ui/session/stored_results.h"

#include <QDialog>
#include <QPointer>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace windrose
{

class ResultFilters;
class ResultNamesDialog;
class ResultsChart;
class ResultsTable;

/// The page of finished games: tables of them by game, player, number of players, seat, building and length, filtered
/// and sorted, with a chart of any column.
class ResultsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ResultsDialog(QWidget* parent = nullptr);

    /// Shows these games; what was chosen stays chosen. `file` is where they are kept.
    void setBook(const ResultsBook& book, const QString& file);
    /// Shows why something was not done.
    void setProblem(const QString& problem);
    void setView(ResultView view);
    /// Opens the box of the names.
    void showNames();

    const ResultsModel& model() const { return m_model; }
    const ResultsOrder& order() const { return m_order; }
    /// The games that the filters let through.
    const QList<GameResult>& games() const { return m_games; }

signals:
    /// The game with this `id` shall be opened.
    void gameRequested(const windrose::GameResult& game);
    void exportRequested(const QByteArray& csv);
    /// See `StoredResults`.
    void joinRequested(const QString& other, const QString& name);
    void separateRequested(const QString& other);
    void takeOutRequested(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeChartRow();
    void makeButtons();
    void connectParts();
    void retranslate();
    void refilter();
    void showSheet();
    void fillChartColumns();
    void drawChart();
    void showState();
    void open(const QModelIndex& place);

    ResultsBook m_book;
    QString m_file;
    QString m_problem;
    QList<GameResult> m_joined; ///< all, with the names that count
    QList<GameResult> m_games;  ///< those that the filters let through
    ResultsModel m_model;
    ResultsOrder m_order;
    std::optional<ResultView> m_shown; ///< in the table
    ResultFilters* m_filters = nullptr;
    QLabel* m_state = nullptr;
    ResultsTable* m_table = nullptr;
    QLabel* m_chartLabel = nullptr;
    QComboBox* m_column = nullptr;
    ResultsChart* m_chart = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_names = nullptr;
    QPushButton* m_export = nullptr;
    QPointer<ResultNamesDialog> m_namesDialog;
};

} // namespace windrose
