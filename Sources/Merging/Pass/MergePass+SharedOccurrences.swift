import CivilTime
import Findings
import ICalendar
import Messages
import TripSeries
import Trips

// MARK: - Changes that turn out to be of one occurrence

extension MergePass {
    /// Takes a changed occurrence under the key that it has beside its series.
    ///
    /// Another event may have that occurrence already, by another reading of the same time. Before the series is known they
    /// are two, so neither may push out the other, unless it is newer.
    mutating func takeChange(_ incoming: Activity) {
        guard let there = current[incoming.key] else {
            take(incoming)
            return
        }
        if isLifted(there.key), isBareExport(incoming, of: there) {
            result.unchanged.append(incoming.key)
        } else if incoming.edit == nil, isCalledOffSince(incoming, there) {
            guard !isBareExport(incoming, of: there) else { return result.unchanged.append(incoming.key) }
            switch takeCalledOff(incoming.beforeCancellation, there) {
            case .older: skip(incoming)
            case .known: result.unchanged.append(incoming.key)
            case .newer: result.updated.append(incoming.key)
            case .apart(let own, let isIncoming):
                if !isIncoming { moves.put(moves.lift(there.key), at: own.key) }
                takeApart(own, incoming, there)
            }
        } else if Self.areApart(incoming, there) {
            let own = separate(incoming, there)
            if own.with(key: there.key) == there { moves.put(moves.lift(there.key), at: own.key) }
            takeApart(own, incoming, there)
        } else {
            take(incoming)
        }
    }

    /// Takes one of two changes of one occurrence under the UID of its own.
    private mutating func takeApart(_ own: Activity, _ incoming: Activity, _ there: Activity) {
        if let known = current[own.key], known.hasSameMeaning(as: own) {
            result.unchanged.append(own.key)
            return
        }
        result.added.append(own.key)
        noteSharing(incoming, there, own)
    }

    /// Gives a changed occurrence that was there the place that it has beside its series.
    ///
    /// - Parameters:
    ///   - change: The changed occurrence under its new key.
    ///   - origin: The keys that it had at first.
    mutating func move(_ change: Activity, from origin: [ActivityKey]) {
        guard let there = current[change.key] else {
            moves.put(origin, at: change.key)
            return write(change)
        }
        if let cancellation = change.onlyCancellation {
            moves.put(origin, at: change.key)
            return mark(there, by: cancellation)
        }
        if let cancellation = there.onlyCancellation {
            moves.put(origin, at: change.key)
            write(change)
            return mark(change, by: cancellation)
        }
        if isCalledOffSince(change, there) {
            return follow(moveCalledOff(change, there), change.key, origin)
        }
        if isCalledOffSince(there, change) {
            write(change)
            return follow(moveCalledOff(there, change).map { ($0.key, !$0.isMoved) }, change.key, origin)
        }
        switch change.revisionOrder(against: there) {
        case .newer:
            noteReplacing(change, there)
            write(change)
        case .older: noteReplacing(there, change)
        case .same:
            guard !change.hasSameMeaning(as: there) else { break }
            guard (change.status == .cancelled) == (there.status == .cancelled) else {
                // Whoever called it off at the same moment knew of this version.
                let (kept, gone) = change.status == .cancelled ? (change, there) : (there, change)
                noteReplacing(kept, gone)
                write(kept)
                break
            }
            let own = separate(change, there)
            noteSharing(change, there, own)
            return follow((own.key, own.with(key: there.key) != there), change.key, origin)
        }
        moves.put(origin, at: change.key)
    }

    /// Follows a changed occurrence that meets another one in its place.
    ///
    /// - Parameters:
    ///   - apart: The key under which one of them is apart, and whether that is the one that came there; `nil` when both
    ///     are one now.
    ///   - key: The place.
    ///   - origin: The keys that the one that came there had at first.
    private mutating func follow(
        _ apart: (key: ActivityKey, isMoved: Bool)?, _ key: ActivityKey, _ origin: [ActivityKey]
    ) {
        guard let apart else { return moves.put(origin, at: key) }
        guard !apart.isMoved else { return moves.put(origin, at: apart.key) }
        let others = moves.lift(key)
        moves.put(origin, at: key)
        moves.put(others, at: apart.key)
    }

    /// Cancels an override that has the key of an earlier cancellation.
    private mutating func mark(_ there: Activity, by cancellation: Cancellation) {
        guard let marked = cancellation.marking(there), marked != there else { return }
        write(marked)
    }

    /// Whether neither is newer and they were said in different ways, so that they are no versions of one event.
    private static func areApart(_ incoming: Activity, _ there: Activity) -> Bool {
        guard incoming.recurrenceClock == .series, case .same = incoming.revisionOrder(against: there),
            incoming.status != .cancelled, there.status != .cancelled,
            !incoming.hasSameMeaning(as: there), let mine = said(incoming), let theirs = said(there)
        else { return false }
        return mine != theirs
    }

    /// What the component of a changed occurrence says: the reading and the zone.
    static func said(_ activity: Activity) -> [String]? {
        guard let source = activity.source, let component = ContentLines.component(of: source),
            let property = component.first(named: "RECURRENCE-ID")
        else { return nil }
        return [property.rawValue, property.zoneName ?? ""]
    }

    /// Keeps both of two events: by what they say, one has the occurrence, and the other one a UID of its own.
    ///
    /// - Returns: The one with a UID of its own.
    private mutating func separate(_ one: Activity, _ other: Activity) -> Activity {
        let both = [one, other]
        let order = SharedUID.order(both)
        let (keeper, rest) = (both[order[0]], both[order[1]])
        if current[keeper.key] != keeper { write(keeper) }
        return rest.with(key: ownKey(of: rest))
    }

    /// The key of a change under a UID of its own, under which it has no series whose clock it could be read on.
    func ownKey(of change: Activity) -> ActivityKey {
        let said = series(change.uid).map { OccurrenceLookup.said(change.key, of: $0) } ?? change.key
        return change.with(key: said).with(uid: SharedUID.uid(of: change, besides: change.uid)).key
    }
}

// MARK: - What to tell

extension MergePass {
    mutating func noteSharing(_ one: Activity, _ other: Activity, _ own: Activity) {
        write(own)
        let occurrence = one.key.occurrence ?? ""
        told.add(
            Finding(
                .duplicateUID, .warning, component: one.uid.text,
                message:
                    tr(
                        "the events \"\(one.title)\" and \"\(other.title)\" both change the occurrence of \(occurrence) "
                            + "(RFC 5545 §3.8.4.4); neither is newer, so both were kept, \"\(own.title)\" under the UID \(own.uid)"
                    )
            ))
    }

    mutating func noteReplacing(_ kept: Activity, _ gone: Activity) {
        let occurrence = kept.key.occurrence ?? ""
        told.add(
            Finding(
                .duplicateUID, .repaired, component: kept.uid.text,
                message:
                    tr(
                        "the events \"\(kept.title)\" and \"\(gone.title)\" both change the occurrence of \(occurrence) "
                            + "(RFC 5545 §3.8.4.4); the newer one was taken, \"\(kept.title)\"")))
    }
}
