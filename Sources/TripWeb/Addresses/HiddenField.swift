/// A parameter of an address as a field of a form, whose own fields would take the place of all parameters.
struct HiddenField: Sendable {
    let name: String
    let value: String

    /// The address without its parameters.
    static func path(of address: String) -> String { String(address.prefix { $0 != "?" }) }

    /// The parameters of an address.
    static func fields(of address: String) -> [HiddenField] {
        guard let mark = address.firstIndex(of: "?") else { return [] }
        return address[address.index(after: mark)...].split(separator: "&").compactMap { part in
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2, let value = PercentText.decoded(halves[1]) else { return nil }
            return HiddenField(name: String(halves[0]), value: value)
        }
    }
}
