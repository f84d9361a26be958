import BenchmarkKit
import Foundation

/// A calendar file made of a seed: bookings and meetings as travel portals and offices send them.
///
/// It holds what both engines read alike, so that their answers can be compared: no unknown components, no escaped
/// commas in CATEGORIES.
struct GeneratedCalendar {
    static let seed: UInt64 = 20_261_121
    private var random = SplitMix64(seed: seed)
    private var text = ""

    /// Writes a file of some events, a few thousand at a time.
    static func write(events: Int, to path: String) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { throw Refusal(reason: "\(path) cannot be written") }
        defer { try? file.close() }
        var calendar = GeneratedCalendar()
        calendar.header()
        for index in 0..<events {
            calendar.event(index)
            guard calendar.text.utf8.count > 1 << 20 else { continue }
            try file.write(contentsOf: Data(calendar.text.utf8))
            calendar.text = ""
        }
        calendar.line("END:VCALENDAR")
        try file.write(contentsOf: Data(calendar.text.utf8))
    }

    // MARK: - Lines

    /// Folds at 75 octets without cutting a character (RFC 5545 §3.1).
    private mutating func line(_ content: String) {
        var room = 75
        for scalar in content.unicodeScalars {
            let size = UTF8.width(scalar)
            if size > room {
                text += "\r\n "
                room = 74
            }
            text.unicodeScalars.append(scalar)
            room -= size
        }
        text += "\r\n"
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int(random.next() % UInt64(values.count))]
    }

    private mutating func number(_ range: Range<Int>) -> Int {
        range.lowerBound + Int(random.next() % UInt64(range.count))
    }

    private mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }

    private mutating func code(_ length: Int) -> String {
        String((0..<length).map { _ in pick(Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")) })
    }

    private func pad(_ value: Int, _ width: Int = 2) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    // MARK: - The calendar

    private mutating func header() {
        for content in [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Bookings 3.1//EN", "CALSCALE:GREGORIAN",
            "X-WR-CALNAME:Travel and work", "X-WR-TIMEZONE:Europe/Berlin",
        ] { line(content) }
        for zone in Self.zones { timeZone(zone) }
    }

    /// A VTIMEZONE with the two rules that are in force, as Google and Apple write it.
    private mutating func timeZone(_ zone: (name: String, standard: String, daylight: String?)) {
        line("BEGIN:VTIMEZONE")
        line("TZID:\(zone.name)")
        line("X-LIC-LOCATION:\(zone.name)")
        if let daylight = zone.daylight {
            let isAmerican = zone.name.hasPrefix("America")
            observance(
                "DAYLIGHT", zone.standard, daylight,
                isAmerican ? "20070311T020000" : "19810329T020000",
                isAmerican ? "FREQ=YEARLY;BYDAY=2SU;BYMONTH=3" : "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3")
            observance(
                "STANDARD", daylight, zone.standard,
                isAmerican ? "20071104T020000" : "19961027T030000",
                isAmerican ? "FREQ=YEARLY;BYDAY=1SU;BYMONTH=11" : "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10")
        } else {
            observance("STANDARD", zone.standard, zone.standard, "19700101T000000", nil)
        }
        line("END:VTIMEZONE")
    }

    private mutating func observance(
        _ kind: String, _ from: String, _ to: String, _ start: String, _ rule: String?
    ) {
        for content in [
            "BEGIN:\(kind)", "TZOFFSETFROM:\(from)", "TZOFFSETTO:\(to)", "DTSTART:\(start)",
        ] { line(content) }
        if let rule { line("RRULE:\(rule)") }
        line("END:\(kind)")
    }

    // MARK: - An event

    private mutating func event(_ index: Int) {
        let serial = pad(index, 7)
        let date = dateText()
        line("BEGIN:VEVENT")
        line("UID:\(code(8).lowercased())-\(serial)-\(code(12).lowercased())@bookings.example.com")
        line("DTSTAMP:\(dateText())T\(pad(number(0..<24)))\(pad(number(0..<60)))\(pad(number(0..<60)))Z")
        switch number(0..<20) {
        case 0..<5: flight(date)
        case 5..<9: stay(date)
        case 9..<12: train(date)
        case 12..<14: table(date)
        default: meeting(date)
        }
        line("CREATED:\(dateText())T081500Z")
        line("LAST-MODIFIED:\(dateText())T101732Z")
        line("SEQUENCE:\(number(0..<4))")
        line("STATUS:\(chance(90) ? "CONFIRMED" : "TENTATIVE")")
        line("TRANSP:OPAQUE")
        line("CLASS:PUBLIC")
        line("PRIORITY:5")
        line("URL:https://bookings.example.com/manage/\(code(6))?lang=en")
        line("ORGANIZER;CN=\"Bookings, Example\":mailto:no-reply@bookings.example.com")
        if chance(40) {
            line(
                "ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=\(pick(Self.people)):mailto:"
                    + "traveller\(number(1..<99))@example.org")
        }
        line("X-EXAMPLE-BOOKING-ID:\(code(10))")
        if chance(50) { alarm() }
        line("END:VEVENT")
    }

    private mutating func alarm() {
        for content in [
            "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT\(pick([10, 15, 30, 60, 180]))M",
            "DESCRIPTION:Reminder", "END:VALARM",
        ] { line(content) }
    }

    /// A day of 2020 to 2029 that every month has.
    private mutating func dateText() -> String {
        "\(number(2020..<2030))\(pad(number(1..<13)))\(pad(number(1..<29)))"
    }

    /// Both ends by day, where no clock is changed; from zone to zone it ends the next day, after it began on any clock.
    private mutating func times(_ date: String, _ from: String, _ to: String) {
        let hour = number(6..<20)
        let minute = pick(["00", "10", "15", "25", "30", "45", "50"])
        line("DTSTART;TZID=\(from):\(date)T\(pad(hour))\(minute)00")
        let last = from == to ? date : nightAfter(date)
        line("DTEND;TZID=\(to):\(last)T\(pad(hour + number(1..<4)))\(minute)00")
    }

    private mutating func flight(_ date: String) {
        let from = pick(Self.airports)
        let to = pick(Self.airports)
        let number = "\(pick(["LH", "NH", "UA", "BA", "AF", "QF"])) \(number(10..<2000))"
        times(date, from.zone, to.zone)
        line("SUMMARY:Flight \(number) \(from.city) – \(to.city)")
        line("LOCATION:\(from.city) (\(from.code))\\, Terminal \(self.number(1..<4))")
        line(
            "DESCRIPTION:Flight: \(number)\\nFrom: \(from.city) (\(from.code))\\nTo: \(to.city) (\(to.code))\\n"
                + "Booking reference: \(code(6))\\nSeat: \(self.number(1..<60))\(pick(["A", "C", "F", "K"]))\\n"
                + "Please be at the gate 45 minutes before departure\\; doors close 15 minutes before. "
                + "Online check-in opens 23 hours before departure.")
        if chance(30) { line("CATEGORIES:FLIGHT") }
    }

    private mutating func stay(_ date: String) {
        let airport = pick(Self.airports)
        line("DTSTART;VALUE=DATE:\(date)")
        line("DTEND;VALUE=DATE:\(nightAfter(date))")
        line("SUMMARY:Hotel \(pick(Self.hotels))\\, \(airport.city)")
        line("LOCATION:Hotel \(pick(Self.hotels))\\, \(number(1..<99)) High Street\\, \(airport.city)")
        line(
            "DESCRIPTION:Check-in: from 15:00\\nCheck-out: until 11:00\\nConfirmation number: \(code(8))\\n"
                + "1 room\\, 2 guests\\, breakfast included. Cancel free of charge until two days before arrival\\; "
                + "later the first night is charged.")
    }

    private func nightAfter(_ date: String) -> String {
        guard date.hasSuffix("28"), let number = Int(date) else { return "\((Int(date) ?? 0) + 1)" }
        // From the 28th to the first of the next month, or of the next year.
        return "\(number % 10_000 / 100 == 12 ? number / 10_000 * 10_000 + 10_101 : number / 100 * 100 + 101)"
    }

    private mutating func train(_ date: String) {
        let from = pick(Self.stations)
        let to = pick(Self.stations)
        let number = "ICE \(number(10..<1999))"
        times(date, "Europe/Berlin", "Europe/Berlin")
        line("SUMMARY:\(from) → \(to)")
        line("LOCATION:\(from)")
        line(
            "DESCRIPTION:\(number)\\nab \(from) Gleis \(self.number(1..<20))\\nan \(to)\\nAuftragsnummer: \(code(6))\\n"
                + "Wagen: \(self.number(1..<30))\\nSitzplatz: \(self.number(11..<119))\\nBitte beachten Sie\\, dass "
                + "Ihre Fahrkarte nur für die gebuchte Verbindung gültig ist.")
        if chance(30) { line("CATEGORIES:TRAIN") }
    }

    private mutating func table(_ date: String) {
        times(date, "Europe/Paris", "Europe/Paris")
        line("SUMMARY:Dinner at \(pick(["Chez Léon", "La Coupole", "Trattoria Da Mario", "The Ivy"]))")
        line("LOCATION:\(number(1..<99)) Rue de la Gare\\, Paris")
        line("GEO:48.\(number(100_000..<999_999));2.\(number(100_000..<999_999))")
        line("DESCRIPTION:Table for \(number(2..<9)).\\nConfirmation: \(code(5))")
    }

    private mutating func meeting(_ date: String) {
        if chance(30) {
            let hour = number(6..<18)
            line("DTSTART:\(date)T\(pad(hour))0000Z")
            line("DTEND:\(date)T\(pad(hour + 1))3000Z")
        } else {
            let zone = pick(Self.zones).name
            times(date, zone, zone)
        }
        if chance(30) {
            line(
                "RRULE:"
                    + pick([
                        "FREQ=WEEKLY;COUNT=20;BYDAY=MO,WE", "FREQ=DAILY;COUNT=5",
                        "FREQ=MONTHLY;COUNT=12;BYDAY=1TU",
                    ]))
        }
        line("SUMMARY:\(pick(Self.meetings))")
        line("LOCATION:Room \(number(1..<9)).\(number(10..<40))")
        line(
            "DESCRIPTION:Agenda:\\n- minutes of the last meeting\\n- figures for the quarter\\, with the forecast\\n"
                + "- open questions\\nDial in: https://meet.example.com/\(code(10))\\nPIN: \(number(1000..<9999))"
        )
        line("CATEGORIES:\(pick(["Business", "Work", "Project"]))")
    }
}

// MARK: - What the events are made of

extension GeneratedCalendar {
    private static let zones: [(name: String, standard: String, daylight: String?)] = [
        ("Europe/Berlin", "+0100", "+0200"), ("Europe/Paris", "+0100", "+0200"),
        ("America/New_York", "-0500", "-0400"), ("America/Los_Angeles", "-0800", "-0700"),
        ("Asia/Tokyo", "+0900", nil), ("Asia/Singapore", "+0800", nil),
    ]

    private static let airports: [(city: String, code: String, zone: String)] = [
        ("Frankfurt", "FRA", "Europe/Berlin"), ("München", "MUC", "Europe/Berlin"),
        ("Paris", "CDG", "Europe/Paris"), ("New York", "JFK", "America/New_York"),
        ("San Francisco", "SFO", "America/Los_Angeles"), ("Tokyo", "HND", "Asia/Tokyo"),
        ("Singapore", "SIN", "Asia/Singapore"),
    ]

    private static let stations = [
        "Frankfurt(Main)Hbf", "Berlin Hbf", "Köln Hbf", "München Hbf", "Hamburg-Altona", "Zürich HB",
    ]
    private static let hotels = ["Metropole", "Am Bahnhof", "Royal", "Zur Post", "Sakura", "Grand Palais"]
    private static let meetings = [
        "Team weekly", "Quarterly review", "Interview with a candidate", "Architecture meeting",
        "Lunch with Søren", "Planning for the next release", "1:1",
    ]
    private static let people = ["Ada", "\"Müller, Jürgen\"", "Grace", "山田太郎", "Edsger"]
}
