// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/sound_player.h"

#include <QObject>

namespace windrose
{

/// Plays sounds by the module `windrose_sound`, which is loaded when the first sound is played. It can be missing, and
/// so can Qt Multimedia, which it needs.
class SoundModule final : public QObject, public SoundPlayer
{
    Q_OBJECT

public:
    SoundModule();
    ~SoundModule() override;

    /// False if there is no module, or if it could not be loaded.
    bool isThere() const { return !m_isMissing; }
    /// Loads the module, if that has not been tried.
    void load();
    void play(Sound sound, int volume) override;

signals:
    /// The module could not be loaded.
    void failed();

private:
    QString m_file;
    QObject* m_root = nullptr; ///< of the loaded module
    SoundPlayer* m_player = nullptr;
    bool m_isMissing = false;
};

} // namespace windrose
