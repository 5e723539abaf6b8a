// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace windrose
{

/// A sentence that temporarily replaces another one.
class PassingSentence final : public QObject
{
    Q_OBJECT

public:
    PassingSentence();

    /// Shows a sentence, with a mark if it is a warning; an empty sentence ends it.
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
