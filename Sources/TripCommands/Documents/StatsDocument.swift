import CivilTime
import Scheduling

/// The sums of a trip in JSON; times are seconds.
struct StatsDocument: Encodable {
    /// One date.
    struct Day: Encodable {
        let date: String
        let busySeconds: Int64
    }

    @Nullable var trip: String?
    let home: String
    let rules: String
    let days: Int
    @Nullable var daysAbroad: Int?
    let zones: [String]
    let clockChanges: Int
    let legs: Int
    let transitSeconds: Int64
    let nights: Int
    let nightsInTransit: Int
    let busy: [Day]

    init(_ totals: TripTotals, of name: String?, home: Zone, _ session: Session) {
        trip = name
        self.home = home.id.name
        rules = session.rules
        days = totals.dates
        daysAbroad = totals.datesAbroad
        zones = totals.zones.map(\.name)
        clockChanges = totals.clockChanges
        legs = totals.legs
        transitSeconds = totals.inTransit.components.seconds
        nights = totals.nights
        nightsInTransit = totals.nightsInTransit
        busy = totals.days.map { Day(date: "\($0.date)", busySeconds: $0.busy.components.seconds) }
    }
}
