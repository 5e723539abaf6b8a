// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QByteArray;
class QWidget;

namespace windrose
{

class GameEvaluations;
class GameSaver;
class GameSession;
class ShareMenu;
class TableView;

/// What a person gives to others: pictures of the table and of the score, the log as text, and the game as a text for
/// chats. While the curtain hides the table, a picture shows the curtain, and the log is not given out.
class Sharing final : public QObject
{
    Q_OBJECT

public:
    /// The parts of the window that are shared, and that show the result.
    struct Parts {
        QWidget& window;
        GameSession& session;
        TableView& table;
        QWidget& curtain;
        GameSaver& saver;
        GameEvaluations& evaluations;
    };
    Sharing(ShareMenu& menu, const Parts& parts);

    /// Begins to save a picture of the table; the name ends in .png or .svg, other names are an error that a box shows.
    void savePictureAs(const QString& path) { savePictureOf(seenTable(), path); }
    /// Begins to save the log as text.
    void saveLogAs(const QString& path);

private:
    /// What the file dialogs ask.
    struct Question {
        QString title;
        QString name;
        QString filter;
        QString suffix;
    };

    QWidget& seenTable();
    QString logText() const;
    void refresh() const;
    void askPicture(QWidget& shown, QWidget& asker);
    void savePictureOf(QWidget& shown, const QString& path);
    void copyPictureOf(QWidget& shown);
    void print();
    void askLog();
    void copyLog();
    void copyGame();
    void ask(QWidget& asker, const Question& question, const std::function<void(const QString&)>& chosen);
    void save(const QString& path, const QByteArray& bytes, const QString& sentence);

    ShareMenu& m_menu;
    Parts m_parts;
};

} // namespace windrose
