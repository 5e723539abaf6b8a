// SPDX-License-Identifier: GPL-3.0-or-later
#include "button_lines.h"

#include <QAbstractButton>
#include <QDialogButtonBox>

#include <cstdlib>

namespace windrose
{

namespace
{

constexpr QChar kNewLine{u'\n'};
constexpr QChar kBlank{u' '};

void writeInOneLine(QAbstractButton& button)
{
    if (button.text().contains(kNewLine)) {
        button.setText(button.text().replace(kNewLine, kBlank));
        button.setAccessibleName({});
    }
}

void writeInTwoLines(QAbstractButton& button)
{
    QString text = button.text();
    const qsizetype middle = text.size() / 2;
    qsizetype best = -1;
    for (qsizetype at = text.indexOf(kBlank); at >= 0; at = text.indexOf(kBlank, at + 1)) {
        best = best < 0 || std::abs(at - middle) < std::abs(best - middle) ? at : best;
    }
    if (best < 0) {
        return; // a single word
    }
    button.setAccessibleName(QString(text).remove(QLatin1Char('&')));
    text[best] = kNewLine;
    button.setText(text);
}

} // namespace

void breakWideButton(QAbstractButton& button, int room)
{
    writeInOneLine(button);
    if (button.sizeHint().width() > room) {
        writeInTwoLines(button);
    }
}

void breakWideRow(QDialogButtonBox& row, int room)
{
    for (QAbstractButton* button : row.buttons()) {
        writeInOneLine(*button);
    }
    if (row.sizeHint().width() > room) {
        for (QAbstractButton* button : row.buttons()) {
            writeInTwoLines(*button);
        }
    }
}

} // namespace windrose
