/// How a picture is set as text.
public struct TextSetting: Hashable, Sendable {
    /// The fewest columns that a picture fits into.
    public static let leastColumns = 60

    /// The columns of every line.
    public let columns: Int

    /// Whether kinds have colours, by the codes of ECMA-48.
    public let isColoured: Bool

    /// Whether frames, bars and our own words keep to ASCII; titles are as they are written.
    public let isASCII: Bool

    /// Makes a setting.
    ///
    /// - Parameters:
    ///   - columns: The columns of every line, at least ``leastColumns``.
    ///   - isColoured: Whether kinds have colours.
    ///   - isASCII: Whether frames and bars keep to ASCII.
    public init(columns: Int, isColoured: Bool, isASCII: Bool) {
        precondition(
            columns >= TextSetting.leastColumns,
            "\(columns) columns hold no grid; give at least \(TextSetting.leastColumns)")
        self.columns = columns
        self.isColoured = isColoured
        self.isASCII = isASCII
    }
}
