// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_guide.h"

#include "lesson_anchors.h"
#include "lesson_bubble.h"
#include "ui/session/computer_seats.h"
#include "ui/table/announcer.h"
#include "ui/table/placement_controller.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_view.h"

#include <QEvent>

#include <utility>

/* TRANSLATOR windrose::LessonGuide  Buttons and titles of the bubbles of the guided games. */

namespace windrose
{

LessonGuide::LessonGuide(GameSession& session, TableView& table, ComputerSeats& computers)
    : m_session(session), m_table(table), m_computers(computers), m_stage(session, table)
{
    m_stage.bubble()->setTabHandler(
        [this](QWidget* from, bool next) { return m_table.controller().walk().stepFromBar(from, next); });
    connect(m_stage.bubble(), &LessonBubble::goneOn, this, &LessonGuide::goOn);
    connect(m_stage.bubble(), &LessonBubble::otherChosen, this, &LessonGuide::choseOther);
    connect(m_stage.bubble(), &LessonBubble::leaveRequested, this, [this] {
        end();
        emit left();
    });
    connect(&session, &GameSession::changed, this, &LessonGuide::follow);
    connect(&session.story(), &Story::finished, this, &LessonGuide::followStory);
    table.setGuestStops([this] { return bubble() == nullptr ? QList<QWidget*>() : bubble()->stops(); });
    table.installEventFilter(this);
}

LessonGuide::~LessonGuide() = default;

void LessonGuide::begin(LessonId id, const QStringList& done, Begins begins)
{
    m_lesson = windrose::lesson(id);
    m_done = done;
    m_ended.clear();
    m_spoken.clear();
    m_step = nullptr;
    m_isWelcomeDue = begins == Begins::WhereItWasLeft;
    m_waitsForScore = false;
    m_followed = m_session.orderCount();
    consider();
}

void LessonGuide::end()
{
    if (!isOn()) {
        return;
    }
    const bool hadFocus = m_stage.bubble()->isAncestorOf(m_table.window()->focusWidget());
    m_step = nullptr;
    m_isWelcoming = false;
    m_stage.hide();
    m_lesson.reset();
    setWaiting(false);
    if (hadFocus) {
        m_table.controller().walk().restoreFocus();
    }
}

QString LessonGuide::step() const
{
    return m_step == nullptr ? QString() : QString::fromLatin1(m_step->id);
}

LessonBubble* LessonGuide::bubble() const
{
    return m_stage.isShown() ? m_stage.bubble() : nullptr;
}

std::optional<Order> LessonGuide::advice() const
{
    return m_step != nullptr && m_step->advice ? m_step->advice(LessonMoment(m_session)) : std::nullopt;
}

void LessonGuide::follow(const Change& change)
{
    if (!isOn()) {
        return;
    }
    m_followed = m_session.orderCount();
    m_waitsForScore = change.kind == ChangeKind::Played && m_session.isLive() && m_session.gamePosition().isFinished();
    if (change.kind == ChangeKind::Loaded && !m_lesson->isGame(m_session.record())) {
        end();
        emit gameReplaced();
        return;
    }
    if (change.kind == ChangeKind::Played && m_session.history().seatOf(change.from) == LessonMoment::kLearner) {
        if (bubble() != nullptr) {
            endStep(); // whatever was played, the bubble has been read
        }
        emit progressed();
    }
    if (change.kind == ChangeKind::Undone) {
        // The steps that ended after the undone orders are due again.
        m_done.removeIf([this, &change](const QString& id) { return m_ended.value(id, -1) > change.to; });
    }
    consider();
}

/// An order without an animation, such as that of a dragged piece, ends its story before `follow` is called for it.
/// Then `follow` ends the step on screen and looks for the next one.
void LessonGuide::followStory()
{
    if (m_followed == m_session.orderCount()) {
        consider();
    }
}

void LessonGuide::scoreClosed()
{
    if (std::exchange(m_waitsForScore, false)) {
        consider();
    }
}

const LessonStep* LessonGuide::dueStep() const
{
    const LessonMoment now(m_session);
    for (const LessonStep& step : m_lesson->steps) {
        if (!m_done.contains(QLatin1String(step.id)) && step.isDue(now)) {
            return &step;
        }
    }
    return nullptr;
}

void LessonGuide::consider()
{
    if (!isOn()) {
        return;
    }
    if (!m_session.isLive() || m_session.isCovered()) {
        m_stage.hide();
        return;
    }
    m_isWelcoming = m_isWelcomeDue;
    m_step = m_isWelcoming ? nullptr : dueStep();
    setWaiting(m_isWelcoming || (m_step != nullptr && m_step->ends == LessonStep::Ends::OnContinue));
    if (m_session.story().isShowingOrder() || m_waitsForScore) {
        m_stage.hide(); // until the order is shown and the score is closed
    } else if (m_step == nullptr && !m_isWelcoming) {
        m_stage.hide();
    } else {
        present();
    }
}

bool LessonGuide::isLast(const LessonStep& step) const
{
    return &step == &m_lesson->steps.constLast();
}

void LessonGuide::present()
{
    BubbleContent content;
    content.lesson = m_lesson->name;
    content.progress = static_cast<double>(m_done.size() + 1) / static_cast<double>(m_lesson->steps.size() + 1);
    //: Button of a lesson's bubble: ends the lesson, which can be taken up later
    content.leave = tr("Leave the Lesson");
    if (m_isWelcoming) {
        //: The first bubble of a lesson that was left before
        content.text = tr("Welcome back! The lesson goes on where you left it.");
        //: A button in a bubble of the guided games.
        content.goOn = tr("Continue");
        //: Button of a lesson's bubble
        content.other = tr("Start Again");
    } else {
        content.text = m_step->text(LessonMoment(m_session));
        if (m_step->ends == LessonStep::Ends::OnContinue) {
            content.goOn = tr("Continue");
        }
        if (isLast(*m_step)) {
            content.progress = 1;
            content.leave.clear();
            //: Button of a lesson's last bubble: the game goes on without the lesson
            content.goOn = tr("Keep Playing");
            if (m_session.gamePosition().isFinished()) {
                //: Button of a lesson's last bubble, where the game has ended
                content.goOn = tr("Close");
            }
            if (const std::optional<LessonId> next = nextLesson(m_lesson->id)) {
                //: Button of a lesson's last bubble: %1 is the name of another lesson
                content.other = tr("Next: %1").arg(lessonName(*next));
            }
        }
    }
    const bool isNew = std::exchange(m_spoken, content.text) != content.text;
    m_stage.show(content, m_step == nullptr ? LessonTopic::Table : m_step->topic, advice());
    if (isNew) {
        m_table.announcer().announce(content.text);
    }
    const QWidget* focused = m_table.window()->focusWidget();
    const bool isInPanel =
        focused != nullptr && focused->isVisible() && focused != m_table.window() && !m_table.isAncestorOf(focused);
    if (!content.goOn.isEmpty() && !isInPanel && !m_table.hint().isOpen()) {
        m_stage.bubble()->takeFocus();
    } else if (isNew && content.goOn.isEmpty() && !isInPanel) {
        focusAdvised();
    }
}

bool LessonGuide::eventFilter(QObject* watched, QEvent* event)
{
    if (isOn() && (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)) {
        // After the table has its new texts and sizes.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (isOn()) {
                    m_lesson = windrose::lesson(m_lesson->id);
                    consider();
                }
            },
            Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void LessonGuide::setWaiting(bool waiting)
{
    m_computers.setWaitsForReader(waiting);
}

void LessonGuide::endStep()
{
    m_isWelcomeDue = false;
    if (m_step == nullptr) {
        return;
    }
    const QString id = step();
    if (!m_done.contains(id)) {
        m_done.append(id);
    }
    if (m_step->ends == LessonStep::Ends::OnOrder) {
        m_ended.insert(id, m_session.orderCount());
    }
    const bool isEnd = isLast(*m_step);
    m_step = nullptr;
    if (isEnd) {
        const LessonId lesson = m_lesson->id;
        emit progressed();
        end();
        emit finished(lesson);
    }
}

void LessonGuide::goOn()
{
    const bool hadFocus = m_stage.bubble()->isAncestorOf(m_table.window()->focusWidget());
    endStep();
    if (!isOn()) {
        return;
    }
    emit progressed();
    consider();
    if (hadFocus && (bubble() == nullptr || m_stage.bubble()->stops().size() == 1)) {
        m_table.controller().walk().restoreFocus();
        focusAdvised();
    }
}

/// Gives the keyboard to what the arrow moves; to the circle for a placement, which a key fills.
void LessonGuide::focusAdvised()
{
    const std::optional<Order> order = advice();
    if (!order || bubble() == nullptr || m_table.hint().isOpen() || m_table.controller().isCarrying()) {
        return;
    }
    const OrderArrow arrow = arrowFor(m_table, m_session, *order);
    const QList<QWidget*>& widgets = order->kind == OrderKind::Place ? arrow.to : arrow.from;
    if (!widgets.isEmpty()) {
        widgets.first()->setFocus(Qt::OtherFocusReason);
    }
}

void LessonGuide::choseOther()
{
    const LessonId lesson = m_lesson->id;
    if (m_isWelcoming) {
        emit startRequested(lesson);
        return;
    }
    endStep();
    if (const std::optional<LessonId> next = nextLesson(lesson)) {
        emit startRequested(*next);
    }
}

} // namespace windrose
