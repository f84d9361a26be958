import CivilTime
import Messages
import Trips

extension ActivityKind {
    /// The kind inside a sentence: `flight`, `rented car`.
    var noun: String {
        switch self {
        case .carRental: tr("rented car")
        case .lodging: tr("stay")
        case .other: tr("activity")
        default: word
        }
    }
}

extension FindingPhrase {
    /// `11 March 2027`, `11 to 13 March 2027`, `30 March to 2 April 2027`; both included.
    static func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first >= last { return date(first) }
        if first.year == last.year, first.month == last.month { return tr("\(first.day) to \(date(last))") }
        return tr("\(first.year == last.year ? day(first) : date(first)) to \(date(last))")
    }
}

extension FindingPhrase {
    /// `the night of 11 March 2027`, `the 3 nights from 9 to 12 March 2027`; the range is of the dates on which they begin.
    static func nights(_ nights: Range<CivilDate>) -> String {
        let count = nights.lowerBound.days(until: nights.upperBound)
        if count <= 1 { return tr("the night of \(date(nights.lowerBound))") }
        return tr("the \(count) nights from \(dates(nights.lowerBound, nights.upperBound))")
    }

    /// `9357 km`.
    static func kilometres(_ distance: Double) -> String { "\(Int(distance.rounded())) km" }
}

extension String {
    /// In lower case, with single blanks and none at the ends.
    var plainText: String { lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
