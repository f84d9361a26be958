import CivilTime
import ICalendar
import Trips

/// One end of an event, as stated by its property.
enum EventMoment {
    case date(CivilDate)
    /// A clock reading; the zone is `nil` if it floats, and a mere offset does not determine the place.
    case time(CivilDateTime, Zone?, isOffset: Bool)

    var isDate: Bool {
        if case .date = self { true } else { false }
    }

    var isOffset: Bool {
        if case .time(_, _, let isOffset) = self { isOffset } else { false }
    }
}
