// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"

#include <QLabel>

namespace windrose
{

/// The sentence that says who acts and what to decide, also for screen readers.
class PromptText final : public QLabel
{
    Q_OBJECT

public:
    explicit PromptText(QWidget* parent);

    /// Shows sentences, without as many of the last ones as do not fit; screen readers read them all. A warning has a
    /// mark.
    void show(const QStringList& sentences, bool isWarning);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void draw(QPainter& painter) const;

    QStringList m_shorter; ///< the sentences without the last, the last two …
    bool m_isWarning = false;
    CachedPicture m_picture;
};

} // namespace windrose
