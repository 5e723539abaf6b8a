// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

#include <vector>

namespace windrose
{

/// Samples of one sound, or of a mixture: mono, 16 bits.
using Samples = std::vector<qint16>;

/// Gives an audio sink the sum of the sounds that are played at the moment. After the last one follows half a second of
/// silence, because a sink that is stopped drops what it has not played yet.
class SoundMixer final : public QIODevice
{
    Q_OBJECT

public:
    static constexpr int kRate = 22050; ///< samples per second

    SoundMixer() { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }

    /// Adds a sound, louder or quieter by a factor. The samples must live as long as this object.
    void add(const Samples& samples, float loudness);

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

signals:
    /// All sounds and the silence after them have been given.
    void finished();

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    struct Voice {
        const Samples* samples = nullptr;
        float loudness = 1;
        std::size_t next = 0;
    };

    qint16 nextSample();

    std::vector<Voice> m_voices;
    int m_silence = 0; ///< samples of silence that are still to come
};

} // namespace windrose
