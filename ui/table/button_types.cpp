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

} // namespace

int fitButtons(const QList<PromptButton*>& buttons, const QSize& bar, int pad)
{
    const int most = typeIn(bar.height() * 0.5, 0.56, 3, kSmallest);
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

} // namespace windrose
