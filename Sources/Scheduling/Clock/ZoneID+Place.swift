package import CivilTime

extension ZoneID {
    /// Whether clocks on a wall show the zone; UTC and fixed offsets are what programs write.
    package var isOfAPlace: Bool { name.contains("/") && !name.hasPrefix("Etc/") }
}
