// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QTimer>
#include <QWidget>

namespace windrose
{

/// Announces the last round and why it is the last one, as soon as the order that makes it so has been shown. It stays
/// until the next input or for a few seconds, and takes neither the focus nor clicks.
class LastRoundBanner final : public QWidget
{
    Q_OBJECT

public:
    LastRoundBanner(GameSession& session, QWidget* table);
    ~LastRoundBanner() override;

    /// What it announces; empty while it is hidden.
    const QString& sentence() const { return m_sentence; }
    void retranslate();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// It appeared with this sentence.
    void appeared(const QString& sentence);
    /// It appeared with this sentence, or went away if that is empty.
    void announced(const QString& sentence);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(const Change& change);
    void announce();
    void setSentence(const QString& sentence);
    void end();

    GameSession& m_session;
    QString m_sentence;
    bool m_isDue = false;   ///< it appears when the order has been shown and the table is not covered
    bool m_isArmed = false; ///< the input that gave the order is over: the next one ends it
    QTimer m_ends{this};
};

} // namespace windrose
