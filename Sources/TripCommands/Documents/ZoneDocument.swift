import CivilTime
import Messages
import Rendering

/// One zone at one instant, as `zones --json` writes it.
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
    /// The name that all names of the zone lead to.
    let canonical: String
    /// What its clocks show now.
    let local: String
    let offset: String
    let abbreviation: String
    /// The next change of the clocks.
    @Nullable var next: Change?
    /// The changes that were asked for; null when none were.
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

    /// One zone alone.
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

/// Which rules are in use, as `zones --version --json` writes it.
struct ZoneSourceDocument: Encodable, Sendable {
    let version: String
    let source: String
    /// SHA-256 of the copy in the program; null for a directory.
    @Nullable var digest: String?

    init(_ database: ZoneDatabase) {
        version = database.version
        source = database.source
        digest = database.digest
    }
}

/// A list of zones, as `zones --json` writes it.
struct ZonesDocument: Encodable, Sendable {
    /// A zone whose file cannot be used.
    struct Refusal: Encodable, Sendable {
        let id: String
        let code: String
        let message: String
    }

    let version: String
    let zones: [ZoneDocument]
    /// The zones of the list that are missing in it.
    let refused: [Refusal]
}
