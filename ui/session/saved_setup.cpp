// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_setup.h"

#include <QByteArray>
#include <QtEndian>

#include <algorithm>

namespace windrose
{

namespace
{

constexpr std::string_view kColors = "colors ";
constexpr std::string_view kStep = "step ";
constexpr std::string_view kSteps = "steps ";
constexpr char kEndOfStep = '\0'; // a position as JSON does not contain it
constexpr int kMaxSteps = 1000;   // the nearest ones are stored, so that a step is written in a few milliseconds
constexpr quint32 kMaxStepBytes = 1 << 26; // of all steps, uncompressed

/// The rest of the remark that begins with a word; empty without one.
std::string restOf(const std::vector<std::string>& remarks, std::string_view word)
{
    const auto found = std::find_if(remarks.begin(), remarks.end(),
                                    [word](const std::string& remark) { return remark.starts_with(word); });
    return found == remarks.end() ? std::string() : found->substr(word.size());
}

/// All steps in one text. Most of each repeats the one before, so they are compressed together.
QByteArray packed(const std::vector<SetupStep>& steps)
{
    QByteArray text;
    for (const SetupStep& step : steps) {
        text += QByteArray::fromStdString(positionJson(step.position, step.names)) + kEndOfStep;
    }
    return qCompress(text).toBase64();
}

std::vector<SetupStep> unpacked(const QByteArray& text)
{
    const QByteArray bytes = QByteArray::fromBase64(text);
    constexpr qsizetype kSizeBytes = 4; // qCompress begins with the uncompressed size
    if (bytes.size() < kSizeBytes || qFromBigEndian<quint32>(bytes.constData()) > kMaxStepBytes) {
        return {};
    }
    std::vector<SetupStep> steps;
    for (const QByteArray& json : qUncompress(bytes).split(kEndOfStep)) {
        if (json.isEmpty()) {
            continue; // after the last one
        }
        auto reading = readPosition(json.toStdString(), 0);
        auto* named = std::get_if<NamedPosition>(&reading);
        if (named == nullptr) {
            return {};
        }
        steps.push_back({named->position, std::move(named->names)});
    }
    return steps;
}

QList<int> colorsIn(const std::string& text)
{
    QList<int> colors;
    for (const QByteArray& word : QByteArray::fromStdString(text).split(' ')) {
        bool isNumber = false;
        const int color = word.toInt(&isNumber);
        if (!isNumber || color < 0 || color >= kMaxPlayers) {
            return {};
        }
        colors.append(color);
    }
    return colors.size() == kMaxPlayers ? colors : QList<int>();
}

} // namespace

std::vector<std::string> SavedSetup::remarks() const
{
    std::string shown(kColors);
    for (const int color : colors) {
        shown += (shown.size() == kColors.size() ? "" : " ") + std::to_string(color);
    }
    const SetupDraft stored = draft.around(kMaxSteps);
    return {shown, std::string(kStep) + std::to_string(stored.step()),
            std::string(kSteps) + packed(stored.steps()).toStdString()};
}

std::optional<SavedSetup> SavedSetup::from(const Record& record)
{
    const QList<int> colors = colorsIn(restOf(record.remarks, kColors));
    std::vector<SetupStep> steps = unpacked(QByteArray::fromStdString(restOf(record.remarks, kSteps)));
    bool isNumber = false;
    const int step = QByteArray::fromStdString(restOf(record.remarks, kStep)).toInt(&isNumber);
    if (colors.isEmpty() || !isNumber || step < 0 || static_cast<std::size_t>(step) >= steps.size()) {
        return std::nullopt;
    }
    SavedSetup stored{SetupDraft(std::move(steps), step), colors};
    const bool isOfRecord = stored.draft.position() == startOf(record) && stored.draft.names() == record.names;
    return isOfRecord ? std::optional(std::move(stored)) : std::nullopt;
}

} // namespace windrose
