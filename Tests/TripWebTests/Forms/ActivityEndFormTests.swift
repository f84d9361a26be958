import CivilTime
import Foundation
import HTTPTypes
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// The ends of an activity in its form: estimated, floating, of stays, skipped and repeated.
@Suite("Ends in the form of an activity") struct ActivityEndFormTests {
    private typealias Opened = ChangeTests.Opened
    private typealias Form = ActivityFormTests

    /// Adds an activity by its form.
    private static func add(_ opened: Opened, _ typed: [String: String?]) async throws -> Activity {
        let path = try opened.address(.add)
        let form = try Form.fields(await opened.pages.get(path).text)
        let reply = try await opened.send(path, Form.replacing(form, typed))
        #expect(reply.status == 303, "\(reply.text)")
        let title = (typed["title"] ?? nil) ?? ""
        return try #require(try opened.titled(title))
    }

    /// Edits an activity by its form.
    private static func edit(
        _ opened: Opened, _ activity: Activity, _ typed: [String: String?]
    ) async throws -> Reply {
        let path = try opened.address(.edit(activity.key))
        let form = try Form.fields(await opened.pages.get(path).text)
        return try await opened.send(path, Form.replacing(form, typed))
    }

    private static func readings(_ span: ActivitySpan?) -> String {
        guard case .timed(let start, let end)? = span else { return "no times" }
        return [start, end].map { "\($0.local)[\($0.zone?.name ?? "")]" }.joined(separator: " ")
    }

    private static func save(_ activity: Activity, _ opened: Opened) throws {
        let id = try opened.pages.store.read { try $0.trips()[0].id }
        try opened.pages.store.write { try $0.save(activity, in: id) }
    }

    @Test func `an estimated end is a hint beside an empty field, and what is typed is a fact`() async throws
    {
        let opened = try Opened()
        let walk = try await Self.add(
            opened,
            ["kind": "tour", "title": "Walk", "start": "2027-04-10 10:00", "startZone": "Asia/Tokyo"])
        #expect(walk.span.isEndEstimated)
        let page = try await opened.pages.get(opened.address(.edit(walk.key))).text
        #expect(page.contains("estimated: 2027-04-10 12:00; a time here makes it a fact"))
        #expect(try Form.fields(page).contains { $0 == ("end", "") })
        // The same reading as the estimate is a fact, whatever else changes.
        let reply = try await Self.edit(
            opened, walk, ["start": "2027-04-10 09:00", "end": "2027-04-10 12:00"])
        #expect(reply.status == 303)
        let after = try #require(try opened.titled("Walk"))
        #expect(
            Self.readings(after.span)
                == "2027-04-10T09:00:00[Asia/Tokyo] 2027-04-10T12:00:00[Asia/Tokyo]")
        #expect(!after.span.isEndEstimated)
    }

    @Test func `an estimate alone can be made a fact`() async throws {
        let opened = try Opened()
        let walk = try await Self.add(
            opened,
            ["kind": "tour", "title": "Walk", "start": "2027-04-10 10:00", "startZone": "Asia/Tokyo"])
        #expect(try await Self.edit(opened, walk, ["end": "2027-04-10 12:00"]).status == 303)
        #expect(try opened.titled("Walk")?.span.isEndEstimated == false)
    }

    @Test(arguments: [true, false])
    func `a floating end stays floating where no zone is named`(hasZone: Bool) async throws {
        let opened = try Opened("Dinner at Kauri Table")
        var dinner = try #require(try opened.activity)
        dinner = Activity(
            uid: dinner.uid, kind: .restaurant, title: "Floating",
            span: .timed(
                start: ActivityTime(local: try CivilDateTime(parsing: "2027-03-29T08:00"), zone: nil),
                end: ActivityTime(local: try CivilDateTime(parsing: "2027-03-29T09:15"), zone: nil)))
        try Self.save(dinner, opened)
        try opened.pages.store.write { writing in
            var trip = try writing.trips()[0]
            trip.defaultZone = hasZone ? try ZoneID("Asia/Tokyo") : nil
            try writing.update(trip)
        }
        #expect(try await Self.edit(opened, dinner, ["start": "2027-03-29 08:30"]).status == 303)
        #expect(
            Self.readings(try opened.activity?.span) == "2027-03-29T08:30:00[] 2027-03-29T09:15:00[]")
        #expect(try await Self.edit(opened, dinner, ["end": "+2h"]).status == 303)
        #expect(
            Self.readings(try opened.activity?.span) == "2027-03-29T08:30:00[] 2027-03-29T10:30:00[]")
        let early = try await Self.edit(opened, dinner, ["end": "2027-03-29 07:00"])
        #expect(early.status == 422 && early.text.contains("before the start at 2027-03-29T08:30:00"))
        let half = try await Self.edit(opened, dinner, ["endZone": "Asia/Tokyo"])
        #expect(half.status == 422 && half.text.contains("the start has no zone"))
        // A zone beside the start is that of the end too.
        #expect(try await Self.edit(opened, dinner, ["startZone": "Pacific/Auckland"]).status == 303)
        #expect(
            Self.readings(try opened.activity?.span)
                == "2027-03-29T08:30:00[Pacific/Auckland] 2027-03-29T10:30:00[Pacific/Auckland]")
    }

    @Test func `the date of a stay is the day of leaving, and becomes the last day of something else`()
        async throws
    {
        let opened = try Opened()
        #expect(
            try await opened.pages.get(opened.address(.add)).text.contains(
                "of whole days the last one, and of a stay the day of leaving"))
        let stay = try await Self.add(
            opened,
            ["kind": "lodging", "title": "Hut", "start": "2027-04-10", "end": "2027-04-12", "allDay": "1"])
        #expect(stay.span == (try .days(from: CivilDate(2027, 4, 10), to: CivilDate(2027, 4, 12))))
        #expect(try await Self.edit(opened, stay, ["kind": "tour"]).status == 303)
        #expect(
            try opened.titled("Hut")?.span
                == (try .days(from: CivilDate(2027, 4, 10), to: CivilDate(2027, 4, 13))))
        #expect(try await Self.edit(opened, stay, ["kind": "lodging"]).status == 303)
        #expect(try opened.titled("Hut")?.span == stay.span)
        // From one kind of days to another they stay.
        #expect(try await Self.edit(opened, stay, ["seat": "4"]).status == 303)
        #expect(try opened.titled("Hut")?.span == stay.span)
    }

    // The clocks of Berlin go back on 31 October 2027 at 03:00, and forward on 28 March 2027 at 02:00 (zdump -v).
    @Test func `a repeated reading is chosen below its field`() async throws {
        let opened = try Opened()
        let path = try opened.address(.add)
        let form = Form.replacing(
            try Form.fields(await opened.pages.get(path).text),
            [
                "kind": "restaurant", "title": "Late", "start": "2027-10-31 02:30",
                "startZone": "Europe/Berlin", "end": "+1h",
            ])
        let asked = try await opened.send(path, form)
        #expect(asked.status == 422)
        #expect(!asked.text.contains("--disambiguate"))
        #expect(asked.text.contains("value=\"earlier\">02:30 CEST, 2027-10-31T02:30:00+02:00[Europe/Berlin]"))
        #expect(asked.text.contains("value=\"later\">02:30 CET, 2027-10-31T02:30:00+01:00[Europe/Berlin]"))
        // Nothing chosen is asked again.
        let shown = try Form.fields(asked.text)
        #expect(try await opened.send(path, shown).status == 422)
        let sent = try await opened.send(path, Form.replacing(shown, ["reading": "later"]))
        let saved = try await opened.pages.get(try #require(sent["Location"]))
        #expect(saved.text.contains("Taken: 02:30 CET"), "\(saved.text)")
        guard case .timed(let start, _)? = try opened.titled("Late")?.span else {
            Issue.record("it has no times")
            return
        }
        #expect(start.recorded?.offset.totalSeconds == 3_600)
    }

    @Test func `what was chosen is asked once more after another refusal`() async throws {
        let opened = try Opened()
        let path = try opened.address(.add)
        let form = Form.replacing(
            try Form.fields(await opened.pages.get(path).text),
            [
                "kind": "restaurant", "title": "Late", "start": "2027-10-31 02:30",
                "startZone": "Europe/Berlin", "end": "+1h", "reading": "later", "cost": "12,50",
            ])
        let refused = try await opened.send(path, form)
        #expect(refused.status == 422 && refused.text.contains("id=\"cost-problem\""))
        let again = Form.replacing(try Form.fields(refused.text), ["cost": ""])
        // The time may have been changed meanwhile, and is not settled by a choice for another one.
        let asked = try await opened.send(path, again)
        #expect(asked.status == 422 && asked.text.contains("value=\"later\">02:30 CET"))
        let chosen = Form.replacing(try Form.fields(asked.text), ["reading": "later"])
        #expect(try await opened.send(path, chosen).status == 303)
        #expect(try opened.titled("Late") != nil)
    }

    @Test func `a move onto a skipped reading asks which instant is meant`() async throws {
        let opened = try Opened()
        let tour = try await Self.add(
            opened,
            [
                "kind": "tour", "title": "Night", "start": "2027-03-27 02:30", "startZone": "Europe/Berlin",
                "end": "+2h",
            ])
        let shown = try await opened.pages.get(opened.address(.activity(tour.key))).text
        let seen = try ChangeTests.hidden("seen", in: shown)
        let path = try opened.address(.move(tour.key))
        let asked = try await opened.send(path, [("seen", seen), ("by", "+1d")])
        #expect(asked.status == 422)
        #expect(!asked.text.contains("--disambiguate"))
        #expect(asked.text.contains("value=\"earlier\">01:30 CET, 2027-03-28T01:30:00+01:00[Europe/Berlin]"))
        #expect(try opened.titled("Night") == tour)
        let chosen = Form.replacing(try Form.fields(asked.text), ["reading": "later"])
        #expect(try await opened.send(path, chosen).status == 303)
        let moved = Self.readings(try opened.titled("Night")?.span)
        #expect(moved.hasPrefix("2027-03-28T03:30:00[Europe/Berlin]"))
    }

    /// What a refused or assumed thing says; a page has no options.
    @Test(arguments: [
        [
            "kind": "restaurant", "title": "X", "start": "2027-04-10 19:00", "startZone": "Asia/Tokyo",
            "end": "",
        ],
        ["kind": "lodging", "title": "X", "start": "2027-04-10", "end": "", "allDay": "1"],
        ["kind": "tour", "title": "X", "start": "2027-04-10", "end": "", "allDay": "1"],
        ["kind": "lodging", "title": "X", "start": "2027-04-10 15:00", "startZone": "Asia/Tokyo", "end": ""],
        ["kind": "tour", "title": "X", "start": "19:00", "startZone": "", "end": ""],
        ["kind": "flight", "title": "X", "start": "2027-04-10", "end": "2027-04-11"],
        [
            "kind": "flight", "title": "X", "start": "2027-04-10 10:00", "startZone": "Asia/Tokyo",
            "end": "", "estimate": "1", "place": "Nowhere at all",
        ],
        ["kind": "flight", "title": "X", "start": "2027-04-10 10:00", "place": "QQX", "end": "+1h"],
        ["kind": "tour", "title": "X", "start": "2027-04-10 10:00", "end": "2027-04-11", "allDay": "1"],
        ["kind": "tour", "title": "", "start": "", "end": ""],
    ])
    func `no page names an option of the command line`(typed: [String: String]) async throws {
        let opened = try Opened()
        try opened.pages.store.write { writing in
            var trip = try writing.trips()[0]
            trip.defaultZone = nil
            try writing.update(trip)
        }
        let path = try opened.address(.add)
        let form = try Form.fields(await opened.pages.get(path).text)
        var reply = try await opened.send(path, Form.replacing(form, typed.mapValues { $0 }))
        if let saved = reply["Location"] { reply = try await opened.pages.get(saved) }
        #expect([200, 422].contains(reply.status))
        #expect(!reply.text.contains(#/(?:^|[\s>(])--[a-z]|meridian [a-z]+ /#), "\(reply.text)")
    }

    @Test func `who joins while a form is open is not shut out of what is for all`() async throws {
        let opened = try Opened("Dinner at Kauri Table")
        var dinner = try #require(try opened.activity)
        dinner.participants = []
        try Self.save(dinner, opened)
        let path = try opened.address(.edit(opened.key))
        let form = try Form.fields(await opened.pages.get(path).text)
        let boxes = form.map(\.0).filter { $0.hasPrefix("with-") }
        #expect(boxes.count > 1)
        let cleo = Traveller(
            id: TravellerID("cleo-t"), person: PersonID("cleo-p"), name: "Zed", role: .collaborator)
        try opened.pages.store.write { writing in
            var trip = try writing.trips()[0]
            trip.travellers.append(cleo)
            try writing.update(trip)
        }
        #expect(try await opened.send(path, Form.replacing(form, ["seat": "4"])).status == 303)
        #expect(try opened.activity?.participants == [])
        #expect(try opened.activity?.seat == "4")
        // Who is unticked takes no part; who has no box in the form still does.
        let again = Form.replacing(form, ["seat": "5", boxes[0]: nil])
        let seen = try ChangeTests.hidden("seen", in: await opened.pages.get(path).text)
        let conflict = try await opened.send(path, again)
        #expect(conflict.status == 409)
        #expect(try Form.fields(conflict.text).contains { $0.0 == "with-cleo-p" })
        #expect(try await opened.send(path, Form.replacing(again, ["seen": seen])).status == 303)
        let taking = try #require(try opened.activity?.participants)
        #expect(taking.contains(cleo.person))
        #expect(!taking.contains(PersonID(String(boxes[0].dropFirst(5)))))
        #expect(taking.count == boxes.count)
    }
}
