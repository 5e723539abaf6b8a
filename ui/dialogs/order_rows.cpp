// SPDX-License-Identifier: GPL-3.0-or-later
#include "order_rows.h"

#include "chart_parts.h"

#include <QPainter>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>
#include <memory>
#include <vector>

namespace windrose
{

namespace
{

constexpr qreal kSmaller = 0.88; // type of what explains an order, compared with its name

constexpr float kFaintRule = 0.15F; // opacity of the line between two rows
constexpr float kStrongRule = 0.5F; // and of that above a section

/// A text in lines of a width. Words are broken only where they are longer than a line.
class Lines
{
public:
    Lines(const QString& text, const QFont& font, qreal width, Qt::LayoutDirection direction)
        : m_layout(std::make_unique<QTextLayout>(text, font))
    {
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        option.setTextDirection(direction);
        m_layout->setTextOption(option);
        m_layout->beginLayout();
        for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
            line.setLineWidth(std::max<qreal>(1, width));
            line.setPosition({0, m_height});
            m_height += line.height();
        }
        m_layout->endLayout();
    }
    qreal height() const { return m_layout->text().isEmpty() ? 0 : m_height; }
    void draw(QPainter& painter, const QPointF& at) const { m_layout->draw(&painter, at); }

private:
    std::unique_ptr<QTextLayout> m_layout;
    qreal m_height = 0;
};

OrderRow rowOf(const QModelIndex& index)
{
    const QVariant kept = index.data(OrderRows::kRole);
    if (kept.canConvert<OrderRow>()) {
        return kept.value<OrderRow>();
    }
    OrderRow plain;
    plain.detail = index.data(Qt::DisplayRole).toString();
    return plain;
}

/// Where the parts of a row are, from the top left corner of its content; mirrored for languages from right to left.
class RowLayout
{
public:
    RowLayout(OrderRow row, const QFont& font, qreal width, Qt::LayoutDirection direction);

    qreal height() const { return m_height; }
    void draw(QPainter& painter, const QPointF& at, const QPalette& palette, bool isSelected) const;

private:
    static QFont bold(QFont font);
    static QFont smaller(QFont font);
    QRectF mirrored(const QRectF& rect) const;
    void addText(const QString& text, const QFont& font, bool isSoft, qreal gap);
    void addBar(qreal end);

    struct Text {
        Lines lines;
        QPointF at;
        bool isSoft = false;
    };
    struct Figure {
        QString text;
        QFont font;
        QRectF where;
        bool isSoft = false;
    };
    OrderRow m_row;
    QFont m_font;
    qreal m_width;
    Qt::LayoutDirection m_direction;
    qreal m_unit; // the height of a line
    qreal m_lead; // the width of numbers and marks
    qreal m_height = 0;
    std::vector<Text> m_texts;
    std::vector<Figure> m_figures;
    QRectF m_mark;
    QRectF m_bar;
};

QFont RowLayout::bold(QFont font)
{
    font.setBold(true);
    return font;
}

QFont RowLayout::smaller(QFont font)
{
    if (font.pixelSize() > 0) {
        font.setPixelSize(std::max(1, qRound(font.pixelSize() * kSmaller)));
    } else {
        font.setPointSizeF(font.pointSizeF() * kSmaller);
    }
    return font;
}

QRectF RowLayout::mirrored(const QRectF& rect) const
{
    return m_direction == Qt::LeftToRight ? rect
                                          : QRectF(m_width - rect.right(), rect.top(), rect.width(), rect.height());
}

void RowLayout::addText(const QString& text, const QFont& font, bool isSoft, qreal gap)
{
    if (text.isEmpty()) {
        return;
    }
    const qreal room = m_width - m_lead;
    Lines lines(text, font, room, m_direction);
    m_height += m_height > 0 ? gap : 0;
    const QRectF where = mirrored({m_lead, m_height, room, lines.height()});
    m_height += lines.height();
    m_texts.push_back({std::move(lines), where.topLeft(), isSoft});
}

/// A bar with its note at the end, and the note alone where nothing is left for the bar.
void RowLayout::addBar(qreal end)
{
    const QFont font = smaller(m_font);
    const QFontMetricsF metrics(font);
    const qreal kept = std::max(metrics.horizontalAdvance(m_row.note), metrics.horizontalAdvance(m_row.widestNote));
    const qreal note = m_row.note.isEmpty() ? 0 : kept + 1;
    const qreal thick = std::max<qreal>(4, m_unit * 0.36);
    const qreal tall = m_row.note.isEmpty() ? thick : metrics.height();
    m_height += m_unit * 0.2;
    const qreal room = end - m_lead - (note > 0 ? note + m_unit * 0.5 : 0);
    if (m_row.percent >= 0 && room > 2 * m_unit) {
        m_bar = mirrored({m_lead, m_height + (tall - thick) / 2, room, thick});
    }
    if (note > 0) {
        m_figures.push_back({m_row.note, font, mirrored({end - note, m_height, note, tall}), true});
    }
    m_height += tall;
}

RowLayout::RowLayout(OrderRow row, const QFont& font, qreal width, Qt::LayoutDirection direction)
    : m_row(std::move(row)), m_font(font), m_width(width), m_direction(direction), m_unit(QFontMetricsF(font).height())
{
    const QFontMetricsF strong(bold(m_font));
    m_lead = m_row.title.isEmpty() ? 0 : strong.horizontalAdvance(QStringLiteral("00"));
    addText(m_row.context, smaller(m_font), true, 0);
    if (!m_row.title.isEmpty()) {
        const qreal figure = m_row.figure.isEmpty() ? 0 : strong.horizontalAdvance(m_row.figure) + 1;
        const qreal room = m_width - m_lead - (figure > 0 ? figure + m_unit * 0.5 : 0);
        Lines title(m_row.title, bold(m_font), room, m_direction);
        m_figures.push_back({m_row.figure, bold(m_font), mirrored({m_width - figure, m_height, figure, m_unit})});
        m_figures.push_back({m_row.number, m_font, mirrored({0, m_height, m_lead, m_unit}), true});
        m_mark = mirrored({0, m_height, m_unit * 0.7, m_unit});
        const qreal tall = title.height();
        m_texts.push_back({std::move(title), mirrored({m_lead, m_height, room, tall}).topLeft(), false});
        m_height += tall;
    }
    if (m_row.percent >= 0 || !m_row.note.isEmpty()) {
        addBar(m_width);
    }
    addText(m_row.detail, smaller(m_font), !m_row.title.isEmpty(), m_unit * 0.2);
}

void RowLayout::draw(QPainter& painter, const QPointF& at, const QPalette& palette, bool isSelected) const
{
    const QColor strong = palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const QColor soft = isSelected ? strong : palette.color(QPalette::PlaceholderText);
    for (const Text& text : m_texts) {
        painter.setPen(text.isSoft ? soft : strong);
        text.lines.draw(painter, at + text.at);
    }
    for (const Figure& figure : m_figures) {
        painter.setFont(figure.font);
        painter.setPen(figure.isSoft ? soft : strong);
        const bool isNumber = figure.text == m_row.number;
        const bool toLeft = isNumber == (m_direction == Qt::LeftToRight);
        painter.drawText(figure.where.translated(at), Qt::AlignVCenter | (toLeft ? Qt::AlignLeft : Qt::AlignRight),
                         figure.text);
    }
    const QColor ground = palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
    if (m_row.seat >= 0) {
        painter.setPen(QPen(strong, 1));
        painter.setBrush(charts::onGround(m_row.color, ground));
        painter.drawPath(charts::mark(m_row.seat, m_mark.translated(at).center()));
    }
    if (m_bar.width() > 0) {
        charts::drawBar(painter, m_bar.translated(at),
                        {m_row.percent, m_row.better, charts::onGround(m_row.color, ground), strong}, m_direction);
    }
}

/// The space around the content of a row, which grows with the type.
qreal marginOf(const QFontMetricsF& metrics)
{
    return std::max<qreal>(4, metrics.height() * 0.4);
}

} // namespace

QSize OrderRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const int width = m_list.viewport()->width() - 2 * m_list.spacing();
    const qreal margin = marginOf(QFontMetricsF(row.font));
    const RowLayout layout(rowOf(index), row.font, width - 2 * margin, m_list.layoutDirection());
    return {width, qCeil(layout.height() + 2 * margin)};
}

void OrderRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    m_list.style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, &m_list);
    const bool isSelected = (row.state & QStyle::State_Selected) != 0;
    const OrderRow content = rowOf(index);
    const qreal margin = marginOf(QFontMetricsF(row.font));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.row() > 0) {
        QColor line = row.palette.color(QPalette::Text);
        line.setAlphaF(content.isHead ? kStrongRule : kFaintRule);
        painter->fillRect(QRectF(row.rect.left(), row.rect.top(), row.rect.width(), content.isHead ? 2 : 1), line);
    }
    const RowLayout layout(content, row.font, row.rect.width() - 2 * margin, m_list.layoutDirection());
    layout.draw(*painter, QPointF(row.rect.topLeft()) + QPointF(margin, margin), row.palette, isSelected);
    painter->restore();
}

} // namespace windrose
