// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace windrose
{

/// A sentence that stands in place of another one for a while.
class PassingSentence final : public QObject
{
    Q_OBJECT

public:
    PassingSentence();

    /// Says something, with a mark where it warns; an empty sentence ends what is said.
    void say(const QString& sentence, bool warns);
    bool isSaid() const { return !m_text.isEmpty(); }
    const QString& text() const { return m_text; }
    bool warns() const { return m_warns; }

signals:
    void changed();

private:
    QString m_text;
    bool m_warns = false;
    QTimer m_ends;
};

} // namespace windrose
