import ICalendar
import Trips

extension Place {
    /// Reads terminal, gate and address from our own properties; `nil` when none of them says anything.
    init?(ownIn event: Component, terminal: String, gate: String, address: String) {
        func filled(_ name: String) -> String? {
            guard let text = event.text(name), !text.isEmpty else { return nil }
            return text
        }
        self.init(name: "")
        self.terminal = filled(terminal)
        self.gate = filled(gate)
        self.address = event.first(named: address).flatMap { Address($0) }
        guard self.terminal != nil || self.gate != nil || self.address != nil else { return nil }
    }

    /// The same terminal, gate and address at a place that is known by name, code or position.
    func named(like other: Place) -> Place {
        var place = other
        place.terminal = terminal
        place.gate = gate
        place.address = address
        return place
    }
}
