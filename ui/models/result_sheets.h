// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/result_statistics.h"

#include <QList>
#include <QString>
#include <QVariant>

namespace windrose
{

/// What the rows of a sheet of results stand for.
enum class ResultView { Games, Who, Players, Seats, Buildings, Rounds };
inline constexpr int kResultViews = 6;

/// A column of a sheet.
struct ResultColumn {
    QString title;
    QString explanation;    ///< a sentence for its tooltip and its chart
    bool isNumber = true;   ///< a chart can show it
    bool isPercent = false; ///< of 100
};

/// A cell: what is shown, and what it is sorted by and drawn as (a number, a text or a date).
struct ResultCell {
    QString text;
    QVariant value;
};

/// A table of results, ready to be shown; the first column names the row.
struct ResultSheet {
    QList<ResultColumn> columns;
    QList<QList<ResultCell>> rows;
    QList<QString> games; ///< of `ResultView::Games`: the `id` of each row
    int sortColumn = 0;   ///< the column and direction by which it is sorted at first
    Qt::SortOrder sortOrder = Qt::AscendingOrder;
    int chartColumn = 1; ///< the column that its chart shows at first
};

/// The sheet of some games in the user's language.
ResultSheet resultSheet(ResultView view, const QList<GameResult>& games);

/// "By Person" and so on, for the choice of the view.
QString resultViewName(ResultView view);

/// A person's name or a computer player's, safe to show.
QString whoText(const Who& who);

/// All these games as CSV (RFC 4180) in UTF-8: a line for each player of each game, below a line with the names of the
/// columns. Names that a spreadsheet would take for a formula begin with an apostrophe.
QByteArray resultsCsv(const QList<GameResult>& games);

} // namespace windrose
