// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace windrose
{

/// The volume of the sounds, from 0 to 100, with a button that plays one.
class VolumeChoice final : public QWidget
{
    Q_OBJECT

public:
    /// `label` stands before it and gets its text from here.
    VolumeChoice(QLabel& label, QWidget* parent);

    void setVolume(int volume);
    /// Whether sounds can be played; if not, nothing can be chosen, and the tooltip says why.
    void setThere(bool areThere);
    void retranslate();

signals:
    /// The user has chosen another volume.
    void chosen(int volume);
    /// The user wants to hear a sound.
    void tried();

private:
    QLabel& m_label;
    QSlider* m_slider = nullptr;
    QPushButton* m_play = nullptr;
};

} // namespace windrose
