import Messages
import Rendering
import TripWorkflows
import Trips

/// One activity as text: its name, and its times and fields in the words of ``ItemWords``.
enum ItemText {
    /// Returns the first line: `Flight QJ 716 · flight · Tokyo and California · 3f2a9c1e`.
    ///
    /// - Parameters:
    ///   - page: The activity.
    ///   - hasUID: Whether it can be named by its UID; an unstored one cannot.
    ///   - style: The style of the text.
    /// - Returns: The line, without an end.
    static func head(_ page: ItemPage, hasUID: Bool = true, _ style: TextStyle) -> String {
        let activity = page.activity
        let title = activity.title.isEmpty ? tr("(no title)") : Printable.line(activity.title)
        let sign = KindSign.text(activity.kind, style.signs)
        var parts = [sign + style.marked(title, .bold), activity.kind.word]
        if activity.status != .confirmed { parts.append(activity.status.word) }
        parts.append(Printable.line(page.trip.name))
        if hasUID { parts.append(style.marked(Printable.line(activity.uid.text.prefix(8)), .faint)) }
        return parts.joined(separator: " · ")
    }

    /// The whole page.
    static func page(
        _ page: ItemPage, done: String? = nil, hasUID: Bool = true, startOrigin: String? = nil,
        endOrigin: String? = nil,
        _ style: TextStyle
    ) -> String {
        var text = (done.map { "\($0): " } ?? "") + head(page, hasUID: hasUID, style) + "\n"
        let lines =
            ItemWords.times(page, startOrigin: startOrigin, endOrigin: endOrigin) + ItemWords.facts(page)
        let width = (lines.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0) + 2
        for (label, value) in lines {
            let space = DisplayWidth.padding(label, to: width)
            text += "  " + style.marked(label, .faint) + space + Printable.line(value) + "\n"
        }
        return text
    }
}
