// SPDX-License-Identifier: GPL-3.0-or-later
#include "button_types.h"

#include "prompt_button.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

namespace windrose
{

namespace
{

constexpr int kSmallest = 13;

/// The largest type that leaves the question its room in most languages.
int usualType(const QSize& bar)
{
    return qBound(kSmallest, bar.height() * 28 / 100, wholeUnits(kTypeSizes[3]));
}

/// The width of a button whose label has one line.
int widthInRow(const PromptButton* button)
{
    return button->hasSign() ? button->narrowWidth() : button->sizeHint().width();
}

/// Puts buttons beside each other from right to left, stretched to a width.
void layOutRow(const QList<PromptButton*>& row, const QRect& where, int pad)
{
    int sum = (static_cast<int>(row.size()) - 1) * pad;
    for (const PromptButton* button : row) {
        sum += widthInRow(button);
    }
    int right = where.right() + 1;
    qsizetype left = row.size();
    int spare = where.width() - sum;
    for (PromptButton* button : row) {
        const int more = spare / static_cast<int>(left--);
        spare -= more;
        const int wide = widthInRow(button) + more;
        button->setNarrow(true);
        button->setGeometry(right - wide, where.top(), wide, where.height());
        right -= wide + pad;
    }
}

} // namespace

int fitButtons(const QList<PromptButton*>& buttons, const QSize& bar, int pad)
{
    // Not larger in proportion than with texts of the usual size: the question comes first.
    const int most = qMax(kSmallest, qMin(typeIn(bar.height() * 0.5, 0.56, 3), wholeUnits(kSmallest * textScale())));
    const int usual = qMin(most, usualType(bar));
    int room = 0;
    for (int type = most; type >= usual; --type) {
        room = bar.width() - pad;
        for (PromptButton* button : buttons) {
            button->setType(type);
            room -= button->isHidden() ? 0 : button->sizeHint().width() + pad;
        }
        if (room >= bar.width() / 2) {
            break;
        }
    }
    return room;
}

void narrowButtons(const QList<PromptButton*>& buttons, const QSize& bar, int pad)
{
    for (int type = usualType(bar); type >= kSmallest; --type) {
        int room = bar.width() - pad;
        for (PromptButton* button : buttons) {
            button->setType(type);
            room -= button->isHidden() ? 0 : button->narrowWidth() + pad;
        }
        if (room >= bar.width() * 2 / 5) {
            return;
        }
    }
}

std::optional<int> stackButtons(const QList<PromptButton*>& buttons, const QSize& bar, int pad)
{
    constexpr int kLowest = 26;
    QList<PromptButton*> shown = buttons;
    shown.removeIf([](const PromptButton* button) { return button->isHidden(); });
    const int gap = qMin(pad, wholeUnits(6));
    const int tall = (bar.height() - 3 * gap) / 2;
    int room = bar.width() - pad;
    for (const PromptButton* button : shown) {
        room -= button->narrowWidth() + pad;
    }
    if (textScale() <= 1 || shown.size() < 3 || room >= bar.width() / 2 || tall < kLowest) {
        return std::nullopt;
    }
    const qsizetype half = shown.size() / 2;
    const QList<PromptButton*> below = shown.mid(0, half);
    const QList<PromptButton*> above = shown.mid(half);
    const auto widthOf = [gap](const QList<PromptButton*>& row) {
        int sum = -gap;
        for (const PromptButton* button : row) {
            sum += widthInRow(button) + gap;
        }
        return sum;
    };
    const int wide = qMax(widthOf(above), widthOf(below));
    const int left = bar.width() - pad - wide;
    layOutRow(above, QRect(left, gap, wide, tall), gap);
    layOutRow(below, QRect(left, bar.height() - gap - tall, wide, tall), gap);
    return left;
}

int lineUpButtons(const QList<PromptButton*>& buttons, const QSize& bar, int height, int pad, bool isNarrow)
{
    int right = bar.width() - pad;
    for (PromptButton* button : buttons) {
        if (!button->isHidden()) {
            const int wide = isNarrow ? button->narrowWidth() : button->sizeHint().width();
            button->setNarrow(isNarrow);
            button->setGeometry(right - wide, (bar.height() - height) / 2, wide, height);
            right -= wide + pad;
        }
    }
    return right;
}

} // namespace windrose
