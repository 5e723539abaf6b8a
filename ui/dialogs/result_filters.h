// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/result_sheets.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace windrose
{

/// Fills a choice anew; what was chosen stays chosen if it is still there, else the first entry is. No signal is
/// emitted.
void refill(QComboBox& box, const QList<std::pair<QString, QVariant>>& entries);

/// The choices above the results: what the table has a row for, and which games and rows are shown.
class ResultFilters final : public QWidget
{
    Q_OBJECT

public:
    explicit ResultFilters(QWidget* parent);

    ResultView view() const;
    void setView(ResultView view);
    /// Who can be chosen, in this order. Whoever was chosen stays chosen, or everybody is.
    void setEverybody(const QList<Who>& everybody);
    ResultFilter filter() const;

signals:
    void viewChanged();
    /// Other games are let through.
    void filterChanged();
    /// Only rows with this text are wanted; see `ResultsOrder::setText`.
    void textChanged(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    QComboBox* addBox();
    void label(QWidget* control);
    void arrange();
    void retranslate();
    void fillPlayers();
    void fillWho();

    QList<Who> m_everybody; ///< in the order of the choice
    QList<QLabel*> m_labels;
    QComboBox* m_view = nullptr;
    QComboBox* m_who = nullptr;
    QComboBox* m_players = nullptr;
    QComboBox* m_since = nullptr;
    QLineEdit* m_text = nullptr;
};

} // namespace windrose
