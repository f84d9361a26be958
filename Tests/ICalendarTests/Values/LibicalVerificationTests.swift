import ICalendar
import Testing

/// libical reads what we write.
@Suite("LibicalVerification") struct LibicalVerificationTests {
    @Test func `a sound export has no complaint`() throws {
        var calendar = try CalendarReader().read(Samples.rich).calendars[0]
        // libical 3.0.16 knows no property FOO.
        calendar.components.removeAll { $0.name == "X-THING" }
        #expect(LibicalVerification.complaints(about: CalendarWriter().bytes(calendar)) == [])
    }

    @Test func `a complaint names the line`() {
        let complaints = LibicalVerification.complaints(
            about: Samples.event(
                "UID:1", "DTSTART:tomorrow", "SUMMARY:a long text that is folded", " here", "FILENAME:x"))
        #expect(complaints.map(\.line) == [4, 7])
        #expect(complaints.allSatisfy { !$0.text.isEmpty })
    }

    @Test func `an open component is a complaint`() {
        #expect(
            LibicalVerification.complaints(about: Samples.file(["BEGIN:VCALENDAR", "BEGIN:VEVENT"])).map(
                \.line) == [0])
        #expect(LibicalVerification.complaints(about: []).map(\.line) == [0])
    }

    @Test func `REQUEST-STATUS never reaches libical`() {
        let line = "REQUEST-STATUS:2.0;Success"
        #expect(LibicalVerification.complaints(about: Samples.event("UID:1", line, "request-status:x")) == [])
    }
}
