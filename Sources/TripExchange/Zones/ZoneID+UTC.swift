import CivilTime

extension ZoneID {
    /// Whether it is one of the names of UTC.
    var namesUTC: Bool {
        ["UTC", "ETC/UTC", "ETC/ZULU", "ZULU", "ETC/UCT", "UCT", "ETC/UNIVERSAL", "UNIVERSAL"].contains(
            name.uppercased())
    }
}
