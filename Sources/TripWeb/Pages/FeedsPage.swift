import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The calendars that others subscribe to, and the form for one more.
struct FeedsPage: PageModel {
    static let template = "feeds"

    /// One feed.
    struct Item: Sendable {
        let label: String
        let facts: String
        let id: String
        let spoken: String
    }

    var frame: Frame
    let advice = tr(
        "A calendar program that subscribes to the address of a feed shows the trips as they are, and follows every change. The feed of one trip is also a page to read, under an address of its own. Whoever has one of them can read it: give each person a feed of its own."
    )
    let items: [Item]
    let action = PageAddress.feeds.text
    let revoke = PageAddress.revokeFeed.text
    let revokeText = tr("Revoke")
    let newHead = tr("A new feed")
    let labelText = tr("For whom")
    let scopeText = tr("What it has")
    let redactionText = tr("What it shows")
    let expiresText = tr("Until (nothing for always)")
    let button = tr("Make the address")
    /// What was typed, where it is refused.
    var label: String?
    var expires: String?
    var problem: String?
    var scopes: [ClockSwitch.Option]
    var redactions: [ClockSwitch.Option]
    /// The address of the feed that was just made: it is shown once.
    var address: String?
    let copyText = tr("Copy the address")
    let copied = tr("The address is copied.")
    let notCopied = tr("It could not be copied; the browser does not allow it.")
    let addressText = tr("The address for calendar programs, which is shown only now:")
    /// The address of its page to read.
    var page: String?
    let pageText = tr("The page to read:")
    /// Who cannot open the address.
    var reach: String?

    init(in reading: any TripReading, _ household: Household, style: String) throws {
        frame = Frame(tr("Feeds"), style: style)
        let now = household.now()
        let zone = household.statedHome ?? household.machineHome ?? .utc
        items = try reading.feeds().map { feed in
            var facts = [try feed.scopeWords(in: reading), feed.redaction.words]
            if let end = feed.expiresAt {
                // It ends with a day at home, which people name by the day itself.
                let last = EnglishTime.long(try zone.civil(at: end.adding(.seconds(-1))).date)
                facts.append(feed.isOpen(at: now) ? tr("until \(last)") : tr("ended after \(last)"))
            }
            let used = feed.lastUsedAt.map { zone.civil(at: $0) }
            facts.append(
                used.map { tr("last fetched \(EnglishTime.long($0.date)) \(household.hours.text($0.time))") }
                    ?? tr("never fetched"))
            let label = Printable.line(feed.label)
            return Item(
                label: label, facts: facts.joined(separator: " · "), id: feed.id.text,
                spoken: tr("Revoke the feed for \(label)"))
        }
        scopes = try FeedsPage.scopes(in: reading)
        redactions = Redaction.allCases.map {
            ClockSwitch.Option(value: $0.rawValue, text: $0.words, isChosen: $0 == .shared)
        }
    }

    /// Shows an address that was just made.
    mutating func show(_ address: String) {
        self.address = address
        let host = address.split(separator: "/").dropFirst().first ?? ""
        guard ["127.0.0.1", "localhost", "[::1]"].contains(where: { host == $0 || host.hasPrefix("\($0):") })
        else { return }
        reach = tr(
            "Only programs on this machine can open it. For others, start meridian serve with --base-url and the name of a proxy that leads here."
        )
    }

    private static func scopes(in reading: any TripReading) throws -> [ClockSwitch.Option] {
        var options = [
            ClockSwitch.Option(value: "all", text: tr("all trips that are not archived"), isChosen: false)
        ]
        options += try reading.trips().filter { !$0.isArchived }.map {
            ClockSwitch.Option(value: "trip:\($0.id.text)", text: Printable.line($0.name), isChosen: false)
        }
        options += try reading.persons().map {
            ClockSwitch.Option(
                value: "person:\($0.id.text)", text: tr("the activities of \(Printable.line($0.name))"),
                isChosen: false)
        }
        return options
    }

    /// The page with what was typed, and why it is refused.
    mutating func refuse(_ form: Query, _ problem: String) {
        self.problem = problem
        (label, expires) = (form["label"], form["expires"])
        scopes = scopes.map {
            ClockSwitch.Option(value: $0.value, text: $0.text, isChosen: $0.value == form["scope"])
        }
        redactions = redactions.map {
            ClockSwitch.Option(value: $0.value, text: $0.text, isChosen: $0.value == form["redact"])
        }
    }
}
