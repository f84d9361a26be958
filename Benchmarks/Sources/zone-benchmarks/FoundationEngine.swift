import CPeers
import Foundation

/// Foundation's `TimeZone` and `Calendar`, one calendar for each zone, made once.
final class FoundationEngine: ZoneEngine {
    let name = "Foundation"
    /// The release of the tz database that is built into it.
    static var version: String { TimeZone.timeZoneDataVersion }

    private let calendars: [Calendar]
    private var calendar: Calendar
    private let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]

    init?() {
        guard let calendars = FoundationEngine.makeCalendars(), let first = calendars.first else {
            return nil
        }
        self.calendars = calendars
        calendar = first
    }

    /// A calendar for each of ``benchmarkZones``; nil where Foundation does not know one.
    static func makeCalendars() -> [Calendar]? {
        let calendars = benchmarkZones.compactMap { name in
            TimeZone(identifier: name).map { zone in
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = zone
                return calendar
            }
        }
        return calendars.count == benchmarkZones.count ? calendars : nil
    }

    func select(_ zone: Int) { calendar = calendars[zone] }

    func offsets(at instants: [Int64], into answers: inout [Int64]) {
        let zone = calendar.timeZone
        for index in instants.indices {
            let date = Date(timeIntervalSince1970: TimeInterval(instants[index]))
            answers[index] = Int64(zone.secondsFromGMT(for: date))
        }
    }

    /// A second question for the offset would cost more than to work it out from the fields.
    func fields(at instants: [Int64], into answers: inout [Int64]) {
        let calendar = calendar
        for index in instants.indices {
            let instant = instants[index]
            let found = calendar.dateComponents(
                parts, from: Date(timeIntervalSince1970: TimeInterval(instant)))
            guard let year = found.year, let month = found.month, let day = found.day, let hour = found.hour,
                let minute = found.minute, let second = found.second
            else { continue }
            let shown = days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second
            answers[index] = packed_fields(
                Int64(year), Int64(month), Int64(day), Int64(hour), Int64(minute), Int64(second),
                Int64(shown) - instant)
        }
    }

    func instants(of locals: [civil_fields], into answers: inout [Int64]) {
        let calendar = calendar
        for index in locals.indices {
            let local = locals[index]
            let components = DateComponents(
                year: Int(local.year), month: Int(local.month), day: Int(local.day), hour: Int(local.hour),
                minute: Int(local.minute), second: Int(local.second))
            guard let date = calendar.date(from: components) else { continue }
            answers[index] = Int64(date.timeIntervalSince1970)
        }
    }

    /// Days since 1970-01-01 for a year after 0.
    private func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let marchMonth = month <= 2 ? month + 9 : month - 3
        return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400
            + (153 * marchMonth + 2) / 5 + day - 719_469
    }
}
