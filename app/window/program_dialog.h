// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <atomic>
#include <memory>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QThread;

namespace windrose
{

struct PlayerFailure;

/// Asks for a program as a player, and exchanges greetings with it before it is stored.
class ProgramDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ProgramDialog(QWidget* parent = nullptr);
    /// Aborts the greetings, if they are in progress.
    ~ProgramDialog() override;

    /// Asks for the program's file; nothing is started before it is added.
    void choose();
    void accept() override;

signals:
    /// The program has been stored by this name.
    void added(const QString& name);

private:
    struct Greeted; ///< the result of the greetings

    void greet();
    void greeted(const Greeted& greeted);
    static QString problem(const PlayerFailure& failure);
    void stopGreeting();
    /// Shows a sentence; `waits` disables everything but Cancel while the program is asked.
    void showMessage(const QString& text, bool waits = false);

    QLineEdit* m_command = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_message = nullptr;
    QWidget* m_browse = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QString m_greetedCommand; ///< the command whose program has answered
    std::shared_ptr<std::atomic<bool>> m_stop;
    std::unique_ptr<QThread> m_thread;
};

} // namespace windrose
