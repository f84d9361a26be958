import Messages

/// The error of work that needs libical where it cannot be loaded.
///
/// ```swift
/// try LibicalMissing.throwing { try DateTimeValue.utc(time).text() }  // 20270313T170000Z
/// ```
public struct LibicalMissing: Error, Hashable, CustomStringConvertible {
    /// The error of the loader.
    public let problem: String

    /// What is missing, and what to install.
    public var description: String {
        tr(
            "\(problem): calendars need libical 3 and what it is linked with; Debian has them with the package libical3"
        )
    }

    /// Makes the error of a loader's error.
    ///
    /// - Parameter problem: What ``LibicalVerification/loadingProblem`` says.
    public init(problem: String) { self.problem = problem }

    /// Runs work, and throws where a value of it, or of the work around it so far, needed libical and there is none.
    ///
    /// Outside of such work a value is what Meridian alone reads and writes. It is right, but libical has not checked it.
    ///
    /// - Parameter work: What reads or writes calendars.
    /// - Returns: What the work returns.
    /// - Throws: A ``LibicalMissing``, or what the work throws.
    public static func throwing<Value>(_ work: () throws -> Value) throws -> Value {
        let (outer, need) = (LibicalNeed.current, LibicalNeed())
        defer { if need.isUnmet { outer?.leaveUnmet() } }
        let value = try LibicalNeed.$current.withValue(need, operation: work)
        guard !need.isUnmet, outer?.isUnmet != true else {
            throw LibicalMissing(problem: Libical.problem ?? "")
        }
        return value
    }
}
