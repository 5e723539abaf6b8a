// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/languages.h"
#include "ui/dialogs/settings.h"

#include <QTemporaryDir>
#include <QTest>

namespace windrose
{

/// A test class of dialogs that remember what was chosen. Each test begins with nothing remembered, in English.
class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        settings::store().moveTo(m_folder.path());
        applyLanguage(QStringLiteral("en"));
    }

    void init() { settings::store().clear(); }

private:
    QTemporaryDir m_folder;
};

} // namespace windrose
