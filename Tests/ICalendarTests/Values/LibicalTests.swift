import CLibical
import Testing

@testable import ICalendar

@Suite("Libical") struct LibicalTests {
    private func problem(of library: String) -> String? {
        let table = UnsafeMutablePointer<clibical>.allocate(capacity: 1)
        defer { table.deallocate() }
        return Libical.problem(of: library, into: table)
    }

    @Test func `a library that is not there is named, with what the loader says`() throws {
        let said = try #require(problem(of: "libical.so.none"))
        #expect(said.hasPrefix("libical.so.none: cannot open shared object file"))
    }

    @Test func `a library without a function that is used is refused by the name of it`() throws {
        let said = try #require(problem(of: "libm.so.6"))
        #expect(said.contains("undefined symbol: ical_set_unknown_token_handling_setting"))
    }

    @Test func `the library of the headers has every function that is used`() {
        #expect(problem(of: String(cString: clibical_library)) == nil)
        #expect(LibicalVerification.loadingProblem == nil)
        #expect(String(cString: clibical_library) == "libical.so.\(ICAL_MAJOR_VERSION)")
    }

    @Test(arguments: [0, 3_600, -3_600, 20_700, -17_762, 86_399, 59, -59])
    func `our own offsets are spelled as libical spells them`(
        _ seconds: Int
    ) {
        #expect(LibicalValues.ownText(utcOffset: seconds) == LibicalValues.text(utcOffset: seconds))
    }

    @Test func `our own dates are spelled as libical spells them`() {
        for fields in [
            LibicalValues.Fields(year: 2027, month: 3, day: 5),
            LibicalValues.Fields(
                year: 987, month: 12, day: 31, hour: 23, minute: 9, second: 59, isDate: false),
            LibicalValues.Fields(year: 9999, month: 1, day: 1, isDate: false, isUTC: true),
        ] {
            #expect(fields.text == LibicalValues.text(fields))
        }
    }

    @Test func `work that needs libical throws where there is none, and so does the work around it`() throws {
        func missing() { LibicalNeed.current?.leaveUnmet() }
        #expect(try LibicalMissing.throwing { 1 } == 1)
        #expect(throws: LibicalMissing.self) { try LibicalMissing.throwing { missing() } }
        #expect(throws: LibicalMissing.self) {
            try LibicalMissing.throwing { try? LibicalMissing.throwing { missing() } }
        }
    }
}
