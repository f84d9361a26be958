package import CivilTime
package import Findings
import Messages

/// The periods in which a file's definition and the zone used instead have different offsets.
///
/// A VTIMEZONE applies to the times of its file only (RFC 5545 §3.6.5), so a contradiction matters when one
/// of these times lies in such a period.
package struct ZoneContradiction: Sendable {
    /// A period in which the offsets differ.
    struct Stretch: Equatable {
        /// Seconds since the epoch.
        let range: Range<Int64>
        /// Seconds east of UTC, by the first definition.
        let first: Int
        /// Seconds east of UTC, by the second definition.
        let second: Int
    }

    /// The TZID.
    let name: String
    /// The zone that is used.
    package let zone: Zone
    private let version: String
    private let stretches: [Stretch]
    /// The lines of two contradictory definitions; `nil` when one contradicts the zone.
    private let lines: (first: Int, second: Int)?

    init(
        name: String, zone: Zone, of version: String, stretches: [Stretch], lines: (first: Int, second: Int)?
    ) {
        self.name = name
        self.zone = zone
        self.version = version
        self.stretches = stretches
        self.lines = lines
    }

    /// The code of the finding.
    package var code: FindingCode { lines == nil ? .contradictedZone : .duplicateZone }

    /// Returns the message when a time lies in a differing period.
    ///
    /// - Parameters:
    ///   - first: A clock reading.
    ///   - last: The last reading of a series that begins with the first, or the same.
    /// - Returns: The sentence, or `nil` when the offsets agree then.
    package func message(from first: CivilDateTime, through last: CivilDateTime) -> String? {
        stretch(from: first, through: last).map { message($0, isNamed: true) }
    }

    /// Returns the first differing period that contains a time; `nil` without one.
    func stretch(from first: CivilDateTime, through last: CivilDateTime) -> Stretch? {
        let (lower, upper) = (first.secondsSinceEpoch, max(first, last).secondsSinceEpoch)
        return stretches.first { stretch in
            [stretch.first, stretch.second].contains { offset in
                lower - Int64(offset) < stretch.range.upperBound
                    && upper - Int64(offset) >= stretch.range.lowerBound
            }
        }
    }

    private static func texts(_ stretch: Stretch) -> (instant: String, offsets: [String]) {
        let instant = (try? Instant(secondsSinceEpoch: stretch.range.lowerBound)).map { "\($0)" } ?? ""
        let offsets = [stretch.first, stretch.second].map { seconds in
            (try? UTCOffset(totalSeconds: seconds)).map { "\($0)" } ?? "\(seconds) s"
        }
        return (instant, offsets)
    }

    /// Returns the sentence about both offsets and their start.
    func difference(_ stretch: Stretch) -> String {
        let (instant, offsets) = Self.texts(stretch)
        return tr("from \(instant) on it has \(offsets[0]) where the zone has \(offsets[1])")
    }

    func message(_ stretch: Stretch, isNamed: Bool) -> String {
        let (instant, offsets) = Self.texts(stretch)
        let subject = "TZID `\(Excerpt.of(name))`"
        guard let lines else {
            return
                tr(
                    "the VTIMEZONE of \(subject) contradicts \(zone.id) of the zone database \(version): "
                        + "\(difference(stretch)); the zone was followed, since files carry outdated rules")
        }
        let counts =
            isNamed ? tr("neither counts, since the name stands for \(zone.id)") : tr("the first one counts")
        return
            tr(
                "\(subject) is defined on line \(lines.first) and with other rules on line \(lines.second): from \(instant) on "
                    + "\(offsets[0]) there and \(offsets[1]) here; \(counts)")
    }
}

extension ZoneContradiction {
    /// Returns the periods in which two timelines of the same years differ, in order.
    static func stretches(_ first: FileZone.Timeline, _ second: FileZone.Timeline, _ years: Range<Int>)
        -> [Stretch]
    {
        let end = FileZone.firstSecond(of: years.upperBound)
        var instants = [FileZone.firstSecond(of: years.lowerBound)]
        instants += (first.changes + second.changes).map(\.instant)
        instants = Array(Set(instants)).sorted()
        var stretches: [Stretch] = []
        var (left, right) = (first.changes[...], second.changes[...])
        var (mine, theirs) = (first.first, second.first)
        for (index, instant) in instants.enumerated() {
            while let change = left.first, change.instant <= instant {
                (mine, left) = (change.offset, left.dropFirst())
            }
            while let change = right.first, change.instant <= instant {
                (theirs, right) = (change.offset, right.dropFirst())
            }
            let next = index + 1 < instants.count ? instants[index + 1] : end
            if mine != theirs, instant < next {
                stretches.append(Stretch(range: instant..<next, first: mine, second: theirs))
            }
        }
        return stretches
    }
}
