import Dispatch
import ICalendar
import Synchronization

/// Reads segments of a calendar, one after the other, with a scope of its own; there is one for each thread.
final class SegmentReader: Sendable {
    private let source: CalendarSource
    private let scope: Mutex<ImportScope>

    /// What was read of a segment.
    struct Outcome: Sendable {
        var components: [ReadComponent] = []
        /// What was found about the calendar as a whole.
        var hints: [Finding] = []
        let remains: CalendarSegment.Remains
    }

    init(
        _ reading: CalendarImport, _ calendar: CalendarObject, _ source: CalendarSource, file: String?,
        _ searches: ZoneSearches
    ) {
        self.source = source
        scope = Mutex(reading.scope(of: calendar, file: file, searches))
    }

    private func read(_ segment: CalendarSegment, isLast: Bool) throws -> Outcome {
        let bytes = try source.read(segment.bytes)
        return try scope.withLock { scope in
            let told = scope.findings.count
            var components: [ReadComponent] = []
            let remains = try segment.forEachPart(in: bytes, isLast: isLast) { part in
                guard case .component(let component) = part else { return }
                components.append(ReadComponent(component, scope: scope))
            }
            return Outcome(
                components: components, hints: Array(scope.findings[told...]), remains: remains)
        }
    }

    /// Begins to read a few segments at once, each by another reader, while the caller goes on.
    ///
    /// - Parameters:
    ///   - segments: As many as there are readers, or fewer.
    ///   - readers: The readers, none of which reads anything else meanwhile.
    ///   - isLast: Whether the file ends with the last of the segments.
    /// - Returns: What is being read.
    static func begin(_ segments: [CalendarSegment], _ readers: [SegmentReader], isLast: Bool) -> Reading {
        let reading = Reading(count: segments.count)
        for (index, segment) in segments.enumerated() {
            DispatchQueue.global().async(group: reading.group) {
                let outcome = Result {
                    try readers[index].read(segment, isLast: isLast && index == segments.count - 1)
                }
                reading.outcomes.withLock { $0[index] = outcome }
            }
        }
        return reading
    }

    /// Segments that are being read on other threads.
    final class Reading: Sendable {
        fileprivate let group = DispatchGroup()
        fileprivate let outcomes: Mutex<[Result<Outcome, any Error>?]>

        fileprivate init(count: Int) { outcomes = Mutex(Array(repeating: nil, count: count)) }

        /// Waits for the end.
        ///
        /// - Returns: What was read, in the order of the segments.
        /// - Throws: What the source throws.
        func finish() throws -> [Outcome] {
            group.wait()
            return try outcomes.withLock { try $0.compactMap { try $0?.get() } }
        }
    }
}
