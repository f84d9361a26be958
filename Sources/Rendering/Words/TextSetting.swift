/// The settings of a picture in text.
public struct TextSetting: Hashable, Sendable {
    /// The least width of a picture.
    public static let leastColumns = 60

    /// The width of every line in columns.
    public let columns: Int

    /// Whether kinds have colours (ECMA-48 codes).
    public let isColoured: Bool

    /// Whether frames, bars and our own words are ASCII; titles are unchanged.
    public let isASCII: Bool

    /// Makes a setting.
    ///
    /// - Parameters:
    ///   - columns: The width of every line, at least ``leastColumns``.
    ///   - isColoured: Whether kinds have colours.
    ///   - isASCII: Whether frames and bars are ASCII.
    public init(columns: Int, isColoured: Bool, isASCII: Bool) {
        precondition(
            columns >= TextSetting.leastColumns,
            "\(columns) columns hold no grid; give at least \(TextSetting.leastColumns)")
        self.columns = columns
        self.isColoured = isColoured
        self.isASCII = isASCII
    }
}
