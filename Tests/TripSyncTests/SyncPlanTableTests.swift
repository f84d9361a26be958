import TestKit
import Testing

@testable import TripSync

/// What happens to an event for each state of both sides.
@Suite("Table of both sides") struct SyncPlanTableTests {
    enum Side: CaseIterable { case same, changed, deleted }

    private func plan(_ here: Side, _ there: Side, isComplete: Bool) -> SyncPlan {
        var planning = Planning([Planning.item()])
        switch here {
        case .same: planning.local.objects["a@x"] = Planning.event
        case .changed: planning.local.objects["a@x"] = Planning.mine
        case .deleted: break
        }
        switch (there, isComplete) {
        case (.same, true): return planning.plan(Planning.listed)
        case (.same, false): return planning.plan(.changes([], removed: []))
        case (.changed, true): return planning.plan(Planning.remote(Planning.theirs))
        case (.changed, false):
            return planning.plan(.changes([Planning.remote(Planning.theirs)], removed: []))
        case (.deleted, true): return planning.plan()
        case (.deleted, false): return planning.plan(.changes([], removed: ["/c/1.ics"]))
        }
    }

    @Test(arguments: [
        (Side.same, Side.same, []),
        (.same, .changed, ["take \"Theirs\" from the server (title changed)"]),
        (.same, .deleted, ["remove \"Dinner\" here (deleted on the server)"]),
        (.changed, .same, ["upload \"Mine\" (title changed)"]),
        (.changed, .changed, ["conflict in \"Mine\": title changed here and on the server"]),
        (.changed, .deleted, ["upload \"Mine\" (deleted on the server, but changed here)"]),
        (.deleted, .same, ["delete \"Dinner\" on the server (deleted here)"]),
        (.deleted, .changed, ["take \"Theirs\" from the server (deleted here, but changed there)"]),
        (.deleted, .deleted, ["forget \"a@x\": neither side has it"]),
    ])
    func `each pair of states has one step`(here: Side, there: Side, lines: [String]) {
        #expect(plan(here, there, isComplete: true).lines == lines)
        #expect(plan(here, there, isComplete: false).lines == lines)
    }

    @Test func `what is new on one side comes to the other`() {
        let here = Planning(local: ["a@x": Planning.event]).plan()
        #expect(here.lines == ["upload \"Dinner\" (new)"])
        #expect(
            here.actions == [
                .create(href: "/c/new1.ics", body: Planning.event, local: Planning.event, replacing: nil)
            ])
        let there = Planning().plan(Planning.remote(Planning.event))
        #expect(there.lines == ["take \"Dinner\" from the server (new)"])
        #expect(
            there.actions == [
                .take(
                    SyncTake(
                        href: "/c/1.ics", etag: "\"2\"", kind: "VEVENT", text: Planning.event,
                        remote: Planning.event,
                        base: nil,
                        over: nil))
            ])
    }

    @Test func `what both created is joined, and a conflict where they say different things`() {
        let same = Planning(local: ["a@x": Planning.event]).plan(
            Planning.remote(Planning.event.replacing("DTSTAMP:2027", with: "DTSTAMP:2028")))
        #expect(same.lines == ["remember \"Dinner\": both sides are the same"])
        let other = Planning(local: ["a@x": Planning.mine]).plan(Planning.remote(Planning.theirs))
        #expect(other.lines == ["conflict in \"Mine\": title changed here and on the server"])
        let disjoint = Planning(local: ["a@x": SampleObject.event("a@x", "LOCATION:A")]).plan(
            Planning.remote(SampleObject.event("a@x", "COLOR:red")))
        #expect(
            disjoint.lines == [
                "take \"Dinner\" from the server (COLOR changed)", "upload \"Dinner\" (place changed)",
            ])
    }

    @Test func `a choice about what both created takes that side whole, but what only Meridian knows`() {
        let mine = SampleObject.event("a@x", title: "Mine", "LOCATION:A", "X-MERIDIAN-COST:5 EUR")
        let theirs = SampleObject.event("a@x", title: "Theirs", "COLOR:red")
        func plan(_ choice: SyncChoice) -> SyncPlan {
            Planning(local: ["a@x": mine], policy: SyncPolicy(choice: choice)).plan(Planning.remote(theirs))
        }
        #expect(
            plan(.theirs).lines == [
                "take \"Theirs\" from the server (title, place, COLOR changed)",
                "upload \"Mine\" (X-MERIDIAN-COST changed)",
            ])
        #expect(
            plan(.mine).lines == ["upload \"Mine\" (title, place, COLOR, X-MERIDIAN-COST changed)"])
    }

    @Test func `a status that one side alone says of what both created is a conflict`() {
        let mine = SampleObject.event("a@x", "STATUS:CANCELLED")
        let plan = Planning(local: ["a@x": mine]).plan(Planning.remote(Planning.event))
        #expect(plan.lines == ["conflict in \"Dinner\": status changed here and on the server"])
    }

    @Test func `what a server escapes in its own way is no conflict of what both created`() {
        let mine = SampleObject.event("a@x", "X-MERIDIAN-DESTINATION-GEO:1.5;2.5")
        let theirs = SampleObject.event("a@x", "X-MERIDIAN-DESTINATION-GEO:1.5\\;2.5")
        let plan = Planning(local: ["a@x": mine]).plan(Planning.remote(theirs))
        #expect(plan.lines == ["remember \"Dinner\": both sides are the same"])
    }

    @Test func `changes of different fields go both ways`() {
        let local = SampleObject.event(title: "Mine")
        let remote = SampleObject.event("a@x", "LOCATION:Lyon")
        let both = SampleObject.event("a@x", title: "Mine", "LOCATION:Lyon")
        let plan = Planning([Planning.item()], local: ["a@x": local]).plan(Planning.remote(remote))
        #expect(
            plan.actions == [
                .take(
                    SyncTake(
                        href: "/c/1.ics", etag: "\"2\"", kind: "VEVENT", text: both, remote: remote,
                        base: remote, over: local
                    )),
                .update(href: "/c/1.ics", body: both, local: nil, precondition: .etag("\"2\"")),
            ])
    }
}
