extension Place {
    /// Whether nobody goes there: a link, or what people write for a call over video.
    ///
    /// A place with a code or a point is on the ground, whatever its name.
    ///
    /// ```swift
    /// Place(name: "https://zoom.example/j/1").isOnline  // true
    /// Place(name: "Microsoft Teams Meeting").isOnline   // true
    /// Place(name: "Opera House").isOnline               // false
    /// ```
    public var isOnline: Bool {
        guard code?.isEmpty != false, latitude == nil else { return false }
        return name.contains("://") || name.split { !$0.isLetter }.contains(where: Place.namesCall)
    }

    /// Whether a word of a place says that people meet in a call.
    package static func namesCall(_ word: Substring) -> Bool { calls.contains(word.lowercased()) }

    private static let calls: Set = ["zoom", "teams", "meet", "webex", "online", "skype", "slack"]
}
