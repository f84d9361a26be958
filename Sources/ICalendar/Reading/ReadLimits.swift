/// How much a reader takes from a file before it drops a part or refuses the whole.
///
/// Each limit bounds memory or time against hostile files; real calendars stay far below all of them.
public struct ReadLimits: Hashable, Sendable {
    /// The bytes of a calendar file; more is an error.
    public var fileBytes = 512 << 20
    /// The bytes of one unfolded line; a longer line is dropped.
    public var lineBytes = 1 << 20
    /// The bytes of one unfolded line that holds an attachment; a longer line is dropped.
    public var attachmentBytes = 16 << 20
    /// The depth of components in one another, VCALENDAR being 1; a deeper component is dropped.
    public var depth = 16
    /// The parameters of one property; further ones are dropped.
    public var parameters = 256
    /// The properties, and the components, directly in a component that is not a VCALENDAR.
    public var parts = 100_000
    /// The components of a file that are no events and are kept for an export; an import drops further ones.
    public var otherComponents = 100_000
    /// The findings of one code and severity that are listed; the rest are counted.
    public var findings = 100

    /// Limits for files from anywhere.
    public static let standard = ReadLimits()

    /// Makes the standard limits, to be changed one by one.
    public init() {}
}
