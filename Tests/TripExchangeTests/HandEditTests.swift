import CivilTime
import Findings
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// What a traveller changed by hand, when the calendar that it came from comes again.
@Suite("Changes by hand, and imports") struct HandEditTests {
    static let lines = [
        "DTSTART;TZID=Europe/Berlin:20270607T090000", "DTEND;TZID=Europe/Berlin:20270607T100000",
        "SUMMARY:Class", "LOCATION:Room 1", "DESCRIPTION:Bring a pen",
    ]

    static func calendar(
        _ changes: [String: String] = [:], stamp: String = "20270101T000000Z", more: [String] = []
    ) throws -> ImportedCalendar {
        let changed = lines.map { line in
            changes.first { line.hasPrefix($0.key) }.map { "\($0.key):\($0.value)" } ?? line
        }
        return try Exchange.imported(event: ["UID:a", "DTSTAMP:\(stamp)"] + more + changed)
    }

    /// The event as it came on 1 January, changed by hand on 1 February.
    static func edited(_ changes: ActivityChange..., from calendar: ImportedCalendar? = nil) throws
        -> Activity
    {
        let there = try (calendar ?? Self.calendar()).activities[0]
        return try ActivityEdit(changes).applied(
            to: there, at: try Instant(parsing: "2027-02-01T00:00:00Z"), in: try Exchange.database()
        ) { try $0.resolved(by: .reject) }
    }

    static func later() throws -> ActivityChange {
        let zone = try Exchange.database().zone(named: "Europe/Berlin").id
        func time(_ text: String) throws -> ActivityTime {
            ActivityTime(local: try CivilDateTime(parsing: text), zone: zone)
        }
        return .span(.timed(start: try time("2027-06-07T11:00:00"), end: try time("2027-06-07T12:00:00")))
    }

    static func merge(_ existing: Activity, _ calendar: ImportedCalendar) throws -> MergeResult {
        ImportMerge.merge(existing: [existing], incoming: calendar, database: try Exchange.database())
    }

    /// What was done, and what came of it.
    static func outcome(_ there: Activity, _ calendar: ImportedCalendar) throws -> (String, Activity) {
        let result = try merge(there, calendar)
        #expect(result.upserts.count < 2)
        return (SweptChangeTests.fates(result).joined(separator: ", "), result.upserts.first ?? there)
    }

    @Test func `the same version again changes nothing`() throws {
        for change in [try Self.later(), .title("My class"), .status(.cancelled), .place(nil)] {
            let there = try Self.edited(change)
            let result = try Self.merge(there, try Self.calendar())
            #expect(SweptChangeTests.fates(result) == ["1 unchanged"], "\(change)")
            #expect(result.upserts.isEmpty && result.findings.isEmpty, "\(change)")
        }
    }

    @Test(arguments: ["20270115T000000Z", "20270301T000000Z"])
    func `a newer stamp alone undoes nothing, however often it comes`(_ stamp: String) throws {
        for change in [try Self.later(), .title("My class"), .status(.cancelled), .place(nil)] {
            let there = try Self.edited(change)
            var now = there
            for day in [stamp, "20270401T000000Z", "20270501T000000Z"] {
                let (fates, after) = try Self.outcome(now, try Self.calendar(stamp: day))
                #expect(fates == "1 unchanged")
                #expect(after.hasSameMeaning(as: there), "\(change)")
                now = after
            }
            // The kept component is the newest, so an older version is known as such.
            #expect(try Self.outcome(now, try Self.calendar()).0 == "1 skipped")
        }
    }

    @Test(arguments: ["20270115T000000Z", "20270301T000000Z"])
    func `what the calendar changed counts, and what was changed by hand stays`(_ stamp: String) throws {
        let there = try Self.edited(.title("My class"), .seat("12A"))
        let (fates, after) = try Self.outcome(
            there, try Self.calendar(["LOCATION": "Room 2"], stamp: stamp))
        #expect(fates == "1 updated")
        #expect(after.title == "My class" && after.seat == "12A" && after.place?.name == "Room 2")
        // The next version says the title anew.
        let next = try Self.calendar(
            ["LOCATION": "Room 2", "SUMMARY": "Lecture"], stamp: "20270401T000000Z")
        let result = try Self.merge(after, next)
        #expect(result.upserts.map(\.title) == ["Lecture"] && result.upserts.map(\.seat) == ["12A"])
        #expect(
            result.findings.map(\.message) == [
                "the title was changed by hand to \"My class\" and by the calendar to \"Lecture\"; the calendar's is "
                    + "newer and counts"
            ])
        #expect(result.findings.map(\.code) == [.conflictingEdit])
    }

    @Test func `of a field that both changed the later change counts, and that is told`() throws {
        let there = try Self.edited(.title("My class"))
        let early = try Self.calendar(["SUMMARY": "Lecture"], stamp: "20270115T000000Z")
        let result = try Self.merge(there, early)
        #expect(SweptChangeTests.fates(result) == ["1 unchanged"])
        #expect(
            result.findings.map { $0.message.hasSuffix("the change by hand is newer and stays") } == [true])
        let kept = try #require(result.upserts.first)
        #expect(kept.title == "My class")
        // It is told once: what the calendar says is known now.
        #expect(try Self.merge(kept, early).findings.isEmpty)
        let late = try Self.calendar(["SUMMARY": "Lecture"], stamp: "20270301T000000Z")
        #expect(try Self.outcome(there, late).1.title == "Lecture")
        // Both changed it to the same.
        let same = try Self.merge(
            there, try Self.calendar(["SUMMARY": "My class"], stamp: "20270301T000000Z"))
        #expect(SweptChangeTests.fates(same) == ["1 unchanged"] && same.findings.isEmpty)
    }

    @Test func `a time that was changed by hand is kept until the calendar has another one`() throws {
        let there = try Self.edited(try Self.later())
        #expect(there.sequence == 1)
        let renamed = try Self.outcome(
            there, try Self.calendar(["SUMMARY": "Lecture"], stamp: "20270301T000000Z")
        ).1
        #expect(renamed.title == "Lecture")
        #expect(try Exchange.ends(renamed).start.local.time == TimeOfDay(11, 0))
        // Its offset was written down by hand, and stays too.
        #expect(try Exchange.ends(renamed).start.recorded == Exchange.ends(there).start.recorded)
        let moved = try Self.calendar(
            ["DTSTART;TZID=Europe/Berlin": "20270607T080000"], stamp: "20270401T000000Z")
        #expect(try Exchange.ends(try Self.outcome(renamed, moved).1).start.local.time == TimeOfDay(8, 0))
    }

    @Test func `what calendars do not say is never taken away`() throws {
        var there = try Self.calendar().activities[0]
        there.cost = Money(try Amount("12.50"), try Currency("EUR"))
        there.hidesPlace = true
        for stamp in ["20270101T000000Z", "20270301T000000Z"] {
            let (_, after) = try Self.outcome(there, try Self.calendar(["SUMMARY": "Lecture"], stamp: stamp))
            #expect(after.cost == there.cost && after.hidesPlace && after.title == "Lecture")
        }
    }

    @Test func `a sender calls off its own version, whatever was changed by hand`() throws {
        for change in [try Self.later(), .title("My class")] {
            let there = try Self.edited(change)
            let lines = ["BEGIN:VCALENDAR", "METHOD:CANCEL", "BEGIN:VEVENT", "UID:a", "SEQUENCE:1"]
            let off = try Exchange.imported(
                file: (lines + ["DTSTAMP:20270120T000000Z", "END:VEVENT", "END:VCALENDAR", ""]).joined(
                    separator: "\r\n"))
            let (fates, after) = try Self.outcome(there, off)
            #expect(fates == "1 cancelled" && after.status == .cancelled && after.title == there.title)
            // What came before cannot bring it back.
            #expect(try Self.outcome(after, try Self.calendar()).1.status == .cancelled)
            // Nor does it take away what was changed by hand.
            #expect(try Self.outcome(after, try Self.calendar()).1.title == there.title)
        }
    }

    @Test func `a floating time that its calendar places in a zone is not taken for a change`() throws {
        func floating(_ title: String, _ stamp: String, hour: Int = 9) throws -> ImportedCalendar {
            try Exchange.imported(
                event: [
                    "UID:a", "DTSTAMP:\(stamp)", "DTSTART:20270607T0\(hour)0000", "DURATION:PT1H",
                    "SUMMARY:\(title)",
                ], calendar: ["X-WR-TIMEZONE:Europe/Berlin"])
        }
        let there = try Self.edited(.seat("1"), from: try floating("Class", "20270101T000000Z"))
        let result = try Self.merge(there, try floating("Lecture", "20270115T000000Z", hour: 8))
        #expect(result.findings.isEmpty)
        let after = try #require(result.upserts.first)
        #expect(after.title == "Lecture" && after.seat == "1")
        #expect(try Exchange.ends(after).start.local.time == TimeOfDay(8, 0))
    }

    // MARK: - What only a file of ours says

    private static let garden = OrganizationID("11111111-1111-4111-8111-111111111111")
    private static let desk = OrganizationID("22222222-2222-4222-8222-222222222222")

    /// A file of ours with both organizations.
    private static func ours(
        cost: String, paid: String? = nil, organization: OrganizationID? = nil, alarm: String? = nil,
        stamp: String = "20270101T000000Z"
    ) throws -> ImportedCalendar {
        var event =
            ["UID:a", "DTSTAMP:\(stamp)"] + lines + ["X-MERIDIAN-KIND:EVENT", "X-MERIDIAN-COST:\(cost)"]
        if let paid { event.append("X-MERIDIAN-PAID:\(paid)") }
        if let organization { event.append("X-MERIDIAN-ORGANIZATION-ID:\(organization.text)") }
        if let alarm { event += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:\(alarm)", "END:VALARM"] }
        let known = [(garden, "Garden"), (desk, "Desk")].map { id, name in
            "X-MERIDIAN-ORGANIZATION;X-ID=\(id.text):\(name)"
        }
        return try Exchange.imported(event: event, calendar: known)
    }

    private static func euros(_ amount: String) throws -> Money {
        Money(try Amount(amount), try Currency("EUR"))
    }

    @Test(arguments: [("20270115T000000Z", false), ("20270301T000000Z", true)])
    func `what a file of ours and a change by hand both say is told`(_ stamp: String, _ isTheirs: Bool) throws
    {
        let first = try Self.ours(cost: "100 EUR", organization: Self.garden, alarm: "-PT1H")
        let mine = [Reminder(.relative(days: -5, seconds: 0, to: .start))]
        let there = try Self.edited(
            .cost(try Self.euros("120")), .paid(.full), .hidesPlace(true), .organization(nil),
            .reminders(mine),
            from: first)
        let next = try Self.ours(
            cost: "90 EUR", paid: "DEPOSIT", organization: Self.desk, alarm: "-PT2H", stamp: stamp)
        let result = try Self.merge(there, next)
        let outcome =
            isTheirs ? "the calendar's is newer and counts" : "the change by hand is newer and stays"
        #expect(
            result.findings.map(\.message) == [
                "the cost was changed by hand to \"120.00 EUR\" and by the calendar to \"90.00 EUR\"; \(outcome)",
                "the payment was changed by hand to \"full\" and by the calendar to \"deposit\"; \(outcome)",
                "the list of reminders was changed by hand and by the calendar; \(outcome)",
                "the organization was changed by hand and by the calendar; \(outcome)",
            ])
        let after = try #require(result.upserts.first)
        #expect(try after.cost == Self.euros(isTheirs ? "90" : "120"))
        #expect(after.paid == (isTheirs ? .deposit : .full))
        #expect(after.organization == (isTheirs ? Self.desk : nil))
        #expect((after.reminders == mine) == !isTheirs)
        // Nobody else said anything about this one.
        #expect(after.hidesPlace)
        let again = try Self.merge(after, next)
        #expect(SweptChangeTests.fates(again) == ["1 unchanged"] && again.findings.isEmpty)
    }

    @Test func `what a file of ours says as before takes nothing away`() throws {
        let first = try Self.ours(cost: "100 EUR", organization: Self.garden)
        let there = try Self.edited(
            .cost(try Self.euros("120")), .organization(Self.desk), .hidesPlace(true), from: first)
        for stamp in ["20270101T000000Z", "20270301T000000Z"] {
            let result = try Self.merge(
                there, try Self.ours(cost: "100 EUR", organization: Self.garden, stamp: stamp))
            #expect(SweptChangeTests.fates(result) == ["1 unchanged"] && result.findings.isEmpty)
            let after = result.upserts.first ?? there
            #expect(after.cost == there.cost && after.organization == Self.desk && after.hidesPlace)
        }
    }

    @Test func `an organization that goes by another identifier here is no change by hand`() throws {
        let store = Organization(id: OrganizationID("known"), name: "garden")
        func matched(_ organization: OrganizationID, _ stamp: String) throws -> ImportedCalendar {
            try Self.ours(cost: "100 EUR", organization: organization, stamp: stamp)
                .matchingOrganizations(with: [store])
        }
        let first = try matched(Self.garden, "20270101T000000Z")
        #expect(first.activities[0].organization == store.id)
        let there = try Self.edited(.seat("1"), from: first)
        let result = try Self.merge(there, try matched(Self.desk, "20270301T000000Z"))
        #expect(result.findings.isEmpty)
        #expect(result.upserts.map(\.organization) == [Self.desk] && result.upserts.map(\.seat) == ["1"])
    }

    @Test func `a cost that was set by hand lets nothing go by that a calendar changes`() throws {
        let there = try Self.edited(.cost(try Self.euros("12")))
        let (fates, after) = try Self.outcome(
            there, try Self.calendar(["LOCATION": "Room 2"], stamp: "20270115T000000Z"))
        #expect(fates == "1 updated")
        #expect(after.place?.name == "Room 2" && after.cost == there.cost)
    }
}

// MARK: - Exports of ours

extension HandEditTests {
    /// What comes back of an export.
    static func exported(_ activity: Activity, more: [String] = []) throws -> ImportedCalendar {
        let text = try Exchange.text([activity])
        return try Exchange.imported(
            file: text.replacing("END:VEVENT", with: (more + ["END:VEVENT"]).joined(separator: "\r\n")))
    }

    @Test func `an export of ours that comes back takes no change by hand for the calendar's`() throws {
        let reminder = Reminder(.relative(days: 0, seconds: -3_600, to: .start))
        for more in [[], ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT5M", "END:VALARM"]] {
            let calendar = try Self.calendar(more: ["CATEGORIES:SCHOOL"] + more)
            let there = try Self.edited(
                .title("My class"), .reminders([reminder]), .seat("12A"), from: calendar)
            let own = try Self.exported(there)
            let result = try Self.merge(there, own)
            #expect(SweptChangeTests.fates(result) == ["1 unchanged"])
            #expect(result.upserts.isEmpty && result.findings.isEmpty)
            // The next version of the calendar has the old title and another place.
            let next = try Self.calendar(
                ["LOCATION": "Room 2"], stamp: "20270115T000000Z",
                more: ["SEQUENCE:5", "CATEGORIES:SCHOOL"] + more)
            let after = try Self.outcome(there, next).1
            #expect(after.title == "My class" && after.place?.name == "Room 2" && after.seat == "12A")
        }
    }

    @Test func `what another program adds to an export of ours is taken, and the base stays`() throws {
        let there = try Self.edited(.title("My class"))
        let mail = [
            "BEGIN:VALARM", "ACTION:EMAIL", "TRIGGER:-P1D", "SUMMARY:Class", "DESCRIPTION:Class",
            "ATTENDEE:mailto:b@test", "END:VALARM",
        ]
        let own = try Self.exported(there, more: ["ATTENDEE:mailto:a@test"] + mail)
        let (fates, after) = try Self.outcome(there, own)
        #expect(fates == "1 unchanged")
        let lines = try Exchange.eventLines(after)
        #expect(lines.contains("ATTENDEE:mailto:a@test") && lines.contains("ACTION:EMAIL"))
        #expect(lines.filter { $0.hasPrefix("CATEGORIES") } == ["CATEGORIES:EVENT"])
        #expect(try Self.merge(after, own).upserts.isEmpty)
        let next = try Self.calendar(["LOCATION": "Room 2"], stamp: "20270115T000000Z")
        #expect(try Self.outcome(after, next).1.title == "My class")
    }

    @Test func `an earlier export of ours, or one that another program saved, leaves what the calendar said`()
        throws
    {
        let first = try Self.edited(.title("My class"))
        let export = try Exchange.text([first])
        var second = first
        second.notes = "Bring the book"
        second.lastModified = try first.lastModified?.adding(.seconds(3_600))
        let saved = export.split(separator: "\r\n").map {
            $0.hasPrefix("LAST-MODIFIED") ? "LAST-MODIFIED:20280101T000000Z" : String($0)
        }
        let next = try Self.calendar(["LOCATION": "Room 2"], stamp: "20270115T000000Z", more: ["SEQUENCE:5"])
        for text in [export, saved.joined(separator: "\r\n") + "\r\n"] {
            for (there, fate) in [(first, "1 unchanged"), (second, "1 skipped")] {
                let result = try Self.merge(there, try Exchange.imported(file: text))
                #expect(SweptChangeTests.fates(result) == [fate])
                #expect(result.findings.isEmpty == (there == first))
                let after = try Self.outcome(result.upserts.first ?? there, next).1
                #expect(
                    after.title == "My class" && after.place?.name == "Room 2" && after.notes == there.notes)
            }
        }
        // What another program changed in it is taken.
        let changed = export.replacing("SUMMARY:My class", with: "SUMMARY:Our class").replacing(
            "DTSTAMP:", with: "X-WAS:"
        ).replacing("END:VEVENT", with: "DTSTAMP:20280101T000000Z\r\nEND:VEVENT")
        #expect(try Self.outcome(second, try Exchange.imported(file: changed)).1.title == "Our class")
    }
}
