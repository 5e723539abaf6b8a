// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace windrose
{

/// Lets `area` show a page on the ground of the dialog, without a frame. The controls on the page have the focus and
/// come into view with it.
void setPage(QScrollArea& area, QWidget* page);

/// The middle of a dialog: as large as its contents, and scrolled where the screen is smaller.
class PageScroll final : public QScrollArea
{
    Q_OBJECT

public:
    /// Takes over `page`, which has a layout.
    PageScroll(QWidget* page, QWidget* parent);

    /// The width of the widest page that is not scrolled sideways in a dialog on the screen of `widget`.
    static int widestPage(const QWidget& widget);

    QSize sizeHint() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    bool event(QEvent* event) override;

private:
    QSize contents() const;
    QSize room() const;
    void fit();
};

} // namespace windrose
