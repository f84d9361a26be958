/// One VCALENDAR: its own properties and the components in it (RFC 5545 §3.4).
public struct CalendarObject: Hashable, Sendable {
    /// The calendar as a component named `VCALENDAR`.
    public var component: Component

    /// Makes a calendar of version 2.0.
    ///
    /// - Parameters:
    ///   - productID: The program that writes it, such as `-//Example//Planner 1.0//EN`.
    ///   - components: The components in their order; VTIMEZONEs first, since some readers require it.
    public init(productID: String, components: [Component] = []) {
        component = Component(
            "VCALENDAR",
            properties: [
                Property(text: "VERSION", "2.0"), Property(text: "PRODID", productID),
                Property(text: "CALSCALE", "GREGORIAN"),
            ],
            components: components)
    }

    init(_ component: Component) { self.component = component }

    /// The calendar's own properties.
    public var properties: [Property] {
        get { component.properties }
        set { component.properties = newValue }
    }

    /// The components of the calendar in their order: events, time zones and anything else.
    public var components: [Component] {
        get { component.components }
        set { component.components = newValue }
    }

    /// The VEVENTs in their order.
    public var events: [Component] { component.components(named: "VEVENT") }

    /// The VTIMEZONEs in their order.
    public var timeZones: [Component] { component.components(named: "VTIMEZONE") }

    /// The calendar's display name: NAME (RFC 7986), else `X-WR-CALNAME`, else `nil`.
    public var name: String? { filled("NAME") ?? filled("X-WR-CALNAME") }

    /// The METHOD in capitals, such as `CANCEL` (RFC 5546), or `nil`.
    public var method: String? { filled("METHOD").map(Token.capitals) }

    /// The PRODID, or `nil`.
    public var productID: String? { filled("PRODID") }

    /// The zone name in `X-WR-TIMEZONE`, as written, or `nil`.
    public var defaultZoneName: String? { filled("X-WR-TIMEZONE") }

    private func filled(_ name: String) -> String? {
        guard let text = component.text(name), !text.isEmpty else { return nil }
        return text
    }
}
