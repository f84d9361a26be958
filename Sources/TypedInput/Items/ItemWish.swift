import CivilTime
import Messages
package import Trips

/// The requested fields of an activity that is made or edited, from options or JSON.
package struct ItemWish: Sendable {
    /// The kind.
    package var kind: ActivityKind?
    /// The title.
    package var title: String?
    /// Whether it is confirmed.
    package var status: ActivityStatus?
    /// Whether it leaves the person free.
    package var isTransparent: Bool?
    /// The place, or that of the start.
    package var place = PlaceWish()
    /// The place of the end.
    package var destination = PlaceWish()
    /// The notes.
    package var notes: String?
    /// Who carries or runs it.
    package var carrier: Said<String> = .nothing
    /// The number of the flight, train or tour.
    package var number: Said<String> = .nothing
    /// The code of the booking.
    package var confirmation: Said<String> = .nothing
    /// The seat, cabin or room.
    package var seat: Said<String> = .nothing
    /// The address of a page about it.
    package var url: Said<String> = .nothing
    /// The name of the organization.
    package var organization: Said<String> = .nothing
    /// What it costs.
    package var cost: Said<Money> = .nothing
    /// How much of it is paid.
    package var paid: PaidStatus?
    /// Whether its place is kept from those with whom the trip is shared.
    package var hidesPlace: Bool?
    /// The reminders.
    package var reminders: [Reminder]?
    /// The participants as typed.
    package var participants: ParticipantWish?
    /// The persons named by ``participants``, filled in by ``TripPeople``.
    package var participantsMeant: [PersonID]?
    /// The times as typed.
    package var times = TimeWish()

    /// Makes a wish for nothing.
    package init() {}

    /// The changes that it makes, except those of times and of the organization.
    ///
    /// - Parameter activity: The activity as it is.
    /// - Returns: The changes.
    func changes(of activity: Activity) -> [ActivityChange] {
        var changes: [ActivityChange] = []
        if let kind { changes.append(.kind(kind)) }
        if let title { changes.append(.title(title)) }
        if let status { changes.append(.status(status)) }
        if let isTransparent { changes.append(.isTransparent(isTransparent)) }
        if place.isSaid { changes.append(.place(place.applied(to: activity.place))) }
        if destination.isSaid { changes.append(.destination(destination.applied(to: activity.destination))) }
        if let notes { changes.append(.notes(notes)) }
        changes += carrier.change { .carrier($0) }
        changes += number.change { .number($0) }
        changes += confirmation.change { .confirmation($0) }
        changes += seat.change { .seat($0) }
        changes += url.change { .url($0) }
        changes += cost.change { .cost($0) }
        if let paid { changes.append(.paid(paid)) }
        if let hidesPlace { changes.append(.hidesPlace(hidesPlace)) }
        if let reminders { changes.append(.reminders(reminders)) }
        if let participantsMeant { changes.append(.participants(participantsMeant)) }
        return changes
    }
}

/// The requested times of an activity.
package struct TimeWish: Sendable {
    /// The start as typed.
    package var start: String?
    /// The end as typed.
    package var end: String?
    /// The length.
    package var length: Duration?
    /// The number of nights.
    package var nights: Int?
    /// Whether it takes whole days.
    package var isAllDay: Bool?
    /// Whether the end is estimated; without an end, whether to estimate it.
    package var isEstimated: Bool?
    /// The zone that is named beside the start, for a text without one.
    package var startZone: TypedZone?
    /// The zone that is named beside the end.
    package var endZone: TypedZone?
    /// Whether the end of whole days is the day after the last one, as in JSON.
    var isEndExclusive = false
    /// The options of the texts; nil for texts from a file.
    package var startOption: String? = "--start"
    package var endOption: String? = "--end"

    /// Makes a wish for nothing.
    package init() {}

    /// Whether any time is given.
    package var isSaid: Bool {
        start != nil || end != nil || length != nil || nights != nil || isAllDay != nil || isEstimated != nil
    }
    /// The name of the end's option in messages.
    package var endName: String { endOption ?? "--end" }
}

extension ItemWish {
    /// Drops the positions of cities whose zone is not that of their end.
    ///
    /// - Parameters:
    ///   - span: The times of the activity.
    ///   - database: The zones.
    /// - Returns: A sentence for each of them.
    mutating func settle(in span: ActivitySpan, _ database: ZoneDatabase) -> [String] {
        guard case .timed(let start, let end) = span else { return [] }
        var notes: [String] = []
        if let zone = place.zone, place.settle(at: start, in: database) {
            notes.append(contradiction(zone, start))
        }
        if let zone = destination.zone, destination.settle(at: end, in: database) {
            notes.append(contradiction(zone, end))
        }
        return notes
    }

    private func contradiction(_ zone: TypedZone, _ end: ActivityTime) -> String {
        let origin = zone.origin ?? zone.zone.id.name
        let kept = end.zone?.name ?? "UTC"
        return tr(
            "\(origin) is a city in \(zone.zone), and the time is on the clock of \(kept); its position is not kept"
        )
    }
}
