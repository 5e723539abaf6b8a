// SPDX-License-Identifier: GPL-3.0-or-later
#include "score_table.h"

#include "grid_cells.h"
#include "page_scroll.h"
#include "ui/models/texts.h"
#include "winner_flag.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <utility>

/* TRANSLATOR windrose::ScoreTable  The table of the final score. */

namespace windrose
{
namespace
{

constexpr int kDot = 12;
constexpr int kGap = 18;      ///< between columns
constexpr int kNarrowGap = 8; ///< between the columns of players
constexpr int kFirstLine = 2; ///< below the titles and a rule
constexpr int kPlace = 0;     ///< columns
constexpr int kName = 1;
constexpr int kFirstSummand = 2;

/// A dot in a seat's color.
class SeatDot : public QWidget
{
public:
    SeatDot(const QColor& color, QWidget* parent) : QWidget(parent), m_color(color) { setFixedSize(kDot, kDot); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(m_color);
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
        painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
    }

private:
    QColor m_color;
};

} // namespace

QString ScoreTable::spokenCell(const ScoreRow& row, const QString& what, const QString& value)
{
    //: a cell of the score read out: player, column, value
    return tr("%1, %2: %3").arg(row.name, what, value);
}

ScoreTable::ScoreTable(QWidget* parent) : QFrame(parent), m_grid(new QGridLayout(this))
{
    setFrameShape(QFrame::StyledPanel);
    m_grid->setHorizontalSpacing(kGap);
    m_grid->setVerticalSpacing(8);
}

void ScoreTable::setScore(const ScoreSheet& sheet, const QList<QColor>& colors, bool isFinal)
{
    while (QLayoutItem* old = m_grid->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    m_isUpright = false;
    m_sheet = sheet;
    //: A heading of the table of the final score.
    setAccessibleName(tr("Score"));
    addHeaders(sheet);
    int line = kFirstLine;
    for (const ScoreRow& row : sheet.rows) {
        addRow(sheet, row, colors.value(row.seat, palette().color(QPalette::Mid)), isFinal && row.score.place == 1,
               line++);
    }
    arrange();
}

/// Gives each player a column if lines do not fit the screen.
void ScoreTable::arrange()
{
    if (m_isUpright) {
        turn();
    }
    const QMargins margins = contentsMargins() + m_grid->contentsMargins();
    if (widthOfCells(*m_grid) + margins.left() + margins.right() > PageScroll::widestPage(*this)) {
        turn();
    }
}

/// Makes columns of the lines and lines of the columns.
void ScoreTable::turn()
{
    m_isUpright = !m_isUpright;
    m_grid->setHorizontalSpacing(m_isUpright ? kNarrowGap : kGap);
    for (const auto& [widget, span] : takeCells(*m_grid)) {
        auto* title = qobject_cast<QLabel*>(widget);
        const bool isRule = title == nullptr && (span.lines > 1 || span.columns > 1);
        const bool isCentered = m_isUpright && title == nullptr && !isRule; // a name above its numbers
        m_grid->addWidget(widget, span.column, span.line, span.columns, span.lines,
                          isCentered ? Qt::AlignCenter : Qt::Alignment());
        if (isRule) {
            static_cast<QFrame*>(widget)->setFrameShape(m_isUpright ? QFrame::VLine : QFrame::HLine);
        } else if (title != nullptr && (m_isUpright ? span.line : span.column) == 0) {
            alignTitle(*title, m_isUpright ? span.column : span.line);
        }
    }
}

/// The cell of a player's line in a column, wherever it is.
QWidget* ScoreTable::cellAt(int line, int column) const
{
    const std::pair<int, int> place = m_isUpright ? std::pair(column, line) : std::pair(line, column);
    return m_grid->itemAtPosition(place.first, place.second)->widget();
}

void ScoreTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange && m_grid->count() > 0) {
        arrange();
    }
    QFrame::changeEvent(event);
}

QString ScoreTable::summandName(int summand) const
{
    //: A heading of the table of the final score.
    return summand == 0   ? tr("Chips")
           : summand == 1 ? tr(
                                //: A heading of the table of the final score.
                                "Buildings")
                          : texts::buildingName(m_sheet.large[summand - 2]);
}

int ScoreTable::pointsOf(const ScoreRow& row, int summand) const
{
    return summand == 0   ? row.score.victoryPoints
           : summand == 1 ? row.score.buildings
                          : qMax(0, ScoreSheet::bonus(row, m_sheet.large[summand - 2]));
}

void ScoreTable::showSummands(int count)
{
    const int total = kFirstSummand + summands();
    const auto show = [this](int line, int column, bool shown) {
        QWidget* cell = cellAt(line, column);
        QSizePolicy policy = cell->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // the table does not move while it fills
        cell->setSizePolicy(policy);
        cell->setVisible(shown);
    };
    int line = kFirstLine;
    for (const ScoreRow& row : m_sheet.rows) {
        int sum = 0;
        for (int summand = 0; summand < summands(); ++summand) {
            show(line, kFirstSummand + summand, summand < count);
            sum += summand < count ? pointsOf(row, summand) : 0;
        }
        auto* cell = static_cast<QLabel*>(cellAt(line, total));
        cell->setText(QString::number(sum));
        //: A heading of the table of the final score.
        cell->setAccessibleName(spokenCell(row, tr("Total"), cell->text()));
        show(line, kPlace, false);
        show(line, total + 1, false);
        ++line;
    }
}

QStringList ScoreTable::sentences() const
{
    QStringList sentences;
    for (const ScoreRow& row : m_sheet.rows) {
        QStringList parts;
        for (int summand = 0; summand < summands(); ++summand) {
            const bool isLarge = summand >= 2;
            if (isLarge && ScoreSheet::bonus(row, m_sheet.large[summand - 2]) < 0) {
                continue; // not owned
            }
            const bool isUnoccupied = isLarge && row.unoccupied.contains(m_sheet.large[summand - 2]);
            //: In the table of the score: why a large building scores nothing.
            const QString points = isUnoccupied ? tr("0, not occupied") : QString::number(pointsOf(row, summand));
            //: a part of a player's score: "Buildings 18"
            parts.append(tr("%1 %2").arg(summandName(summand), points));
        }
        //: %1 is a player, %2 what adds up to the points: "Ana: Chips 12, Buildings 18. Total 30."
        sentences.append(
            tr("%1: %2. Total %3.").arg(row.name, parts.join(QStringLiteral(", ")), QString::number(row.score.total)));
    }
    return sentences;
}

void ScoreTable::hoistFlags(int milliseconds) const
{
    for (WinnerFlag* flag : findChildren<WinnerFlag*>()) {
        flag->hoist(milliseconds);
    }
}

/// Aligns the title of a column, or of a line when each player has a column.
void ScoreTable::alignTitle(QLabel& title, int column) const
{
    title.setAlignment(m_isUpright       ? Qt::AlignLeft | Qt::AlignVCenter
                       : column == kName ? Qt::AlignLeft | Qt::AlignBottom
                                         : Qt::AlignHCenter | Qt::AlignBottom);
}

void ScoreTable::addHeaders(const ScoreSheet& sheet)
{
    int column = 0;
    const auto add = [&](const QString& text, const QString& explanation) {
        auto* label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setToolTip(explanation);
        label->setAccessibleDescription(explanation);
        alignTitle(*label, column);
        m_grid->addWidget(label, 0, column++);
    };
    //: A heading of the table of the final score.
    add(tr("Place"), tr(
                         //: Explains a row or a column of the score.
                         "Players who tie in everything share a place."));
    //: A heading of the table of the final score.
    add(tr("Player"), QString());
    add(tr("Chips"), tr(
                         //: Explains a row or a column of the score.
                         "Victory points earned by shipping goods"));
    add(tr("Buildings"), tr(
                             //: Explains a row or a column of the score.
                             "Points printed on the buildings, occupied or not"));
    for (const Building large : sheet.large) {
        add(texts::buildingName(large), texts::buildingEffect(large));
    }
    add(tr("Total"), tr(
                         //: Explains a row or a column of the score.
                         "Chips, buildings and the bonuses of large buildings"));
    //: A heading of the table of the final score.
    add(tr("Tiebreak"), tr(
                            //: Explains a row or a column of the score.
                            "Doubloons plus barrels, which break ties"));

    auto* line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    m_grid->addWidget(line, 1, 0, 1, column);
}

void ScoreTable::addRow(const ScoreSheet& sheet, const ScoreRow& row, const QColor& color, bool isWinner, int line)
{
    const QString place = QString::number(row.score.place);
    addCell(line, kPlace, isWinner ? QStringLiteral("\u2605 %1").arg(place) : place,
            //: Read out at the end of the final score; %1 is the name of a player.
            isWinner ? tr("%1 wins").arg(row.name) : spokenCell(row, tr("Place"), place), isWinner);
    m_grid->addWidget(nameCell(row, color, isWinner), line, kName);

    int column = kFirstSummand;
    const auto add = [&](const QString& what, int value, bool isStrong) {
        const QString number = QString::number(value);
        addCell(line, column++, number, spokenCell(row, what, number), isStrong);
    };
    add(tr("Chips"), row.score.victoryPoints, false);
    add(tr("Buildings"), row.score.buildings, false);
    for (const Building large : sheet.large) {
        const int bonus = ScoreSheet::bonus(row, large);
        if (bonus < 0) {
            addCell(line, column++, QStringLiteral("\u2013"),
                    //: In the table of the score: why a large building scores nothing.
                    spokenCell(row, texts::buildingName(large), tr("not owned")), false);
        } else if (row.unoccupied.contains(large)) {
            addUnoccupied(line, column++, row, large);
        } else {
            add(texts::buildingName(large), bonus, false);
        }
    }
    add(tr("Total"), row.score.total, true);
    add(tr("Tiebreak"), row.score.tieBreak, false);
}

QWidget* ScoreTable::nameCell(const ScoreRow& row, const QColor& color, bool isWinner)
{
    auto* name = new QWidget(this);
    auto* side = new QHBoxLayout(name);
    side->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(row.name, name);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setBold(isWinner);
    label->setFont(font);
    side->addWidget(new SeatDot(color, name));
    side->addWidget(label);
    if (isWinner) {
        side->addWidget(new WinnerFlag(color, name));
    }
    side->addStretch(1);
    return name;
}

void ScoreTable::addCell(int line, int column, const QString& text, const QString& spoken, bool isStrong)
{
    m_grid->addWidget(valueLabel(text, spoken, isStrong), line, column);
}

QLabel* ScoreTable::valueLabel(const QString& text, const QString& spoken, bool isStrong)
{
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    label->setAccessibleName(spoken);
    QFont font = label->font();
    font.setBold(isStrong);
    label->setFont(font);
    return label;
}

/// The 0 of a large building that nobody works in, and below it why.
void ScoreTable::addUnoccupied(int line, int column, const ScoreRow& row, Building large)
{
    auto* cell = new QWidget(this);
    auto* lines = new QVBoxLayout(cell);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    const QString spoken = spokenCell(row, texts::buildingName(large), tr("0, not occupied"));
    lines->addWidget(valueLabel(QString::number(0), spoken, false));
    //: In the table of the score: why a large building scores nothing.
    auto* reason = new QLabel(tr("not occupied"), cell);
    reason->setTextFormat(Qt::PlainText);
    reason->setAlignment(Qt::AlignCenter);
    QFont font = reason->font();
    font.setItalic(true);
    reason->setFont(font);
    lines->addWidget(reason);
    m_grid->addWidget(cell, line, column);
}

} // namespace windrose
