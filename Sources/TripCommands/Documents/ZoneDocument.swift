import CivilTime
import Messages
import Rendering

/// One zone at one instant, for `zones --json`.
struct ZoneDocument: Encodable, Sendable {
    /// A change of the clocks.
    struct Change: Encodable, Sendable {
        let instant: String
        let before: String
        let after: String
        let abbreviationBefore: String
        let abbreviationAfter: String

        init(_ transition: ZoneTransition) {
            instant = transition.instant.description
            before = transition.before.offset.description
            after = transition.after.offset.description
            abbreviationBefore = transition.before.abbreviation
            abbreviationAfter = transition.after.abbreviation
        }

        var line: String {
            tr("\(instant)  \(before) \(abbreviationBefore) to \(after) \(abbreviationAfter)")
        }
    }

    let id: String
    /// The canonical name of the zone.
    let canonical: String
    /// The current reading of its clock.
    let local: String
    let offset: String
    let abbreviation: String
    /// The next change of the clocks.
    @Nullable var next: Change?
    /// The requested changes; null without a request.
    @Nullable var transitions: [Change]?

    init(_ zone: Zone, at instant: Instant, transitions: [ZoneTransition]? = nil) {
        id = zone.id.name
        canonical = zone.canonicalID.name
        local = ZonedDateTime(instant, in: zone).description
        let period = zone.period(at: instant)
        offset = period.offset.description
        abbreviation = period.abbreviation
        next = zone.nextTransition(after: instant).map(Change.init)
        self.transitions = transitions.map { $0.map(Change.init) }
    }

    /// One line of a list.
    var line: String {
        let link = canonical == id ? "" : "  = \(canonical)"
        return "\(offset) \(abbreviation)\(DisplayWidth.padding(abbreviation, to: 6)) \(id)\(link)"
    }

    /// Returns the page about one zone.
    func page(_ rules: String) -> String {
        if let transitions {
            guard !transitions.isEmpty else {
                return tr("\(id): the clocks do not change then (\(rules))\n")
            }
            return transitions.map { $0.line + "\n" }.joined()
        }
        let link = canonical == id ? "" : " (\(canonical))"
        let ahead = next.map { tr("next change: \($0.line)") } ?? tr("no change ahead")
        return tr("\(id)\(link): \(offset) \(abbreviation)\nnow: \(local)\n\(ahead)\n\(rules)\n")
    }
}

/// The rules in use, for `zones --version --json`.
struct ZoneSourceDocument: Encodable, Sendable {
    /// A release and its location.
    struct Candidate: Encodable, Sendable {
        let version: String
        let source: String

        init(_ database: ZoneDatabase) { (version, source) = (database.version, database.source) }
    }

    let version: String
    let source: String
    /// SHA-256 of the copy in the program; null for a directory.
    @Nullable var digest: String?
    /// The unnamed rules of the machine; null if there are none.
    @Nullable var system: Candidate?
    @Nullable var installed: Candidate?
    let embedded: Candidate
    /// The newest release recorded in the store; null for none.
    @Nullable var seen: String?

    init(_ session: Session, seen: ZoneRelease?) {
        version = session.database.version
        source = session.database.source
        digest = session.database.digest
        system = session.sources.system.map(Candidate.init)
        installed = session.sources.installed.map(Candidate.init)
        embedded = Candidate(.embedded)
        self.seen = seen?.description
    }

    /// The rules beside those in use, on lines of their own.
    var comparison: String {
        func line(_ candidate: Candidate?) -> String {
            candidate.map { "tz \(Printable.name($0.version)) (\(Printable.line($0.source)))" } ?? tr("none")
        }
        let stored = seen.map { tr("written under \($0)") } ?? tr("nothing written down")
        return tr("system: \(line(system))\n") + tr("installed: \(line(installed))\n")
            + tr("embedded: tz \(embedded.version)\n") + tr("store: \(stored)\n")
    }
}

/// A list of zones, for `zones --json`.
struct ZonesDocument: Encodable, Sendable {
    /// A zone with an unusable file.
    struct Refusal: Encodable, Sendable {
        let id: String
        let code: String
        let message: String
    }

    let version: String
    let zones: [ZoneDocument]
    /// The zones dropped from the list.
    let refused: [Refusal]
}
