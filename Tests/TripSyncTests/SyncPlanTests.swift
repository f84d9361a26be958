import Findings
import TestKit
import Testing

@testable import TripSync

@Suite("Plan of a sync") struct SyncPlanTests {
    private func edited(_ policy: SyncPolicy = SyncPolicy(choice: nil), _ text: String = Planning.mine)
        -> Planning
    {
        Planning([Planning.item()], local: ["a@x": text], policy: policy)
    }

    // MARK: - No loop

    @Test
    func `a server that re-orders, stamps anew and adds a VTIMEZONE causes no step that changes anything`() {
        let rewritten = SampleObject.calendar(
            SampleObject.paris + [
                "BEGIN:VEVENT", "SUMMARY:Dinner", "DTEND;TZID=Europe/Paris:20270305T210000",
                "DTSTART;TZID=\"Europe/Paris\":20270305T190000", "DTSTAMP:20290101T000000Z", "UID:a@x",
                "END:VEVENT",
            ])
        let plan = edited(text: Planning.event).plan(Planning.remote(rewritten))
        #expect(plan.isSettled)
        #expect(plan.lines == ["remember \"Dinner\": both sides are the same"])
        let without = Planning([Planning.item(etag: nil)], local: ["a@x": Planning.event])
            .plan(Planning.remote(rewritten, etag: nil))
        #expect(without.steps.isEmpty)
    }

    private func edited(text: String) -> Planning { edited(SyncPolicy(choice: nil), text) }

    @Test func `what was sent and is read for the first time is remembered as the server has it`() {
        let sent = SampleObject.event("a@x", "X-MERIDIAN-SEAT:12A")
        let planning = Planning(
            [Planning.item("a@x", href: "/c/1.ics", sent, etag: nil, pushedIn: 9, state: .written)],
            local: ["a@x": sent])
        // The server dropped what it does not know.
        let plan = planning.plan(Planning.remote(SampleObject.event()))
        #expect(
            plan.actions == [
                .adopt(
                    href: "/c/1.ics", etag: "\"2\"", remote: SampleObject.event(), local: sent,
                    isFurther: false)
            ])
        // Another device changed it meanwhile: that is taken, and the seat stays.
        let changed = planning.plan(Planning.remote(SampleObject.event(title: "Supper")))
        guard case .take(let take) = changed.actions.first else {
            Issue.record("\(changed)")
            return
        }
        #expect(take.text == SampleObject.event("a@x", title: "Supper", "X-MERIDIAN-SEAT:12A"))
    }

    @Test func `what a server or the store drops or adds is no change of the other side`() {
        // The server dropped the seat long ago, and the store does not know the colour.
        let local = SampleObject.event("a@x", "X-MERIDIAN-SEAT:12A")
        let item = SyncItem(
            uid: "a@x", href: "/c/1.ics", etag: "\"1\"", remote: SampleObject.event("a@x", "COLOR:red"),
            local: local)
        let there = Planning([item], local: ["a@x": local]).plan(
            Planning.remote(SampleObject.event(title: "Supper", "COLOR:red")))
        #expect(there.lines == ["take \"Supper\" from the server (title changed)"])
        guard case .take(let take) = there.actions.first else { return }
        #expect(take.text == SampleObject.event("a@x", title: "Supper", "X-MERIDIAN-SEAT:12A"))
        let here = Planning(
            [item], local: ["a@x": SampleObject.event("a@x", title: "Supper", "X-MERIDIAN-SEAT:12A")]
        )
        .plan(Planning.listed)
        guard case .update(_, let body, _, _) = here.actions.first else {
            Issue.record("\(here)")
            return
        }
        #expect(body == SampleObject.event("a@x", title: "Supper", "COLOR:red"))
    }

    // MARK: - Lost answers

    @Test
    func `a create without an answer is adopted where it happened, and sent again under its name where not`()
    {
        let item = Planning.item(etag: nil, state: .creating)
        let planning = Planning([item], local: ["a@x": Planning.event])
        #expect(
            planning.plan(Planning.remote(Planning.event)).lines == [
                "remember \"Dinner\": both sides are the same"
            ])
        let again = planning.plan()
        #expect(again.lines == ["upload \"Dinner\" (again: the answer was lost)"])
        #expect(again.actions.first?.href == "/c/1.ics")
        #expect(planning.plan(.changes([], removed: [])).actions == again.actions)
        let deleted = Planning([item])
        #expect(deleted.plan().lines == ["forget \"a@x\": neither side has it"])
        #expect(
            deleted.plan(Planning.remote(Planning.event)).lines == [
                "delete \"Dinner\" on the server (deleted here)"
            ])
        #expect(
            deleted.plan(.changes([], removed: [])).actions == [
                .delete(href: "/c/1.ics", precondition: .text(Planning.event))
            ])
    }

    @Test func `an update without an answer that happened is remembered, and nothing is sent`() {
        let plan = edited().plan(Planning.remote(Planning.mine))
        #expect(plan.lines == ["remember \"Mine\": both sides are the same"])
    }

    // MARK: - Removals

    @Test func `an emptied calendar of two removes nothing without permission`() {
        let items = [Planning.item(), Planning.item("b@x", href: "/c/2.ics", SampleObject.event("b@x"))]
        var planning = Planning(items, local: ["a@x": Planning.event, "b@x": SampleObject.event("b@x")])
        #expect(planning.plan().reasons == [.massRemoval, .massRemoval])
        planning.policy = SyncPolicy(choice: nil, allowsMassDeletion: true)
        #expect(planning.plan().reasons.isEmpty)
    }

    @Test func `what was uploaded in this run or the last one is not removed by absence`() {
        for run in [9, 10] {
            let planning = Planning([Planning.item(pushedIn: run)], local: ["a@x": Planning.event])
            #expect(planning.plan().reasons == [.justUploaded])
            #expect(!planning.plan().allowsNewToken)
            // A server that lags behind itself says that there is nothing, right after it stored it.
            let explicit = planning.plan(RemoteItem(href: "/c/1.ics", etag: nil, content: .missing))
            let isRemoved = explicit.lines == ["remove \"Dinner\" here (deleted on the server)"]
            #expect(isRemoved == (run == 9), "\(explicit.lines)")
        }
        let old = Planning([Planning.item(pushedIn: 8)], local: ["a@x": Planning.event])
        #expect(old.plan().lines == ["remove \"Dinner\" here (deleted on the server)"])
        let deleted = Planning([Planning.item(pushedIn: 9)])
        #expect(deleted.plan().reasons == [.justUploaded])
    }

    @Test func `what an answer about changes does not name is as it was`() {
        #expect(Planning.five().plan(.changes([], removed: [])).steps.isEmpty)
    }

    @Test func `a listing that would remove more than half of five removes nothing until it is allowed`() {
        var planning = Planning.five()
        func listed(_ uids: String...) -> SyncRemote {
            .complete(uids.map { RemoteItem(href: "/c/\($0).ics", etag: "\"1\"", content: .listed) })
        }
        #expect(planning.plan(listed("a", "b", "c")).lines.count == 2)
        let braked = planning.plan(listed("a", "b"))
        #expect(braked.reasons == [.massRemoval, .massRemoval, .massRemoval])
        #expect(braked.codes == ["mass-removal"])
        #expect(braked.isSettled && !braked.allowsNewToken)
        #expect(planning.plan(listed()).isSettled)
        #expect(planning.plan(.changes([], removed: ["/c/a.ics", "/c/b.ics", "/c/c.ics"])).isSettled)
        planning.policy.allowsMassDeletion = true
        #expect(planning.plan(listed()).lines.count { $0.hasPrefix("remove") } == 5)
    }

    @Test func `an edit is not uploaded again while a listing is not believed`() {
        var planning = Planning.five()
        planning.local.objects["a"] = SampleObject.event("a", title: "Edited")
        #expect(planning.plan(.complete([])).isSettled)
    }

    @Test func `a trip that was emptied here is not emptied on the server until it is allowed`() {
        var planning = Planning.five()
        planning.local.objects = ["a": SampleObject.event("a"), "b": SampleObject.event("b")]
        let braked = planning.plan(.changes([], removed: []))
        #expect(braked.reasons == [.massDeletion, .massDeletion, .massDeletion])
        #expect(braked.codes == ["mass-deletion"])
        planning.policy.allowsMassDeletion = true
        #expect(planning.plan(.changes([], removed: [])).lines.count { $0.hasPrefix("delete") } == 3)
    }

    @Test func `a small collection may be emptied`() {
        let planning = Planning([Planning.item()], local: ["a@x": Planning.event])
        #expect(planning.plan().lines == ["remove \"Dinner\" here (deleted on the server)"])
    }

    @Test func `what must not be in the collection is neither sent nor deleted`() {
        var planning = Planning([Planning.item()])
        planning.local.withheld = ["a@x"]
        #expect(planning.plan(Planning.listed).reasons == [.withheld])
        #expect(planning.plan().reasons == [.withheld])
        // Nor does it count as a deletion.
        var five = Planning.five()
        five.local = SyncLocal(objects: ["a": SampleObject.event("a")], withheld: ["c", "d", "e"])
        #expect(
            five.plan(.changes([], removed: [])).lines.first
                == "delete \"Dinner\" on the server (deleted here)")
    }

    // MARK: - Conflicts

    @Test func `a conflict that was kept is not told as new, and nothing is sent`() throws {
        let plan = edited().plan(Planning.remote(Planning.theirs))
        guard case .conflict(let conflict) = plan.actions.first else {
            Issue.record("\(plan)")
            return
        }
        #expect(conflict.base == Planning.event && conflict.mine == Planning.mine)
        #expect(conflict.theirs == Planning.theirs && conflict.etag == "\"2\"")
        var kept = edited()
        kept.base.items[0].state = .conflict(conflict)
        #expect(kept.plan(Planning.remote(Planning.theirs)).reasons == [.conflict])
        #expect(kept.plan(.changes([], removed: [])).reasons == [.conflict])
        let listed = RemoteItem(href: "/c/1.ics", etag: "\"2\"", content: .listed)
        #expect(kept.plan(listed).reasons == [.conflict])
        // A newer version of either side is another conflict.
        #expect(!kept.plan(Planning.remote(SampleObject.event(title: "Third"), etag: "\"3\"")).isSettled)
    }

    @Test func `a choice is carried out for the version that it was made for`() throws {
        var planning = edited()
        guard case .conflict(let conflict) = planning.plan(Planning.remote(Planning.theirs)).actions.first
        else {
            Issue.record("no conflict")
            return
        }
        planning.base.items[0].state = .resolved(conflict, .mine)
        let mine = planning.plan(.changes([], removed: []))
        #expect(
            mine.actions == [
                .update(
                    href: "/c/1.ics", body: Planning.mine, local: Planning.mine, precondition: .etag("\"2\""))
            ])
        planning.base.items[0].state = .resolved(conflict, .theirs)
        #expect(
            planning.plan(.changes([], removed: [])).lines == [
                "take \"Theirs\" from the server (title changed)"
            ])
        let newer = planning.plan(Planning.remote(SampleObject.event(title: "Third"), etag: "\"3\""))
        #expect(newer.lines == ["conflict in \"Mine\": title changed here and on the server"])
    }

    @Test func `a policy settles conflicts and tells both values`() {
        let mine = edited(SyncPolicy(choice: .mine)).plan(Planning.remote(Planning.theirs))
        #expect(mine.lines == ["upload \"Mine\" (title changed)"])
        #expect(
            mine.notes.map(\.message) == [
                "title was changed on both sides: \"Mine\" here is kept, \"Theirs\" is not"
            ])
        let theirs = edited(SyncPolicy(choice: .theirs)).plan(Planning.remote(Planning.theirs))
        #expect(theirs.lines == ["take \"Theirs\" from the server (title changed)"])
    }

    // MARK: - What cannot be sent

    @Test func `a read-only calendar takes nothing and keeps the edits here`() {
        let policy = SyncPolicy(choice: nil, isReadOnly: true)
        #expect(edited(policy).plan(Planning.listed).reasons == [.readOnly])
        #expect(Planning([Planning.item()], policy: policy).plan(Planning.listed).reasons == [.readOnly])
        #expect(Planning(local: ["a@x": Planning.event], policy: policy).plan().reasons == [.readOnly])
        let both = edited(policy).plan(Planning.remote(SampleObject.event("a@x", "LOCATION:Lyon")))
        #expect(both.lines.first == "take \"Dinner\" from the server (place changed)")
        #expect(both.reasons == [.readOnly])
    }

    @Test func `a to-do is not sent where the server takes none`() {
        let todo = SampleObject.calendar(["BEGIN:VTODO", "UID:a@x", "SUMMARY:Pack", "END:VTODO"])
        let planning = Planning(local: ["a@x": todo], policy: SyncPolicy(choice: nil, kinds: ["VEVENT"]))
        #expect(planning.plan().lines == ["skip \"Pack\": the server takes no VTODO"])
        #expect(planning.plan().codes == ["unsent"])
    }

    @Test func `an object that is too large is not sent`() {
        let planning = Planning(
            local: ["a@x": Planning.event], policy: SyncPolicy(choice: nil, largestResource: 20))
        #expect(planning.plan().reasons == [.tooLarge(bytes: Planning.event.utf8.count, most: 20)])
    }

    @Test func `a text that the server refused is not sent again until it changes`() {
        var planning = edited()
        planning.base.items[0].state = .refused(Planning.mine)
        #expect(planning.plan(Planning.listed).reasons == [.refused])
        planning.local.objects["a@x"] = SampleObject.event(title: "Other")
        #expect(planning.plan(Planning.listed).lines == ["upload \"Other\" (title changed)"])
        var created = Planning(
            [
                SyncItem(
                    uid: "a@x", href: "/c/1.ics", remote: nil, local: Planning.event,
                    state: .refused(Planning.event))
            ],
            local: ["a@x": Planning.event])
        #expect(created.plan().reasons == [.refused])
        created.local.objects["a@x"] = Planning.mine
        #expect(created.plan().actions.first?.href == "/c/1.ics")
    }

    @Test(arguments: [nil, "", "W/\"2\""] as [String?])
    func `without a strong ETag the resource is read again before it is changed`(etag: String?) {
        let plan = edited().plan(Planning.remote(Planning.event, etag: etag))
        #expect(
            plan.actions == [
                .update(
                    href: "/c/1.ics", body: Planning.mine, local: Planning.mine,
                    precondition: .text(Planning.event))
            ])
        #expect(plan.codes == ["weak-etag"])
    }

    @Test func `a change is sent with the ETag of the version that it was made on`() {
        // The listing names a newer version, which was not read.
        let listed = RemoteItem(href: "/c/1.ics", etag: "\"9\"", content: .listed)
        #expect(edited().plan(listed).reasons == [.notRead])
        #expect(
            edited().plan(Planning.listed).actions == [
                .update(
                    href: "/c/1.ics", body: Planning.mine, local: Planning.mine, precondition: .etag("\"1\""))
            ])
    }

    @Test func `an event without an end is told`() {
        #expect(Planning(local: ["a@x": SampleObject.event(end: nil)]).plan().codes == ["missing-end-time"])
    }

    // MARK: - Data of others

    @Test func `an unreadable resource is kept as it is, whatever is here`() {
        let cut = String(Planning.event.dropLast(20))
        for local in [["a@x": Planning.event], ["a@x": Planning.mine], [:]] {
            let plan = Planning([Planning.item()], local: local).plan(Planning.remote(cut))
            #expect(plan.reasons == [.unreadable])
            #expect(plan.codes == ["unreadable-object"])
            #expect(plan.isSettled)
        }
        #expect(
            Planning().plan(Planning.remote(cut)).lines == [
                "skip \"/c/1.ics\": the server's version cannot be read"
            ])
    }

    @Test func `a resource without a UID or with two is told and left alone`() {
        let none = SampleObject.calendar(["BEGIN:VEVENT", "SUMMARY:A", "END:VEVENT"])
        #expect(Planning().plan(Planning.remote(none)).codes == ["missing-uid"])
        let two = SampleObject.calendar(
            SampleObject.component("a@x", title: "A", start: "20270305T190000", end: nil, [])
                + SampleObject.component("b@x", title: "B", start: "20270305T190000", end: nil, []))
        let plan = Planning(local: ["a@x": Planning.event]).plan(Planning.remote(two))
        #expect(plan.codes == ["several-uids"])
        #expect(plan.isSettled)
    }

    @Test func `an override without its series is taken and told`() {
        let alone = SampleObject.event("a@x", "RECURRENCE-ID;TZID=Europe/Paris:20270305T190000")
        let plan = Planning().plan(Planning.remote(alone))
        #expect(plan.codes == ["override-alone"])
        #expect(plan.lines == ["take \"Dinner\" from the server (new)"])
    }

    @Test func `one UID at two addresses is one activity, and neither is deleted`() {
        let planning = Planning([Planning.item()], local: ["a@x": Planning.event])
        let second = Planning.remote(Planning.theirs, href: "/c/2.ics", etag: "\"5\"")
        let plan = planning.plan(Planning.listed, second)
        #expect(plan.lines == ["remember \"Theirs\" at a second address"])
        #expect(plan.codes == ["further-resource"])
        var kept = planning
        kept.base.items.append(
            Planning.item(href: "/c/2.ics", Planning.theirs, etag: "\"5\"", state: .further))
        #expect(kept.plan(Planning.listed, second).steps.isEmpty)
        // The first is removed on the server: the activity stays, with the other.
        let moved = kept.plan(second)
        #expect(
            moved.lines == [
                "forget the former address of \"Dinner\"", "take \"Theirs\" from the server (title changed)",
            ])
        // Deleted here, both go.
        kept.local.objects = [:]
        #expect(kept.plan(Planning.listed, second).lines.count { $0.hasPrefix("delete") } == 2)
    }

    @Test func `a resource that moved to another address is followed`() {
        let plan = edited().plan(Planning.remote(Planning.event, href: "/c/9.ics"))
        #expect(plan.lines == ["forget the former address of \"Mine\"", "upload \"Mine\" (title changed)"])
        #expect(plan.actions.last?.href == "/c/9.ics")
    }

    @Test func `another object at a known address removes nothing, unless the one before stands elsewhere`() {
        let other = SampleObject.event("b@x", title: "Other")
        let plan = Planning([Planning.item()], local: ["a@x": Planning.event]).plan(Planning.remote(other))
        #expect(
            plan.lines == [
                "skip \"Dinner\": the server has another object in its place, and does not say that it is gone"
            ])
        #expect(plan.codes == ["other-object"])
        #expect(!plan.allowsNewToken)
        let moved = Planning([Planning.item()], local: ["a@x": Planning.event])
            .plan(Planning.remote(other), Planning.remote(Planning.event, href: "/c/2.ics", etag: "\"5\""))
        #expect(moved.lines.contains("take \"Other\" from the server (new)"))
        #expect(moved.lines.contains("forget the former address of \"Dinner\""))
        #expect(!moved.lines.contains { $0.hasPrefix("remove \"Dinner\" here") })
        // Deleted here, the place is free.
        let deleted = Planning([Planning.item()], local: [:]).plan(Planning.remote(other))
        #expect(deleted.lines == ["forget \"a@x\": neither side has it"])
    }

    @Test func `an object that stands where another one was is neither removed nor made again`() {
        let other = SampleObject.event("b@x", title: "Other")
        let items = [Planning.item(), Planning.item("b@x", href: "/c/2.ics", other)]
        let both = Planning(items, local: ["a@x": Planning.event, "b@x": other])
        let place = "the server has another object in its place, and does not say that it is gone"
        // Moved over the first, or told twice by a server that mixes them up.
        let moved = both.plan(
            Planning.remote(other), RemoteItem(href: "/c/2.ics", etag: nil, content: .missing))
        #expect(moved.lines == ["skip \"Dinner\": \(place)", "skip \"Other\": \(place)"])
        let third = SampleObject.event("c@x", title: "Third")
        let shifted = both.plan(
            Planning.remote(other), Planning.remote(third, href: "/c/2.ics", etag: "\"7\""))
        #expect(!shifted.lines.contains { $0.hasPrefix("remove") || $0.hasPrefix("upload") })
        // Of one that is here and was never synced no second one is made.
        let new = Planning([Planning.item()], local: ["a@x": Planning.event, "b@x": other])
        #expect(!new.plan(Planning.remote(other)).lines.contains { $0.hasPrefix("upload") })
        // Deleted here, it is not taken again.
        let deleted = Planning(items, local: ["a@x": Planning.event])
        #expect(
            !deleted.plan(Planning.remote(other), RemoteItem(href: "/c/2.ics", etag: nil, content: .missing))
                .lines.contains { $0.hasPrefix("forget") || $0.hasPrefix("take") })
    }

    @Test func `an address that is named twice with different content is told`() {
        let one = Planning.remote(Planning.mine)
        let two = Planning.remote(Planning.theirs)
        let plan = Planning().plan(one, two)
        #expect(plan.codes == ["repeated-href"])
        #expect(plan == Planning().plan(two, one))
    }

    // MARK: - The plan as a whole

    @Test func `an edit that is uploaded again after a deletion keeps what others wrote`() {
        let remote = SampleObject.event("a@x", "X-OTHER:1")
        let item = SyncItem(
            uid: "a@x", href: "/c/1.ics", etag: "\"1\"", remote: remote, local: Planning.event)
        let plan = Planning([item], local: ["a@x": Planning.mine]).plan()
        #expect(
            plan.actions == [
                .create(
                    href: "/c/new1.ics", body: SampleObject.event("a@x", title: "Mine", "X-OTHER:1"),
                    local: Planning.mine,
                    replacing: "/c/1.ics")
            ])
        #expect(plan.codes == ["edit-kept"])
    }

    @Test func `the order of the inputs makes no difference`() {
        var planning = Planning.five()
        planning.local.objects["f"] = SampleObject.event("f")
        planning.local.objects["g"] = SampleObject.event("g")
        planning.local.objects["b"] = nil
        let items = [
            Planning.remote(SampleObject.event("a", title: "New"), href: "/c/a.ics"),
            Planning.remote(SampleObject.event("c", "LOCATION:X"), href: "/c/c.ics"),
            Planning.remote(SampleObject.event("h"), href: "/c/h.ics"),
            RemoteItem(href: "/c/b.ics", etag: "\"1\"", content: .listed),
            RemoteItem(href: "/c/d.ics", etag: "\"1\"", content: .listed),
        ]
        let plan = planning.plan(.complete(items))
        #expect(plan.steps.count == 7)
        planning.base.items.reverse()
        #expect(planning.plan(.complete(items.reversed())) == plan)
    }

    @Test func `a drawn name that is in use is not used`() {
        let planning = Planning(
            [Planning.item(href: "/c/new1.ics")],
            local: ["a@x": Planning.event, "b": SampleObject.event("b")])
        let listed = RemoteItem(href: "/c/new1.ics", etag: "\"1\"", content: .listed)
        #expect(planning.plan(listed).actions.first?.href == "/c/new2.ics")
        let stuck = SyncPlan.make(
            base: planning.base, local: planning.local, remote: .complete([listed]), policy: planning.policy
        ) { "/c/new1.ics" }
        #expect(stuck.actions.first?.href != "/c/new1.ics")
    }
}
