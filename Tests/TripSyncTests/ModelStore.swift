import TestKit

/// What is here, as the exporter writes it: in its own order, with a property of its own.
struct ModelStore {
    /// The lines of each event by the names of their properties.
    private(set) var events: [String: [String: String]] = [:]

    /// Makes a text the event of a UID.
    mutating func take(_ text: String, _ uid: String) {
        var event: [String: String] = [:]
        var isInEvent = false
        for line in text.split(separator: "\r\n") {
            switch line {
            case "BEGIN:VEVENT": isInEvent = true
            case "END:VEVENT": isInEvent = false
            default:
                guard isInEvent, let end = line.firstIndex(where: { $0 == ":" || $0 == ";" }) else {
                    continue
                }
                event[String(line[..<end])] = String(line)
            }
        }
        event["X-MERIDIAN-KIND"] = "X-MERIDIAN-KIND:OTHER"
        events[uid] = event
    }

    func export(_ uid: String) -> String? {
        events[uid].map { event in
            let lines = event.sorted { $0.key < $1.key }.map(\.value)
            return SampleObject.calendar(["BEGIN:VEVENT"] + lines + ["END:VEVENT"])
        }
    }

    var objects: [String: String] {
        Dictionary(uniqueKeysWithValues: events.keys.compactMap { uid in export(uid).map { (uid, $0) } })
    }

    mutating func set(_ uid: String, _ name: String, _ line: String) { events[uid]?[name] = line }

    mutating func remove(_ uid: String) { events[uid] = nil }

    /// The values that a run follows.
    func values(_ uid: String) -> Set<String> {
        Set((events[uid] ?? [:]).values.compactMap(Self.value))
    }

    /// The mark in a line, such as `v17`.
    static func value(_ line: String) -> String? {
        guard let start = line.lastIndex(of: ":") else { return nil }
        let text = line[line.index(after: start)...]
        if text.hasPrefix("v") { return String(text) }
        return line.hasPrefix("DTSTART") ? "t" + text : nil
    }
}
