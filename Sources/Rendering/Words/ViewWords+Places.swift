import Messages
package import Trips

extension ViewWords {
    /// A longer text is a name by itself: "Terminal 3", "Tom Bradley".
    private static let mostLetters = 2

    /// A place in words: its name and code, its terminal, gate and address.
    ///
    /// A terminal `3` gives `Haneda (HND), terminal 3`, and a terminal `Terminal 3` gives `Haneda (HND), Terminal 3`. Of a
    /// train or a bus it is the platform. What the name says already is not said again.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - kind: The kind of the activity there.
    /// - Returns: The words, not sanitised; empty when nothing is known.
    package static func place(_ place: Place, of kind: ActivityKind) -> String {
        var parts = [place.nameWithCode]
        if let terminal = place.terminal, !terminal.isEmpty {
            let isPlatform = kind == .train || kind == .bus
            let words =
                terminal.count > mostLetters
                ? terminal : isPlatform ? tr("platform \(terminal)") : tr("terminal \(terminal)")
            if !place.name.lowercased().hasSuffix(words.lowercased()) { parts.append(words) }
        }
        if let gate = place.gate, !gate.isEmpty { parts.append(tr("gate \(gate)")) }
        // Calendars have name and address in one property.
        if let address = place.address, !address.isEmpty, !place.name.hasSuffix(address.line) {
            parts.append(address.line)
        }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
