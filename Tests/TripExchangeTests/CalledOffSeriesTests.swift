import CivilTime
import ICalendar
import Testing
import TripExchange
import Trips

/// Changes of a series of which a file says only that it is called off (RFC 5546 section 3.2.5).
///
/// Until the series itself comes, its clock is that of whoever called it off: nothing may be read on it.
@Suite("Changes of a series that is called off") struct CalledOffSeriesTests {
    typealias Changed = ChangedOccurrenceTests

    /// The series of the other tests as a program in New York has it: the same instants.
    static let newYork = [
        "DTSTART;TZID=America/New_York:20270326T140000", "DTEND;TZID=America/New_York:20270326T144500",
        "RRULE:FREQ=DAILY;COUNT=2", "RDATE;TZID=America/New_York:20270328T130000,20270329T130000",
        "SUMMARY:Class",
    ]
    static let inBerlin = ";TZID=Europe/Berlin:20270328T190000"
    static let inNewYork = ";TZID=America/New_York:20270328T130000"
    static let onceOff = [
        "03-26T19:00:00 Class", "03-27T19:00:00 Class", "03-28T19:00:00 cancelled", "03-29T19:00:00 Class",
    ]

    static func version(_ lines: [String], _ sequence: Int) -> [String] { lines + ["SEQUENCE:\(sequence)"] }

    static func imported(_ events: [String]..., method: String = "PUBLISH") throws -> ImportedCalendar {
        try Exchange.imported(file: Changed.calendar(events, method: method))
    }

    /// The series called off, with one occurrence of it that had been moved.
    static func off(_ series: [String], _ way: String, _ sequence: Int = 1) throws -> ImportedCalendar {
        try imported(
            version(series, 1), version(Changed.change(way), sequence), method: "CANCEL")
    }

    static func seen(_ order: [ImportedCalendar]) throws -> [String] {
        try Changed.seen(try Exchange.merged(order))
    }

    @Test(arguments: Changed.ways) func `an export of it says the same, and so does an export of that`(
        _ way: String
    ) throws {
        for series in [Changed.berlin, Self.newYork] {
            let kept = try Exchange.merged([try Self.off(series, way)])
            let text = try Exchange.text(kept)
            let back = try Exchange.merged([try Exchange.imported(file: text)])
            #expect(back.map(\.key) == kept.map(\.key))
            #expect(try Exchange.text(back) == text)
        }
    }

    @Test(arguments: [inBerlin, inNewYork])
    func `the series itself says which occurrence is off, whenever it comes`(_ way: String) throws {
        for home in [Changed.berlin, Self.newYork] {
            let home = try Self.imported(home)
            for off in [try Self.off(Changed.berlin, way), try Self.off(Self.newYork, way)] {
                let expected = try Self.seen([home, off])
                #expect(expected.count == 4 && expected.allSatisfy { $0.hasSuffix("cancelled") })
                for order in [[off, home], [off, home, off], [home, off, home]] {
                    #expect(try Self.seen(order) == expected)
                }
            }
        }
    }

    @Test func `when the series is on again, the occurrence that was called off by itself is not`() throws {
        let again = try Self.imported(Self.version(Changed.berlin, 2))
        let berlin = try Self.imported(Self.version(Changed.berlin, 1), method: "CANCEL")
        let off = try Self.off(Self.newYork, Self.inNewYork, 3)
        for order in [[berlin, off, again], [again, berlin, off], [off, berlin, again]] {
            #expect(try Self.seen(order) == Self.onceOff)
        }
        let rest = try Self.imported(
            Self.version(Self.newYork, 1),
            ["RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20270327T140000", "SEQUENCE:3"],
            method: "CANCEL")
        for order in [[berlin, rest, again], [rest, berlin, again]] {
            #expect(try Self.seen(order).filter { $0.hasSuffix("Class") } == ["03-26T19:00:00 Class"])
        }
    }

    @Test func `two occurrences of one day are told apart on every clock`() throws {
        let twice = [
            "DTSTART;TZID=Europe/Berlin:20270326T130000", "DTEND;TZID=Europe/Berlin:20270326T134500",
            "RRULE:FREQ=DAILY;COUNT=8;BYHOUR=13,19", "SUMMARY:Class",
        ]
        let berlin = try Self.imported(Self.version(twice, 1), method: "CANCEL")
        let again = try Self.imported(Self.version(twice, 2))
        let off = try Self.off(Self.newYork, Self.inNewYork, 3)
        for order in [[berlin, off, again], [again, berlin, off], [off, berlin, again]] {
            #expect(
                try Self.seen(order).filter { $0.hasSuffix("cancelled") } == ["03-28T19:00:00 cancelled"])
        }
    }

    @Test func `an older change of that occurrence is called off, in every order and file`() throws {
        let change = Self.version(Changed.change(Self.inBerlin), 2)
        let off = try Self.off(Changed.berlin, Self.inBerlin, 3)
        let alone = try Self.imported(change)
        for order in [[alone, off], [off, alone]] {
            let merged = try Exchange.merged(order)
            #expect(merged.count == 2 && merged.allSatisfy { $0.status == .cancelled })
        }
        let inOneFile = try Exchange.imported(
            file: Changed.calendar([Changed.change(Self.inBerlin)])
                + Changed.calendar([Self.version(Changed.berlin, 1)], method: "CANCEL"))
        let home = try Self.imported(Changed.berlin)
        for order in [[inOneFile], [home, inOneFile], [inOneFile, home]] {
            #expect(try Exchange.merged(order).allSatisfy { $0.status == .cancelled })
        }
    }

    @Test func `an occurrence that says nothing but what it is keeps its zone`() throws {
        let off = try Self.imported(
            Self.version(Changed.berlin, 1), ["RECURRENCE-ID\(Self.inBerlin)", "SEQUENCE:1"],
            method: "CANCEL")
        let zones = try Exchange.merged([off]).map { try Exchange.ends($0).start.zone?.name }
        #expect(zones == ["Europe/Berlin", "Europe/Berlin"])
        let home = try Self.imported(Changed.berlin)
        #expect(try Self.seen([off, home]) == Self.seen([home, off]))
        #expect(try Self.seen([off, home]).contains("03-28T19:00:00 cancelled"))
    }
}
