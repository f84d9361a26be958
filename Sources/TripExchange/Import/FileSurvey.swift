import ICalendar
import Trips

/// What has to be known of a whole file before its first event is read for good.
struct FileSurvey {
    /// The calendars without their events: their own properties, their VTIMEZONEs, and one event that stands in for
    /// all of them, with the years in which they are and the zones that they name.
    private(set) var calendars: [CalendarObject] = []
    /// The parts into which the file may be cut.
    private(set) var segments: [CalendarSegment]
    /// The UIDs of the events.
    private(set) var uids = UIDCensus()
    /// The zones that the components of each calendar name.
    private(set) var zoneNames: [Set<String>] = []
    /// Whether there is an event in the file.
    private(set) var hasEvents = false
    private var years: ClosedRange<Int>?

    /// Reads the whole file once, as little of it as will do.
    init(_ source: CalendarSource, file: String?, limits: ReadLimits, segmentBytes: Int) throws {
        var survey = CalendarSurvey(limits: limits, file: file, segmentBytes: segmentBytes)
        var start = 0
        segments = []
        while start < source.byteCount {
            let end = min(start + Self.chunkBytes, source.byteCount)
            for part in try survey.feed(source.read(start..<end)) { take(part) }
            start = end
        }
        for part in try survey.finish() { take(part) }
        segments = survey.segments
    }

    private static let chunkBytes = 256 << 10

    private mutating func take(_ part: CalendarPart) {
        switch part {
        case .began:
            calendars.append(CalendarObject(productID: ""))
            calendars[calendars.count - 1].properties = []
            zoneNames.append([])
            years = nil
        case .property(let property):
            calendars[calendars.count - 1].component.properties.append(property)
        case .component(let component):
            take(component)
        case .ended:
            addStandIn()
        }
    }

    private mutating func take(_ component: Component) {
        if component.name == "VTIMEZONE" {
            calendars[calendars.count - 1].component.components.append(component)
        }
        if component.name == "VEVENT" {
            hasEvents = true
            if let uid = component.uid { uids.add(ActivityUID(uid)) }
        }
        for property in component.properties {
            if let name = property.zoneName { zoneNames[zoneNames.count - 1].insert(name) }
            guard component.name != "VTIMEZONE", ZoneResolver.tellsYear(property.name),
                let year = ZoneResolver.year(of: property)
            else { continue }
            years = min(years?.lowerBound ?? year, year)...max(years?.upperBound ?? year, year)
        }
    }

    private mutating func addStandIn() {
        var event = Component("VEVENT")
        if let years {
            for year in [years.lowerBound, years.upperBound] {
                event.append(Property("DTSTART", rawValue: Self.padded(year)))
            }
        }
        for name in zoneNames[zoneNames.count - 1] {
            event.append(Property("X-ZONE", parameters: [Parameter("TZID", name)], rawValue: ""))
        }
        calendars[calendars.count - 1].components.append(event)
    }

    private static func padded(_ year: Int) -> String {
        let digits = String(year)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
