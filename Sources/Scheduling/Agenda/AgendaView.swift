public import CivilTime

/// Whose clock an agenda or a grid shows.
public enum AgendaView: Hashable, Sendable {
    /// The wall clock of where each activity happens, each end in its own zone: the paper itinerary.
    case place
    /// The clock that the traveller wears then: for living through the trip.
    case traveller
    /// The clock at home: for family and office.
    case home
    /// The clock of any zone: for a call to somebody there.
    case zone(Zone)
    /// The clock of one person, wherever they are: for those who stay, and for those who travel apart.
    case person(AgendaPerson)
}
