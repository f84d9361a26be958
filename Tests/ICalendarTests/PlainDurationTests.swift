import Testing

@testable import ICalendar

@Suite("PlainDuration") struct PlainDurationTests {
    @Test func `every duration that it takes is the one that libical reads`() throws {
        var taken = 0
        for sign in ["", "-"] {
            for amount in ["0", "1", "9", "00", "007", "15", "59", "60", "61", "1440", "9999", "99999"] {
                for unit in ["W", "D", "TH", "TM", "TS"] {
                    let letter = unit.suffix(1)
                    let text = "\(sign)P\(unit.dropLast())\(amount)\(letter)"
                    let value = try #require(PlainDuration.value(of: text), "\(text)")
                    taken += 1
                    #expect(LibicalValues.duration(text) == value, "\(text)")
                    let reading = try DurationText(text)
                    #expect(reading.value == value && reading.repair == nil, "\(text)")
                }
            }
        }
        #expect(taken == 2 * 12 * 5)
    }

    @Test(arguments: [
        "", "P", "PT", "-P", "-PT", "P1", "PT1", "1D", "P1H", "PT1D", "PT1W", "PTM", "PM", "P1DT2H",
        "PT1H30M", "+PT15M",
        "-pt15m", "PT15m", " PT15M", "PT15M ", "--PT15M", "P-1D", "PT-2H", "PT1.5H", "PT1٣M", "PT100000S",
        "PT15M\0",
    ])
    func `what is not plain goes the long way`(text: String) {
        #expect(PlainDuration.value(of: text) == nil)
    }
}
