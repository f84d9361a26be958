import CivilTime
import Messages
import Trips

/// The requested fields of an activity that is made or edited, from options or JSON.
struct ItemWish: Sendable {
    var kind: ActivityKind?
    var title: String?
    var status: ActivityStatus?
    var isTransparent: Bool?
    var place = PlaceWish()
    var destination = PlaceWish()
    var notes: String?
    var carrier: Said<String> = .nothing
    var number: Said<String> = .nothing
    var confirmation: Said<String> = .nothing
    var seat: Said<String> = .nothing
    var url: Said<String> = .nothing
    /// The name of the organization.
    var organization: Said<String> = .nothing
    var cost: Said<Money> = .nothing
    var paid: PaidStatus?
    var hidesPlace: Bool?
    var reminders: [Reminder]?
    /// The participants as typed.
    var participants: ParticipantWish?
    /// The persons named by ``participants``, filled in by ``TripPeople``.
    var participantsMeant: [PersonID]?
    var times = TimeWish()

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
struct TimeWish: Sendable {
    var start: String?
    var end: String?
    var length: Duration?
    var nights: Int?
    var isAllDay: Bool?
    /// Whether the end is estimated; without an end, whether to estimate it.
    var isEstimated: Bool?
    /// Whether the end of whole days is the day after the last one, as in JSON.
    var isEndExclusive = false
    /// The options of the texts; nil for texts from a file.
    var startOption: String? = "--start"
    var endOption: String? = "--end"

    /// Whether any time is given.
    var isSaid: Bool {
        start != nil || end != nil || length != nil || nights != nil || isAllDay != nil || isEstimated != nil
    }
    /// The name of the end's option in messages.
    var endName: String { endOption ?? "--end" }
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
