import CivilTime
import Synchronization

/// A file's VTIMEZONE (RFC 5545 §3.6.5), prepared for evaluation.
struct FileZone {
    /// The TZID.
    let name: String
    /// The IANA name in `X-LIC-LOCATION`, as libical and Google write it.
    let location: String?
    /// The release of the tz database that the definition names as its source.
    var release: String? { component.text(ZoneDefinition.releaseProperty) }
    /// The definition, verbatim.
    let component: Component
    private let work: ZoneWork
    private let evaluated = Evaluations()

    /// Makes the zone; `nil` when the component has no TZID.
    ///
    /// - Parameters:
    ///   - component: The VTIMEZONE.
    ///   - work: The steps left for the zones of its file.
    init?(_ component: Component, sharing work: ZoneWork) {
        guard let name = component.text("TZID"), !name.isEmpty else { return nil }
        self.name = name
        self.component = component
        self.work = work
        location = component.text("X-LIC-LOCATION")
    }

    /// The parts, read when the rules are evaluated: most zones are known by their names.
    ///
    /// It is empty where one was not understood: partly understood rules would give unintended offsets.
    private var observances: [Observance] {
        let parts = component.components.lazy.filter { Self.kinds.contains($0.name) }
            .prefix(Self.mostParts + 1)
        guard parts.count <= Self.mostParts else { return [] }
        let read: [Observance] = parts.compactMap { Observance($0) }
        return read.count == parts.count ? read : []
    }

    private static let kinds: Set<String> = ["STANDARD", "DAYLIGHT"]

    /// The most STANDARD and DAYLIGHT parts of one VTIMEZONE.
    ///
    /// Real files have at most some dozen.
    private static let mostParts = 1000

    /// A change of the offset.
    struct Change: Equatable {
        /// Seconds since the epoch, of the first instant with the new offset.
        let instant: Int64
        let offset: Int
    }

    /// The offset at the start of a range of years, and the changes within it.
    struct Timeline: Equatable {
        let first: Int
        let changes: [Change]

        /// Every offset of the timeline.
        var offsets: Set<Int> { Set(changes.map(\.offset)).union([first]) }
    }

    /// Cached evaluations of the rules, which several finders use.
    private final class Evaluations: Sendable {
        let timelines = Mutex<[Range<Int>: Timeline?]>([:])
        let isCutShort = Mutex(false)
    }

    /// Whether an evaluation was stopped because the file's zones exceed the work limit.
    var isCutShort: Bool { evaluated.isCutShort.withLock { $0 } }

    /// Evaluates the rules for a range of years; `nil` without rules or beyond the work limit.
    func timeline(_ years: Range<Int>) -> Timeline? {
        if let known = evaluated.timelines.withLock({ $0[years] }) { return known }
        let share = work.share
        var left = share
        let timeline = timeline(years, work: &left)
        work.spend(share - left)
        if timeline == nil, left <= 0, share < ZoneWork.most { evaluated.isCutShort.withLock { $0 = true } }
        evaluated.timelines.withLock { $0[years] = .some(timeline) }
        return timeline
    }

    private func timeline(_ years: Range<Int>, work: inout Int) -> Timeline? {
        var onsets: [Observance.Onset] = []
        for observance in observances {
            guard let found = observance.onsets(years, work: &work) else { return nil }
            onsets += found
        }
        onsets.sort { $0.change.instant < $1.change.instant }
        guard let earliest = onsets.first else { return nil }
        let start = Self.firstSecond(of: years.lowerBound)
        let end = Self.firstSecond(of: years.upperBound)
        var offset = earliest.from
        var first: Int?
        var changes: [Change] = []
        for onset in onsets where onset.change.instant < end {
            if onset.change.instant > start {
                if first == nil { first = offset }
                // Of two changes at one instant, the last in the file is used.
                if changes.last?.instant == onset.change.instant { changes.removeLast() }
                let before = changes.last?.offset ?? first
                if onset.change.offset != before { changes.append(onset.change) }
            }
            offset = onset.change.offset
        }
        return Timeline(first: first ?? offset, changes: changes)
    }

    /// Returns whether the clocks always show one offset.
    func keeps(_ offset: UTCOffset) -> Bool {
        timeline(1900..<2200) == Timeline(first: offset.totalSeconds, changes: [])
    }

    static func firstSecond(of year: Int) -> Int64 {
        let date = (try? CivilDate(year, 1, 1)) ?? .latest
        return Int64(date.daysSinceEpoch) * 86_400
    }
}

extension FileZone.Timeline {
    /// Returns whether a zone of the database has these offsets; most differ at the beginning.
    func isSame(as zone: Zone, _ years: Range<Int>) -> Bool {
        let start = FileZone.firstSecond(of: years.lowerBound)
        guard let instant = try? Instant(secondsSinceEpoch: start),
            zone.offset(at: instant).totalSeconds == first
        else { return false }
        return FileZone.Timeline(zone, years) == self
    }

    /// Makes the timeline of a zone of the database.
    init?(_ zone: Zone, _ years: Range<Int>) {
        let start = FileZone.firstSecond(of: years.lowerBound)
        let end = FileZone.firstSecond(of: years.upperBound)
        guard var instant = try? Instant(secondsSinceEpoch: start) else { return nil }
        first = zone.offset(at: instant).totalSeconds
        var changes: [FileZone.Change] = []
        while let transition = zone.nextTransition(after: instant), transition.instant.secondsSinceEpoch < end
        {
            instant = transition.instant
            guard transition.changesOffset else { continue }
            changes.append(
                FileZone.Change(
                    instant: instant.secondsSinceEpoch, offset: transition.after.offset.totalSeconds))
        }
        self.changes = changes
    }
}
