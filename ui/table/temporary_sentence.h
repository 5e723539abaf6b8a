// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace windrose
{

/// A sentence that temporarily replaces another one.
class TemporarySentence final : public QObject
{
    Q_OBJECT

public:
    TemporarySentence();

    /// Shows a sentence, with a mark if it is a warning; an empty sentence ends it.
    void show(const QString& sentence, bool isWarning);
    bool isShown() const { return !m_text.isEmpty(); }
    const QString& text() const { return m_text; }
    bool isWarning() const { return m_isWarning; }

signals:
    void changed();

private:
    QString m_text;
    bool m_isWarning = false;
    QTimer m_ends;
};

} // namespace windrose
