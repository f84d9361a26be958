package import TripStorage

extension Subscription {
    /// The host of its address in lower case, with the port where it has one.
    ///
    /// Whoever has the address reads the calendar, so that only the host stands in reports, logs and the history.
    package var host: String { Self.host(of: address) }

    /// The host of an address in lower case, with the port where it has one.
    ///
    /// - Parameter address: An address of HTTP.
    /// - Returns: The host.
    package static func host(of address: String) -> String {
        let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
        let authority = address[start...].prefix { !"/?#".contains($0) }
        return String(authority.split(separator: "@").last ?? "").lowercased()
    }
}
