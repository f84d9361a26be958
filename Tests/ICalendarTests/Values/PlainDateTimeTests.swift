import CivilTime
import Testing

@testable import ICalendar

@Suite("PlainDateTime") struct PlainDateTimeTests {
    /// What our own reading is not; libical is there.
    private static let nobody = LibicalValues.Fields(year: 0, month: 0, day: 0)

    /// What libical reads, as a value; only for texts of which libical checks nothing itself.
    private func libical(_ text: String) throws -> DateTimeValue {
        let fields = try #require(LibicalValues.dateTime(text, own: Self.nobody))
        let date = try CivilDate(fields.year, fields.month, fields.day)
        guard !fields.isDate else { return .date(date) }
        let civil = CivilDateTime(date, try TimeOfDay(fields.hour, fields.minute, fields.second))
        return fields.isUTC ? .utc(civil) : .local(civil)
    }

    private func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: width - digits.count) + digits
    }

    @Test func `every date that it takes is the one that libical reads`() throws {
        var taken = 0
        for year in [0, 1, 4, 99, 100, 400, 1582, 1899, 1900, 1970, 1999, 2000, 2024, 2027, 2100, 9999] {
            for month in 0...13 {
                for day in 0...32 {
                    let text = padded(year, 4) + padded(month, 2) + padded(day, 2)
                    guard let value = PlainDateTime.value(of: text) else {
                        #expect((try? CivilDate(year, month, day)) == nil, "\(text)")
                        continue
                    }
                    taken += 1
                    #expect(try libical(text) == value, "\(text)")
                }
            }
        }
        // Sixteen years, of which 0, 4, 400, 2000 and 2024 are leap years.
        #expect(taken == 16 * 365 + 5)
    }

    @Test func `every time that it takes is the one that libical reads`() throws {
        for hour in 0...25 {
            for minute in [0, 1, 9, 10, 59, 60, 61, 99] {
                for second in [0, 1, 30, 59, 60, 61, 99] {
                    for zone in ["", "Z"] {
                        let text =
                            "20270313T\(padded(hour, 2))\(padded(minute, 2))\(padded(second, 2))\(zone)"
                        let isTime = hour < 24 && minute < 60 && second < 60
                        let value = PlainDateTime.value(of: text)
                        #expect((value != nil) == isTime, "\(text)")
                        if let value { #expect(try libical(text) == value, "\(text)") }
                    }
                }
            }
        }
    }

    @Test(arguments: [
        "", "2027031", "202703131", "2027-03-13", " 20270313", "20270313 ", "20270313T", "20270313T1700",
        "20270313t170000", "20270313T170000z", "20270313T170000ZZ", "20270313T17000Z0", "20270313T240000",
        "20270313T235960", "20270229", "20270313T170000+", "-0270313", "+2027031", "2027031\u{663}",
        "２０２７０３１３", "20270313T170000\0", "20270313Z", "0x270313", "1e270313",
    ])
    func `what is not plain goes the long way`(text: String) {
        #expect(PlainDateTime.value(of: text) == nil)
    }
}
