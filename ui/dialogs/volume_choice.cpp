// SPDX-License-Identifier: GPL-3.0-or-later
#include "volume_choice.h"

#include "ui/models/command_keys.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

/* TRANSLATOR windrose::VolumeChoice  The volume of the sounds, in the preferences. */

namespace windrose
{

VolumeChoice::VolumeChoice(QLabel& label, QWidget* parent)
    : QWidget(parent), m_label(label), m_slider(new QSlider(Qt::Horizontal, this)), m_play(new QPushButton(this))
{
    m_slider->setRange(0, 100);
    m_slider->setSingleStep(5);
    m_slider->setPageStep(10);
    m_label.setBuddy(m_slider);
    setFocusProxy(m_slider);
    m_play->setAutoDefault(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_slider, 1);
    row->addWidget(m_play);
    connect(m_slider, &QSlider::valueChanged, this, &VolumeChoice::chosen);
    connect(m_play, &QPushButton::clicked, this, &VolumeChoice::tried);
}

void VolumeChoice::setVolume(int volume)
{
    const QSignalBlocker isNotChosen(m_slider);
    m_slider->setValue(volume);
}

void VolumeChoice::setThere(bool areThere)
{
    m_label.setEnabled(areThere);
    setEnabled(areThere);
    retranslate();
}

void VolumeChoice::retranslate()
{
    //: The label of the slider for the sounds in the preferences.
    m_label.setText(tr("Sound v&olume:"));
    //: The label of the slider for the sounds in the preferences.
    m_slider->setAccessibleName(tr("Sound volume"));
    //: The button that plays a sound to try the volume.
    m_play->setText(tr("Play"));
    //: A button in the preferences that lets one hear how loud sounds are.
    m_play->setAccessibleName(tr("Play a sound"));
    const QString key = keyNames(commandKeys().of(Command::Sounds));
    //: %1 is a key
    const QString whenThere = key.isEmpty() ? QString() : tr("%1 turns sounds off and on.").arg(key);
    const QString explanation =
        //: Why sounds cannot be turned on, in the preferences.
        isEnabled() ? whenThere : tr("Sounds need Qt Multimedia, which is not installed or not part of this package.");
    for (QWidget* widget : QList<QWidget*>{this, m_slider, m_play}) {
        widget->setToolTip(explanation);
        widget->setAccessibleDescription(explanation);
    }
}

} // namespace windrose
