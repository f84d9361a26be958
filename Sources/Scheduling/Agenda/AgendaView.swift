public import CivilTime

/// The clock that an agenda or a grid shows.
public enum AgendaView: Hashable, Sendable {
    /// The wall clock of each place, each end in its own zone: the paper itinerary.
    case place
    /// The traveller's clock at that time: for use during the trip.
    case traveller
    /// The clock of the home zone: for family and office.
    case home
    /// The clock of any zone: for a call to somebody there.
    case zone(Zone)
    /// The clock of one person: for those who stay at home, and for those who travel separately.
    case person(AgendaPerson)
}
