// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player_picker.h"

#include <QColor>
#include <QList>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;
class QWidget;

namespace windrose
{

class Portrait;

/// The widgets of one seat in the list of seats: its portrait, number, color, name and player, and the buttons that
/// move it.
class SeatRow final : public QObject
{
    Q_OBJECT

public:
    /// The widgets are children of `parent`. They have no texts before `retranslate`.
    SeatRow(int seat, const QList<QColor>& seatColors, QWidget* parent);

    /// All widgets by column.
    QList<QWidget*> widgets() const;
    /// What they need in one line, with gaps of `spacing`.
    int widthInOneLine(int spacing) const;
    /// Whether one of them chooses who plays the seat.
    bool isOfPlayer(const QWidget* widget) const;
    PlayerPicker& picker() { return *m_picker; }
    const PlayerPicker& picker() const { return *m_picker; }

    /// The name as it was typed.
    QString typedName() const;
    /// The name, trimmed; an empty one is replaced by the default.
    QString name() const;
    void setName(const QString& name);
    /// Sets the name without `nameChanged`.
    void setNameQuietly(const QString& name);
    /// Shows one of the five seat colors.
    void setColor(int color);

    /// Shows the row if the seat is one of the first `players`, with the choice of its player if that is asked.
    void showFor(int players, bool asksPlayers);
    /// Gives the focus to the button that moves the seat further, or to the other one at the end of the list.
    void focusButton(int by);
    void retranslate();

signals:
    void nameChanged();
    void colorChosen(int color);
    /// The user wants to move the seat by one row up (-1) or down (1).
    void moveRequested(int by);

private:
    void showPerson();

    int m_seat;
    QList<QColor> m_colors; ///< of the five seats
    Portrait* m_portrait;
    QLabel* m_label;
    QComboBox* m_color;
    QLineEdit* m_name;
    PlayerPicker* m_picker;
    QToolButton* m_up;
    QToolButton* m_down;
};

} // namespace windrose
