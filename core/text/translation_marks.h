// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Marks for Qt's `lupdate`, which looks for these names: a sentence, and one with plural forms, in a translation
// context. The core prints the sentences as they are; the window translates them.
#define QT_TRANSLATE_NOOP(context, sentence) sentence
#define QT_TRANSLATE_N_NOOP(context, sentence) sentence
