public import Findings
import ICalendar
public import Trips

/// The single occurrences of activities in a window, and what could not be expanded.
public struct ExpandedActivities: Hashable, Sendable {
    /// Activities that each happen once, ordered by series as they came and by time inside of a series.
    public var activities: [Activity]
    /// The series that could not be expanded, or not to the end of the window.
    public var findings: [Finding]

    /// Makes a result from its parts.
    ///
    /// - Parameters:
    ///   - activities: Activities that each happen once.
    ///   - findings: What could not be expanded.
    public init(activities: [Activity], findings: [Finding]) {
        self.activities = activities
        self.findings = findings
    }
}
