import Messages

/// Where a local time lies on the time line: at one instant, at none, or at two.
///
/// ```swift
/// let paris = try database.zone(named: "Europe/Paris")
/// let mapping = paris.mapping(of: try CivilDateTime(2026, 3, 29, 2, 30))
/// mapping.resolution                          // .skipped(…)
/// try mapping.resolved(by: .compatible)       // 2026-03-29T01:30:00Z, 03:30 on the moved clocks
/// try mapping.resolved(by: .reject)           // throws, and names both neighbours
/// ```
public struct LocalMapping: Hashable, Sendable {
    /// The three cases of a local time.
    public enum Resolution: Hashable, Sendable {
        /// Exactly one instant: the usual case.
        case unique(Instant)
        /// No instant. `earlier` is the time read with the offset from after the change, `later` with the offset from
        /// before it; both lie outside the gap, the first before and the second after it.
        case skipped(earlier: Instant, later: Instant)
        /// Two instants: the first and the second pass.
        case repeated(earlier: Instant, later: Instant)
    }

    /// The local time in question.
    public let local: CivilDateTime
    /// The zone in which it was read.
    public let zone: ZoneID
    /// The case that applies.
    public let resolution: Resolution
    /// The change that skips or repeats it; nil for a unique time.
    public let transition: ZoneTransition?

    init(
        local: CivilDateTime, zone: ZoneID, resolution: Resolution, transition: ZoneTransition? = nil
    ) {
        self.local = local
        self.zone = zone
        self.resolution = resolution
        self.transition = transition
    }

    /// The instant of RFC 5545 section 3.3.5: see ``Disambiguation/compatible``.
    public var compatible: Instant {
        switch resolution {
        case .unique(let instant), .skipped(_, let instant), .repeated(let instant, _): instant
        }
    }

    /// Returns the one instant that a policy picks.
    ///
    /// A unique time ignores the policy.
    ///
    /// - Parameter policy: What to do with a time that is skipped or repeated.
    /// - Returns: The chosen instant.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/skippedTime`` or ``TimeError/Code/repeatedTime``, and only
    ///   when `policy` is ``Disambiguation/reject``.
    public func resolved(by policy: Disambiguation) throws(TimeError) -> Instant {
        switch (resolution, policy) {
        case (.unique(let instant), _): return instant
        case (_, .compatible): return compatible
        case (.skipped(let instant, _), .earlier), (.repeated(let instant, _), .earlier): return instant
        case (.skipped(_, let instant), .later), (.repeated(_, let instant), .later): return instant
        case (.skipped, .reject): throw refusal(.skippedTime)
        case (.repeated, .reject): throw refusal(.repeatedTime)
        }
    }

    /// One clause that says why the time is skipped or repeated, with both offsets; nil for a unique time.
    ///
    /// For 02:30 on 2026-03-29 in Paris: `the clocks go from 02:00 +01:00 to 03:00 +02:00 over this time`.
    public var explanation: String? {
        guard let transition else { return nil }
        let before = "\(LocalMapping.clock(transition.localBefore, local)) \(transition.before.offset)"
        let after = "\(LocalMapping.clock(transition.localAfter, local)) \(transition.after.offset)"
        if case .skipped = resolution {
            return tr("the clocks go from \(before) to \(after) over this time")
        }
        return tr("the clocks go back from \(before) to \(after), so this time comes twice")
    }

    private func refusal(_ code: TimeError.Code) -> TimeError {
        var choices = ""
        if case .skipped(let earlier, let later) = resolution, let transition {
            choices =
                tr(
                    "; the nearest times are \(at(earlier, transition.before.offset)) and "
                        + "\(at(later, transition.after.offset))")
        } else if case .repeated(let earlier, let later) = resolution, let transition {
            choices =
                tr(
                    "; it is \(at(earlier, transition.before.offset)) or \(at(later, transition.after.offset))"
                )
        }
        return TimeError(code, subject: "\(local) in \(zone)", reason: (explanation ?? "") + choices)
    }

    private func at(_ instant: Instant, _ offset: UTCOffset) -> String {
        let seconds = instant.secondsSinceEpoch + Int64(offset.totalSeconds)
        let civil = CivilDateTime(uncheckedSecondsSinceEpoch: seconds, nanosecond: instant.nanosecond)
        return "\(civil)\(offset)"
    }

    /// A clock reading without needless seconds; with its date where that differs from the date asked for.
    private static func clock(_ civil: CivilDateTime, _ asked: CivilDateTime) -> String {
        civil.date == asked.date ? civil.time.clockText : "\(civil.date) \(civil.time.clockText)"
    }
}
