import CivilTime
package import Findings
import Messages
package import StrictJSON
import Trips

/// The objects of one booking in one file: its versions, for each traveller.
///
/// A later version replaces an earlier one; where the order is unknown, the first is used, and every
/// contradiction is reported. Travellers are joined.
package struct ReservationGroup {
    /// A finding to report.
    package struct Note {
        package let code: FindingCode
        package let severity: FindingSeverity
        package let message: String
        package let line: Int
        /// Whether it concerns a dropped object, so that it cannot be found again.
        package var isOfLost = false
    }

    /// The most versions of one reservation that are kept.
    private static let mostVersions = 32

    private(set) var entries: [ReservationEntry]
    package private(set) var notes: [Note] = []
    private var bytes: Int
    private let mostBytes: Int
    private var hasToldMore = false
    private var hasToldTwin = false
    /// Travellers with more than one known room or seat: another one is no version of the first.
    package var several = Travellers()
    /// The latest object that names no traveller, and so applies also to later ones.
    private var general: Reservation?
    package let line: Int

    /// Makes a group of an object.
    ///
    /// - Parameters:
    ///   - reservation: The first one.
    ///   - line: Its line.
    ///   - bytes: Its bytes.
    ///   - mostBytes: The most bytes that may be kept of all objects.
    package init(_ reservation: Reservation, line: Int, bytes: Int = 0, mostBytes: Int = .max) {
        entries = [ReservationEntry(reservation, line: line)]
        self.line = line
        self.bytes = bytes
        self.mostBytes = mostBytes
        general = reservation.nameless
        remark(reservation, line)
    }

    /// The objects, verbatim, without earlier versions.
    package var data: [JSONValue] { entries.flatMap(\.data) }

    /// The objects, each with the date of its mail.
    package var datedData: [JSONValue] {
        entries.flatMap { entry in entry.data.map { Reservation.dated($0, entry.reservation.sent) } }
    }

    /// All travellers in comparable form.
    package var people: Travellers { entries.reduce(into: Travellers()) { $0.formUnion($1.names) } }

    /// The objects of each traveller, with the names.
    package var parts: [(travellers: [String], data: [JSONValue])] {
        entries.map { ($0.reservation.travellers, $0.data) }
    }

    private mutating func remark(_ reservation: Reservation, _ line: Int) {
        for remark in reservation.remarks.prefix(4) {
            notes.append(
                Note(code: .repairedValue, severity: .repaired, message: remark, line: line, isOfLost: true))
        }
    }

    /// The most findings about one booking.
    private static let mostNotes = 64

    package mutating func note(
        _ code: FindingCode, _ severity: FindingSeverity, _ line: Int, isOfLost: Bool = false,
        _ message: String
    ) {
        guard notes.count < Self.mostNotes,
            !notes.contains(where: { $0.message == message && $0.line == line })
        else {
            return
        }
        notes.append(Note(code: code, severity: severity, message: message, line: line, isOfLost: isOfLost))
    }

    // MARK: Objects

    /// Adds another object of the same booking.
    package mutating func add(
        _ other: Reservation, line: Int, bytes more: Int = 0, _ clock: inout ReservationClock
    ) {
        let fitting = fitting(other)
        if let nameless = other.nameless,
            general.map({ ReservationOrder(of: nameless, after: $0) == .later }) ?? true
        {
            general = nameless
        }
        guard let first = fitting.first else { return append(beside(other, line, &clock), line, bytes: more) }
        // The same object in the text and in the microdata of a page is one.
        if let twin = fitting.first(where: { entries[$0].says(other) }) {
            entries[twin].isSaid(again: other.sent)
            return tellTwin(other, line)
        }
        // An object about several travellers goes to each of them.
        guard fitting.count == 1 || bytes + more * fitting.count <= mostBytes else {
            return tellMore(other, line)
        }
        let orders = fitting.map { ReservationOrder(of: other, after: entries[$0].reservation) }
        if orders[0] == .unknown {
            return fill(first, other, line, bytes: more, isOnly: fitting.count == 1, &clock)
        }
        for (index, order) in zip(fitting, orders) {
            tellVersions(entries[index].reservation, other, order, line, &clock)
        }
        let isOfSeveral = fitting.count > 1 && other.people.count > 1
        if isOfSeveral {
            replace(zip(fitting, orders).filter { $0.1 == .later }.map(\.0), with: other, line)
        } else {
            for (place, (index, order)) in zip(fitting, orders).enumerated() {
                replace(index, with: other, order, line, isFirst: place == 0)
            }
        }
        appendOthers(of: other, line, &clock)
    }

    /// Returns an object joined with a later one that names no traveller, and so applies to it.
    private mutating func beside(
        _ other: Reservation, _ line: Int, _ clock: inout ReservationClock
    ) -> Reservation {
        guard let general, !other.travellers.isEmpty, let date = general.sent, let before = other.sent,
            before < date, ReservationOrder(of: general, after: other) == .later
        else { return other }
        tellVersions(general, other, .earlier, line, &clock)
        return general.withoutPrice.keeping(other)
    }

    /// Returns the entries of an object's travellers, as far as it names them, and of its seats.
    private func fitting(_ other: Reservation) -> [Int] {
        let names = other.people
        let all = entries.indices.filter { entries[$0].isOfSameTraveller(other, names, several: several) }
        guard all.count > 1, names.count < 2 else { return all }
        guard other.seats.isEmpty else {
            let seated = all.filter { entries[$0].hasSeat(of: other) }
            if !seated.isEmpty { return seated }
            return Array(all.filter { entries[$0].reservation.seats.isEmpty }.prefix(1))
        }
        // `Smith` is either Mr or Mrs Smith.
        let isDoubtful =
            !names.isEmpty && all.contains { entries[$0].names.isDisjoint(with: entries[all[0]].names) }
        return isDoubtful ? [] : all
    }

    private mutating func append(_ other: Reservation, _ line: Int, bytes more: Int) {
        guard entries.count < Reservation.mostTravellers, bytes + more <= mostBytes else {
            return tellMore(other, line)
        }
        bytes += more
        entries.append(ReservationEntry(other, line: line))
        remark(other, line)
    }

    /// Adds values that only an object of unknown order has.
    private mutating func fill(
        _ index: Int, _ other: Reservation, _ line: Int, bytes more: Int, isOnly: Bool,
        _ clock: inout ReservationClock
    ) {
        let known = entries[index]
        let differences = ReservationDifferences(known.reservation, other, &clock).texts
        var filled = known.reservation.filled(from: other)
        if isOnly {
            for name in other.travellers where !filled.people.contains(name) {
                filled.travellers.append(name)
            }
        }
        let isKept = bytes + more <= mostBytes && known.data.count < Self.mostVersions
        if !differences.isEmpty {
            let message = tr("nothing tells which version is later, and the first was taken")
            tell(.contradictedReservation, .warning, line, isOfLost: !isKept, differences, message)
        }
        guard filled != known.reservation || !differences.isEmpty, isKept else { return }
        bytes += more
        entries[index].fill(with: filled, from: other)
    }

    private mutating func tellVersions(
        _ known: Reservation, _ other: Reservation, _ order: ReservationOrder, _ line: Int,
        _ clock: inout ReservationClock
    ) {
        let differences = ReservationDifferences(known, other, &clock).texts
        guard !differences.isEmpty else { return }
        let done =
            order == .later
            ? tr("the later version on this line was taken") : tr("the later version was taken")
        tell(.olderVersion, .repaired, line, differences, done)
    }

    /// Replaces a version by a later one, keeping what that omits; unnamed travellers stay.
    private mutating func replace(
        _ index: Int, with other: Reservation, _ order: ReservationOrder, _ line: Int, isFirst: Bool
    ) {
        let known = entries[index].reservation
        guard order == .later else {
            let kept = known.keeping(other.only(known.people), hasPrice: isFirst)
            if kept != known { entries[index] = ReservationEntry(kept, line: entries[index].line) }
            return
        }
        let others = other.people.isEmpty ? nil : known.without(other.people)
        // A price stated once for several belongs to the first.
        let said = isFirst ? other : other.withoutPrice
        let kept = said.keeping(known.only(other.people), hasPrice: other.price == nil && others == nil)
        entries[index] = ReservationEntry(others ?? kept, line: others == nil ? line : entries[index].line)
        if others != nil { append(kept, line, bytes: 0) }
    }

    /// Replaces the version of several entries by a later one.
    private mutating func replace(_ indices: [Int], with other: Reservation, _ line: Int) {
        guard let first = indices.first else { return }
        var gone: Set<Int> = []
        for index in indices {
            if let others = entries[index].reservation.without(other.people) {
                entries[index] = ReservationEntry(others, line: entries[index].line)
            } else {
                gone.insert(index)
            }
        }
        var kept = other
        for index in gone { kept = kept.keeping(entries[index].reservation, hasPrice: false) }
        if gone.contains(first) {
            entries[first] = ReservationEntry(kept, line: line)
            gone.remove(first)
        } else {
            append(kept, line, bytes: 0)
        }
        entries = entries.indices.filter { !gone.contains($0) }.map { entries[$0] }
    }

    /// Adds those travellers of an earlier version whom no later one names.
    private mutating func appendOthers(
        of other: Reservation, _ line: Int, _ clock: inout ReservationClock
    ) {
        guard !other.people.isEmpty, !other.people.isSubset(of: people), let rest = other.without(people)
        else { return }
        append(beside(rest, line, &clock), line, bytes: 0)
    }

    private mutating func tell(
        _ code: FindingCode, _ severity: FindingSeverity, _ line: Int, isOfLost: Bool = true,
        _ differences: [String], _ done: String
    ) {
        note(
            code, severity, line, isOfLost: isOfLost,
            tr("two versions of one reservation differ: \(differences.joined(separator: "; ")); \(done)"))
    }

    /// Reports two equal rooms, which may be one that is written twice.
    private mutating func tellTwin(_ other: Reservation, _ line: Int) {
        guard other.type == .lodging, !hasToldTwin else { return }
        hasToldTwin = true
        note(
            .repairedValue, .repaired, line, isOfLost: true,
            tr(
                "the same reservation stands twice, \(other.seat ?? other.name ?? "?"); it was taken for one room"
            ))
    }

    private mutating func tellMore(_ other: Reservation, _ line: Int) {
        guard !hasToldMore else { return }
        hasToldMore = true
        note(
            .tooManyParts, .warning, line, isOfLost: true,
            tr(
                "one booking has more than \(Reservation.mostTravellers) travellers, or more than \(mostBytes) bytes; the others "
                    + "were not read"))
    }
}
