// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace windrose
{

/// A text browser that takes its pictures from the game's drawings and renders them for its screen. It opens no links
/// itself.
class GuideBrowser final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GuideBrowser(QWidget* parent);

    /// Shows a page from its beginning.
    void showPage(const QString& html);
    /// Marks these words wherever they appear.
    void mark(const QStringList& words);

protected:
    QVariant loadResource(int type, const QUrl& url) override;
};

} // namespace windrose
