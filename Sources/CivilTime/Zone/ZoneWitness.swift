import Synchronization

/// Records where answers by older rules differ from those by newer ones.
///
/// The zones of ``ZoneDatabase/comparing(with:)`` report every answer to it; it keeps the first one that differs
/// under the newer rules.
@usableFromInline package final class ZoneWitness: Sendable {
    /// One answer by two releases.
    package struct Difference: Hashable, Sendable {
        /// The zone.
        package let zone: ZoneID
        /// The question: a clock reading, or an instant.
        package let question: String
        /// The answer by the rules in use.
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

    /// Records that the clock reading of an instant was asked for.
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

    /// Records that the instant of a clock reading was asked for.
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

    /// Records answers other than single readings, such as the changes of a zone.
    package func saw(_ question: String, of zone: ZoneID, _ answer: String, newer: String) {
        guard answer != newer else { return }
        note(Difference(zone: zone, question: question, answer: answer, newer: newer))
    }

    private func note(_ difference: Difference) {
        first.withLock { if $0 == nil { $0 = difference } }
    }
}
