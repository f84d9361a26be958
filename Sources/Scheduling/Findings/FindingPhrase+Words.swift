import CivilTime
import Trips

extension ActivityKind {
    /// The kind inside a sentence: `flight`, `rented car`.
    var noun: String {
        switch self {
        case .carRental: "rented car"
        case .lodging: "stay"
        case .other: "activity"
        default: rawValue
        }
    }
}

extension FindingPhrase {
    /// `11 March`, `11 to 13 March`, `30 March to 2 April`; both included.
    static func dates(_ first: CivilDate, _ last: CivilDate, withYear: Bool = false) -> String {
        let year = withYear ? " \(last.year)" : ""
        if first >= last { return date(first) + (withYear ? " \(first.year)" : "") }
        if first.year == last.year, first.month == last.month {
            return "\(first.day) to \(date(last))\(year)"
        }
        if first.year == last.year { return "\(date(first)) to \(date(last))\(year)" }
        return "\(date(first))\(withYear ? " \(first.year)" : "") to \(date(last))\(year)"
    }
}

extension FindingPhrase {
    /// `the night of 11 March`, `the 3 nights from 9 to 12 March`; the range is of the dates on which they begin.
    static func nights(_ nights: Range<CivilDate>) -> String {
        let count = nights.lowerBound.days(until: nights.upperBound)
        if count <= 1 { return "the night of \(date(nights.lowerBound))" }
        return "the \(count) nights from \(dates(nights.lowerBound, nights.upperBound))"
    }

    /// `9357 km`.
    static func kilometres(_ distance: Double) -> String { "\(Int(distance.rounded())) km" }
}

extension String {
    /// In lower case, with single blanks and none at the ends.
    var plainText: String { lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
