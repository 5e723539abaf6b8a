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

/// Asks for a program that plays, and lets it say who it is before it is remembered.
class ProgramDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ProgramDialog(QWidget* parent = nullptr);
    /// Ends the greetings, if they are going on.
    ~ProgramDialog() override;

    /// Asks which file it is; nothing is started before it is added.
    void choose();
    void accept() override;

signals:
    /// The program is known now by this name.
    void added(const QString& name);

private:
    struct Greeted; ///< what came of the greetings

    void greet();
    void greeted(const Greeted& greeted);
    static QString problem(const PlayerFailure& failure);
    void stopGreeting();
    /// Shows a sentence; while the program is asked, everything but Cancel waits.
    void say(const QString& text, bool waits = false);

    QLineEdit* m_command = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_said = nullptr;
    QWidget* m_browse = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QString m_greetedCommand; ///< the program behind it has said who it is
    std::shared_ptr<std::atomic<bool>> m_stop;
    std::unique_ptr<QThread> m_thread;
};

} // namespace windrose
