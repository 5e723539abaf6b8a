// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide_pages.h"

#include <QDialog>

class QListWidget;

namespace windrose
{

class GuideBrowser;

/// "How to play": a short illustrated guide.
class HowToPlayDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HowToPlayDialog(QWidget* parent = nullptr);

    /// Describes these kinds of buildings, at first those of the base game.
    void setKinds(const KindsInPlay& kinds);

    /// Opens a page by its id, such as "mayor"; unknown ids are ignored.
    void showPage(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void turn(int row);
    void retranslate();

    const KindsInPlay* m_kinds = &kBaseGame;
    QList<GuidePage> m_pages;
    QListWidget* m_list = nullptr;
    GuideBrowser* m_browser = nullptr;
};

} // namespace windrose
