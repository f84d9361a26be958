import CivilTime
import Findings
import ICalendar

/// A calendar object as a collection holds it: all components of one UID, with the text that they stand in.
package struct SyncObject: Sendable {
    /// The text as it came.
    package let text: String
    /// The UID of its components.
    package let uid: String
    let lines: PhysicalLines
    let calendar: CalendarObject
    /// The calendar's own properties, and each component but VTIMEZONEs.
    let parts: [PartKey: ObjectPart]
    /// The lines of each VTIMEZONE, by its TZID.
    let zones: [String: Range<Int>]
    /// What the VTIMEZONEs say whose TZIDs no zone database has, so that they alone tell the time.
    let definitions: [String: String]

    /// Reads an object.
    ///
    /// - Parameter text: One VCALENDAR.
    /// - Throws: An ``ObjectFlaw`` when it is not a whole calendar with one UID, each occurrence of it once.
    package init(_ text: String) throws(ObjectFlaw) {
        let calendar = try Self.calendar(text)
        var uids = Set<String>()
        let lines = PhysicalLines(text)
        var zones: [String: Range<Int>] = [:]
        var definitions: [String: String] = [:]
        for zone in calendar.components where zone.name == "VTIMEZONE" {
            guard let name = zone.text("TZID"), zones[name] == nil else { continue }
            zones[name] = zone.lines.lowerBound - 1..<zone.lines.upperBound - 1
            if !Self.isKnown(name) { definitions[name] = FieldReading.meaning(of: zone) }
        }
        var parts = [
            PartKey.calendar: ObjectPart(calendar.component, key: .calendar, in: lines, definitions)
        ]
        var occurrences = OccurrenceReading(calendar)
        var isRepeated = false
        for component in calendar.components where component.name != "VTIMEZONE" {
            guard let uid = component.uid else { throw .noUID }
            uids.insert(uid)
            let key = PartKey(name: component.name, occurrence: occurrences.occurrence(of: component))
            let part = ObjectPart(component, key: key, in: lines, definitions)
            isRepeated = parts.updateValue(part, forKey: key) != nil || isRepeated
        }
        guard uids.count < 2 else { throw .severalUIDs(uids.sorted()) }
        guard let uid = uids.first else { throw .noUID }
        guard !isRepeated else { throw .repeatedOccurrence }
        self.text = text
        self.uid = uid
        self.lines = lines
        self.calendar = calendar
        self.parts = parts
        self.zones = zones
        self.definitions = definitions
    }

    private static func calendar(_ text: String) throws(ObjectFlaw) -> CalendarObject {
        do throws(CalendarError) {
            let result = try CalendarReader().read(text: text)
            let flaw = result.findings.first { flaws.contains($0.code) }
            if let flaw { throw CalendarError(.notCalendar, subject: "", reason: flaw.message) }
            guard result.calendars.count == 1, let calendar = result.calendars.first else {
                throw CalendarError(
                    .notCalendar, subject: "", reason: "one VCALENDAR was expected, and there are several")
            }
            return calendar
        } catch {
            throw .unreadable(error.reason)
        }
    }

    /// What shows that a text was cut or is no calendar object.
    private static let flaws: Set<FindingCode> = [
        .truncatedFile, .missingEnd, .unmatchedEnd, .missingCalendar, .outsideCalendar, .tooDeep,
        .tooManyParts,
        .brokenCharacter,
    ]

    /// Whether a zone has a name that tells its rules.
    private static func isKnown(_ name: String) -> Bool {
        if WindowsZones.zone(named: name) != nil { return true }
        guard let id = try? ZoneID(name) else { return false }
        return (try? ZoneDatabase.embedded.zone(id)) != nil
    }
}

// MARK: - What it is

extension SyncObject {
    /// The series or the single event; the first override where it is missing.
    var main: ObjectPart? {
        let inner = parts.values.filter { $0.key != .calendar }
        return inner.min { $0.key.order < $1.key.order }
    }

    /// The kind of its components, such as `VEVENT`.
    package var kind: String { main?.key.name ?? "VEVENT" }

    /// The title, or the UID where there is none.
    package var title: String {
        guard let text = main?.component.text("SUMMARY"), !text.isEmpty else { return uid }
        return text
    }

    /// Whether there are overrides, and no series.
    package var lacksSeries: Bool { main.map { !$0.key.occurrence.isEmpty } ?? false }

    /// Whether an event has neither DTEND nor DURATION.
    package var lacksEnd: Bool {
        parts.values.contains {
            $0.key.name == "VEVENT" && !$0.component.has("DTEND") && !$0.component.has("DURATION")
        }
    }
}

// MARK: - Sameness

extension SyncObject {
    /// Whether both mean the same.
    ///
    /// Ignored are order, folding, the case of names, VTIMEZONEs of known names, DTSTAMP, LAST-MODIFIED, CREATED, PRODID and SEQUENCE, and
    /// what a store of ours remembers of edits and senders. What differs in a time, a zone, a rule, a text, an alarm or an unknown property is not the same.
    package func isSame(as other: SyncObject) -> Bool {
        if text == other.text { return true }
        guard uid == other.uid, parts.count == other.parts.count else { return false }
        return parts.allSatisfy { key, part in other.parts[key].map(part.isSame) ?? false }
    }

    /// Whether a server that was sent another text could hold this one: extensions may be gone or respelled.
    package func isRewrite(of sent: SyncObject) -> Bool {
        guard uid == sent.uid, parts.count == sent.parts.count else { return false }
        return sent.parts.allSatisfy { key, part in parts[key].map { $0.isRewrite(of: part) } ?? false }
    }
}

extension ObjectPart {
    fileprivate func isRewrite(of sent: ObjectPart) -> Bool {
        let keys = Set(fields.keys).union(sent.fields.keys)
        return keys.allSatisfy { key in
            if meaning(key) == sent.meaning(key) { return true }
            guard key.isExtension, let before = sent.fields[key] else { return false }
            guard let now = fields[key] else { return true }
            return now.entries.allSatisfy { entry in
                before.entries.contains { other in
                    guard let one = entry.property, let two = other.property else { return false }
                    return PropertyMeaning.isRespelled(one, two)
                }
            }
        }
    }
}
