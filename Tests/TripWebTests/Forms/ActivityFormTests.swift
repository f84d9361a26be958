import CivilTime
import Foundation
import HTTPTypes
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// The form of an activity: what it shows, what it changes, and what it refuses.
@Suite("Form of an activity") struct ActivityFormTests {
    /// What the fields of a page show, as a browser would send them.
    static func fields(_ text: String) throws -> [(String, String)] {
        let form = try #require(text.components(separatedBy: "<form class=\"fields\"").dropFirst().first)
        func unescaped(_ text: String) -> String {
            text.replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&lt;", with: "<")
                .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&#39;", with: "'")
                .replacingOccurrences(of: "&#x2067;", with: "\u{2067}")
                .replacingOccurrences(of: "&amp;", with: "&")
        }
        func attribute(_ name: String, _ tag: Substring) -> String? {
            guard let range = tag.firstRange(of: " \(name)=\"") else { return nil }
            return unescaped(String(tag[range.upperBound...].prefix { $0 != "\"" }))
        }
        var found: [(String, String)] = []
        for piece in form.split(separator: "<input").dropFirst() {
            let tag = piece.prefix { $0 != ">" }
            guard let name = attribute("name", tag) else { continue }
            if attribute("type", tag) == "checkbox", !tag.contains(" checked") { continue }
            found.append((name, attribute("value", tag) ?? ""))
        }
        for piece in form.components(separatedBy: "<select").dropFirst() {
            let chosen = piece.components(separatedBy: " selected").first?.components(separatedBy: "value=\"")
                .last
            guard let name = attribute("name", piece[...].prefix { $0 != ">" }) else { continue }
            found.append((name, String((chosen ?? "").prefix { $0 != "\"" })))
        }
        for piece in form.components(separatedBy: "<textarea").dropFirst() {
            guard let name = attribute("name", piece[...].prefix { $0 != ">" }) else { continue }
            let area = piece.components(separatedBy: "</textarea>")[0]
            let content = area.components(separatedBy: ">\n").dropFirst().joined(separator: ">\n")
            // Browsers send each line break as CR LF.
            let sent = unescaped(content).replacingOccurrences(of: "\n", with: "\r\n")
            found.append((name, sent))
        }
        return found
    }

    static func replacing(_ fields: [(String, String)], _ changes: [String: String?]) -> [(String, String)] {
        fields.filter { changes[$0.0] == nil }
            + changes.compactMap { name, value in value.map { (name, $0) } }
    }

    @Test func `a form that is sent as it came changes nothing, of any activity`() async throws {
        let opened = try ChangeTests.Opened()
        let all = try opened.pages.store.read { try $0.activities(of: $0.trips()[0].id) }
        let history = try opened.pages.store.read { try $0.history() }
        #expect(all.count == 24)
        for activity in all {
            let path = try opened.address(.edit(activity.key))
            let page = try await opened.pages.get(path)
            #expect(page.status == 200)
            let reply = try await opened.send(path, Self.fields(page.text))
            #expect(reply.status == 303, "\(activity.title): \(reply.text)")
            let shown = try await opened.pages.get(try #require(reply["Location"])).text
            #expect(shown.contains("<li><bdi>Nothing was changed.</bdi></li>"), "\(activity.title)")
            #expect(!shown.contains("Done: "))
        }
        let after = try opened.pages.store.read { try $0.activities(of: $0.trips()[0].id) }
        for (one, other) in zip(all, after) { #expect(one == other) }
        #expect(try opened.pages.store.read { try $0.history() } == history)
    }

    @Test func `what is typed is read as the command line reads it`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        let path = try opened.address(.edit(opened.key))
        let fields = try Self.fields(await opened.pages.get(path).text)
        #expect(fields.contains { $0 == ("start", "2027-03-29 19:00") })
        #expect(fields.contains { $0 == ("startZone", "Pacific/Auckland") })
        let reply = try await opened.send(
            path,
            Self.replacing(
                fields,
                [
                    "title": "Late dinner", "start": "2027-03-29 20:30", "end": "+2h", "endZone": "",
                    "seat": "Table 4",
                    "cost": "84.50 NZD", "notes": "Ask for the window\nand the menu",
                ]))
        #expect(reply.status == 303)
        let activity = try #require(try opened.activity)
        #expect(activity.title == "Late dinner")
        #expect(activity.seat == "Table 4")
        #expect(activity.cost == (try Money("84.50 NZD")))
        #expect(activity.notes == "Ask for the window\nand the menu")
        guard case .timed(let start, let end) = activity.span else {
            Issue.record("it has no times")
            return
        }
        #expect("\(start.local) \(start.zone?.name ?? "")" == "2027-03-29T20:30:00 Pacific/Auckland")
        #expect("\(end.local) \(end.zone?.name ?? "")" == "2027-03-29T22:30:00 Pacific/Auckland")
    }

    @Test(arguments: [
        ("start", "25:00", "start"), ("startZone", "Nowhere/City", "startZone"),
        ("end", "2027-03-28 10:00", "end"),
        ("cost", "12,50", "cost"), ("url", "javascript:alert(1)", "url"), ("kind", "rocket", "kind"),
    ])
    func `what is refused is told beside its field, and nothing typed is lost`(
        name: String, value: String, field: String
    ) async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        let before = try opened.activity
        let path = try opened.address(.edit(opened.key))
        let fields = Self.replacing(
            try Self.fields(await opened.pages.get(path).text), [name: value, "seat": "typed <before>"])
        let reply = try await opened.send(path, fields)
        #expect(reply.status == 422)
        #expect(reply.text.contains("id=\"\(field)-problem\""), "\(reply.text)")
        #expect(reply.text.contains("<a href=\"#\(field)\">"))
        #expect(reply.text.contains("value=\"typed &lt;before&gt;\""))
        if name != "kind" { #expect(reply.text.contains("value=\"\(value)\"")) }
        #expect(try opened.activity == before)
        // The same form, put right, is taken.
        let again = Self.replacing(
            try Self.fields(reply.text), [name: fields.first { $0.0 == "none" }?.1 ?? ""])
        let right = Self.replacing(
            again, [name: name == "kind" ? "restaurant" : name == "start" ? "19:15" : ""])
        let end: [String: String?] = name == "end" ? ["end": "+1h"] : [:]
        #expect(try await opened.send(path, Self.replacing(right, end)).status != 422)
        #expect(try opened.activity?.seat == "typed <before>")
    }

    @Test(arguments: [
        ("zz", "a time is written like 2027-03-14 09:00"), ("3.4. 10:00", "3.4.: has no year"),
    ])
    func `a start that is no time is told so, and not asked for its place`(start: String, told: String)
        async throws
    {
        let opened = try ChangeTests.Opened()
        let path = try opened.address(.add)
        let form = try Self.fields(await opened.pages.get(path).text)
        let reply = try await opened.send(
            path,
            Self.replacing(
                form, ["kind": "restaurant", "title": "Tea", "start": start, "startZone": "", "end": ""]))
        #expect(reply.status == 422)
        let rest = reply.text.components(separatedBy: "id=\"start-problem\"").dropFirst().first
        let problem = try #require(rest).components(separatedBy: "</strong>")[0]
        #expect(problem.contains(told), "\(problem)")
        #expect(!reply.text.contains("is not the same day everywhere"))
    }

    @Test func `a reading that comes twice asks which one is meant`() async throws {
        let (pages, trip) = try Pages.family()
        let id = try pages.store.read { try $0.trips()[0].id }
        let form = try Self.fields(await pages.get("\(trip)/add").text)
        func send(_ start: String) async throws -> Reply {
            let fields = Self.replacing(
                form,
                [
                    "kind": "restaurant", "title": "Breakfast", "start": start, "startZone": "Europe/Berlin",
                    "end": "+1h",
                ])
            let body = fields.map { "\($0)=\(PercentText.encoded($1))" }.joined(separator: "&")
            return try await pages.ask(
                .post, "\(trip)/add", [("Cookie", pages.cookie), ("Sec-Fetch-Site", "same-origin")],
                body: body)
        }
        let reply = try await send("2027-10-31 02:30")
        #expect(reply.status == 422)
        #expect(reply.text.contains("2027-10-31T02:30:00+02:00[Europe/Berlin]"))
        #expect(reply.text.contains("2027-10-31T02:30:00+01:00[Europe/Berlin]"))
        #expect(reply.text.contains("id=\"start-problem\""))
        #expect(try pages.store.read { try $0.activities(of: id).count } == 24)
    }

    @Test func `a new activity is added once, with what was assumed`() async throws {
        let opened = try ChangeTests.Opened()
        let path = try opened.address(.add)
        let fields = Self.replacing(
            try Self.fields(await opened.pages.get(path).text),
            [
                "kind": "flight", "title": "", "start": "2027-04-10 17:00", "startZone": "", "end": "10:05",
                "endZone": "",
                "place": "HND", "destination": "LAX", "number": "QJ 716",
            ])
        let reply = try await opened.send(path, fields)
        #expect(reply.status == 303)
        _ = try await opened.send(path, fields)
        let added = try opened.pages.store.read { try $0.activities(of: $0.trips()[0].id) }.filter {
            $0.number == "QJ 716"
        }
        #expect(added.count == 1)
        let flight = try #require(added.first)
        #expect(flight.title == "Flight QJ 716 HND - LAX")
        #expect(flight.place?.code == "HND")
        guard case .timed(let start, let end) = flight.span else {
            Issue.record("it has no times")
            return
        }
        #expect("\(start.local)\(start.zone?.name ?? "")" == "2027-04-10T17:00:00Asia/Tokyo")
        #expect("\(end.local)\(end.zone?.name ?? "")" == "2027-04-10T10:05:00America/Los_Angeles")
        // The end of a dinner is assumed, and it is told.
        let dinner = Self.replacing(
            try Self.fields(await opened.pages.get(path).text),
            [
                "kind": "restaurant", "title": "Sushi", "start": "2027-04-10 19:00",
                "startZone": "Asia/Tokyo", "end": "",
            ])
        let sent = try await opened.send(path, dinner)
        #expect(sent.status == 303)
        let told = try await opened.pages.get(try #require(sent["Location"]))
        #expect(told.status == 200)
        #expect(told.text.contains("no end was given: 2 h were taken, and are marked as estimated"))
        #expect(told.text.contains("Done: add &quot;Sushi&quot; to Around the Pacific"))
        // A transport without an arrival is refused, unless it is to be estimated.
        let open = Self.replacing(
            try Self.fields(await opened.pages.get(path).text),
            [
                "kind": "flight", "start": "2027-04-11 17:00", "startZone": "", "end": "", "place": "HND",
                "destination": "LAX",
            ])
        let refused = try await opened.send(path, open)
        #expect(refused.status == 422)
        #expect(refused.text.contains("Say when it arrives, like 11:30 or +2h"))
        let estimated = try await opened.send(path, Self.replacing(open, ["estimate": "1"]))
        #expect(
            try await opened.pages.get(try #require(estimated["Location"])).text.contains(
                "the arrival is estimated"))
    }

    @Test func `whole days are said by their last day, and travellers by boxes`() async throws {
        let opened = try ChangeTests.Opened()
        let path = try opened.address(.add)
        let form = try Self.fields(await opened.pages.get(path).text)
        let ben = try #require(opened.pages.store.read { try $0.persons().first { $0.name == "Ben Winter" } })
        let others = form.map(\.0).filter { $0.hasPrefix("with-") && $0 != "with-\(ben.id.text)" }
            .map { PersonID(String($0.dropFirst(5))) }
        #expect(others.count == 3)
        let reply = try await opened.send(
            path,
            Self.replacing(
                form,
                [
                    "kind": "event", "title": "Fair", "start": "2027-04-10", "end": "2027-04-12",
                    "allDay": "1",
                ].merging(others.map { ("with-\($0.text)", nil as String?) }) { $1 }))
        #expect(reply.status == 303, "\(reply.text)")
        let fair = try #require(
            opened.pages.store.read { try $0.activities(of: $0.trips()[0].id) }.first { $0.title == "Fair" })
        #expect(fair.span == (try .days(from: CivilDate(2027, 4, 10), to: CivilDate(2027, 4, 13))))
        #expect(fair.participants == [ben.id])
        let shown = try Self.fields(await opened.pages.get(opened.address(.edit(fair.key))).text)
        #expect(shown.contains { $0 == ("end", "2027-04-12") })
        #expect(shown.contains { $0 == ("with-\(ben.id.text)", "1") })
    }

    /// U+2067 is what calendars write around Hebrew; a browser drops U+0007.
    @Test func `what turns the writing direction stays in a field that nobody changes`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        let key = opened.key
        let (title, notes) = ("A \u{2067}שלום\u{2069} B", "C \u{2067}שלום\u{2069} D\u{7}")
        try opened.pages.store.write { writing in
            let trip = try writing.trips()[0].id
            guard var dinner = try writing.activity(key, of: trip) else { return }
            (dinner.title, dinner.notes) = (title, notes)
            try writing.save([dinner], in: trip)
        }
        let path = try opened.address(.edit(key))
        let page = try await opened.pages.get(path).text
        #expect(!page.unicodeScalars.contains("\u{2067}"))
        let reply = try await opened.send(path, Self.replacing(try Self.fields(page), ["seat": "4"]))
        #expect(reply.status == 303)
        let saved = try #require(try opened.activity)
        #expect(saved.seat == "4" && saved.title == title && saved.notes == notes)
        let other = Self.replacing(
            try Self.fields(await opened.pages.get(path).text), ["title": title + "!"])
        _ = try await opened.send(path, other)
        #expect(try opened.activity?.title == title + "!")
    }

    @Test func `a form of an older page is not taken`() async throws {
        let opened = try ChangeTests.Opened()
        let path = try opened.address(.edit(opened.key))
        let fields = try Self.fields(await opened.pages.get(path).text)
        _ = try await opened.send(path, Self.replacing(fields, ["seat": "1A"]))
        let reply = try await opened.send(path, Self.replacing(fields, ["seat": "2B"]))
        #expect(reply.status == 409)
        #expect(try opened.activity?.seat == "1A")
        #expect(try await opened.send(path, []).status == 409)
        #expect(try await opened.send(opened.address(.add), []).status == 400)
        #expect(try await opened.pages.get("\(opened.trip)/edit?uid=unknown").status == 404)
    }

    @Test func `a flight is on the clock of its airport, whatever the zone of the trip`() async throws {
        let opened = try ChangeTests.Opened()
        let path = try opened.address(.add)
        let form = try Self.fields(await opened.pages.get(path).text)
        #expect(form.contains { $0 == ("startZone", "") })
        let reply = try await opened.send(
            path,
            Self.replacing(
                form,
                [
                    "kind": "flight", "title": "Eastward", "start": "2027-04-12 11:00",
                    "end": "2027-04-13 16:05", "place": "LAX", "destination": "HND",
                ]))
        #expect(reply.status == 303)
        let flight = try #require(try opened.titled("Eastward"))
        guard case .timed(let start, let end) = flight.span else {
            Issue.record("it has no times")
            return
        }
        #expect(start.zone?.name == "America/Los_Angeles" && end.zone?.name == "Asia/Tokyo")
    }

    @Test func `dates without the tick are whole days, with the last one`() async throws {
        let opened = try ChangeTests.Opened()
        let path = try opened.address(.add)
        let form = try Self.fields(await opened.pages.get(path).text)
        for (title, end, tick) in [("Tour", "2027-04-12", nil), ("Hike", "mon", "1")]
            as [(String, String, String?)]
        {
            let reply = try await opened.send(
                path,
                Self.replacing(
                    form, ["kind": "tour", "title": title, "start": "2027-04-10", "end": end, "allDay": tick])
            )
            #expect(reply.status == 303, "\(reply.text)")
            let days = try #require(try opened.titled(title)).span
            #expect(days == (try .days(from: CivilDate(2027, 4, 10), to: CivilDate(2027, 4, 13))))
        }
        // Whole days do not become times by themselves.
        let tour = try #require(try opened.titled("Tour"))
        let edit = try opened.address(.edit(tour.key))
        let shown = try Self.fields(await opened.pages.get(edit).text)
        let reply = try await opened.send(edit, Self.replacing(shown, ["allDay": nil]))
        #expect(reply.status == 422 && reply.text.contains("id=\"start-problem\""))
        let emptied = try await opened.send(edit, Self.replacing(shown, ["end": ""]))
        #expect(emptied.status == 422 && emptied.text.contains("id=\"end-problem\""))
        #expect(try opened.titled("Tour") == tour)
        // One day more is one day more, also where that is the day after the last until now.
        _ = try await opened.send(edit, Self.replacing(shown, ["end": "2027-04-13"]))
        #expect(
            try opened.titled("Tour")?.span
                == (try .days(from: CivilDate(2027, 4, 10), to: CivilDate(2027, 4, 14))))
    }

    @Test func `an estimated end moves with the start, and stays estimated`() async throws {
        let opened = try ChangeTests.Opened()
        let form = try Self.fields(await opened.pages.get(opened.address(.add)).text)
        _ = try await opened.send(
            try opened.address(.add),
            Self.replacing(
                form,
                ["kind": "tour", "title": "Walk", "start": "2027-04-10 09:00", "startZone": "Asia/Tokyo"]))
        let path = try opened.address(.edit(#require(try opened.titled("Walk")).key))
        let shown = try Self.fields(await opened.pages.get(path).text)
        #expect(
            try await opened.send(path, Self.replacing(shown, ["start": "2027-04-10 11:00"])).status == 303)
        guard case .timed(let start, let end)? = try opened.titled("Walk")?.span else {
            Issue.record("it has no times")
            return
        }
        #expect("\(start.local) \(end.local)" == "2027-04-10T11:00:00 2027-04-10T13:00:00")
        #expect(end.isEstimated)
    }

    @Test func `a name of several lines is kept when something else is edited`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        var dinner = try #require(try opened.activity)
        dinner = try ActivityEdit([
            .place(Place(name: "Kauri\n1-2-3 Quay\nAuckland", latitude: -36.84, longitude: 174.76))
        ]).applied(
            to: dinner, at: opened.pages.responder.household.now(),
            in: opened.pages.responder.household.database
        ) {
            try $0.resolved(by: .reject)
        }
        let (changed, trip) = (dinner, try opened.pages.store.read { try $0.trips()[0].id })
        try opened.pages.store.write { try $0.save(changed, in: trip) }
        let path = try opened.address(.edit(opened.key))
        let shown = try Self.fields(await opened.pages.get(path).text)
        #expect(shown.contains { $0 == ("place", "Kauri, 1-2-3 Quay, Auckland") })
        #expect(try await opened.send(path, Self.replacing(shown, ["seat": "5"])).status == 303)
        let after = try #require(try opened.activity)
        #expect(after.place == dinner.place && after.seat == "5")
    }

    @Test func `nobody is no participant, and all of them are ticked where all take part`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        let path = try opened.address(.edit(opened.key))
        let shown = try Self.fields(await opened.pages.get(path).text)
        let ticked = shown.map(\.0).filter { $0.hasPrefix("with-") }
        #expect(!ticked.isEmpty)
        let none = Dictionary(uniqueKeysWithValues: ticked.map { ($0, nil as String?) })
        let reply = try await opened.send(path, Self.replacing(shown, none))
        #expect(reply.status == 422 && reply.text.contains("Say who takes part."))
        let add = try Self.fields(await opened.pages.get(opened.address(.add)).text)
        #expect(add.filter { $0.0.hasPrefix("with-") }.count == 4)
    }

    @Test func `who only looks at the trip takes part by a box, and leaves by it`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        func id(_ name: String) throws -> PersonID {
            try #require(try opened.pages.store.read { try $0.persons() }.first { $0.name == name }).id
        }
        let rosa = try id("Rosa Winter")
        let box = "with-\(rosa.text)"
        let path = try opened.address(.edit(opened.key))
        let page = try await opened.pages.get(path).text
        #expect(page.contains("with Rosa Winter, who only looks at the trip"))
        let shown = try Self.fields(page)
        #expect(!shown.contains { $0.0 == box })
        let before = try #require(try opened.activity).participants
        let joined = try await opened.send(path, Self.replacing(shown, [box: "1"]))
        #expect(joined.status == 303, "\(joined.text)")
        // Those who took part until now are named beside her.
        let with = try #require(try opened.activity).participants
        #expect(with.contains(rosa) && with.count > 1 && Set(with).isSuperset(of: before))
        let now = try Self.fields(await opened.pages.get(path).text)
        #expect(now.contains { $0.0 == box })
        #expect(try await opened.send(path, Self.replacing(now, [box: nil])).status == 303)
        #expect(try #require(try opened.activity).participants == before)
        // A new activity is for those who travel.
        let add = try Self.fields(await opened.pages.get(opened.address(.add)).text)
        #expect(!add.contains { $0.0 == box })
    }

    @Test func `the proposed readings of a gap or a fold can be typed as they are shown`() async throws {
        let opened = try ChangeTests.Opened()
        let path = try opened.address(.add)
        let form = Self.replacing(
            try Self.fields(await opened.pages.get(path).text),
            ["kind": "restaurant", "title": "Late", "startZone": "Europe/Berlin", "end": "+1h"])
        let meant = "2027-10-31T02:30:00+01:00[Europe/Berlin]"
        let asked = try await opened.send(path, Self.replacing(form, ["start": "2027-10-31 02:30"]))
        #expect(asked.status == 422 && asked.text.contains(meant))
        #expect(try await opened.send(path, Self.replacing(form, ["start": meant])).status == 303)
        let late = try #require(try opened.titled("Late"))
        // Its end can be edited though the start comes twice.
        let edit = try opened.address(.edit(late.key))
        let page = try await opened.pages.get(edit).text
        #expect(page.contains("until now 02:30 +01, of the two times of that day"))
        let shown = try Self.fields(page)
        #expect(try await opened.send(edit, Self.replacing(shown, ["end": "2027-10-31 05:00"])).status == 303)
        guard case .timed(let start, _)? = try opened.titled("Late")?.span,
            case .timed(let first, _) = late.span
        else {
            Issue.record("it has no times")
            return
        }
        #expect(start == first)
        // A city of two words is one.
        let far = Self.replacing(
            form, ["title": "Far", "start": "2027-04-10 12:00", "startZone": "San Francisco, US"])
        let city = try await opened.send(path, far)
        #expect(city.status == 303, "\(city.text)")
    }

    @Test func `what was typed survives somebody else's change`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        let path = try opened.address(.edit(opened.key))
        let fields = try Self.fields(await opened.pages.get(path).text)
        let mine = Self.replacing(fields, ["seat": "2B"])
        _ = try await opened.send(path, Self.replacing(fields, ["seat": "1A", "title": "Supper"]))
        let conflict = try await opened.send(path, mine)
        #expect(conflict.status == 409)
        #expect(conflict.text.contains("value=\"2B\"") && conflict.text.contains("stored now: 1A"))
        #expect(try opened.activity?.seat == "1A")
        #expect(try await opened.send(path, Self.fields(conflict.text)).status == 303)
        #expect(try opened.activity?.seat == "2B")
        // What only the other one changed is as they left it.
        #expect(try opened.activity?.title == "Supper")
        // The same form twice is no conflict.
        let again = Self.replacing(try Self.fields(await opened.pages.get(path).text), ["seat": "3C"])
        #expect(try await opened.send(path, again).status == 303)
        #expect(try await opened.send(path, again).status == 303)
    }

    @Test func `after a typing error a conflict still tells what was typed`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        let path = try opened.address(.edit(opened.key))
        let fields = try Self.fields(await opened.pages.get(path).text)
        let refused = try await opened.send(path, Self.replacing(fields, ["start": "soon", "seat": "2B"]))
        #expect(refused.status == 422)
        _ = try await opened.send(path, Self.replacing(fields, ["title": "Supper"]))
        let start = try #require(fields.first(where: { $0.0 == "start" })?.1)
        let conflict = try await opened.send(
            path, Self.replacing(try Self.fields(refused.text), ["start": start]))
        #expect(conflict.status == 409)
        #expect(try await opened.send(path, Self.fields(conflict.text)).status == 303)
        #expect(try opened.activity?.seat == "2B")
        #expect(try opened.activity?.title == "Supper")
    }
}
