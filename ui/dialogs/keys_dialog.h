// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <utility>
#include <vector>

class QLabel;

namespace windrose
{

/// A key or two, and what they do.
struct KeyRow {
    QString keys;
    QString effect;
};
/// The keys of the table, translated, in the order in which they are listed. A row without a key is left out.
std::vector<KeyRow> keyRows();

/// The keys of the table, on one sheet.
class KeysDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void arrange();

    /// The keys and what they do.
    QList<std::pair<QLabel*, QLabel*>> m_rows;
};

} // namespace windrose
