// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_module.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QPluginLoader>

#include <utility>

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

/// The root object of the module, of which Qt makes only one: it is destroyed with the last `SoundModule` that uses it.
/// Null if the module cannot be loaded.
std::shared_ptr<QObject> rootOf(const QString& file)
{
    static QHash<QString, std::weak_ptr<QObject>> roots; // by the file of the module
    std::shared_ptr<QObject> root = roots.value(file).lock();
    if (root == nullptr) {
        QPluginLoader loader(file);
        // The library stays loaded, because threads of the sound system can still run its code.
        loader.setLoadHints(QLibrary::PreventUnloadHint);
        root.reset(loader.instance());
        roots.insert(file, root);
    }
    return root;
}

} // namespace

SoundModule::SoundModule() : SoundModule(fileOfModule()) {}

SoundModule::SoundModule(QString file) : m_file(std::move(file)), m_isMissing(m_file.isEmpty()) {}

SoundModule::~SoundModule() = default;

void SoundModule::load()
{
    if (m_isMissing || m_player != nullptr) {
        return;
    }
    m_root = rootOf(m_file);
    m_player = qobject_cast<SoundPlayer*>(m_root.get());
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
