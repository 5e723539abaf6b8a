// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace windrose
{

/// One way to begin: a large button with a picture, a name and a sentence.
class WelcomeCard final : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Picture { Lesson, Computers, People, Guide };

    WelcomeCard(Picture picture, QWidget* parent);

    void setTexts(const QString& name, const QString& sentence);
    /// The largest type in which the name fits, in logical pixels.
    int fittingNameType() const;
    /// The same for the sentence.
    int fittingType() const;
    /// Sets the largest type of the name and of the sentence.
    void setTypes(int name, int sentence);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QRectF nameRect() const;
    QRectF wordsRect() const;
    void drawPicture(QPainter& painter, const QRectF& where) const;

    Picture m_picture;
    QString m_sentence;
    int m_nameType = 0;
    int m_type = 0;
};

} // namespace windrose
