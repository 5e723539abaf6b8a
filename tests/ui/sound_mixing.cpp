// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sound_mixer.h"
#include "test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace windrose;

/// Sounds are mixed to their last sample, and end with silence that a sink can drop.
class SoundMixing : public QObject
{
    Q_OBJECT

private:
    static QList<qint16> read(SoundMixer& mixer, int samples)
    {
        const QByteArray data = mixer.read(samples * static_cast<int>(sizeof(qint16)));
        const auto* first = reinterpret_cast<const qint16*>(data.constData());
        return {first, first + data.size() / static_cast<qsizetype>(sizeof(qint16))};
    }

private slots:
    void aSoundIsGivenWholeBeforeHalfASecondOfSilence()
    {
        const Samples sound{100, -200, 300};
        SoundMixer mixer;
        const QSignalSpy finished(&mixer, &SoundMixer::finished);
        mixer.add(sound, 1);
        QVERIFY(mixer.bytesAvailable() > 0);
        QCOMPARE(read(mixer, 2), (QList<qint16>{100, -200}));
        QCOMPARE(read(mixer, 3), (QList<qint16>{300, 0, 0}));
        QCOMPARE(finished.count(), 0);
        QCOMPARE(read(mixer, SoundMixer::kRate).size(), SoundMixer::kRate / 2 - 2);
        QCOMPARE(finished.count(), 1);
        QCOMPARE(mixer.bytesAvailable(), 0);
        QVERIFY(read(mixer, 10).isEmpty());
    }

    void soundsThatOverlapAreAddedUp()
    {
        const Samples one{100, 200, 300};
        const Samples two{10, 20};
        SoundMixer mixer;
        mixer.add(one, 1);
        QCOMPARE(read(mixer, 1), QList<qint16>{100});
        mixer.add(two, 0.5F);
        mixer.add(two, 0.5F);
        QCOMPARE(read(mixer, 3), (QList<qint16>{210, 320, 0}));
    }

    void loudSoundsAreClippedInsteadOfTurnedOver()
    {
        const Samples loud{30000, -30000};
        SoundMixer mixer;
        mixer.add(loud, 1);
        mixer.add(loud, 1);
        QCOMPARE(read(mixer, 2), (QList<qint16>{32767, -32767}));
    }

    void aSoundDuringTheSilenceGoesOn()
    {
        const Samples sound{7};
        SoundMixer mixer;
        const QSignalSpy finished(&mixer, &SoundMixer::finished);
        mixer.add(sound, 1);
        QCOMPARE(read(mixer, 100).size(), 100);
        mixer.add(sound, 1);
        QCOMPARE(read(mixer, 2), (QList<qint16>{7, 0}));
        QCOMPARE(read(mixer, SoundMixer::kRate).size(), SoundMixer::kRate / 2 - 1);
        QCOMPARE(finished.count(), 1);
    }
};

WINDROSE_TEST(sound_mixing, SoundMixing)
#include "sound_mixing.moc"
