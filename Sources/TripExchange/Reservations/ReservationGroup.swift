import CivilTime
import ICalendar
import Messages
import Trips

/// What one file has of one booking: its versions, and an object for each traveller.
///
/// A later version takes the place of an earlier one; where nothing tells which is later, the first counts, and every
/// contradiction is told. Travellers are put together.
struct ReservationGroup {
    /// What is known of one traveller, or of all where the objects name nobody.
    private struct Entry {
        var reservation: Reservation
        /// The objects that it was read from.
        var data: [JSONValue]
        let line: Int
        /// The travellers' names as they are compared.
        let names: Set<String>

        init(_ reservation: Reservation, line: Int) {
            self.reservation = reservation
            data = [reservation.data]
            self.line = line
            names = reservation.people
        }

        /// Whether an object is for the same travellers, as far as both say for whom they are, and no other room or seat of
        /// theirs.
        ///
        /// - Parameters:
        ///   - other: The object.
        ///   - theirs: Its travellers.
        ///   - several: Those who are known to have more than one room or seat.
        /// - Returns: Whether it is.
        func isOfSameTraveller(
            _ other: Reservation, _ theirs: Set<String>, several: Set<String>
        ) -> Bool {
            guard names.isEmpty || theirs.isEmpty || !names.isDisjoint(with: theirs) else { return false }
            // Two tickets, or two rooms.
            guard hasOtherSeat(than: other) else { return true }
            guard several.isDisjoint(with: names) else { return false }
            if let mine = reservation.modified, let their = other.modified, mine != their { return true }
            return reservation.sent != other.sent
        }

        func hasOtherSeat(than other: Reservation) -> Bool {
            let (mine, their) = (reservation.seats, other.seats)
            return !mine.isEmpty && !their.isEmpty && !mine.contains(where: their.contains)
        }
    }

    /// Something to tell.
    struct Note {
        let code: FindingCode
        let severity: FindingSeverity
        let message: String
        let line: Int
        /// Whether it is about objects of which one is not kept, so that nobody can tell it again.
        var isOfLost = false
    }

    private static let mostVersions = 32

    private var entries: [Entry]
    private(set) var notes: [Note] = []
    private var bytes: Int
    private let mostBytes: Int
    private var hasToldMore = false
    private var hasToldTwin = false
    /// The travellers who are known to have more than one room or seat: another one is no version of the first.
    var several: Set<String> = []
    let line: Int

    /// Begins with an object.
    ///
    /// - Parameters:
    ///   - reservation: The first one.
    ///   - line: Its line.
    ///   - bytes: Its octets.
    ///   - mostBytes: The octets that may be kept of all together.
    init(_ reservation: Reservation, line: Int, bytes: Int = 0, mostBytes: Int = .max) {
        entries = [Entry(reservation, line: line)]
        self.line = line
        self.bytes = bytes
        self.mostBytes = mostBytes
        remark(reservation, line)
    }

    /// The objects as they came, but for earlier versions.
    var data: [JSONValue] { entries.flatMap(\.data) }

    /// All travellers as they are compared.
    var people: Set<String> { entries.reduce(into: []) { $0.formUnion($1.names) } }

    /// The objects of each traveller, with the names.
    var parts: [(travellers: [String], data: [JSONValue])] {
        entries.map { ($0.reservation.travellers, $0.data) }
    }

    private mutating func remark(_ reservation: Reservation, _ line: Int) {
        for remark in reservation.remarks.prefix(4) {
            notes.append(
                Note(code: .repairedValue, severity: .repaired, message: remark, line: line, isOfLost: true))
        }
    }

    private mutating func note(
        _ code: FindingCode, _ severity: FindingSeverity, _ line: Int, isOfLost: Bool = false,
        _ message: String
    ) {
        guard notes.count < 64 else { return }
        notes.append(Note(code: code, severity: severity, message: message, line: line, isOfLost: isOfLost))
    }

    // MARK: Objects

    /// Takes another object of the same booking.
    mutating func add(_ other: Reservation, line: Int, bytes more: Int = 0, _ clock: inout ReservationClock) {
        let names = other.people
        let fitting = entries.indices.filter { entries[$0].isOfSameTraveller(other, names, several: several) }
        guard let index = fitting.first(where: { !entries[$0].hasOtherSeat(than: other) }) ?? fitting.first
        else {
            guard entries.count < Reservation.mostTravellers, bytes + more <= mostBytes else {
                return tellMore(other, line)
            }
            bytes += more
            entries.append(Entry(other, line: line))
            return remark(other, line)
        }
        let known = entries[index]
        // The same in the text of a page and in its microdata is one.
        guard known.reservation != other, !known.data.contains(other.data) else {
            return tellTwin(other, line)
        }
        let differences = ReservationDifferences(known.reservation, other, &clock).texts
        switch ReservationOrder(of: other, after: known.reservation) {
        case .later:
            if !differences.isEmpty {
                tell(
                    .olderVersion, .repaired, line, differences,
                    tr("the later version on this line was taken"))
            }
            entries[index] = Entry(other, line: line)
        case .earlier:
            if !differences.isEmpty {
                tell(.olderVersion, .repaired, line, differences, tr("the later version was taken"))
            }
        case .unknown:
            let filled = known.reservation.filled(from: other)
            let isKept = bytes + more <= mostBytes && known.data.count < Self.mostVersions
            if !differences.isEmpty {
                let message = tr("nothing tells which version is later, and the first was taken")
                tell(.contradictedReservation, .warning, line, isOfLost: !isKept, differences, message)
            }
            guard filled != known.reservation || !differences.isEmpty, isKept else { return }
            bytes += more
            entries[index].reservation = filled
            entries[index].data.append(other.data)
        }
    }

    private mutating func tell(
        _ code: FindingCode, _ severity: FindingSeverity, _ line: Int, isOfLost: Bool = true,
        _ differences: [String], _ done: String
    ) {
        note(
            code, severity, line, isOfLost: isOfLost,
            tr("two versions of one reservation differ: \(differences.joined(separator: "; ")); \(done)"))
    }

    /// Two rooms that are alike, or one that is written twice: nothing tells which.
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
                "one booking has more than \(Reservation.mostTravellers) travellers, or more than \(mostBytes) octets; the others "
                    + "were not read"))
    }
}

// MARK: - All together

extension ReservationGroup {
    /// The booking, with all its travellers.
    mutating func merged(_ clock: inout ReservationClock) -> Reservation {
        let isLive = entries.contains { $0.reservation.status != .cancelled }
        let counting = isLive ? entries.filter { $0.reservation.status != .cancelled } : entries
        guard var base = counting.first?.reservation ?? entries.first?.reservation else {
            preconditionFailure("a group has an object")
        }
        for entry in counting.dropFirst() { take(entry, into: &base, &clock) }
        if counting.count < entries.count {
            let names = entries.filter { $0.reservation.status == .cancelled }.map {
                Self.name($0.reservation)
            }
            note(
                .contradictedReservation, .warning, line,
                tr(
                    "the reservation of \(names.joined(separator: ", ")) is cancelled, and \(counting.count) of the same booking "
                        + "are not; the booking stands"))
        }
        if entries.count > 1 { base.price = price(of: counting) }
        base.travellers = []
        base.seats = []
        for entry in counting {
            for name in entry.reservation.travellers
            where !base.people.contains(ReservationIdentity.person(name)) {
                if base.travellers.count < Reservation.mostTravellers { base.travellers.append(name) }
            }
            for seat in entry.reservation.seats where !base.seats.contains(seat) {
                if base.seats.count < Reservation.mostTravellers { base.seats.append(seat) }
            }
        }
        base.modified = entries.compactMap(\.reservation.modified).max()
        base.sent = entries.compactMap(\.reservation.sent).max()
        return base
    }

    /// Takes what the object of another traveller says of the journey itself.
    private mutating func take(_ entry: Entry, into base: inout Reservation, _ clock: inout ReservationClock)
    {
        let differences = ReservationDifferences(base, entry.reservation, &clock, isOfOneTraveller: false)
            .texts
        let order = ReservationOrder(of: entry.reservation, after: base)
        if !differences.isEmpty {
            let done =
                switch order {
                case .later, .earlier: tr("the later version was taken")
                case .unknown: tr("nothing tells which version is later, and the first was taken")
                }
            let said = differences.joined(separator: "; ")
            note(
                .contradictedReservation, .warning, entry.line,
                tr("the reservations of travellers of one booking differ: \(said); \(done)"))
        }
        base = order == .later ? entry.reservation.filled(from: base) : base.filled(from: entry.reservation)
    }

    /// The prices of all travellers together; one of them is never that of all in silence.
    private mutating func price(of counting: [Entry]) -> Money? {
        let prices = counting.compactMap(\.reservation.price)
        guard let first = prices.first else { return nil }
        let texts = prices.map { "\($0)" }.joined(separator: ", ")
        guard prices.count > 1 else {
            if counting.count > 1 {
                note(
                    .contradictedReservation, .warning, line,
                    tr(
                        "of \(counting.count) reservations of one booking one alone has a price, \(texts); it was taken for all"
                    ))
            }
            return first
        }
        var sum: Money? = first
        for price in prices.dropFirst() { sum = sum.flatMap { try? $0.adding(price) } }
        if let sum {
            note(
                .repairedValue, .repaired, line,
                tr("the prices of \(prices.count) travellers, \(texts), were added up to \("\(sum)")"))
        } else {
            note(
                .contradictedReservation, .warning, line,
                tr("the prices of \(prices.count) travellers, \(texts), make no sum; none was taken"))
        }
        return sum
    }

    private static func name(_ reservation: Reservation) -> String {
        reservation.travellers.first ?? reservation.seat ?? "?"
    }
}
