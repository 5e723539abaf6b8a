// SPDX-License-Identifier: GPL-3.0-or-later
#include "score_table.h"

#include "ui/models/texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace windrose
{
namespace
{

constexpr int kDot = 12;

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

ScoreTable::ScoreTable(QWidget* parent) : QFrame(parent), m_grid(new QGridLayout(this))
{
    setFrameShape(QFrame::StyledPanel);
    m_grid->setHorizontalSpacing(18);
    m_grid->setVerticalSpacing(8);
}

void ScoreTable::setScore(const ScoreSheet& sheet, const QList<QColor>& colors, bool isFinal)
{
    while (QLayoutItem* old = m_grid->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    setAccessibleName(tr("Score"));
    addHeaders(sheet);
    int line = 2;
    for (const ScoreRow& row : sheet.rows) {
        addRow(sheet, row, colors.value(row.seat, palette().color(QPalette::Mid)), isFinal && row.score.place == 1,
               line++);
    }
}

void ScoreTable::addHeaders(const ScoreSheet& sheet)
{
    int column = 0;
    const auto add = [&](const QString& text, const QString& explanation) {
        auto* label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setToolTip(explanation);
        label->setAccessibleDescription(explanation);
        label->setAlignment(column == 1 ? Qt::AlignLeft | Qt::AlignBottom : Qt::AlignHCenter | Qt::AlignBottom);
        m_grid->addWidget(label, 0, column++);
    };
    add(tr("Place"), tr("Players who tie in everything share a place."));
    add(tr("Player"), QString());
    add(tr("Chips"), tr("Victory points earned by shipping goods"));
    add(tr("Buildings"), tr("Points printed on the buildings, occupied or not"));
    for (const Building large : sheet.large) {
        add(texts::buildingName(large), texts::buildingEffect(large));
    }
    add(tr("Total"), tr("Chips, buildings and the bonuses of large buildings"));
    add(tr("Tiebreak"), tr("Doubloons plus barrels, which break ties"));

    auto* line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    m_grid->addWidget(line, 1, 0, 1, column);
}

void ScoreTable::addRow(const ScoreSheet& sheet, const ScoreRow& row, const QColor& color, bool isWinner, int line)
{
    const auto spoken = [&row](const QString& what, const QString& value) {
        //: a cell of the score read out: player, column, value
        return tr("%1, %2: %3").arg(row.name, what, value);
    };
    const QString place = QString::number(row.score.place);
    addCell(line, 0, isWinner ? QStringLiteral("\u2605 %1").arg(place) : place,
            isWinner ? tr("%1 wins: place 1").arg(row.name) : spoken(tr("Place"), place), isWinner);

    auto* name = new QWidget(this);
    auto* side = new QHBoxLayout(name);
    side->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(row.name, name);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setBold(isWinner);
    label->setFont(font);
    side->addWidget(new SeatDot(color, name));
    side->addWidget(label, 1);
    m_grid->addWidget(name, line, 1);

    int column = 2;
    const auto add = [&](const QString& what, int value, bool isStrong) {
        addCell(line, column++, QString::number(value), spoken(what, QString::number(value)), isStrong);
    };
    add(tr("Chips"), row.score.victoryPoints, false);
    add(tr("Buildings"), row.score.buildings, false);
    for (const Building large : sheet.large) {
        const int bonus = ScoreSheet::bonus(row, large);
        if (bonus < 0) {
            addCell(line, column++, QStringLiteral("\u2013"), spoken(texts::buildingName(large), tr("not owned")),
                    false);
        } else {
            add(texts::buildingName(large), bonus, false);
        }
    }
    add(tr("Total"), row.score.total, true);
    add(tr("Tiebreak"), row.score.tieBreak, false);
}

void ScoreTable::addCell(int line, int column, const QString& text, const QString& spoken, bool isStrong)
{
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    label->setAccessibleName(spoken);
    QFont font = label->font();
    font.setBold(isStrong);
    label->setFont(font);
    m_grid->addWidget(label, line, column);
}

} // namespace windrose
