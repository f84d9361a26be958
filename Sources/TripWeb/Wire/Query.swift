import Messages

/// The parameters of an address or of a form: each name once, percent-decoded.
struct Query: Hashable, Sendable {
    private var values: [String: String] = [:]

    /// Reads `name=value&…`, where `+` is a blank.
    ///
    /// - Parameter text: The text; nil for none.
    /// - Throws: A ``Fault`` with status 400 for text that is no UTF-8, for too many parameters, and for a name given
    ///   twice: it would not be known which one counts.
    init(_ text: String?) throws(Fault) {
        guard let text, !text.isEmpty else { return }
        let parts = text.split(separator: "&")
        guard parts.count <= Limits.mostParameters else {
            throw .badAddress(tr("It has more parameters than any page takes."))
        }
        for part in parts {
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentText.decoded(halves[0], plusIsBlank: true),
                let value = PercentText.decoded(halves.count > 1 ? halves[1] : "", plusIsBlank: true)
            else { throw .badAddress(tr("Its parameters are no text in UTF-8.")) }
            guard !value.utf8.contains(0) else {
                throw .badAddress(
                    tr("One of its texts has the character U+0000, which no calendar can hold."))
            }
            guard values.updateValue(value, forKey: name) == nil else {
                throw .badAddress(tr("It names a parameter twice; leave one out."))
            }
        }
    }

    /// Takes the fields of a form with files.
    ///
    /// - Throws: A ``Fault`` with status 400 for too many.
    init(fields: [String: String]) throws(Fault) {
        guard fields.count <= Limits.mostParameters else {
            throw .badAddress(tr("It has more parameters than any page takes."))
        }
        values = fields
    }

    /// The value of a parameter as it was sent; nil for none, and for an empty one.
    func verbatim(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// The value of a parameter, without blanks at its ends; nil for none, and for an empty one.
    subscript(name: String) -> String? {
        guard let value = values[name] else { return nil }
        var text = Substring(value)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text.isEmpty ? nil : String(text)
    }
}
