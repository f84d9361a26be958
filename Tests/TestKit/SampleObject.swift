/// Texts of calendar objects.
package enum SampleObject {
    /// Lines as a text.
    package static func text(_ lines: [String]) -> String { lines.map { $0 + "\r\n" }.joined() }

    /// A calendar of some lines.
    package static func calendar(_ lines: [String]) -> String {
        text(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//EN"] + lines + ["END:VCALENDAR"])
    }

    /// An event in Paris.
    package static func event(
        _ uid: String = "a@x", title: String = "Dinner", start: String = "20270305T190000",
        end: String? = "20270305T210000", _ extra: String...
    ) -> String {
        calendar(component(uid, title: title, start: start, end: end, extra))
    }

    package static func component(
        _ uid: String, title: String, start: String, end: String?, _ extra: [String]
    ) -> [String] {
        let last = end.map { ["DTEND;TZID=Europe/Paris:\($0)"] } ?? []
        return [
            "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20270101T000000Z",
            "DTSTART;TZID=Europe/Paris:\(start)",
        ] + last + ["SUMMARY:\(title)"] + extra + ["END:VEVENT"]
    }

    /// A time zone, cut short.
    package static let paris = [
        "BEGIN:VTIMEZONE", "TZID:Europe/Paris", "BEGIN:STANDARD", "DTSTART:19701025T030000",
        "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
    ]
}
