import CivilTime
import ICalendar
import Trips

/// One end of an event, as its property says it.
enum EventMoment {
    case date(CivilDate)
    /// A clock reading; the zone is `nil` when it floats, and a mere offset tells nothing about the place.
    case time(CivilDateTime, Zone?, isOffset: Bool)

    var isDate: Bool {
        if case .date = self { true } else { false }
    }

    var isOffset: Bool {
        if case .time(_, _, let isOffset) = self { isOffset } else { false }
    }
}
