import CLibical
import CivilTime
import ICalendar

/// A VTIMEZONE as libical evaluates it: a reader that shares no line with ours.
final class LibicalZone {
    private let calendar: OpaquePointer
    private let zone: OpaquePointer

    init?(_ component: Component) {
        let calendar = CalendarObject(productID: "-//Test//EN", components: [component])
        guard let root = icalcomponent_new_from_string(CalendarWriter().text(calendar)),
            let inner = icalcomponent_get_first_component(root, ICAL_VTIMEZONE_COMPONENT),
            let copy = icalcomponent_new_clone(inner), let zone = icaltimezone_new()
        else { return nil }
        icaltimezone_set_component(zone, copy)
        self.calendar = root
        self.zone = zone
    }

    deinit {
        icaltimezone_free(zone, 1)
        icalcomponent_free(calendar)
    }

    func offset(at instant: Instant) -> Int {
        let civil = instant.utc
        var time = icaltime_null_time()
        time.year = Int32(civil.date.year)
        time.month = Int32(civil.date.month)
        time.day = Int32(civil.date.day)
        time.hour = Int32(civil.time.hour)
        time.minute = Int32(civil.time.minute)
        time.second = Int32(civil.time.second)
        var isDaylight: Int32 = 0
        return Int(icaltimezone_get_utc_offset_of_utc_time(zone, &time, &isDaylight))
    }
}
