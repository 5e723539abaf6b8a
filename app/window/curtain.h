// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace windrose
{

/// Hides the table during hand-over so that no player sees another's hidden points. A click, Space or Enter asks to
/// lift it.
class Curtain final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Curtain(QWidget* table);

    /// Lets the curtain down before `name` takes over.
    void letDown(const QString& name);

signals:
    /// The person named says that they sit at the table.
    void lifted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString m_name;
};

} // namespace windrose
