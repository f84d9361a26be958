/// The calendar property in which programs embed a reservation.
package enum ReservationField {
    /// The field of KDE's programs.
    package static let kde = "X-KDE-KITINERARY-RESERVATION"
    /// The most reservations in one event.
    package static let mostObjects = 64
}
