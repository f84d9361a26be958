package import CivilTime

extension ZoneID {
    /// Whether clocks on a wall show the zone; UTC and fixed offsets are what programs write.
    package var isOfAPlace: Bool { name.contains("/") && !name.hasPrefix("Etc/") }

    /// Whether it is UTC or GMT, by any of their names; a ship may keep another fixed offset.
    package var isUniversal: Bool {
        ZoneID.universal.contains(name.hasPrefix("Etc/") ? String(name.dropFirst(4)) : name)
    }

    private static let universal: Set<String> = [
        "UTC", "UCT", "Universal", "Zulu", "GMT", "GMT0", "GMT+0", "GMT-0", "Greenwich",
    ]
}
