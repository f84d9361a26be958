package import CivilTime
import Documents
package import Trips

/// The clock readings in a title and a description, by the end of the booking that they belong to.
package struct ToldTimes {
    private var start = ClockReadings(in: "")
    private var end = ClockReadings(in: "")
    private var other = ClockReadings(in: "")
    private let kind: ActivityKind

    /// Reads the texts.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - description: The description; its lines may begin with a label, and their parts with another.
    ///   - kind: The kind of booking: a guest departs at the end, a train at the start.
    package init(_ title: String, _ description: String, of kind: ActivityKind) {
        self.kind = kind
        var starts: LabelKinds = [.departure, .from, .pickUp, .checkIn]
        var ends: LabelKinds = [.arrival, .to, .dropOff, .checkOut]
        if kind == .lodging { (starts, ends) = ([.checkIn, .arrival], [.checkOut, .departure]) }
        other = ClockReadings(in: title)
        for line in description.filledLines {
            var side: LabelKinds = []
            for part in line.split(whereSeparator: { ",;|".contains($0) }) {
                let kinds = Self.label(of: part)
                if !kinds.isEmpty { side = kinds }
                let readings = ClockReadings(in: part)
                if readings.isEmpty { continue }
                switch (side.isDisjoint(with: starts), side.isDisjoint(with: ends)) {
                case (false, true): start.formUnion(readings)
                case (true, false): end.formUnion(readings)
                default: other.formUnion(readings)
                }
            }
        }
    }

    /// Whether there are no readings.
    package var isEmpty: Bool { start.isEmpty && end.isEmpty && other.isEmpty }

    /// Whether the text has one reading of the start and not the other.
    package func speaksForStart(_ stated: TimeOfDay, against local: TimeOfDay) -> Bool {
        Self.speaks(start.isEmpty ? other : start, stated, local)
    }

    /// Whether the text has one reading of the end and not the other.
    package func speaksForEnd(_ stated: TimeOfDay, against local: TimeOfDay) -> Bool {
        Self.speaks(end.isEmpty ? other : end, stated, local)
    }

    /// Whether the text has a reading of the start, and not the one in the file.
    package func bearsOutStart(_ local: TimeOfDay, against stated: TimeOfDay) -> Bool {
        Self.bearsOut(start.isEmpty ? other : start, local, stated)
    }

    /// Whether the text has a reading of the end, and not the one in the file.
    package func bearsOutEnd(_ local: TimeOfDay, against stated: TimeOfDay) -> Bool {
        Self.bearsOut(end.isEmpty ? other : end, local, stated)
    }

    /// Whether a label of the start has readings without this one.
    package func deniesStart(_ local: TimeOfDay) -> Bool { !start.isEmpty && !start.contains(local) }

    /// Whether a label of the end has readings without this one.
    package func deniesEnd(_ local: TimeOfDay) -> Bool { !end.isEmpty && !end.contains(local) }

    /// Whether there are readings, but neither that of the start nor that of the end.
    package func denies(_ first: TimeOfDay, _ last: TimeOfDay) -> Bool {
        if isEmpty { return false }
        let isStart = start.contains(first) || other.contains(first)
        let isEnd = end.contains(last) || other.contains(last)
        return !isStart && !isEnd
    }

    /// Whether the label of the start has its readings, or the text has those of both ends.
    package func tellsPlace(_ first: TimeOfDay, _ last: TimeOfDay, against stated: TimeOfDay) -> Bool {
        if !start.isEmpty { return bearsOutStart(first, against: stated) }
        // `Table for 2 at 19:30`
        if kind == .restaurant, end.isEmpty, other.count == 1 { return bearsOutStart(first, against: stated) }
        return other.count <= Self.mostReadings && other.contains(first) && other.contains(last)
            && (first == stated || !other.contains(stated))
    }

    /// Among more readings one may match by chance.
    private static let mostReadings = 6

    private static func bearsOut(_ told: ClockReadings, _ local: TimeOfDay, _ stated: TimeOfDay) -> Bool {
        told.count <= mostReadings && told.contains(local) && (local == stated || !told.contains(stated))
    }

    private static func speaks(_ told: ClockReadings, _ stated: TimeOfDay, _ local: TimeOfDay) -> Bool {
        (told.contains(stated) || told.mayContain(stated)) && !told.contains(local) && !told.mayContain(local)
    }

    /// The meaning of the words at the beginning of a text: `Check-in: from`, `ab 10:26`, `Departure 10:26`.
    private static func label(of text: Substring) -> LabelKinds {
        let text = text.trimmed
        let head = text.prefix { $0 != ":" && !$0.isNumber }.trimmed
        if let kinds = head.withOctets({ BookingLabels.kinds(of: $0) }) { return kinds }
        let words = head.blankSeparated.prefix(3)
        for count in stride(from: words.count, through: 1, by: -1) {
            let label = words.prefix(count).joined(separator: " ")
            if let kinds = label.withOctets({ BookingLabels.kinds(of: $0) }) { return kinds }
        }
        return []
    }
}
