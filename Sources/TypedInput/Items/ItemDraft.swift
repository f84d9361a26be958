package import CivilTime
import Messages
import Places
package import TripStorage
package import Trips

/// A parsed activity that is not stored yet.
package struct ItemDraft: Sendable {
    /// The activity.
    package var activity: Activity
    /// The requested organization, by name.
    package private(set) var organization: Said<String> = .nothing
    /// The origin of the zone of its start, as `--from HND`; nil for a zone in the text.
    package private(set) var startOrigin: String?
    /// The origin of the zone of its end.
    package private(set) var endOrigin: String?
    /// Notes about defaults that were used.
    package private(set) var notes: [String] = []

    /// Makes an activity from the requested fields.
    ///
    /// - Parameters:
    ///   - wish: The requested fields, with a kind.
    ///   - kind: The kind.
    ///   - ends: Reads times.
    ///   - now: The present.
    /// - Throws: An ``InputRefusal`` for impossible values.
    package init(new wish: ItemWish, _ kind: ActivityKind, _ ends: TypedEnds, at now: Instant) throws {
        let outcome = try ItemTimes(
            wish: wish.times, kind: kind, ends: ends, place: wish.place, destination: wish.destination,
            route: (wish.place.applied(to: nil), wish.destination.applied(to: nil)),
            endPlace: wish.destination.zone, present: nil
        ).outcome()
        var settled = wish
        let contradictions = settled.settle(in: outcome.span, ends.database)
        let bare = Activity(uid: .random(), kind: kind, title: "", span: outcome.span)
        let title =
            wish.title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } ?? ItemTitle.text(of: wish, kind)
        var edit = ActivityEdit([.title(title)] + settled.changes(of: bare).filter { !Self.isTitle($0) })
        edit.changes.append(.span(outcome.span))
        var made = try Self.checked(wish, .data) {
            try edit.applied(to: bare, at: now, in: ends.database) {
                try ends.choice.settled($0, ofMoved: title, in: ends.database)
            }
        }
        (made.sequence, made.createdAt) = (0, now)
        activity = made
        organization = wish.organization
        (startOrigin, endOrigin) = (outcome.startOrigin, outcome.endOrigin)
        notes = [outcome.note].compactMap(\.self) + contradictions + (ends.choice.chosen?.sentences ?? [])
        if case .timed(let start, let end) = outcome.span {
            notes += Self.doubts(of: wish, start, end, ends)
        }
    }

    /// Edits an activity.
    ///
    /// - Parameters:
    ///   - activity: The present activity.
    ///   - wish: The requested fields.
    ///   - changes: Further changes of its times.
    ///   - ends: Reads times.
    ///   - now: The present.
    /// - Throws: An ``InputRefusal`` for impossible values.
    package init(
        editing activity: Activity, _ wish: ItemWish, _ changes: [ActivityChange], _ ends: TypedEnds,
        at now: Instant
    ) throws {
        var wish = wish
        wish.title = wish.title ?? ItemTitle.text(of: activity, after: wish)
        var spans: [ActivityChange] = []
        if wish.times.isSaid {
            let times = ItemTimes(
                wish: wish.times, kind: wish.kind ?? activity.kind, ends: ends, place: wish.place,
                destination: wish.destination,
                route: (
                    wish.place.applied(to: activity.place), wish.destination.applied(to: activity.destination)
                ),
                endPlace: wish.destination.zone
                    ?? (wish.destination.doubt?.isFamiliar != true
                        ? Self.presentEnd(activity, ends.database) : nil),
                present: activity.span)
            let outcome = try times.outcome()
            spans.append(.span(outcome.span))
            notes += wish.settle(in: outcome.span, ends.database)
            (startOrigin, endOrigin) = (outcome.startOrigin, outcome.endOrigin)
            notes += [outcome.note].compactMap(\.self)
        }
        let all = wish.changes(of: activity) + spans + changes
        self.activity = try Self.checked(wish, .typed) {
            try ActivityEdit(all).applied(to: activity, at: now, in: ends.database) {
                try ends.choice.settled($0, ofMoved: activity.title, in: ends.database)
            }
        }
        organization = wish.organization
        notes += ends.choice.chosen?.sentences ?? []
        notes += Self.strangeZones(of: self.activity, wish, ends)
    }

    /// Lets a violation of the model be about its member.
    private static func checked(
        _ wish: ItemWish, _ cause: InputRefusal.Cause, _ activity: () throws -> Activity
    ) throws -> Activity {
        do {
            return try activity()
        } catch let error as TripError {
            let isPlace = wish.place.isSaid
            let field: String? =
                switch error.code {
                case .emptyTitle: "title"
                case .negativeCost: "cost"
                case .emptySpan, .endBeforeStart: "end"
                case .malformedCoordinates where isPlace != wish.destination.isSaid:
                    isPlace ? "place" : "destination"
                default: nil
                }
            throw InputRefusal(error.code.rawValue, error.description, cause: cause, field: field)
        }
    }

    private static func isTitle(_ change: ActivityChange) -> Bool {
        if case .title = change { true } else { false }
    }

    /// The zone of the end of an activity that goes from one zone to another.
    private static func presentEnd(_ activity: Activity, _ database: ZoneDatabase) -> TypedZone? {
        guard case .timed(let start, let end) = activity.span, let id = end.zone, id != start.zone,
            let zone = try? database.zone(id)
        else { return nil }
        return TypedZone(zone, origin: tr("its end until now"))
    }

    /// Notes about city names that did not determine a zone.
    private static func doubts(
        of wish: ItemWish, _ start: ActivityTime, _ end: ActivityTime, _ ends: TypedEnds
    ) -> [String] {
        let database = ends.database
        return [
            (wish.place.doubt ?? wish.place.namesake, start, "start"),
            (wish.destination.doubt ?? wish.destination.namesake, end, "end"),
        ].compactMap { doubt, time, name in
            // With typed times, ambiguous well-known cities were resolved or refused before.
            guard let doubt, let zone = time.zone, !doubt.isFamiliar || !wish.times.isSaid,
                let kept = try? database.zone(zone),
                doubt.isFamiliar
                    ? !doubt.keeps(kept, in: database)
                    : !doubt.mayKeep(kept, at: time.instant(in: kept), in: database)
            else { return nil }
            return doubt.note(keeping: zone, of: name, in: database, isForm: ends.isForm)
        }
    }

    /// A note about a new airport whose clock is not that of the end.
    private static func strangeZones(
        of activity: Activity, _ wish: ItemWish, _ ends: TypedEnds
    ) -> [String] {
        let database = ends.database
        guard case .timed(let start, let end) = activity.span else { return [] }
        let doubts = Self.doubts(of: wish, start, end, ends)
        let pairs = [(wish.place.zone, start, "start"), (wish.destination.zone, end, "end")]
        let strange: [String] =
            pairs.compactMap { place, time, word in
                guard let place, let id = time.zone, let zone = try? database.zone(id), zone != place.zone,
                    zone.canonicalID != place.zone.canonicalID
                else { return nil }
                let airport = place.airport?.iata ?? place.city?.name ?? tr("the place")
                guard !ends.isForm else {
                    return word == "start"
                        ? tr(
                            "the start stays on the clock of \(zone), and \(airport) is in \(place.zone); the form changes it"
                        )
                        : tr(
                            "the end stays on the clock of \(zone), and \(airport) is in \(place.zone); the form changes it"
                        )
                }
                return word == "start"
                    ? tr(
                        "the start stays on the clock of \(zone), and \(airport) is in \(place.zone); "
                            + "meridian edit --zone \(place.zone) --of start changes it")
                    : tr(
                        "the end stays on the clock of \(zone), and \(airport) is in \(place.zone); "
                            + "meridian edit --zone \(place.zone) --of end changes it")
            }
        return doubts + strange
    }
}

extension ItemDraft {
    /// Assigns the requested organization, and creates it if there is none of the name.
    ///
    /// - Parameter writing: The store.
    /// - Returns: The new organization; nil if none was created.
    /// - Throws: A ``TripError`` for an invalid name of an organization, or the error of the store.
    package mutating func settleOrganization(in writing: any TripWriting) throws -> Organization? {
        switch organization {
        case .nothing: return nil
        case .cleared:
            activity.organization = nil
            return nil
        case .value(let name):
            let key = Organization.nameKey(of: name)
            if let known = try writing.organizations().first(where: { $0.nameKey == key }) {
                activity.organization = known.id
                return nil
            }
            var random = SystemRandomNumberGenerator()
            let made = Organization(id: OrganizationID.random(using: &random), name: name.trimmingSpaces())
            try Typed.member("organization") { try Typed.said("--organization") { try made.check() } }
            try writing.save(made)
            activity.organization = made.id
            return made
        }
    }
}
