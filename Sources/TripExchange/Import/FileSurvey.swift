import ICalendar
import Trips

/// The facts about a whole file that are needed before its first event is read.
struct FileSurvey {
    /// The calendars without their events: their own properties, their VTIMEZONEs, and one substitute event with the
    /// years and zones of all events.
    private(set) var calendars: [CalendarObject] = []
    /// The segments of the file.
    private(set) var segments: [CalendarSegment]
    /// The UIDs of the events.
    private(set) var uids: UIDSieve
    /// The UIDs of the to-dos.
    private(set) var todoUIDs = UIDCensus()
    /// The zones that the components of each calendar name, and the years of their times.
    private var times: [SurveyedTimes] = []
    /// Whether the file has any event.
    private(set) var hasEvents = false

    /// The zones that the components of each calendar name.
    var zoneNames: [Set<String>] { times.map(\.zoneNames) }

    /// Reads the whole file once, as little of each line as possible.
    init(_ source: CalendarSource, file: String?, limits: ReadLimits, segmentBytes: Int) throws {
        var survey = CalendarSurvey(limits: limits, file: file, segmentBytes: segmentBytes)
        var start = 0
        segments = []
        uids = UIDSieve(fileBytes: source.byteCount)
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
            times.append(SurveyedTimes())
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
        if component.name == "VTODO", let uid = component.uid { todoUIDs.add(ActivityUID(uid)) }
        times[times.count - 1].add(component)
    }

    private mutating func addStandIn() {
        var event = Component("VEVENT")
        let times = times[times.count - 1]
        if let years = times.years {
            for year in [years.lowerBound, years.upperBound] {
                event.append(Property("DTSTART", rawValue: Self.padded(year)))
            }
        }
        for name in times.zoneNames {
            event.append(Property("X-ZONE", parameters: [Parameter("TZID", name)], rawValue: ""))
        }
        calendars[calendars.count - 1].components.append(event)
    }

    private static func padded(_ year: Int) -> String {
        let digits = String(year)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
