// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

class QComboBox;

namespace windrose
{

/// Adds the available languages to a box, each by its native name with its code as data. Where the desktop has no font
/// for a language, the entry begins with its English name.
void addLanguages(QComboBox& box);

/// Says which package has a font for the applied language; hidden unless the desktop has none.
class MissingFontNote final : public QLabel
{
    Q_OBJECT

public:
    explicit MissingFontNote(QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace windrose
