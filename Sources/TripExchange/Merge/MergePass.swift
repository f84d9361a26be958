import CivilTime
import Trips

/// The activities of a trip while an import is merged into them.
struct MergePass {
    private var current: [ActivityKey: Activity]
    private var occurrences: [ActivityUID: [ActivityKey]] = [:]
    private var changed: [ActivityKey] = []
    private var isChanged: Set<ActivityKey> = []
    private var result = MergeResult()

    init(_ existing: [Activity]) {
        current = Dictionary(existing.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for activity in existing where activity.recurrenceID != nil {
            occurrences[activity.uid, default: []].append(activity.key)
        }
    }

    mutating func finish() -> MergeResult {
        result.upserts = changed.compactMap { current[$0] }
        return result
    }

    private mutating func write(_ activity: Activity) {
        if current.updateValue(activity, forKey: activity.key) == nil, activity.recurrenceID != nil {
            occurrences[activity.uid, default: []].append(activity.key)
        }
        if isChanged.insert(activity.key).inserted { changed.append(activity.key) }
    }
}

// MARK: - Events

extension MergePass {
    /// Takes an incoming version of an activity.
    mutating func take(_ incoming: Activity) {
        guard let there = current[incoming.key] else {
            result.added.append(incoming.key)
            return write(incoming)
        }
        let order = incoming.revisionOrder(against: there)
        if case .older = order { return result.skipped.append(incoming.key) }
        guard !incoming.hasSameMeaning(as: there) else {
            // A new stamp alone changes nothing, and only the next comparison has to know it.
            if order.isNewer, incoming.source != there.source { write(incoming) }
            return result.unchanged.append(incoming.key)
        }
        if incoming.status == .cancelled, there.status != .cancelled {
            result.cancelled.append(incoming.key)
        } else {
            result.updated.append(incoming.key)
        }
        write(incoming)
    }
}

// MARK: - Cancellations

extension MergePass {
    /// Takes a METHOD:CANCEL: what is there is kept as it is and marked.
    ///
    /// - Parameters:
    ///   - cancellation: What is called off.
    ///   - activity: What the cancellation itself says about it, if it says when it would have been.
    mutating func take(_ cancellation: Cancellation, _ activity: Activity?) {
        let key = cancellation.key
        guard let there = current[key] else { return takeUnknown(cancellation, activity) }
        guard let marked = marked(there, by: cancellation) else { return result.skipped.append(key) }
        if there.status == .cancelled {
            result.unchanged.append(key)
        } else {
            result.cancelled.append(key)
            write(marked)
        }
        guard key.recurrenceID == nil else { return }
        for occurrence in occurrences[key.uid, default: []] {
            guard let there = current[occurrence], there.status != .cancelled else { continue }
            var marked = there
            marked.status = .cancelled
            result.cancelled.append(occurrence)
            write(marked)
        }
    }

    /// Marks an activity, or returns `nil` when the cancellation is older than it.
    private func marked(_ there: Activity, by cancellation: Cancellation) -> Activity? {
        guard cancellation.sequence >= there.sequence else { return nil }
        if cancellation.sequence == there.sequence, let stamp = cancellation.stamp, let known = there.stamp,
            stamp < known
        {
            return nil
        }
        var marked = there
        marked.status = .cancelled
        marked.sequence = cancellation.sequence
        marked.stamp = cancellation.stamp ?? there.stamp
        return marked
    }

    /// Calls off what is not there itself: one occurrence of a series that is, or something that came by itself.
    private mutating func takeUnknown(_ cancellation: Cancellation, _ activity: Activity?) {
        let key = cancellation.key
        if let original = key.recurrenceID, let series = current[ActivityKey(uid: key.uid)],
            series.recurrence != nil, let span = Self.span(of: series.span, startingAt: original)
        {
            var occurrence = series.with(recurrenceID: original)
            occurrence.recurrence = nil
            occurrence.source = activity?.source ?? cancellation.source
            occurrence.span = span
            occurrence.status = .cancelled
            occurrence.sequence = cancellation.sequence
            occurrence.stamp = cancellation.stamp ?? series.stamp
            result.cancelled.append(key)
            return write(occurrence)
        }
        // Kept, so that an older file cannot bring it back; without a time there is nothing to keep.
        guard let activity else { return result.skipped.append(key) }
        result.added.append(key)
        write(activity)
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
