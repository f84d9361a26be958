import CivilTime
import Trips

extension TravellerClock {
    /// Makes the clock of the transports of a trip, by the rules of the type.
    ///
    /// - Parameters:
    ///   - transports: The transports with both zones known, in the order of the itinerary.
    ///   - home: The zone of a traveller who goes nowhere.
    ///   - point: When a transport changes the clock.
    init(transports: [ScheduledActivity], home: Zone, change point: ClockChangePoint) {
        var settings: [Setting] = []
        for (order, transport) in transports.enumerated() {
            let departed = point == .atArrival ? transport.startZone : transport.endZone
            settings.append(Setting(transport.start, order, 0, departed, transport))
            if transport.startZone != transport.endZone {
                let arrival = max(transport.start, transport.end)
                settings.append(Setting(arrival, order, 1, transport.endZone, transport))
            }
        }
        settings.sort { ($0.instant, $0.order, $0.end) < ($1.instant, $1.order, $1.end) }

        let initial = transports.first?.startZone ?? home
        var worn = initial
        var changes: [ClockChange] = []
        for (index, setting) in settings.enumerated() {
            let next = index + 1
            if next < settings.count, settings[next].instant == setting.instant { continue }
            guard setting.zone != worn else { continue }
            changes.append(
                ClockChange(
                    instant: setting.instant, before: worn, after: setting.zone,
                    transport: setting.transport.activity.key))
            worn = setting.zone
        }
        self.init(initialZone: initial, changes: changes)
    }

    /// What one end of a transport says about the clock.
    private struct Setting {
        let instant: Instant
        let order: Int
        /// 0 for the departure, 1 for the arrival, so that a transport without length arrives.
        let end: Int
        let zone: Zone
        let transport: ScheduledActivity

        init(_ instant: Instant, _ order: Int, _ end: Int, _ zone: Zone, _ transport: ScheduledActivity) {
            self.instant = instant
            self.order = order
            self.end = end
            self.zone = zone
            self.transport = transport
        }
    }
}
