import CivilTime
import ICalendar
import Messages
import TripSeries
import Trips

// MARK: - METHOD:CANCEL

extension MergePass {
    /// Takes what a calendar with METHOD:CANCEL calls off: what is there is kept as it is and marked.
    ///
    /// - Parameters:
    ///   - cancellations: The cancellations.
    ///   - named: What the cancellations themselves say about it, where they say when it would have been.
    ///   - own: The series that came with them, by UID.
    mutating func take(
        _ cancellations: [Cancellation], _ named: [ActivityKey: Activity], with own: [ActivityUID: Activity]
    ) {
        var shared: [ActivityUID: [Cancellation]] = [:]
        for (cancellation, key) in zip(cancellations, matched(cancellations, named, own)) {
            if key.recurrenceID == nil, siblings[key.uid] != nil {
                shared[key.uid, default: []].append(cancellation)
                continue
            }
            take(cancellation.with(key: key), named[cancellation.key].map { $0.with(key: key) })
        }
        for (uid, cancellations) in shared.sorted(by: { $0.key < $1.key }) { takeShared(cancellations, uid) }
    }

    /// The keys with the occurrences read on the clocks of the series that are there.
    private mutating func matched(
        _ cancellations: [Cancellation], _ named: [ActivityKey: Activity], _ own: [ActivityUID: Activity]
    ) -> [ActivityKey] {
        var keys = cancellations.map(\.key)
        var groups: [ActivityUID: [Int]] = [:]
        for index in keys.indices where keys[index].recurrenceClock != .series {
            groups[keys[index].uid, default: []].append(index)
        }
        for first in keys.indices {
            guard let group = groups.removeValue(forKey: keys[first].uid),
                let series = series(keys[first].uid)
            else { continue }
            let lookup = OccurrenceLookup(series, database: database)
            let outcomes = lookup.outcomes(group.map { keys[$0] }, work: &work)
            for (index, outcome) in zip(group, outcomes) {
                if case .occurrence(let start) = outcome {
                    keys[index] = ActivityKey(uid: keys[index].uid, recurrenceID: start)
                } else if current[keys[index]] == nil,
                    named[keys[index]] == nil || own[keys[index].uid]?.hasSameOccurrences(as: series) != true
                {
                    // What the file says of itself was told when it was read.
                    note(keys[index], outcome, lookup, tr("the cancellation was kept as an event of its own"))
                }
            }
        }
        return keys
    }

    /// Takes one cancellation.
    private mutating func take(_ cancellation: Cancellation, _ activity: Activity?) {
        let key = cancellation.key
        guard let there = current[key] else { return takeUnknown(cancellation, activity) }
        guard !joined.contains(key) else { return takeOfSeveral(cancellation, over: there) }
        // A sender knows of its own versions and cancellations, and not of what was changed by hand.
        var said = there
        if let base = HandEdit(there, database)?.base {
            let called = there.cancellation
            (said.sequence, said.stamp) =
                called.map { ($0.sequence, $0.stamp) } ?? (base.sequence, base.stamp)
            let reachesMore = cancellation.reachesFuture && there.laterStatus != .cancelled
            // A person overruled it; sent again with another DTSTAMP it is the same cancellation.
            let isKnown =
                there.status == .cancelled
                ? called == cancellation.revision
                : called.map { cancellation.sequence <= $0.sequence }
                    ?? (base.status == .cancelled && cancellation.sequence <= base.sequence)
            if isKnown, !reachesMore { return result.unchanged.append(key) }
        }
        guard let marked = cancellation.marking(said) else { return skip(there) }
        take(marked, insteadOf: there)
    }

    /// Writes a cancelled activity; the newer of two cancellations counts.
    mutating func take(_ marked: Activity, insteadOf there: Activity) {
        if there.status != .cancelled {
            result.cancelled.append(there.key)
        } else if marked.laterStatus == .cancelled, there.laterStatus != .cancelled {
            result.updated.append(there.key)
        } else {
            result.unchanged.append(there.key)
        }
        if marked != there { write(marked) }
    }
}

// MARK: - What is not there

extension MergePass {
    /// Calls off what is not there itself: one occurrence of a series that is, or something that came by itself.
    private mutating func takeUnknown(_ cancellation: Cancellation, _ activity: Activity?) {
        let key = cancellation.key
        if let original = key.recurrenceID, key.recurrenceClock == .series, let series = series(key.uid),
            let occurrence = Self.occurrence(of: series, at: original, calledOffBy: cancellation)
        {
            result.cancelled.append(key)
            return write(occurrence)
        }
        // Kept, so that an older file cannot bring it back; without a time there is nothing to keep.
        guard let activity = activity ?? Self.placeholder(cancellation, series(key.uid)) else {
            return result.skipped.append(key)
        }
        var marked = activity
        if !activity.isCancellationAlone {
            marked.statements = [Statement(activity, isCancellationAlone: true)]
        }
        result.added.append(key)
        write(marked)
    }

    /// Makes a cancelled override of one occurrence.
    static func occurrence(
        of series: Activity, at start: CivilDateTime, calledOffBy cancellation: Cancellation
    ) -> Activity? {
        guard let span = span(of: series.span, startingAt: start) else { return nil }
        var occurrence = series.with(recurrenceID: start)
        occurrence.recurrence = nil
        (occurrence.source, occurrence.edit) = (cancellation.source, nil)
        occurrence.reach = cancellation.reachesFuture ? .thisAndLater(nil) : .thisOccurrence
        occurrence.span = span
        occurrence.status = .cancelled
        occurrence.sequence = cancellation.sequence
        occurrence.stamp = cancellation.stamp ?? series.stamp
        occurrence.lastModified = nil
        occurrence.statements = [Statement(occurrence, isCancellationAlone: true)]
        return occurrence
    }

    /// Makes a placeholder for a cancelled occurrence whose series is not known, or does not have it.
    private static func placeholder(_ cancellation: Cancellation, _ series: Activity?) -> Activity? {
        guard let start = cancellation.key.recurrenceID, let source = cancellation.source else { return nil }
        let span: ActivitySpan
        switch cancellation.key.recurrenceClock {
        case .date:
            guard let next = try? start.date.adding(days: 1) else { return nil }
            span = .allDay(start: start.date, end: next)
        case .zone(let zone):
            let time = ActivityTime(local: start, zone: zone)
            span = .timed(start: time, end: time)
        case .floating, .series:
            let time = ActivityTime(local: start, zone: nil)
            span = .timed(start: time, end: time)
        }
        let summary = ContentLines.component(of: source)?.visibleText("SUMMARY") ?? ""
        var placeholder = Activity(
            uid: cancellation.key.uid, recurrenceID: start,
            recurrenceClock: cancellation.key.recurrenceClock, kind: series?.kind ?? .event,
            title: summary.isEmpty ? series?.title ?? "" : summary, span: span, status: .cancelled,
            sequence: cancellation.sequence, stamp: cancellation.stamp, source: source)
        if cancellation.reachesFuture { placeholder.reach = .thisAndLater(nil) }
        return placeholder
    }

    /// The span of a series moved to another start, with the clock readings of its ends as far apart.
    private static func span(of span: ActivitySpan, startingAt start: CivilDateTime) -> ActivitySpan? {
        switch span {
        case .allDay(let first, let last):
            return (try? start.date.adding(days: first.days(until: last))).map {
                .allDay(start: start.date, end: $0)
            }
        case .timed(let first, let last):
            let length = last.local.secondsSinceEpoch - first.local.secondsSinceEpoch
            return (try? start.adding(.seconds(length))).map {
                .timed(
                    start: ActivityTime(local: start, zone: first.zone),
                    end: ActivityTime(local: $0, zone: last.zone))
            }
        }
    }
}
