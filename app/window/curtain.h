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

    /// Closes the curtain before `name` takes over.
    void cover(const QString& name);

signals:
    /// The named person is at the table.
    void lifted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_name;
};

} // namespace windrose
