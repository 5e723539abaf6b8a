// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace windrose
{

/// A combo box whose accessible name says what is chosen and what the choice is: "Who plays seat 3, Merchant". On Linux
/// the name of a QComboBox is its current text alone, whatever its accessible name or its label.
class ChoiceBox final : public QComboBox
{
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent);
};

} // namespace windrose
