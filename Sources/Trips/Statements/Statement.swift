/// The last statement of one sender about an activity, with its revision.
///
/// An airline and a travel feed describe one flight, each under its own UID. The activity follows from all
/// statements; each is kept verbatim, so that a sender's next version is compared with its own last one.
///
/// ```swift
/// let day = try ActivitySpan.days(from: CivilDate(2027, 3, 5), to: CivilDate(2027, 3, 6))
/// let feed = Statement(Activity(uid: ActivityUID("9@feed.example"), kind: .flight, title: "To New York", span: day))
/// feed.uid.text  // "9@feed.example"
/// ```
public struct Statement: Hashable, Sendable {
    /// The sender's version; its ``Activity/source`` is the component, verbatim.
    ///
    /// It has no statements of its own.
    public let said: Activity

    /// The fields in which this sender overrides the first, since it changed them later.
    public var counts: Set<ActivityField>

    /// Creates a statement.
    ///
    /// - Parameters:
    ///   - said: The sender's version, under the sender's own UID.
    ///   - counts: The fields in which this sender overrides the first.
    public init(_ said: Activity, counts: Set<ActivityField> = []) {
        var said = said
        if !said.statements.isEmpty { said.statements = [] }
        self.said = said
        self.counts = counts
    }

    /// The sender's UID for the activity.
    public var uid: ActivityUID { said.uid }
}
