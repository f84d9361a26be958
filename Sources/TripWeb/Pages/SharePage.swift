import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// The trip of a feed, to be read by whoever has the address: no link and no form leads into the household's pages.
struct SharePage: PageModel {
    static let template = "share"

    var frame: Frame
    let days: [ItineraryPage.Day]
    /// The way down to today, where something is on it or after it.
    let today: Link?
    let nothing: String?
    let more: String?
    /// What is wrong with the zone that was typed.
    let problem: String?

    /// Shows what the feed's calendar has.
    ///
    /// - Parameters:
    ///   - trip: The trip, as the calendar has it.
    ///   - redaction: What the feed leaves of it.
    ///   - secret: What stands in the address.
    ///   - zone: The zone that was typed; nil for those of the calendar.
    ///   - hours: The hour cycle.
    ///   - style: The address of the style sheet.
    /// - Throws: A `TimeError` at the end of the calendar.
    init(
        _ trip: ShownTrip, _ redaction: Redaction, secret: String, zone: String?, _ hours: HourCycle,
        style: String
    ) throws {
        // Busy times are written in UTC, so that not even a zone tells where somebody is.
        var view: AgendaView = redaction == .busy ? .zone(.utc) : .place
        let usual = redaction == .busy ? tr("of \("UTC")") : tr("of each place")
        var problem: String?
        if let zone {
            do throws(FormRefusal) {
                view = .zone(try ClockChoice.zone(typed: zone, in: trip.database))
            } catch {
                problem = error.sentence
            }
        }
        // A busy calendar cannot hide the zone of a series; its page can.
        let list = try ItineraryList(trip, in: view, hours, of: nil, isBare: redaction == .busy)
        days = list.days
        today = ItineraryPage.today(trip.today(in: view), list.days)
        nothing = days.isEmpty ? trip.nothing : nil
        more = list.left.map { tr("The list ends before \($0).") } ?? list.more
        self.problem = problem
        frame = Frame(Printable.line(trip.trip.name), style: style)
        frame.isSignedIn = false
        frame.facts = [
            [ViewWords.title(of: view), redaction.words, "tz \(trip.database.version)"].joined(
                separator: " · ")
        ]
        frame.clocks = ClockSwitch(secret: secret, usual: usual, zone: zone, problem: problem)
        frame.notes =
            list.shown.itinerary.unresolved.map { "\(Printable.line($0.activity.title)): \($0.error)" }
            + list.shown.findings.map { Printable.line("\($0)") }
    }
}
