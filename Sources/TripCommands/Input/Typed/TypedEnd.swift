import CivilTime
import Trips

/// One end of an activity as a person typed it, once it is known what day it is and where.
struct TypedEnd: Hashable, Sendable {
    /// A moment with its clock reading and zone, or a day.
    enum Reading: Hashable, Sendable {
        case time(ZonedDateTime)
        case day(CivilDate)
    }

    let reading: Reading
    /// Who says the zone, as `--from HND` or `the trip "Tokyo"`; nil when it stands in the text, and for a day.
    let zoneOrigin: String?

    /// The moment; nil for a whole day.
    var moment: ZonedDateTime? {
        if case .time(let moment) = reading { moment } else { nil }
    }

    /// The date, on the calendar of that place.
    var date: CivilDate {
        switch reading {
        case .time(let moment): moment.civil.date
        case .day(let date): date
        }
    }

    /// What the model keeps of a moment: the clock reading, the zone, and the offset that chooses the pass of a time that
    /// comes twice; nil for a whole day.
    ///
    /// - Parameter database: The zones, whose release is written down beside the offset.
    /// - Returns: The end, with its offset recorded.
    func activityTime(_ database: ZoneDatabase) -> ActivityTime? {
        moment.map {
            ActivityTime(
                local: $0.civil, zone: $0.zone.id,
                recorded: RecordedOffset(offset: $0.offset, tzdb: database.version))
        }
    }
}
