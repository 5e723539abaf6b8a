// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest Qt program: a main window of the size of the table. The baseline for `windrose`.
#include <QApplication>
#include <QMainWindow>

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
