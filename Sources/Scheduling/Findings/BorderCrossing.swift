/// A border with controls that a traveller passes on arrival.
public struct BorderCrossing: Hashable, Sendable {
    /// The country of departure, as a two-letter code of ISO 3166-1.
    public let from: String

    /// The country of arrival.
    public let to: String

    /// Creates a crossing.
    ///
    /// - Parameters:
    ///   - from: The country of departure.
    ///   - to: The country of arrival.
    public init(from: String, to: String) {
        (self.from, self.to) = (from, to)
    }
}
