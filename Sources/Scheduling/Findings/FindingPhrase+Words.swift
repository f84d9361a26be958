import CivilTime
import Messages
import Trips

extension ActivityKind {
    /// The kind inside a sentence: `flight`, `rented car`.
    var noun: String {
        switch self {
        case .flight: tr("flight", as: "kind inside a sentence")
        case .train: tr("train", as: "kind inside a sentence")
        case .bus: tr("bus", as: "kind inside a sentence")
        case .ferry: tr("ferry", as: "kind inside a sentence")
        case .car: tr("car", as: "kind inside a sentence")
        case .bicycle: tr("bicycle", as: "kind inside a sentence")
        case .walk: tr("walk", as: "kind inside a sentence")
        case .transfer: tr("transfer", as: "kind inside a sentence")
        case .lodging: tr("stay", as: "kind inside a sentence")
        case .carRental: tr("rented car", as: "kind inside a sentence")
        case .restaurant: tr("restaurant", as: "kind inside a sentence")
        case .tour: tr("tour", as: "kind inside a sentence")
        case .event: tr("event", as: "kind inside a sentence")
        case .other: tr("activity", as: "kind inside a sentence")
        }
    }
}

extension FindingPhrase {
    /// `11 March 2027`, `11 to 13 March 2027`, `30 March to 2 April 2027`; both included.
    static func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first >= last { return date(first) }
        if first.year == last.year, first.month == last.month {
            return tr("\(first.day) to \(date(last))", as: "days of one month")
        }
        return tr(
            "\(first.year == last.year ? day(first) : date(first)) to \(date(last))",
            as: "from one date to another")
    }
}

extension FindingPhrase {
    /// `the night of 11 March 2027`, `the 3 nights from 9 to 12 March 2027`; the range holds the dates on which they
    /// begin.
    static func nights(_ nights: Range<CivilDate>) -> String {
        let count = nights.lowerBound.days(until: nights.upperBound)
        if count <= 1 { return tr("the night of \(date(nights.lowerBound))") }
        return tr("the \(count) nights from \(dates(nights.lowerBound, nights.upperBound))")
    }

    /// `9357 km`.
    static func kilometres(_ distance: Double) -> String { tr("\(Int(distance.rounded())) km") }
}
