import Messages
package import Trips

extension ViewWords {
    /// A longer text is a name by itself: "Terminal 3", "Tom Bradley".
    private static let mostLetters = 2

    /// A place in words: its name and code, its terminal, gate and address.
    ///
    /// A terminal `3` gives `Haneda (HND), terminal 3`, and a terminal `Terminal 3` gives `Haneda (HND), Terminal 3`.
    ///
    /// - Parameter place: The place.
    /// - Returns: The words, not sanitised; empty when nothing is known.
    package static func place(_ place: Place) -> String {
        var parts = [place.nameWithCode]
        if let terminal = place.terminal, !terminal.isEmpty {
            parts.append(terminal.count <= mostLetters ? tr("terminal \(terminal)") : terminal)
        }
        if let gate = place.gate, !gate.isEmpty { parts.append(tr("gate \(gate)")) }
        // Calendars have name and address in one property.
        if let address = place.address, !address.isEmpty, !place.name.hasSuffix(address.line) {
            parts.append(address.line)
        }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
