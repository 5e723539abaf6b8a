// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "beside_panel.h"
#include "ui/session/analyst.h"
#include "ui/session/game_session.h"

#include <QColor>
#include <QList>

class QListWidget;
class QPushButton;

namespace windrose
{

class ChancesBars;
struct OrderRow;

/// The analysis of the position on the table: thinks for as long as the panel is open, shows everybody's chances and
/// the best orders with what is expected to follow, and goes with the table through undo, redo and replay.
class AnalysisPanel final : public BesidePanel
{
    Q_OBJECT

public:
    /// `colors` are the colors of the seats.
    AnalysisPanel(GameSession& session, const QList<QColor>& colors, QWidget* parent = nullptr);

    /// What is known by now.
    const AnalysisReport& report() const { return m_report; }
    bool isThinking() const { return m_analyst.isThinking(); }
    /// Shows a report, with "…" in place of chances that are not known yet.
    void showReport(const AnalysisReport& report);

    QSize sizeHint() const override { return {360, 480}; }
    /// Wide enough for the columns of the list in the size of its type.
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void layOut();
    void sessionChanged(const Change& change);
    void setPosition();
    void refresh();
    void retranslate();
    QString stateText() const;
    QString orderText(const AnalyzedOrder& order) const;
    OrderRow orderRow(int rank, const AnalyzedOrder& order) const;
    int searchedPercent(const AnalyzedOrder& order) const;

    GameSession& m_session;
    QList<QColor> m_colors;
    Analyst m_analyst;
    AnalysisReport m_report;
    QLabel* m_state;
    ChancesBars* m_bars;
    QListWidget* m_orders;
    QPushButton* m_close;
};

} // namespace windrose
