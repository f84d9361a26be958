import CivilTime
import TestKit
import Testing
import TripWorkflows

@testable import TypedInput

@Suite("TypedDates") struct TypedDatesTests {
    /// 2026-12-02 is a Wednesday in week 49.
    private func dates(_ text: String) throws -> String {
        let range = try TypedDates.parse(text, today: CivilDate(2026, 12, 2))
        return "\(range.first) \(range.end.map { "\($0)" } ?? "end")"
    }

    @Test(arguments: ["12 May", "May 12", "Wed 12 May", "mittwoch, 12. mai", "12.5.", "12th may"])
    func `a date without a year is asked back, and not guessed`(_ text: String) throws {
        let error = #expect(throws: TimeError.self) {
            try TypedDates.parse(text, today: CivilDate(2026, 11, 30))
        }
        #expect(error?.reason.hasPrefix("has no year; write it too, like ") == true, "\(error?.reason ?? "")")
    }

    @Test(arguments: [
        ("today", "2026-12-02 2026-12-03"), ("tomorrow", "2026-12-03 2026-12-04"),
        ("yesterday", "2026-12-01 2026-12-02"), ("Today", "2026-12-02 2026-12-03"),
        ("fri", "2026-12-04 2026-12-05"), ("wed", "2026-12-02 2026-12-03"),
        ("TUESDAY", "2026-12-08 2026-12-09"),
        ("thurs", "2026-12-03 2026-12-04"), ("2027-03-14", "2027-03-14 2027-03-15"),
        ("+3d", "2026-12-05 2026-12-06"), ("-3d", "2026-11-29 2026-11-30"), ("+0d", "2026-12-02 2026-12-03"),
        ("+2w", "2026-12-16 2026-12-17"), ("3d", "2026-12-02 2026-12-05"), ("1w", "2026-12-02 2026-12-09"),
        ("366d", "2026-12-02 2027-12-03"), ("this week", "2026-11-30 2026-12-07"),
        ("next week", "2026-12-07 2026-12-14"), ("  Next   WEEK ", "2026-12-07 2026-12-14"),
        ("last week", "2026-11-23 2026-11-30"), ("this month", "2026-12-01 2027-01-01"),
        ("next month", "2027-01-01 2027-02-01"), ("2026-12", "2026-12-01 2027-01-01"),
        ("2028-02", "2028-02-01 2028-03-01"), ("2026-W49", "2026-11-30 2026-12-07"),
        ("2026-w01", "2025-12-29 2026-01-05"), ("2027-03-14..2027-03-20", "2027-03-14 2027-03-21"),
        ("2027-03-14 .. 2027-03-20", "2027-03-14 2027-03-21"), ("today..+3d", "2026-12-02 2026-12-06"),
        ("yesterday..next week", "2026-12-01 2026-12-14"), ("2026-W49..2026-12", "2026-11-30 2027-01-01"),
        ("9999-12-31", "9999-12-31 end"), ("9999-12", "9999-12-01 end"), ("9999-W52", "9999-12-27 end"),
        ("9999-12-30", "9999-12-30 9999-12-31"), ("today..9999-12-31", "2026-12-02 end"),
        ("fri..fri", "2026-12-04 2026-12-05"), ("sat..tue", "2026-12-05 2026-12-09"),
        ("weekend", "2026-12-05 2026-12-07"), ("this weekend", "2026-12-05 2026-12-07"),
        ("next weekend", "2026-12-12 2026-12-14"), ("14.3.2027", "2027-03-14 2027-03-15"),
        ("14.03.2027", "2027-03-14 2027-03-15"), ("2027/03/14", "2027-03-14 2027-03-15"),
        ("3/3/2027", "2027-03-03 2027-03-04"), ("14 March 2027", "2027-03-14 2027-03-15"),
        ("14. März 2027", "2027-03-14 2027-03-15"), ("March 14, 2027", "2027-03-14 2027-03-15"),
        ("Sun 14 March 2027", "2027-03-14 2027-03-15"), ("So., 14. Mär. 2027", "2027-03-14 2027-03-15"),
        ("1st dec 2026", "2026-12-01 2026-12-02"), ("Dez 2026", "2026-12-01 2027-01-01"),
        ("14.3.2027..20.3.2027", "2027-03-14 2027-03-21"), ("fri..14 March 2027", "2026-12-04 2027-03-15"),
    ])
    func `dates are understood from Wednesday 2026-12-02 on`(text: String, range: String) throws {
        #expect(try dates(text) == range)
    }

    @Test(arguments: [
        "", " ", "someday", "fr", "frid4y", "2027-3-14", "14.03.27", "14 Sol 2027", "Mar 14 27",
        "+202-12", "2026-+5",
        "2026-w+5",
        "2026-W5", "2026-w049", "2026-1", "0d", "0w", "d", "+d", "+-3d", "--3d", "3m",
        "-9223372036854775808d",
        "9223372036854775807w", "today..", "..today", "..", "today...+3d", "today..+1d..+2d", "2026-12-",
        "２０２７-03-14", "fri\u{301}",
    ])
    func `a text without a form is refused with the forms`(text: String) {
        let error = #expect(throws: TimeError.self) { try dates(text) }
        #expect(error?.code == .malformedText)
        let hint = text == "frid4y" ? "did you mean friday? " : ""
        #expect(
            error?.reason.hasPrefix("\(hint)a date is written like 2027-03-14, 14 March 2027, today, ")
                == true)
        #expect(error?.subject == (text.allSatisfy(\.isWhitespace) ? "(nothing)" : text))
    }

    @Test(arguments: [
        ("2026-02-30", "2026-02-30: February 2026 has 28 days"),
        ("30.2.2026", "2026-02-30: February 2026 has 28 days"),
        ("3/4/2027", "3/4/2027: can mean 2027-04-03 or 2027-03-04; write the one that is meant"),
        ("3/14/2027", "3/14/2027: day and month have no known order with slashes; write 2027-03-14"),
        ("Mon 14 March 2027", "mon 14 march 2027: is another day of the week; it is Sun 14 March 2027"),
        ("2026-13", "2026-13: months run from 1 to 12"), ("2026-W54", "2026-W54: 2026 has weeks 1 to 53"),
        ("2027-W53", "2027-W53: 2027 has weeks 1 to 52"),
        (
            "2027-03-20..2027-03-14",
            "2027-03-20..2027-03-14: the range ends on 2027-03-14, before it starts on 2027-03-20"
        ),
    ])
    func `a date or range that does not exist is refused with the reason`(text: String, message: String) {
        let error = #expect(throws: TimeError.self) { try dates(text) }
        #expect(error?.code == .outOfRange)
        #expect(error?.description == message)
    }

    @Test(arguments: [
        ("+999999w", "+999999w"), ("-999999w", "-999999w"),
        ("999999w", "6999993 days from 2026-12-02 on"),
    ])
    func `dates that the calendar does not have are refused`(text: String, subject: String) {
        let error = #expect(throws: TimeError.self) { try dates(text) }
        #expect(error?.code == .outOfRange)
        #expect(error?.subject == subject)
        #expect(error?.reason == "dates run from -009999-01-01 to 9999-12-31")
    }

    @Test(arguments: ["tomorrow", "next week", "next month", "+1d", "2d"])
    func `nothing comes after the last date, and the last date can be typed`(text: String) throws {
        #expect(throws: TimeError.self) { try TypedDates.parse(text, today: .latest) }
        let last = DateWindow(.latest, through: .latest)
        #expect(try TypedDates.parse("today", today: .latest) == last)
        #expect(last.end == nil && last.last == .latest && last.count == 1 && last.contains(.latest))
    }
}
