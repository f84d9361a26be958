import Testing

@testable import ICalendar

@Suite("PlainDuration") struct PlainDurationTests {
    /// What our own reading is not; libical is there.
    private static let nobody = DurationValue(seconds: 123_456_789)

    @Test func `every duration that it takes is the one that libical reads`() throws {
        var taken = 0
        for sign in ["", "-"] {
            for amount in ["0", "1", "9", "00", "007", "15", "59", "60", "61", "1440", "9999", "99999"] {
                for unit in ["W", "D", "TH", "TM", "TS"] {
                    let letter = unit.suffix(1)
                    let text = "\(sign)P\(unit.dropLast())\(amount)\(letter)"
                    let value = try #require(PlainDuration.value(of: text), "\(text)")
                    taken += 1
                    #expect(LibicalValues.duration(text, own: Self.nobody) == value, "\(text)")
                    let reading = try DurationText(text)
                    #expect(reading.value == value && reading.repair == nil, "\(text)")
                }
            }
        }
        #expect(taken == 2 * 12 * 5)
    }

    @Test func `durations of several parts are those that libical reads`() throws {
        var taken = 0
        for amounts in [["1", "2", "30", "59"], ["0", "00", "90", "61"], ["99999", "24", "1440", "86400"]] {
            for mask in 1..<16 {
                for sign in ["", "-"] {
                    let parts = zip(amounts, ["D", "H", "M", "S"]).enumerated()
                        .map { mask & 1 << $0.offset == 0 ? "" : $0.element.0 + $0.element.1 }
                    let time = parts[1...].joined()
                    let text = "\(sign)P\(parts[0])\(time.isEmpty ? "" : "T\(time)")"
                    let value = try #require(PlainDuration.value(of: text), "\(text)")
                    taken += 1
                    #expect(LibicalValues.duration(text, own: Self.nobody) == value, "\(text)")
                    let reading = try DurationText(text)
                    #expect(reading.value == value && reading.repair == nil, "\(text)")
                }
            }
        }
        #expect(taken == 3 * 15 * 2)
    }

    @Test(arguments: [
        "", "P", "PT", "-P", "-PT", "P1", "PT1", "1D", "P1H", "PT1D", "PT1W", "PTM", "PM", "P1DT",
        "P1D2H", "PT1M2H", "PT1H1H", "P1W1D", "P1WT1H", "P1D1W", "P1DT1D", "PT1H30", "P1DTT1H", "PT1HT1M",
        "+PT15M",
        "-pt15m", "PT15m", " PT15M", "PT15M ", "--PT15M", "P-1D", "PT-2H", "PT1.5H", "PT1٣M", "PT100000S",
        "PT15M\0",
    ])
    func `what is not plain goes the long way`(text: String) {
        #expect(PlainDuration.value(of: text) == nil)
    }
}
