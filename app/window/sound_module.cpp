// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_module.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPluginLoader>

namespace windrose
{

namespace
{

/// The module where it is built or installed; empty when it is at neither place.
QString fileOfModule()
{
    for (const char* folder : {"", "../lib/windrose/modules/"}) {
        QString file = QCoreApplication::applicationDirPath() + u'/' + QLatin1String(folder) +
                       QStringLiteral("windrose_sound" WINDROSE_MODULE_SUFFIX);
        if (QFileInfo::exists(file)) {
            return file;
        }
    }
    return {};
}

} // namespace

SoundModule::SoundModule() : m_file(fileOfModule()), m_isMissing(m_file.isEmpty()) {}

SoundModule::~SoundModule()
{
    // The library stays loaded, because threads of the sound system can still run its code.
    delete m_root;
}

void SoundModule::load()
{
    if (m_isMissing || m_player != nullptr) {
        return;
    }
    QPluginLoader loader(m_file);
    loader.setLoadHints(QLibrary::PreventUnloadHint);
    m_root = loader.instance();
    m_player = qobject_cast<SoundPlayer*>(m_root);
    if (m_player == nullptr) {
        m_isMissing = true;
        emit failed();
    }
}

void SoundModule::play(Sound sound, int volume)
{
    load();
    if (m_player != nullptr) {
        m_player->play(sound, volume);
    }
}

} // namespace windrose
