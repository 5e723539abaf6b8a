// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace windrose
{

/// Covers the table while it is handed over, so that nobody sees what is another's. A click or a key lifts it.
class Curtain final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Curtain(QWidget* table);

    /// Lets the curtain down before `name` takes over.
    void letDown(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString m_name;
};

} // namespace windrose
