package import CivilTime

extension Component {
    /// Returns the UTC date and time of the first property of a name, if it is plain.
    ///
    /// - Parameter capitals: The property's name in capitals.
    /// - Returns: The date and time; `nil` also for a property with parameters or in need of repair.
    package func plainUTC(_ capitals: String) -> CivilDateTime? {
        guard let store, let index = store.index(of: capitals, key: NameKey.of(capitals)),
            store.isBare(at: index),
            case .utc(let civil)? = store.withValue(at: index, { PlainDateTime.value(of: $0) })
        else { return nil }
        return civil
    }
}
