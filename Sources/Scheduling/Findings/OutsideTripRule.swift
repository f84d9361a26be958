import CivilTime
import Messages
import Trips

/// `outside-trip`: an activity is outside the stated dates of the trip.
///
/// A trip without stated dates (``Itinerary/tripDates``) has no findings. An activity counts by the traveller's
/// dates, so a flight that leaves on the last evening and lands a day later is reported too. Occurrences of a series
/// and transparent activities are ignored, except for stays.
public struct OutsideTripRule: TripRule {
    /// `outside-trip`.
    public let id = RuleID.outsideTrip

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// When it fires, in one clause.
    public let summary = tr("an activity stands outside the dates that the trip is said to have")

    /// Creates the rule with its own severity.
    public init() {}

    /// Returns one finding for each activity outside the trip's dates.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n log n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        guard let trip = itinerary.tripDates, !trip.isEmpty else { return [] }
        return itinerary.activities.compactMap { activity in
            guard activity.status != .cancelled, activity.activity.recurrenceID == nil,
                !activity.activity.isTransparent || activity.kind == .lodging
            else { return nil }
            let (first, last) = itinerary.livedDates(of: activity)
            guard first < trip.lowerBound || last >= trip.upperBound,
                let lastOfTrip = try? trip.upperBound.adding(days: -1)
            else { return nil }
            return TripFinding(
                rule: id, severity: severity, items: [activity.key], instant: activity.start,
                message: message(activity, first, last, trip.lowerBound, lastOfTrip))
        }
    }

    private func message(
        _ activity: ScheduledActivity, _ first: CivilDate, _ last: CivilDate, _ begin: CivilDate,
        _ end: CivilDate
    ) -> String {
        let (name, dates) = (FindingPhrase.name(activity), FindingPhrase.dates(first, last))
        let trip = FindingPhrase.dates(begin, end)
        let position =
            if last < begin {
                tr("\(name) is on \(dates), before the trip, which is said to be on \(trip)")
            } else if first > end {
                tr("\(name) is on \(dates), after the trip, which is said to be on \(trip)")
            } else {
                tr("\(name) is on \(dates), not only in the trip, which is said to be on \(trip)")
            }
        let (begins, ends) = (FindingPhrase.date(first), FindingPhrase.date(last))
        let right =
            if last <= end {
                tr("to hold it, the trip would have to begin on \(begins)")
            } else if first >= begin {
                tr("to hold it, the trip would have to end on \(ends)")
            } else {
                tr("to hold it, the trip would have to begin on \(begins) and end on \(ends)")
            }
        return FindingPhrase.sentence(position, right)
    }
}

extension Itinerary {
    /// The first and the last of the traveller's dates of an activity.
    fileprivate func livedDates(of activity: ScheduledActivity) -> (first: CivilDate, last: CivilDate) {
        if case .allDay(let start, let end) = activity.span {
            return (start, max(start, (try? end.adding(days: -1)) ?? start))
        }
        // A transport has printed dates on two clocks; the dates between them are not part of the plan.
        let isTransport = activity.kind.isTransport
        let first =
            isTransport ? activity.startZone.civil(at: activity.start).date : clock.date(at: activity.start)
        guard activity.end > activity.start, !activity.isEndEstimated else { return (first, first) }
        let landingZone = isTransport ? activity.endZone : clock.zone(before: activity.end)
        let landing = landingZone.civil(at: activity.end)
        let last = landing.time == .midnight ? try? landing.date.adding(days: -1) : landing.date
        // The clock may have gone back over a midnight, so that both dates occur.
        return (min(first, last ?? first), max(first, last ?? first))
    }
}
