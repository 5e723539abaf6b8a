// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest Qt program: a main window of the size of the table that exits after its first paint, or stays open with
// --stay. The baseline for `windrose` with and without `--quit-after-paint`.
#include <QApplication>
#include <QElapsedTimer>
#include <QMainWindow>
#include <QTextStream>

namespace
{

class EmptyWindow : public QMainWindow
{
public:
    explicit EmptyWindow(bool stays) : m_stays(stays) {}

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QMainWindow::paintEvent(event);
        if (m_stays) {
            return;
        }
        // Queued, so that the picture has reached the screen before the program ends.
        QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    }

private:
    bool m_stays;
};

} // namespace

int main(int argc, char** argv)
{
    QElapsedTimer timer;
    timer.start();
    const QApplication application(argc, argv);
    EmptyWindow window(QApplication::arguments().contains(QStringLiteral("--stay")));
    window.resize(1280, 800);
    window.show();
    const int status = QApplication::exec();
    QTextStream(stdout) << "first paint after " << timer.elapsed() << " ms\n";
    return status;
}
