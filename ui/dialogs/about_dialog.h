// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace windrose
{

/// Shows the program's name, version and license.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

    /// What it says: what the game is, who made it, and the license.
    static QStringList paragraphs();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_picture = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_aboutQt = nullptr;
};

} // namespace windrose
