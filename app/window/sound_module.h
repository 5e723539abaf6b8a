// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/sound_player.h"

#include <QObject>

#include <memory>

namespace windrose
{

/// Plays sounds by the module `windrose_sound`, which is loaded when the first sound is played. It can be missing, and
/// so can Qt Multimedia, which it needs. All windows of a program play by the same loaded module.
class SoundModule final : public QObject, public SoundPlayer
{
    Q_OBJECT

public:
    /// Finds the module where it is built or installed.
    SoundModule();
    /// Loads the module from a file.
    explicit SoundModule(QString file);
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
    std::shared_ptr<QObject> m_root; ///< of the loaded module; Qt hands out the same one to all windows
    SoundPlayer* m_player = nullptr; ///< the same object
    bool m_isMissing = false;
};

} // namespace windrose
