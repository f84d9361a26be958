/// A border with controls that a traveller passes on arrival.
public struct BorderCrossing: Hashable, Sendable {
    /// The country that one comes from, as a code of ISO 3166-1 in two letters.
    public let from: String

    /// The country that one enters.
    public let to: String

    /// Creates a crossing.
    ///
    /// - Parameters:
    ///   - from: The country that one comes from.
    ///   - to: The country that one enters.
    public init(from: String, to: String) {
        (self.from, self.to) = (from, to)
    }
}
