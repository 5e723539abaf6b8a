// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace windrose
{

/// A panel that stands beside the table or is a window of its own. It shows its title beside the table, and where a
/// window is too narrow for its caption. Esc closes it.
class BesidePanel : public QFrame
{
    Q_OBJECT

public:
    explicit BesidePanel(QWidget* parent = nullptr);

    /// Gives the keyboard to its main part, the focus proxy.
    void begin();

signals:
    /// The panel was closed while it had the keyboard focus, which goes back to the table.
    void left();
    /// F6 was pressed here, or Shift+F6: the keyboard goes on to the next area of the table, or to the one before.
    void passed(bool next);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

    QLabel& titleLabel() { return *m_title; }
    /// Names the panel.
    void setTitle(const QString& title);

private:
    void updateTitle();

    QLabel* m_title;
};

} // namespace windrose
