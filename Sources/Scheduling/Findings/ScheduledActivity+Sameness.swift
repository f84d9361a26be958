import CivilTime
import Trips

extension Activity {
    /// The number in the form used for comparison: `QJ716` for "qj 0716"; nil without a digit.
    var plainNumber: String? {
        guard let plain = number.map(BookedNumber.plain),
            plain.unicodeScalars.contains(where: { ("0"..."9").contains($0) })
        else { return nil }
        return plain
    }
}

extension ScheduledActivity {
    /// Whether both are the same journey or event, whoever booked it.
    ///
    /// Both are of one kind. With equal ends (an estimated end equals any), the numbers decide if both have one, else
    /// the titles or the codes of both places. Flights of one number are also the same if their times differ but
    /// overlap: one of them is outdated.
    package func isSameJourney(as other: ScheduledActivity) -> Bool {
        guard activity.kind == other.kind else { return false }
        let isAtOnce =
            start == other.start && (end == other.end || isEndEstimated || other.isEndEstimated)
        let isMoved = activity.kind == .flight && start < other.end && other.start < end
        guard isAtOnce || isMoved else { return false }
        if let number = activity.plainNumber, let otherNumber = other.activity.plainNumber {
            return number == otherNumber && !activity.isSurelyElsewhere(than: other.activity)
        }
        guard isAtOnce else { return false }
        return activity.plainTitle == other.activity.plainTitle || activity.hasSameCodes(as: other.activity)
    }
}

extension Activity {
    /// The title in lower case with single blanks.
    var plainTitle: String { title.plainText }

    /// Whether the codes of both ends of a transport are known and equal.
    fileprivate func hasSameCodes(as other: Activity) -> Bool {
        guard kind.isTransport, let from = place?.code, let to = destination?.code,
            let otherFrom = other.place?.code, let otherTo = other.destination?.code
        else { return false }
        return from.uppercased() == otherFrom.uppercased() && to.uppercased() == otherTo.uppercased()
    }

    /// Whether one of the two ends is known to be at another place.
    fileprivate func isSurelyElsewhere(than other: Activity) -> Bool {
        let starts = place.flatMap { mine in other.place.map { mine.isElsewhere(than: $0, apart: 100) } }
        let ends = destination.flatMap { mine in
            other.destination.map { mine.isElsewhere(than: $0, apart: 100) }
        }
        return starts ?? false || ends ?? false
    }
}
