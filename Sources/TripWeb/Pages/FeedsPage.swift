import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The calendars that others subscribe to, and the form for one more.
struct FeedsPage: FieldsModel {
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
    let delay = tr(
        "Calendar programs fetch an address in their own time: some ask every hour, others once a day, and what has changed shows no sooner. The page to read is always as it is now."
    )
    let items: [Item]
    let revoke = PageAddress.revokeFeed.text
    let revokeText = tr("Revoke")
    let newHead = tr("A new address")
    let madeHead = tr("Addresses that there are")
    let button = tr("Make the address")
    let action: String
    var uid: String?
    var fields: [FormField]
    var problem: String?
    var wrong: Link?
    let wrongText = FieldsText.wrong
    let back: Link?
    let zones: [String] = []
    /// The address of the feed that was just made: it is shown once.
    var address: String?
    let copyText = tr("Copy the address")
    let copied = tr("The address is copied.")
    let notCopied = tr("It could not be copied; the browser does not allow it.")
    let addressText = tr("The address for calendar programs, which is shown only now:")
    /// The address of its page to read.
    var page: String?
    let pageText = tr("The page to read in a browser, whose address is shown only now:")
    let copyPageText = tr("Copy the address of the page")
    /// Who cannot open the address.
    var reach: String?

    /// The feeds, and the form for one more.
    ///
    /// - Parameters:
    ///   - trip: The trip that the form is for at first; nil for none.
    ///   - reading: The store.
    ///   - household: The present, and the zone of days.
    ///   - style: The address of the style sheet.
    /// - Throws: An error of the store or of time.
    init(for trip: TripID?, in reading: any TripReading, _ household: Household, style: String) throws {
        if !reading.isSomewhere(.owner) { try reading.require(.owner) }
        frame = Frame(tr("Share"), style: style)
        action = PageAddress.feeds(trip).text
        back = trip.map { Link(tr("Back to the trip"), .trip($0, .itinerary, .traveller)) }
        var random = SystemRandomNumberGenerator()
        uid = FeedID.random(using: &random).text
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
        fields = [
            FormField.text("label", tr("For whom"), hint: tr("like Grandma; only you see it")),
            .choice(
                "scope", tr("What it has"), try FeedsPage.scopes(in: reading),
                chosen: trip.map { "trip:\($0.text)" }),
            .choice(
                "redact", tr("What it shows"), Redaction.allCases.map { ($0.rawValue, $0.words) },
                chosen: Redaction.shared.rawValue),
            .date("expires", tr("Last day"), hint: tr("nothing for as long as you do not revoke it")),
            FeedsPage.afterTrip,
        ].map(\.settled)
    }

    /// The other end that the feed of one trip can have.
    private static var afterTrip: FormField {
        FormField.check("afterTrip", tr("Or 7 days after the one trip"))
    }

    /// Shows an address that was just made.
    mutating func show(_ made: FeedForms.Made) {
        guard case .feed(let address, let page) = made else {
            frame.notes.append(
                tr(
                    "This form was sent before, and its address was shown then. If it is lost, revoke that feed and make another one."
                ))
            return
        }
        (self.address, self.page) = (address, page)
        let host = address.split(separator: "/").dropFirst().first ?? ""
        guard ["127.0.0.1", "localhost", "[::1]"].contains(where: { host == $0 || host.hasPrefix("\($0):") })
        else { return }
        reach = tr(
            "Only programs on this machine can open it. For others, start meridian serve with --base-url and the name of a proxy that leads here."
        )
    }

    private static func scopes(in reading: any TripReading) throws -> [(value: String, text: String)] {
        let trips = try reading.trips().filter { !$0.isArchived && reading.role(in: $0.id) >= .owner }.map {
            (value: "trip:\($0.id.text)", text: Printable.line($0.name))
        }
        let first = [(value: "", text: tr("choose …"))] + trips
        guard reading.householdRole >= .owner else { return first }
        return first
            + (try reading.persons().map {
                ("person:\($0.id.text)", tr("the activities of \(Printable.line($0.name))"))
            })
            + [("all", tr("all trips that are not archived"))]
    }
}
