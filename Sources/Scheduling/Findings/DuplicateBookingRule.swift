import CivilTime
import Messages
import Trips

/// `duplicate-booking`: the same ride, stay, table or rented car is in the trip twice, for example from a feed and a
/// mail.
///
/// - Two rides are the same with equal ends and an equal number, title or pair of codes; two flights of one number
///   also if their times overlap, and then one of them is outdated.
/// - Two stays are the same with equal dates and an equal title, address, point or confirmation code.
/// - Two tables or rented cars are the same with equal ends and an equal title.
///
/// Two confirmation codes, or two seats or rooms, are bookings of two people and not duplicates. So are two tickets
/// for one concert or tour with one title.
public struct DuplicateBookingRule: TripRule {
    /// `duplicate-booking`.
    public let id = RuleID.duplicateBooking

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// When it fires, in one clause.
    public let summary = tr("the same ride, stay, table or rented car is in the trip twice")

    /// Creates the rule with its own severity.
    public init() {}

    /// Returns one finding for each booking that repeats an earlier one.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        let activities = itinerary.activities
        var seen: [BookingSign: [Int]] = [:]
        var findings: [TripFinding] = []
        for index in itinerary.bookingsWithRivals {
            let booking = activities[index]
            var match: Int?
            for sign in BookingSign.signs(of: booking) {
                let known = seen[sign] ?? []
                match = match ?? known.last { activities[$0].isSameBooking(as: booking) }
                seen[sign] = known.suffix(Self.memory - 1) + [index]
            }
            if let match { findings.append(finding(activities[match], booking)) }
        }
        return findings
    }

    /// The most earlier bookings with the same sign that are compared.
    private static let memory = 4

    private func finding(_ first: ScheduledActivity, _ second: ScheduledActivity) -> TripFinding {
        let names = tr("\(FindingPhrase.name(first)) and \(FindingPhrase.name(second))", as: "two activities")
        let noun = first.kind.noun
        let message: String
        if first.kind == .lodging {
            let dates = FindingPhrase.dates(first.span.startDate, first.span.endDate)
            message = tr("\(names) are one stay, \(dates), that is in the trip twice; one of the two can go.")
        } else if first.start == second.start, first.end == second.end {
            message =
                tr(
                    "\(names) are one \(noun), on \(FindingPhrase.time(first.start, first.startZone)), that is in "
                        + "the trip twice; one of the two can go.")
        } else {
            message =
                FindingPhrase.sentence(
                    tr(
                        "\(names) are one \(noun) with two times: it leaves on "
                            + "\(FindingPhrase.time(first.start, first.startZone)) or on "
                            + "\(FindingPhrase.time(second.start, second.startZone))"),
                    Self.newer(first, second))
        }
        return TripFinding(
            rule: id, severity: severity, items: [first.key, second.key], instant: second.start,
            message: message)
    }

    /// Returns which of two times is newer, if both have a stamp.
    private static func newer(_ first: ScheduledActivity, _ second: ScheduledActivity) -> String? {
        guard let one = first.activity.stamp, let other = second.activity.stamp, one != other else {
            return nil
        }
        let newer = one > other ? first : second
        return tr(
            "the one on \(FindingPhrase.clock(newer.startZone.civil(at: newer.start))) was written last")
    }
}

/// A property that two entries of one booking share.
private enum BookingSign: Hashable {
    case flight(number: String)
    case number(ActivityKind, String, Instant, Instant)
    case title(ActivityKind, String, Instant, Instant)
    case codes(ActivityKind, String, String, Instant, Instant)
    case stay(CivilDate, CivilDate, String)
    case point(CivilDate, CivilDate, latitude: Int, longitude: Int)

    static func signs(of booking: ScheduledActivity) -> [BookingSign] {
        let activity = booking.activity
        if activity.kind == .lodging { return stay(activity) }
        var signs: [BookingSign] = []
        let number = activity.kind.isTransport ? activity.plainNumber : nil
        if let number, activity.kind == .flight { signs.append(.flight(number: number)) }
        if let number { signs.append(.number(activity.kind, number, booking.start, booking.end)) }
        signs.append(.title(activity.kind, activity.plainTitle, booking.start, booking.end))
        if activity.kind.isTransport, let from = activity.place?.code, let to = activity.destination?.code {
            signs.append(
                .codes(activity.kind, from.uppercased(), to.uppercased(), booking.start, booking.end))
        }
        return signs
    }

    private static func stay(_ activity: Activity) -> [BookingSign] {
        let (start, end) = (activity.span.startDate, activity.span.endDate)
        guard start < end else { return [] }
        let names = [activity.title, activity.place?.name ?? ""].map(\.plainText)
        let texts = (names + [(activity.confirmation ?? "").plainCode]).filter { !$0.isEmpty }
        var signs = Set(texts).sorted().map { BookingSign.stay(start, end, $0) }
        if let latitude = activity.place?.latitude, let longitude = activity.place?.longitude,
            latitude.magnitude <= 90, longitude.magnitude <= 180
        {
            // A thousandth of a degree is about a hundred metres.
            signs.append(
                .point(
                    start, end, latitude: Int((latitude * 1000).rounded()),
                    longitude: Int((longitude * 1000).rounded())))
        }
        return signs
    }
}

extension Itinerary {
    /// The positions of the bookings that share their start, dates or time in the air with another one.
    ///
    /// Nearly all others cannot be duplicates, and need not be read.
    fileprivate var bookingsWithRivals: [Int] {
        var rivals: Set<Int> = []
        var last: (index: Int, start: Instant)?
        var longest: (index: Int, end: Instant)?
        var stays: [Range<Int>: Int] = [:]
        for (index, booking) in activities.enumerated() where booking.isBooking {
            if booking.kind == .lodging {
                let (start, end) = booking.days
                guard start < end else { continue }
                if let first = stays.updateValue(index, forKey: start..<end) {
                    rivals.formUnion([first, index])
                }
                continue
            }
            if let last, last.start == booking.start { rivals.formUnion([last.index, index]) }
            last = (index, booking.start)
            guard booking.kind == .flight else { continue }
            if let longest, booking.start < longest.end { rivals.formUnion([longest.index, index]) }
            if booking.end > longest?.end ?? .earliest { longest = (index, booking.end) }
        }
        return rivals.sorted()
    }
}

extension ScheduledActivity {
    /// Whether two equal ones are a duplicate; two tickets for one concert are not.
    fileprivate var isBooking: Bool {
        guard status == .confirmed else { return false }
        switch kind {
        case .lodging, .carRental, .restaurant: return true
        default: return kind.isTransport && !isAllDay
        }
    }

    /// The printed dates, counted since the epoch; the end is exclusive.
    fileprivate var days: (start: Int, end: Int) {
        let span = activity.span
        return (span.startDate.daysSinceEpoch, span.endDate.daysSinceEpoch)
    }
}

extension Activity {
    /// Whether the bookings are evidently of two people.
    fileprivate func isForSomebodyElse(than other: Activity) -> Bool {
        func differ(_ one: String?, _ two: String?) -> Bool {
            guard let one, let two, !one.isEmpty, !two.isEmpty else { return false }
            return one != two
        }
        return differ(confirmation?.plainCode, other.confirmation?.plainCode)
            || differ(seat?.plainText, other.seat?.plainText)
    }
}

extension ScheduledActivity {
    fileprivate func isSameBooking(as other: ScheduledActivity) -> Bool {
        guard !activity.isForSomebodyElse(than: other.activity) else { return false }
        return activity.kind == .lodging || isSameJourney(as: other)
    }
}
