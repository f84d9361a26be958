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
        try self.init(
            pairs: (text ?? "").split(separator: "&").map { part in
                let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return (
                    PercentText.decoded(halves[0], plusIsBlank: true),
                    PercentText.decoded(halves.count > 1 ? halves[1] : "", plusIsBlank: true)
                )
            })
    }

    /// Takes the parameters of an address or a form, however they were sent.
    ///
    /// - Parameter pairs: The names and values; nil for what is no UTF-8.
    /// - Throws: A ``Fault`` with status 400, as for a text.
    init(pairs: [(name: String?, value: String?)]) throws(Fault) {
        guard pairs.count <= Limits.mostParameters else {
            throw .badAddress(tr("It has more parameters than any page takes."))
        }
        for pair in pairs {
            guard let name = pair.name, let value = pair.value else {
                throw .badAddress(tr("Its parameters are no text in UTF-8."))
            }
            guard !value.utf8.contains(0) else {
                throw .badAddress(
                    tr("One of its texts has the character U+0000, which no calendar can hold."))
            }
            guard values.updateValue(value, forKey: name) == nil else {
                throw .badAddress(tr("It names a parameter twice; leave one out."))
            }
        }
    }

    /// The names and values as they were sent, in the order of the names.
    var all: [(name: String, value: String)] {
        values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
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
