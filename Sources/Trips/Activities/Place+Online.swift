extension Place {
    /// Whether the place is online: a link, or a word for a video call.
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

    /// Returns whether a word of a place means a video call.
    package static func namesCall(_ word: Substring) -> Bool { calls.contains(word.lowercased()) }

    private static let calls: Set = ["zoom", "teams", "meet", "webex", "online", "skype", "slack"]
}
