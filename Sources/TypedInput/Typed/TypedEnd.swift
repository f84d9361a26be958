package import CivilTime
package import Trips

/// One end of an activity as typed, resolved to a date and a place.
package struct TypedEnd: Hashable, Sendable {
    /// An instant with its local time and zone, or a day.
    package enum Reading: Hashable, Sendable {
        case time(ZonedDateTime)
        case day(CivilDate)
    }

    /// What was read.
    package let reading: Reading
    /// The origin of the zone, as `--from HND` or `the trip "Tokyo"`; nil for a zone in the text, and for a day.
    let zoneOrigin: String?
    /// Whether it is a reading of no zone's clock: its moment stands in UTC, whose clock shows every reading once.
    var isFloating = false

    /// The end as a reading of no zone's clock; a day stays one.
    var floating: TypedEnd {
        var end = TypedEnd(reading: reading, zoneOrigin: nil)
        end.isFloating = moment != nil
        return end
    }

    /// The instant; nil for a whole day.
    package var moment: ZonedDateTime? {
        if case .time(let moment) = reading { moment } else { nil }
    }

    /// The date, by the zone of the end.
    package var date: CivilDate {
        switch reading {
        case .time(let moment): moment.civil.date
        case .day(let date): date
        }
    }

    /// Returns the time as the model stores it: local time, zone, and the offset that selects the pass of a
    /// repeated time; nil for a whole day.
    ///
    /// A floating time has neither zone nor offset.
    ///
    /// - Parameter database: The zones, whose release is stored with the offset.
    /// - Returns: The end, with its offset recorded.
    package func activityTime(_ database: ZoneDatabase) -> ActivityTime? {
        moment.map {
            ActivityTime(
                local: $0.civil, zone: isFloating ? nil : $0.zone.id,
                recorded: isFloating ? nil : RecordedOffset(offset: $0.offset, tzdb: database.version))
        }
    }
}
