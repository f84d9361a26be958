import CivilTime
package import Merging
import Messages
import Rendering
import TripExchange
package import Trips

/// One sentence for each field of an activity: whose value counts and why, and what the others say.
package struct ProvenanceWords: Sendable {
    /// What is said of one field.
    package struct Line: Sendable {
        /// The name of the field.
        package let field: String
        /// Its value; empty where it was removed.
        package let value: String
        /// Whose value it is and why, and what the others say.
        package let reason: String
    }

    private let provenance: ActivityProvenance
    private let kind: ActivityKind
    /// The senders in sentences; two with one domain by their UIDs.
    private let names: [StatementSource: String]

    /// Makes the words of what is known of an activity.
    package init(_ provenance: ActivityProvenance, of activity: Activity) {
        (self.provenance, kind) = (provenance, activity.kind)
        let senders = provenance.senders.map { ($0, StatementSource.sender($0).name) }
        names = Dictionary(
            senders.map { uid, name in
                let isShared = senders.contains { $0.0 != uid && $0.1 == name }
                return (StatementSource.sender(uid), Printable.line(isShared ? uid.text : name))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The one sentence where all is from one sender or person; nil otherwise.
    package var whole: String? { provenance.onlySource.map(all) }

    /// A line for each field.
    package var lines: [Line] { provenance.fields.map(line) }

    private func all(from source: StatementSource) -> String {
        guard source != .person else {
            return tr("no calendar states it: it was entered by hand, or imported from a file without events")
        }
        let name = name(source)
        let status = provenance.fields.first { $0.field == .status }
        switch status?.reason {
        case .cancelled: return tr("all of it from \(name), which cancelled it\(time(status?.since))")
        case .cancelledWithSeries:
            return tr("all of it from \(name); cancelled with its series, or with all from an earlier day on")
        default: return tr("all of it from \(name)")
        }
    }

    private func line(_ field: FieldProvenance) -> Line {
        let value = words(field.value, field.field)
        let others = field.others.map { other in
            let name = name(other.source)
            guard other.value != field.value else { return tr("\(name) says the same") }
            return tr("\(name) says \(words(other.value, field.field))", as: "who states what of a field")
        }
        return Line(
            field: field.name, value: value, reason: ([reason(field)] + others).joined(separator: "; "))
    }

    private func reason(_ field: FieldProvenance) -> String {
        let (name, time) = (name(field.source), time(field.since))
        switch field.reason {
        case .entered: return tr("entered by hand\(time)")
        case .edited:
            let edit = field.since.map { tr(" (last edit \(moment($0)))") } ?? ""
            return field.value.isEmpty ? tr("removed by hand\(edit)") : tr("changed by hand\(edit)")
        case .onlySender, .same: return tr("from \(name)\(time)", as: "whose value a field has, and when")
        case .onlyValue: return tr("from \(name), the only one to say it\(time)")
        case .last: return tr("from \(name), which said it last\(time)")
        case .first:
            return tr("from \(name), the first sender to say it; no other one has changed it since\(time)")
        case .zone: return tr("from \(name), which knows the zone\(time)")
        case .cancelled: return tr("cancelled by \(name)\(time)")
        case .cancelledWithSeries:
            return tr("cancelled with its series, or with all from an earlier day on")
        case .doubtfulCancellation:
            return tr("\(name) cancels it and does not say whose booking it is\(time)")
        case .kept: return tr("from an earlier version; no sender says it any more")
        }
    }

    private func name(_ source: StatementSource) -> String { names[source] ?? source.name }

    private func time(_ instant: Instant?) -> String { instant.map { " (\(moment($0)))" } ?? "" }

    /// `2026-05-02 10:14 UTC`.
    private func moment(_ instant: Instant) -> String {
        let text = "\(instant)"
        guard let mark = text.firstIndex(of: "T") else { return text }
        return "\(text[..<mark]) \(text[text.index(after: mark)...].prefix(5)) UTC"
    }
}

// MARK: - Values

extension ProvenanceWords {
    private static let mostLetters = 60

    private func words(_ value: String, _ field: ActivityField) -> String {
        switch field {
        case .status: return ActivityStatus(rawValue: value)?.word ?? value
        case .kind: return ActivityKind(rawValue: value)?.word ?? value
        case .transparency:
            return value == "transparent" ? tr("takes no time") : tr("takes time")
        case .start: return reading(value)
        case .end: return reading(lastDay(value) ?? value)
        default:
            let line = Printable.line(value)
            return line.count > Self.mostLetters ? "\(line.prefix(Self.mostLetters))…" : line
        }
    }

    /// The last of whole days, of which the end is exclusive; a stay ends on the day of check-out.
    private func lastDay(_ value: String) -> String? {
        guard kind != .lodging, let end = try? CivilDate(parsing: value), let last = try? end.adding(days: -1)
        else { return nil }
        return "\(last)"
    }

    /// `2027-03-12 17:00 +09:00 Asia/Tokyo` of a time by RFC 9557.
    private func reading(_ value: String) -> String {
        guard let mark = value.firstIndex(of: "T") else { return value }
        let (date, rest) = (value[..<mark], value[value.index(after: mark)...])
        let clock = rest.prefix(8)
        let isWhole = clock.hasSuffix(":00")
        let time = "\(date) \(isWhole ? clock.prefix(5) : clock)"
        let zone = rest.dropFirst(8).replacing("[", with: " ").replacing("]", with: "")
        return zone.isEmpty ? tr("\(time) without a zone") : "\(time) \(zone)"
    }
}
