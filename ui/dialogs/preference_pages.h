// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace windrose
{

class FormPage;
class VolumeChoice;

// The pages of the preferences that are forms. Their texts belong to `PreferencesDialog`.

/// Look, text size and motion.
FormPage* makeAppearancePage(QWidget* parent);
/// What the table shows to whom.
FormPage* makeTablePage(QWidget* parent);
/// Forced moves and undo.
FormPage* makePlayPage(QWidget* parent);
/// Sounds, and what a screen reader says. `volume` is set to the choice of the volume.
FormPage* makeSoundPage(QWidget* parent, VolumeChoice*& volume);
FormPage* makeLanguagePage(QWidget* parent);
/// Computer players and programs.
FormPage* makeComputersPage(QWidget* parent);

} // namespace windrose
