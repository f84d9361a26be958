extension Trip {
    /// Returns a traveller's name, or the identifier of one who is not in the trip.
    ///
    /// - Parameter id: The traveller.
    /// - Returns: The name.
    package func name(of id: TravellerID) -> String {
        travellers.first { $0.id == id }?.name ?? id.text
    }
}
