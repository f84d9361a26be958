import CivilTime
import ICalendar
import Merging
import Trips

// MARK: - What METHOD:CANCEL calls off

extension UnreadVersions {
    /// Records the cancellations of series, which include their overrides that are no newer.
    mutating func noteSweeps(_ groups: [Subject: [Int]]) {
        for (subject, group) in groups where !subject.isTodo && subject.key.recurrenceID == nil {
            sweeps[subject.key.uid] = newestCancellation(group)
        }
    }

    /// Applies cancellations from calendars with METHOD:CANCEL.
    ///
    /// - Parameters:
    ///   - versions: The positions of the versions.
    ///   - subject: The item that they are versions of.
    ///   - calls: The positions of its cancellations.
    mutating func callOff(_ versions: [Int], of subject: Subject, by calls: [Int]) {
        for cancellation in [newestCancellation(calls), sweep(subject)].compactMap(\.self) {
            for index in Self.newest(versions, components)
            where !cancellation.isOlder(than: components[index]) {
                callOff(index, of: subject, by: cancellation)
            }
        }
    }

    private mutating func callOff(_ index: Int, of subject: Subject, by cancellation: Component) {
        let before = original(index)
        let after = components[index].calledOff(by: cancellation)
        components[index] = after
        originals[index] = before
        calledOff.removeAll { $0.index == index }
        calledOff.append(CalledOff(component: after, original: before, subject: subject, index: index))
    }

    /// Returns whether a cancellation is kept, for versions that are present or may come later.
    ///
    /// - Parameters:
    ///   - call: Its position.
    ///   - subject: The item that it cancels.
    ///   - versions: The positions of the remaining versions.
    /// - Returns: Whether it stays.
    func isAwaited(_ call: Int, of subject: Subject, beside versions: [Int]) -> Bool {
        guard !isWritten else { return !components[call].isAwaiting && versions.isEmpty }
        // Versions that it cancelled have its revision now.
        let newest = Self.newest(versions, components)
        let isOver = newest.contains { components[call].isOlder(than: components[$0]) }
        guard !isOver else { return false }
        if newest.contains(where: { originals[$0] != nil }) { return true }
        guard let there = read(subject)?.read else { return true }
        return RevisionOrder(of: components[call].revision, against: there.revision).isNewer
    }

    private func newestCancellation(_ group: [Int]) -> Component? {
        let calls = group.filter { components[$0].isOnlyCancellation }
        return Self.newest(calls, components).first.map { components[$0] }
    }

    /// Returns the cancellation of an override's series.
    private func sweep(_ subject: Subject) -> Component? {
        guard !subject.isTodo, subject.key.recurrenceID != nil else { return nil }
        if let call = sweeps[subject.key.uid] { return call }
        // For a series that was read, the cancellation is only known by its revision.
        guard let series = activities[ActivityKey(uid: subject.key.uid)], series.isCancelledItself,
            series.lastVersion?.hasSameRevision(as: series) != true,
            series.edit == nil
        else { return nil }
        var call = Component("VEVENT", properties: [Property("SEQUENCE", rawValue: String(series.sequence))])
        if let stamp = series.stamp, let property = try? Property("DTSTAMP", DateTimeValue(stamp)) {
            call.append(property)
        }
        return call
    }
}
