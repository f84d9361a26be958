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
}
