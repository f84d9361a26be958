import HTTPTypes

/// Whether a request that changes something comes from these pages: the rule of Go's `CrossOriginProtection`, and
/// without a tolerance for what says nothing.
enum OriginRule {
    /// Where a request comes from, as the browser sees it (Fetch Metadata).
    private static let fetchSite = HTTPField.Name("Sec-Fetch-Site")

    /// Judges a request that wants to change something.
    ///
    /// - Parameters:
    ///   - fields: Its fields.
    ///   - origin: The origin of its host.
    /// - Returns: Whether it may.
    static func allows(_ fields: HTTPFields, from origin: String) -> Bool {
        let sites = fetchSite.map { fields[values: $0] } ?? []
        if !sites.isEmpty { return sites == ["same-origin"] || sites == ["none"] }
        return fields[values: .origin] == [origin]
    }
}
