// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace windrose
{

/// A strip above the table that is visible while the current game or position cannot be saved: with the path, the
/// reason, and what the user can do. Play continues below it.
class AutosaveNotice final : public QFrame
{
    Q_OBJECT

public:
    explicit AutosaveNotice(QWidget* parent);

    /// The thing that could not be saved.
    enum class Subject { Game, Position };
    /// Shows why `path` could not be written; hides the strip when `reason` is empty.
    void setProblem(Subject what, const QString& path, const QString& reason);

signals:
    void retryRequested();
    void saveAsRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Subject m_what = Subject::Game;
    QString m_path;
    QString m_reason;
    QLabel* m_icon = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_tryAgain = nullptr;
    QPushButton* m_saveAs = nullptr;
};

} // namespace windrose
