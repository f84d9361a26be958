import Findings
import Foundation
import Synchronization
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripCommands

/// `sync …`: what is typed and what is said; servers are those of a test.
@Suite("sync") struct SyncCommandTests {
    /// Two calendars, of which a sync says what a test wants.
    private final class Servers: CalendarServers, Sendable {
        struct State {
            var reports: [CalendarReport.Step] = []
            var failure: ServerFailure?
            var made: [String] = []
            var options: [SyncOptions] = []
            var password: String?
            var subscribed: [NewSubscription] = []
            var findings: [Finding] = []
            /// Whether followed calendars are due.
            var isDue = true
        }

        let state: Mutex<State>
        let setting: SyncSetting

        init(_ setting: SyncSetting, _ state: State) {
            self.setting = setting
            self.state = Mutex(state)
        }

        func calendars(of account: SyncAccount) throws -> [ServerCalendar] {
            if account.password == .asked, let typed = setting.ask(account.user) {
                state.withLock { $0.password = typed }
            }
            if let failure = state.withLock({ $0.failure }) { throw failure }
            return [
                ServerCalendar(
                    address: "https://dav.example/ada/lisbon/", name: "Lisbon", isReadOnly: false,
                    takesEvents: true),
                ServerCalendar(
                    address: "https://dav.example/ada/tasks/", name: "Tasks", isReadOnly: true,
                    takesEvents: false),
            ]
        }

        func makeCalendar(named name: String, for account: SyncAccount) throws -> ServerCalendar {
            state.withLock { $0.made.append(name) }
            return ServerCalendar(
                address: "https://dav.example/ada/new/", name: name, isReadOnly: false, takesEvents: true)
        }

        func sync(_ account: String, _ options: SyncOptions) throws -> [CalendarReport] {
            state.withLock { $0.options.append(options) }
            if let failure = state.withLock({ $0.failure }) { throw failure }
            return try setting.store.read { reading in
                try reading.syncedCalendars().filter { $0.account == account }.map { calendar in
                    var report = CalendarReport(calendar, trip: try reading.trip(calendar.trip)?.name)
                    report.steps = state.withLock { $0.reports }
                    report.requests = 2
                    report.findings = state.withLock { $0.findings }
                    return report
                }
            }
        }

        func subscribe(_ new: NewSubscription) throws -> FeedReport {
            if let failure = state.withLock({ $0.failure }) { throw failure }
            state.withLock { $0.subscribed.append(new) }
            let made = try setting.store.write { writing in
                let trip = try writing.trips(named: new.trip ?? "Lisbon")[0]
                let made = Subscription(
                    id: SubscriptionID("5f2a9c1e-0000-4000-8000-000000000000"), address: new.address,
                    trip: trip.id,
                    every: new.every, allowsPrivate: new.allowsPrivate, missing: new.missing,
                    createdAt: setting.now())
                try writing.save(made)
                return made
            }
            return FeedReport(made, trip: new.trip ?? "Lisbon")
        }

        func follow(atOnce isAtOnce: Bool) throws -> [FeedReport] {
            guard state.withLock({ $0.isDue }) else { return [] }
            return try setting.store.read { reading in
                try reading.subscriptions().map { subscription in
                    var report = FeedReport(subscription, trip: try reading.trip(subscription.trip)?.name)
                    report.missing = ["Old match"]
                    report.findings = state.withLock { $0.findings }
                    report.problem = state.withLock { $0.failure }
                    return report
                }
            }
        }
    }

    private let place: Workplace

    init() throws {
        place = try Workplace()
        for name in ["Lisbon", "Tokyo"] { #expect(try place.run("trip", "new", name).status == .success) }
    }

    private final class Box: Sendable {
        let servers = Mutex<Servers?>(nil)
    }

    /// Runs a command in the program that speaks to servers.
    private func run(
        _ arguments: String..., with state: Servers.State = Servers.State(), answers: [String]? = nil
    ) throws -> (run: CommandRun, after: Servers.State?) {
        try run(words: ["sync"] + arguments, with: state, answers: answers)
    }

    private func run(
        words: [String], with state: Servers.State = Servers.State(), answers: [String]? = nil
    ) throws -> (run: CommandRun, after: Servers.State?) {
        let box = Box()
        let run = try place.run(words, answers: answers) { context in
            context.servers = { setting in
                let servers = Servers(setting, state)
                box.servers.withLock { $0 = servers }
                return servers
            }
        }
        return (run, box.servers.withLock { $0?.state.withLock { $0 } })
    }

    private func add(_ more: String...) throws {
        #expect(
            try place.run(
                ["sync", "add", "home", "dav.example"] + more,
                in: { context in
                    context.servers = { Servers($0, Servers.State()) }
                }
            ).status == .success)
    }

    // MARK: - Accounts and links

    @Test func `an account is added once the server answers, without its password`() throws {
        let file = try place.file("secret", "hush\n")
        let (added, _) = try run("add", "home", "dav.example", "--user", "ada", "--password-file", file)
        #expect(added.status == .success)
        #expect(
            added.output == """
                home: 2 calendars
                  Lisbon · https://dav.example/ada/lisbon/
                  Tasks · https://dav.example/ada/tasks/ · takes no events · read-only
                meridian sync link TRIP keeps a trip in step with one of them, or with a new one

                """)
        #expect(try run("add", "HOME", "dav.example").run.errors.contains("there is an account of this name"))
        let stored = try String(decoding: Data(contentsOf: URL(fileURLWithPath: place.store)), as: UTF8.self)
        #expect(!stored.contains("hush"))
        #expect(try run("remove", "home").run.output.hasPrefix("removed: home;"))
        #expect(
            try run("status").run.output == "no accounts; meridian sync add NAME URL --user USER makes one\n")
    }

    @Test func `a password may be typed at each sync`() throws {
        let (added, after) = try run("add", "home", "dav.example", "--user", "ada", answers: ["hush"])
        #expect(added.status == .success)
        #expect(added.errors == "Password of ada: \n")
        #expect(after?.password == "hush")
    }

    @Test func `a server that refuses leaves no account`() throws {
        var state = Servers.State()
        state.failure = ServerFailure("unauthorized", "https://dav.example/: does not take the name")
        let (refused, _) = try run("add", "home", "dav.example", with: state)
        #expect(refused.status == .unavailable)
        #expect(refused.errors == "error: https://dav.example/: does not take the name\n")
        #expect(try run("status").run.output.hasPrefix("no accounts"))
    }

    @Test func `a trip is linked with the calendar of its name, or with a new one`() throws {
        try add()
        #expect(
            try run("link", "lisbon").run.output
                == "Lisbon is kept in step with the calendar Lisbon of home; meridian sync begins\n")
        let (linked, after) = try run("link", "Tokyo")
        #expect(linked.status == .success)
        #expect(after?.made == ["Tokyo"])
        let twice = try run("link", "Tokyo", "--calendar", "Lisbon").run
        #expect(twice.errors.contains("Lisbon: is linked with Lisbon already"))
        #expect(try run("unlink", "Tokyo").run.output.contains("both stay as they are"))
        #expect(try run("unlink", "Tokyo").run.status == .noInput)
        // A calendar alone makes the trip, once.
        #expect(try run("unlink", "Lisbon").run.status == .success)
        #expect(try place.run("trip", "delete", "Lisbon", "--yes").status == .success)
        #expect(try run("link", "--calendar", "Lisbon").run.status == .success)
        #expect(try place.run("trip", "list").output.contains("Lisbon"))
    }

    @Test(arguments: [
        (["add", "home", "x", "--password-file", "y"], "expected --user as well"),
        (
            ["add", "home", "x", "--user", "a", "--password-file", "y", "--password-command", "z"],
            "choose one"
        ),
        (["add", "home", "x", "--prefer", "newest"], "newest"),
        (["link"], "expected a trip, or --calendar"),
        (["resolve", "1"], "expected one of --mine, --theirs and --merged FILE"),
        (["resolve", "1", "--mine", "--theirs"], "expected one of"),
        (["--watch", "--json"], "--watch is for people"),
    ]) func `what says too little or two things is refused`(arguments: [String], words: String) throws {
        let run = try place.run(["sync"] + arguments) { $0.servers = { Servers($0, Servers.State()) } }
        #expect(run.status == .usage)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    @Test func `names that are unknown are answered with those that are there`() throws {
        #expect(try run("link", "Tokyo").run.errors.contains("there is no account yet"))
        try add()
        #expect(try run("work").run.errors.contains("work: there is no such account; there are: home"))
        let calendar = try run("link", "Tokyo", "--calendar", "Work").run
        #expect(calendar.status == .noInput)
        #expect(calendar.errors.contains("it has: Lisbon · https://dav.example/ada/lisbon/; Tasks"))
        #expect(
            try run("link", "Tokyo", "--calendar", "Tasks").run.errors.contains("Tasks: takes no events"))
        #expect(try run("link", "Osaka").run.status == .noInput)
    }

    // MARK: - Syncing

    private static func steps(_ count: Int) -> [CalendarReport.Step] {
        (0..<count).map {
            CalendarReport.Step(
                kind: .take, uid: "\($0)@x", title: "E\($0)", words: "take \"E\($0)\" from the server (new)",
                isDone: true)
        }
    }

    @Test func `a sync says what it did, and all of it as JSON`() throws {
        #expect(try run().run.errors.contains("there is no account yet"))
        try add()
        #expect(try run().run.output == "no calendar is linked yet; meridian sync link TRIP links one\n")
        _ = try run("link", "Lisbon")
        #expect(try run().run.output == "Lisbon (home): in step\n")
        var state = Servers.State()
        state.reports =
            Self.steps(2) + [
                CalendarReport.Step(
                    kind: .update, uid: "u", title: "U", words: "upload \"U\" (title changed)", isDone: false)
            ]
        let (done, after) = try run("home", "--at-once", "--allow-mass-delete", "--all", with: state)
        #expect(
            done.output == """
                Lisbon (home): 2 taken, 1 left
                  take "E0" from the server (new)
                  take "E1" from the server (new)
                  upload "U" (title changed) · left to the next sync

                """)
        #expect(after?.options.first?.isAtOnce == true)
        #expect(after?.options.first?.allowsMassDeletion == true)
        #expect(after?.options.first?.listsAll == true)
        state.reports = Self.steps(30)
        let many = try run("--dry-run", with: state).run
        #expect(many.lines.count == 21)
        #expect(many.lines.first == "Lisbon (home): would be: 30 taken")
        #expect(many.lines.last == "    and 11 more; --json lists all")
        let json = try run("--json", with: state).run.json()
        let calendar = try #require((json["calendars"] as? [[String: Any]])?.first)
        #expect((calendar["steps"] as? [Any])?.count == 30)
        #expect(calendar["requests"] as? Int == 2)
        #expect(calendar["problem"] is NSNull)
    }

    @Test(arguments: [
        (CalendarReport.Step.Kind.update, true, 0), (.update, false, 1), (.skip, false, 1),
        (.conflict, true, 1),
        (.remove, false, 1),
    ]) func `the status tells whether something is left`(
        kind: CalendarReport.Step.Kind, isDone: Bool, status: Int32
    ) throws {
        try add()
        _ = try run("link", "Lisbon")
        var state = Servers.State()
        state.reports = [CalendarReport.Step(kind: kind, uid: "u", title: "U", words: "U", isDone: isDone)]
        for more in [[], ["--json"]] {
            #expect(try run(words: ["sync"] + more, with: state).run.status.rawValue == status)
        }
        // A dry run does nothing, so that only what it would leave counts.
        let left = [.skip, .conflict].contains(kind)
        #expect(try run("--dry-run", with: state).run.status == (left ? .findings : .success))
    }

    @Test(arguments: FindingSeverity.allCases)
    func `the status tells whether something is to be looked at`(severity: FindingSeverity) throws {
        let status: CommandStatus = severity == .repaired ? .success : .findings
        try add()
        _ = try run("link", "Lisbon")
        var state = Servers.State()
        state.findings = [Finding(.repairedValue, severity, message: "odd")]
        #expect(try run(with: state).run.status == status)
        _ = try run("unlink", "Lisbon")
        _ = try run(words: ["subscribe", "https://feeds.example/a.ics"])
        #expect(try run(with: state).run.status == status)
    }

    @Test(arguments: [
        "add", "calendars", "link", "unlink", "remove", "status", "conflicts", "resolve", "help", "Status",
    ]) func `an account is not called as a command`(name: String) throws {
        let refused = try run("add", name, "dav.example").run
        #expect(refused.status == .usage)
        #expect(
            refused.errors
                == "error: \(name): is what a command of meridian sync is called; expected another name than add, calendars, link, unlink, remove, status, conflicts, resolve, help\n"
        )
        #expect(try run("status").run.output.hasPrefix("no accounts"))
    }

    @Test(arguments: ["add", "calendars", "link", "unlink", "remove", "status", "conflicts", "resolve"])
    func `a refused word of a subcommand shows the whole command`(name: String) throws {
        let refused = try run(name, "--nonsense").run
        #expect(refused.status == .usage)
        #expect(refused.errors.contains("Usage: meridian sync \(name)"), "\(refused.errors)")
        #expect(refused.errors.contains("See 'meridian sync \(name) --help'"), "\(refused.errors)")
        let help = try place.run("help", "sync", name)
        #expect(help.output.contains("meridian sync \(name)"), "\(help.output)")
    }

    @Test func `a failure that may pass is told from one that will not`() throws {
        try add()
        _ = try run("link", "Lisbon")
        var state = Servers.State()
        state.failure = ServerFailure("busy", "https://dav.example/: cannot do it now", isPassing: true)
        #expect(try run(with: state).run.status == .temporary)
        state.failure = ServerFailure("untrusted", "https://dav.example/: offers no trusted connection")
        #expect(try run(with: state).run.status == .unavailable)
    }

    @Test func `status says what is to be sent without asking a server`() throws {
        try add()
        _ = try run("link", "Lisbon")
        let typed = ["add", "event", "Tea", "--trip", "Lisbon", "--start", "2027-03-01 10:00"]
        #expect(try place.run(typed + ["--zone", "Europe/Lisbon"]).status == .success)
        // Without a program that speaks to servers.
        let status = try place.run("sync", "status")
        #expect(
            status.output == """
                home · dav.example
                  Lisbon · never in step · 1 to send
                    upload "Tea" (new)

                """)
        let json = try place.run("sync", "status", "--json").json()
        let account = try #require((json["accounts"] as? [[String: Any]])?.first)
        #expect(account["isSyncing"] as? Bool == false)
    }

    // MARK: - Subscriptions

    @Test func `a calendar is followed, listed, read by a sync, and left`() throws {
        #expect(
            try run(words: ["subscriptions"]).run.output
                == "no subscriptions; meridian subscribe URL makes one\n")
        let address = "https://feeds.example/ada.ics"
        let (made, after) = try run(
            words: [
                "subscribe", address, "--trip", "tokyo", "--every", "6h", "--missing", "cancel", "--private",
            ])
        #expect(made.output == "Tokyo (feeds.example): unchanged\n")
        #expect(after?.subscribed.first?.trip == "Tokyo")
        #expect(after?.subscribed.first?.every == 21_600)
        #expect(after?.subscribed.first?.missing == .cancel)
        #expect(after?.subscribed.first?.allowsPrivate == true)
        #expect(
            try run(words: ["subscriptions"]).run.output == "Tokyo · \(address) · never read · 5f2a9c1e\n")
        let json = try run(words: ["subscriptions", "--json"]).run.json()
        #expect((json["subscriptions"] as? [[String: Any]])?.first?["every"] as? Int == 21_600)
        #expect(
            try run().run.output == "Tokyo (feeds.example): unchanged\n  no longer there: Old match\n")
        let synced = try run("--json").run
        #expect(!synced.output.contains("ada.ics"))
        let report = try #require((synced.json()["subscriptions"] as? [[String: Any]])?.first)
        #expect(report["host"] as? String == "feeds.example")
        #expect((report["id"] as? String)?.hasPrefix("5f2a") == true)
        var state = Servers.State()
        state.isDue = false
        #expect(
            try run(with: state).run.output
                == "no followed calendar is due; --at-once reads all of them now\n")
        state.isDue = true
        state.failure = ServerFailure("busy", "feeds.example: cannot answer now", isPassing: true)
        let failed = try run(with: state).run
        #expect(failed.status == .temporary)
        #expect(failed.errors == "error: feeds.example: cannot answer now\n")
        #expect(try run(words: ["unsubscribe", "Oslo"]).run.errors.contains("is not followed; there are: "))
        #expect(try run(words: ["unsubscribe", "TOKYO"]).run.status == .success)
        #expect(try run(words: ["unsubscribe", "5f2a"]).run.errors.contains("nothing is followed"))
    }

    @Test(arguments: [
        (["--every", "5min"], "expected a length from 15min to 7 days"),
        (["--every", "soon"], "--every soon"),
        (["--missing", "hide"], "hide"),
    ]) func `a choice that cannot be is refused`(more: [String], words: String) throws {
        let refused = try run(words: ["subscribe", "https://feeds.example/a.ics"] + more).run
        #expect(refused.status == .usage)
        #expect(refused.errors.contains(words), "\(refused.errors)")
    }

    // MARK: - Conflicts

    private static func object(_ title: String, _ place: String = "") -> String {
        ([
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "BEGIN:VEVENT", "UID:a@x",
            "DTSTAMP:20270101T000000Z", "DTSTART:20270301T180000Z", "SUMMARY:\(title)",
        ] + (place.isEmpty ? [] : ["LOCATION:\(place)"]) + ["END:VEVENT", "END:VCALENDAR", ""])
        .joined(separator: "\r\n")
    }

    private static let versions = SyncedItem.Versions(
        mine: object("Dinner"), theirs: object("Supper", "Rossio"), etag: "2")

    /// Puts a conflict about one title into the store; returns its calendar.
    @discardableResult
    private func makeConflict() throws -> SyncedCalendar {
        let store = try FileTripStore.open(place.store, for: .writing)
        return try store.write { writing in
            let calendar = try #require(try writing.syncedCalendars().first)
            let base = Self.object("Lunch")
            try writing.save(
                SyncedItem(
                    href: "/a.ics", uid: "a@x", etag: "1", remote: base, local: base,
                    state: .conflict(Self.versions)), of: calendar.id)
            return calendar
        }
    }

    private func state() throws -> SyncedItem.State? {
        try FileTripStore.open(place.store, for: .reading).read { reading in
            try reading.syncedItems(of: try reading.syncedCalendars()[0].id).first?.state
        }
    }

    @Test func `conflicts are listed with both values, and settled by their number`() throws {
        try add()
        _ = try run("link", "Lisbon")
        #expect(try place.run("sync", "conflicts").output == "no conflicts\n")
        try makeConflict()
        let listed = try place.run("sync", "conflicts")
        #expect(listed.status == .findings)
        #expect(
            listed.output == """
                1. Dinner · Lisbon (home)
                   title
                     here: Dinner
                     server: Supper
                     before: Lunch
                meridian sync resolve NUMBER --mine, --theirs or --merged FILE settles one

                """)
        #expect(
            try place.run("sync", "resolve", "2", "--mine").errors.contains("expected a number from 1 to 1"))
        #expect(try place.run("sync", "resolve", "1", "--mine").status == .success)
        #expect(try state() == .keepsMine(Self.versions))
        #expect(
            try place.run("sync", "conflicts").output.contains("settled: mine; the next sync carries it out"))
        #expect(try place.run("sync", "resolve", "a@x", "--theirs").status == .success)
        #expect(try state() == .keepsTheirs(Self.versions))
        #expect(try place.run("sync", "resolve", "1", "--merged", "nowhere.ics").status == .noInput)
        let half = try place.file("half.ics", "BEGIN:VCALENDAR\r\n")
        #expect(
            try place.run("sync", "resolve", "1", "--merged", half).errors.contains(
                "is no whole calendar object"))
        let other = try place.file("other.ics", Self.object("Both").replacing("a@x", with: "b@x"))
        #expect(
            try place.run("sync", "resolve", "1", "--merged", other).errors.contains(
                "the text has the UID b@x"))
        let merged = try place.file("merged.ics", Self.object("Both", "Rossio"))
        #expect(try place.run("sync", "resolve", "1", "--merged", merged).status == .success)
        #expect(try state() == .synced)
        #expect(try place.run("sync", "status").output.contains("upload \"Both\""))
    }

    @Test func `without the program that speaks to servers it says so`() throws {
        try add()
        let run = try place.run("sync")
        #expect(run.status == .unavailable)
        #expect(run.errors.hasPrefix("error: meridian-sync is not installed"))
    }
}
