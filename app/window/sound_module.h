// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/sound_player.h"

#include <QObject>

#include <memory>

namespace windrose
{

/// Plays sounds through the module `windrose_sound`, which is loaded when the first sound is played. The module can be
/// missing, and so can Qt Multimedia, which it needs. All windows of a program share one loaded module.
class SoundModule final : public QObject, public SoundPlayer
{
    Q_OBJECT

public:
    /// Uses the module beside the program or where packages install it.
    SoundModule();
    /// Uses the module in this file. Does not load it yet.
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
    std::shared_ptr<QObject> m_root; ///< of the loaded module, shared with the other windows
    SoundPlayer* m_player = nullptr; ///< the interface of `m_root`
    bool m_isMissing = false;
};

} // namespace windrose
