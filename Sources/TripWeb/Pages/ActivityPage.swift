import CivilTime
import HTTPTypes
import Merging
import Messages
import Rendering
import Scheduling
import TripStorage
import TripWorkflows
import Trips

/// One activity with everything that is known of it, and from whom.
struct ActivityPage: PageModel {
    static let template = "activity"

    /// A field with its value.
    struct Fact: Sendable {
        let label: String
        let value: String
        /// Where it leads; nil for nowhere.
        var href: String?
        /// Whether that is out of these pages.
        var isOutside = false
    }

    /// Where the value of a field comes from.
    struct Origin: Sendable {
        let field: String
        let value: String?
        let reason: String
    }

    var frame: Frame
    let kind: String
    let facts: [Fact]
    let findingsHead = tr("Findings")
    /// What is wrong with it, and the way to what is wrong with the trip.
    let findings: [FindingItem]
    let allFindings: Link
    let originsHead = tr("Where it comes from")
    /// The one sentence where all is from one sender.
    let origin: String?
    let origins: [Origin]
    /// The forms that change it; nil for an occurrence that its series makes.
    let actions: ActivityActions?
    /// What stands in place of the forms of an occurrence that its series makes.
    let alone: Alone?
    /// The links to the day, and from an occurrence to its series.
    let links: [Link]

    /// That an occurrence is not changed by itself, and the way to its series.
    struct Alone: Sendable {
        let text = tr(
            "One occurrence of a series cannot be changed by itself here, only together with all the others.")
        let series: Link
    }

    init(_ page: TripPage, _ key: ActivityKey, in reading: any TripReading) throws {
        let trip = page.shown.trip
        let stored = page.shown.activities.first { $0.key == key }
        guard let activity = stored ?? page.shown.occurrence(key) else { throw Fault.unknownActivity }
        let settled = page.shown.settled(activity)
        var item = try ItemPage(
            settled, of: trip,
            organization: try activity.organization.flatMap { try reading.organization($0) },
            attachments: try reading.attachments(of: trip.id).filter { $0.owner == .activity(key) },
            home: page.shown.people.home, page.shown.database)
        if stored?.recurrence != nil {
            item.changedOccurrences = page.shown.activities.count { $0.uid == key.uid } - 1
        }
        // An occurrence comes from where its series does.
        let told = stored ?? page.shown.activities.first { $0.key == ActivityKey(uid: key.uid) } ?? activity
        let provenance = ProvenanceWords(
            ActivityProvenance(of: told, database: page.shown.database), of: told)
        frame = page.frame(ViewWords.title(of: activity))
        kind = activity.kind.word
        let assumed = ActivityPage.assumed(activity, settled)
        var times = ItemWords.times(item, startOrigin: assumed.start, endOrigin: assumed.end)
        if page.clock != .home, let start = item.start.moment, let end = item.end.moment,
            let reading = page.reading(from: start, to: end)
        {
            times.append((ViewWords.title(of: page.view), reading))
        }
        facts =
            times.map { Fact(label: $0.label, value: Printable.line($0.value)) }
            + ItemWords.lines(item).map { ActivityPage.fact($0, of: item, on: page) }
        // Of a series those of its occurrences.
        let isSeries = stored?.recurrence != nil
        findings = page.findings.enumerated().filter { _, found in
            found.finding.items.contains { isSeries ? $0.uid == key.uid : $0 == key }
        }.prefix(Limits.mostInCell).map { FindingItem($1, $0, on: page, without: key) }
        allFindings = page.link(tr("All findings of the trip"), .findings)
        origin = provenance.whole
        origins =
            origin == nil
            ? provenance.lines.map {
                Origin(field: $0.field, value: $0.value.isEmpty ? nil : $0.value, reason: $0.reason)
            } : []
        actions = stored.map { ActivityActions(StoredActivity($0, of: trip), on: page.clock) }
        let day = page.day(of: activity)
        let series = stored == nil ? page.series(of: key) : nil
        alone = series.map { Alone(series: $0) }
        links = [Link(tr("Its day"), .trip(trip.id, .day(day), page.clock)), series].compactMap(\.self)
    }

    /// What is said of the zones in which floating times are read.
    private static func assumed(_ activity: Activity, _ settled: Activity) -> (start: String?, end: String?) {
        guard settled != activity, case .timed(let start, let end) = activity.span else { return (nil, nil) }
        let words = tr("assumed, no zone given")
        return (start.zone == nil ? words : nil, end.zone == nil ? words : nil)
    }

    /// A line with the way to what it names: the organization, a link, or what is attached.
    private static func fact(
        _ line: (label: String, value: String, subject: ItemWords.Subject?), of item: ItemPage,
        on page: TripPage
    ) -> Fact {
        var fact = Fact(label: line.label, value: Printable.line(line.value))
        switch line.subject {
        case .organization: fact.href = item.organization.map { PageAddress.organization($0.id).text }
        case .page: (fact.href, fact.isOutside) = (OutsideLink.href(line.value), true)
        case .attachment(let id):
            let trip = page.shown.trip.id
            fact.href = PageAddress.trip(trip, .file(id), .traveller).text
            guard case .link(let text)? = item.attachments.first(where: { $0.id == id })?.content else {
                break
            }
            let link = OutsideLink.href(text)
            // One that had better not be followed stands among the files with the reasons.
            (fact.href, fact.isOutside) = (
                link ?? PageAddress.trip(trip, .files(nil), page.clock).text, link != nil
            )
        case nil: break
        }
        return fact
    }
}

extension TripPage {
    /// The way to the series of an occurrence.
    func series(of key: ActivityKey) -> Link {
        Link(tr("The series"), .trip(shown.trip.id, .activity(ActivityKey(uid: key.uid)), clock))
    }

    /// Why there is no form for an activity that is not stored: it is an occurrence of a series, or there is none.
    func noForm(of key: ActivityKey) -> Fault {
        guard shown.occurrence(key) != nil else { return .unknownActivity }
        let series = series(of: key)
        var fault = Fault(
            .notFound, tr("This is one occurrence of a series"), ActivityPage.Alone(series: series).text)
        (fault.next, fault.nextWords) = (series.href, series.text)
        return fault
    }
}
