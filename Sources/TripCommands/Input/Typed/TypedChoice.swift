/// One of several fixed words, as it was typed.
enum TypedChoice {
    /// Understands a word, in any case; a blank, `-` or `_` in it does not count.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option that it was typed after, as `--kind`.
    ///   - values: What there is to choose from.
    /// - Returns: The value.
    /// - Throws: A ``CommandFailure`` that lists what there is, the nearest first.
    static func value<Value: RawRepresentable>(
        _ text: String, option: String, among values: [Value]
    ) throws -> Value where Value.RawValue == String {
        let wanted = plain(text)
        if let found = values.first(where: { plain($0.rawValue) == wanted }) { return found }
        throw CommandFailure.unknownWord(text, option: option, among: values.map(\.rawValue))
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().filter { !" -_".contains($0) }
    }
}
