import Synchronization

/// Where answers of a run by older rules differ from those by newer ones, for a directory that somebody named.
///
/// The zones of ``ZoneDatabase/comparing(with:)`` tell it of every reading that is asked for; it keeps the first one that
/// the newer rules read otherwise.
@usableFromInline package final class ZoneWitness: Sendable {
    /// One reading by two releases.
    package struct Difference: Hashable, Sendable {
        /// The zone.
        package let zone: ZoneID
        /// What was asked about: a clock reading, or an instant.
        package let question: String
        /// The answer by the rules in force.
        package let answer: String
        /// The answer by the newer rules.
        package let newer: String
    }

    /// The newer rules.
    package let newer: ZoneDatabase
    private let first = Mutex<Difference?>(nil)

    init(_ newer: ZoneDatabase) { self.newer = newer }

    /// The first difference; nil while there is none.
    package var difference: Difference? { first.withLock { $0 } }

    /// Notes that an instant was asked for its clock reading.
    @usableFromInline func saw(_ second: Int64, in zone: Zone.Storage) {
        guard difference == nil, let other = try? newer.zone(zone.id) else { return }
        let offsets = (zone.rules.offset(at: second), other.rules.offset(at: second))
        guard offsets.0 != offsets.1 else { return }
        let instant = Instant(clamping: second, nanosecond: 0)
        func shown(_ offset: Int32) -> String {
            "\(CivilDateTime(uncheckedSecondsSinceEpoch: second &+ Int64(offset), nanosecond: 0))"
        }
        note(
            Difference(
                zone: zone.id, question: "\(instant)", answer: shown(offsets.0), newer: shown(offsets.1)))
    }

    /// Notes that a clock reading was asked for its instant.
    @usableFromInline func saw(local second: Int64, in zone: Zone.Storage) {
        guard difference == nil, let other = try? newer.zone(zone.id) else { return }
        let (mine, theirs) = (zone.rules.offsets(atLocal: second), other.rules.offsets(atLocal: second))
        guard mine.before != theirs.before || mine.after != theirs.after else { return }
        func instant(_ offset: Int32) -> String {
            "\(Instant(clamping: second &- Int64(offset), nanosecond: 0))"
        }
        note(
            Difference(
                zone: zone.id,
                question: "\(CivilDateTime(uncheckedSecondsSinceEpoch: second, nanosecond: 0))",
                answer: instant(mine.before), newer: instant(theirs.before)))
    }

    /// Notes answers that are no single reading, as the changes of a zone.
    package func saw(_ question: String, of zone: ZoneID, _ answer: String, newer: String) {
        guard answer != newer else { return }
        note(Difference(zone: zone, question: question, answer: answer, newer: newer))
    }

    private func note(_ difference: Difference) {
        first.withLock { if $0 == nil { $0 = difference } }
    }
}
