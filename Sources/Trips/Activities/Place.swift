import Messages

/// Where an activity happens, departs or arrives.
public struct Place: Hashable, Sendable {
    /// The name as people say it: "Haneda Terminal 3", "Hotel Metropole, 34 Quai du Général-Guisan, Geneva".
    public var name: String

    /// The IATA code of an airport or station, in capitals: "HND".
    public var code: String?

    /// Degrees north of the equator, −90 to 90.
    public var latitude: Double?

    /// Degrees east of Greenwich, −180 to 180.
    public var longitude: Double?

    /// The terminal, pier or platform: "3", "Terminal 1".
    public var terminal: String?

    /// The gate.
    public var gate: String?

    /// The postal address.
    public var address: Address?

    /// Creates a place; terminal, gate and address are set afterwards.
    ///
    /// - Parameters:
    ///   - name: The name as people say it.
    ///   - code: The IATA code, in capitals.
    ///   - latitude: Degrees north.
    ///   - longitude: Degrees east.
    public init(name: String, code: String? = nil, latitude: Double? = nil, longitude: Double? = nil) {
        self.name = name
        self.code = code
        self.latitude = latitude
        self.longitude = longitude
        terminal = nil
        gate = nil
        address = nil
    }

    /// The name, with the code in brackets unless the name contains it.
    package var nameWithCode: String {
        guard let code, !code.isEmpty, !name.contains(code) else { return name }
        return name.isEmpty ? code : "\(name) (\(code))"
    }

    /// Checks the coordinates: both or none, and on the globe.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/malformedCoordinates``.
    public func checkCoordinates() throws(TripError) {
        if latitude == nil, longitude == nil { return }
        guard let latitude, let longitude else {
            throw TripError(
                .malformedCoordinates, subject: name,
                reason: tr("has one coordinate; a point needs two, or none")
            )
        }
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
            throw TripError(
                .malformedCoordinates, subject: "\(latitude), \(longitude)",
                reason: tr("is not on the globe: latitude is -90 to 90, longitude -180 to 180"))
        }
    }
}
