/// Limits above which a reader drops a part or refuses a file.
///
/// Each limit bounds memory or time against hostile files; real calendars stay far below all of them.
public struct ReadLimits: Hashable, Sendable {
    /// The most bytes of a calendar file; more is an error.
    public var fileBytes = 512 << 20
    /// The most bytes of one unfolded line; a longer line is dropped.
    public var lineBytes = 1 << 20
    /// The most bytes of one unfolded line with an attachment; a longer line is dropped.
    public var attachmentBytes = 16 << 20
    /// The greatest depth of components, VCALENDAR being 1; a deeper component is dropped.
    public var depth = 16
    /// The most parameters of one property; further ones are dropped.
    public var parameters = 256
    /// The most properties, and subcomponents, of a component other than a VCALENDAR.
    public var parts = 100_000
    /// The most non-event components of a file that are kept for an export.
    ///
    /// An import drops further ones.
    public var otherComponents = 100_000
    /// The most findings of one code and severity that are listed; the rest are counted.
    public var findings = 100

    /// Limits for files from anywhere.
    public static let standard = ReadLimits()

    /// Limits for calendars of which only a part is in memory at a time: files may be sixteen times as large.
    public static let streamed: ReadLimits = {
        var limits = ReadLimits()
        limits.fileBytes *= 16
        return limits
    }()

    /// Makes the standard limits.
    public init() {}
}
