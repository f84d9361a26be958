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
    /// The address of the style sheet.
    let style: String
    /// What whoever reads may do in the trip.
    let role: Role
    /// Whether they own the household too.
    let ownsHousehold: Bool

    /// Looks the clock up.
    ///
    /// A zone that there is not leaves the traveller's clock, and is told beside the field.
    ///
    /// - Throws: A ``Fault`` for a person that there is not.
    init(
        _ household: Household, _ shown: ShownTrip, _ address: TripView, _ clock: ClockChoice, style: String,
        role: Role = .owner, ownsHousehold: Bool = true
    ) throws(Fault) {
        (self.role, self.ownsHousehold) = (role, ownsHousehold)
        (self.household, self.shown, self.address) = (household, shown, address)
        (self.clock, self.style) = (clock, style)
        var problem: String?
        switch clock {
        case .traveller: view = .traveller
        case .place: view = .place
        case .home: view = .home
        case .person(let id):
            guard let person = shown.clock(of: id) else { throw .unknownPerson }
            view = person
        case .zone(let name):
            do throws(TimeError) {
                view = .zone(try shown.database.zone(orOffset: name))
            } catch {
                view = .traveller
                problem = Printable.line("\(error).") + " " + tr("A zone is named like Asia/Tokyo, or UTC.")
            }
        }
        zoneProblem = problem
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
        ViewWords(
            days.itinerary, view: view, hours: household.hours,
            people: shown.people.words(of: days.party, on: days.dates, in: view))
    }

    /// What stands around the page.
    ///
    /// - Parameters:
    ///   - heading: The heading; the trip's name unless another one is given.
    ///   - days: What the page shows, with what could not be placed.
    /// - Returns: The frame.
    func frame(_ heading: String? = nil, of days: TripDays? = nil) -> Frame {
        let name = Printable.line(shown.trip.name)
        var frame = Frame(heading ?? name, in: heading == nil ? nil : name, style: style)
        let zone = days?.itinerary.home ?? shown.people.home
        var facts = heading == nil ? [] : [name]
        if address.hasClock { facts.append(title(days)) }
        facts += [tr("home \(zone.id)"), rules]
        frame.facts = [facts.joined(separator: " · ")]
        frame.tabs = tabs
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

    private var tabs: [Link] {
        let date = address.date
        return [
            link(tr("Itinerary"), .itinerary), link(tr("Day"), .day(date)), link(tr("Week"), .week(date)),
            link(tr("Month"), .month(date)), link(tr("Timeline"), .timeline(nil)), link(tr("Map"), .map),
            link(tr("Findings"), .findings),
            link(tr("Who is where"), .who(nil)), link(tr("To-dos"), .todos),
            link(tr("Costs"), .costs), link(tr("What moved"), .drift),
        ] + (role >= .editor ? [link(tr("Add"), .add)] : []) + [
            link(tr("Travellers"), .people),
            link(tr("Files"), .files(nil)), link(tr("The trip"), .details),
            link(tr("Export"), .export),
        ]
    }
}

extension Fault {
    static var unknownPerson: Fault {
        Fault(
            .notFound, tr("Nobody of this trip is meant"),
            tr("The person may have been removed. The itinerary lets you choose among all clocks."))
    }
}
