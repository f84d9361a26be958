import CivilTime
import HTTPTypes
import Messages
import Rendering
import Scheduling
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// A trip, the page that is asked for, and the clock on which it is shown.
struct TripPage: Sendable {
    let household: Household
    let shown: ShownTrip
    let address: TripView
    let clock: ClockChoice
    let view: AgendaView
    /// What is wrong with the zone that was typed.
    let zoneProblem: String?
    /// The clocks beside it, and what is wrong with one that was typed.
    let besides: [BesideClock]
    let besideProblem: String?
    /// The address of the style sheet.
    let style: String
    /// What whoever reads may do in the trip.
    let role: Role
    /// Whether they own the household too.
    let ownsHousehold: Bool
    /// What is said of a protected trip that is open, and is only read; nil for others.
    let opened: OpenedBar?
    /// The findings of the trip, those that must be mended first; none for a page that shows none.
    let findings: [PartyFinding]
    /// The signs beside the activities of the page.
    let signs: [ActivityKey: FindingSign]

    /// Looks the clock up.
    ///
    /// A zone that there is not leaves the traveller's clock, and is told beside the field.
    ///
    /// - Throws: A ``Fault`` for a person that there is not.
    init(
        _ household: Household, _ shown: ShownTrip, _ address: TripView, _ clock: ClockChoice, style: String,
        role: Role = .owner, ownsHousehold: Bool = true, opened: OpenedBar? = nil,
        found: FoundFindings? = nil
    ) throws(Fault) {
        // What is read from memory is only read.
        (self.role, self.ownsHousehold) = (opened == nil ? role : .viewer, ownsHousehold)
        (self.household, self.shown, self.address) = (household, shown, address)
        (self.clock, self.style, self.opened) = (clock, style, opened)
        (view, zoneProblem) = try clock.view(of: shown)
        switch address {
        case .day, .week:
            (besides, besideProblem) = try BesideClock.clocks(address.beside, of: shown)
        default: (besides, besideProblem) = ([], nil)
        }
        let shows = address.hasFindings
        findings =
            shows ? found?.findings(of: shown, household) ?? shown.findings(by: household.rules) : []
        signs = shows ? FindingSign.signs(findings, on: .trip(shown.trip.id, .findings, clock)) : [:]
    }

    /// The address of another page of the trip, on the same clock.
    func link(_ text: String, _ view: TripView) -> Link {
        Link(text, .trip(shown.trip.id, view, clock), isCurrent: view.name == address.name)
    }

    /// The address of an activity.
    func href(of key: ActivityKey) -> String { PageAddress.trip(shown.trip.id, .activity(key), clock).text }

    /// The form that moves an activity; nil for whole days, and for a series, of which the store may not have the occurrence.
    func dragged(_ activity: Activity) -> EntryLine.Dragged? {
        guard role >= .editor, activity.recurrence == nil, activity.recurrenceID == nil,
            !activity.span.isAllDay
        else {
            return nil
        }
        return EntryLine.Dragged(
            action: PageAddress.trip(shown.trip.id, .move(activity.key), clock).text,
            seen: StoredActivity(activity, of: shown.trip).version)
    }

    /// The date on which the clock of the page shows an activity.
    func day(of activity: Activity) -> CivilDate {
        let date = activity.span.startDate
        let around = DateWindow(
            (try? date.adding(days: -2)) ?? date, through: (try? date.adding(days: 2)) ?? date)
        let shown = shown.days(around).agenda(in: view).days.first { day in
            day.entries.contains { $0.scheduled.activity.key == activity.key }
        }
        return shown?.date ?? date
    }

    /// The words of a view of some days.
    func words(of days: TripDays) -> ViewWords {
        var people = shown.people.words(of: days.party, on: days.dates, in: view)
        // Whoever reads the pages need not be the traveller.
        people.isReadByOthers = true
        return ViewWords(days.itinerary, view: view, hours: household.hours, people: people)
    }

    /// What stands around the page.
    ///
    /// - Parameters:
    ///   - heading: The heading; the trip's name unless another one is given.
    ///   - days: What the page shows, with what could not be placed.
    ///   - stated: The name of the trip where it is shown without codes.
    /// - Returns: The frame.
    func frame(_ heading: String? = nil, of days: TripDays? = nil, named stated: String? = nil) -> Frame {
        let name = Printable.line(stated ?? shown.trip.name)
        var frame = Frame(heading ?? name, in: heading == nil ? nil : name, style: style)
        let zone = days?.itinerary.home ?? shown.people.home
        var facts = heading == nil ? [] : [name]
        if address.hasClock { facts.append(title(days)) }
        facts += [tr("home \(zone.id)"), rules]
        frame.facts = [facts.joined(separator: " · ")]
        (frame.tabs, frame.group) = (tabs, groupLinks)
        if role >= .editor { frame.add = link(tr("Add an activity"), .add) }
        if role >= .editor {
            frame.importing =
                PageAddress.importing(
                    secret: nil, into: ImportTarget(trip: shown.trip.id.text)
                ).text
        }
        frame.opened = opened
        if address.hasClock { frame.clocks = ClockSwitch(self) }
        frame.notes =
            (days?.itinerary.unresolved ?? []).map { "\(Printable.line($0.activity.title)): \($0.error)" }
            + (days?.findings ?? []).map { Printable.line("\($0)") }
        return frame
    }

    private func title(_ days: TripDays?) -> String {
        ViewWords.title(of: view, wearer: days.flatMap { words(of: $0).people.wearer })
    }

    /// The rules of time in use: `tz 2026f`.
    private var rules: String { "tz \(household.database.version)" }

    /// The groups of pages, each with its first one.
    private var tabs: [Link] {
        TripGroup.all(around: address, hasForms: opened == nil).map { group in
            var link = link(group.title, group.views[0].view)
            if link.current == nil, group.has(address) { link.current = "true" }
            return link
        }
    }

    /// The pages of the group that is shown, where there are several.
    private var groupLinks: [Link] {
        guard
            let group = TripGroup.all(around: address, hasForms: opened == nil).first(where: {
                $0.has(address)
            }),
            group.views.count > 1
        else { return [] }
        return group.views.map { link($0.title, $0.view) }
    }
}

extension Fault {
    static var unknownPerson: Fault {
        Fault(
            .notFound, tr("Nobody of this trip is meant"),
            tr("The person may have been removed. The itinerary lets you choose among all clocks."))
    }
}
