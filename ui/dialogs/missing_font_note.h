// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace windrose
{

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
