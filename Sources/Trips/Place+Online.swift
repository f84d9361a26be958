extension Place {
    /// Whether nobody goes there: a link, or what people write for a call over video.
    ///
    /// ```swift
    /// Place(name: "https://zoom.example/j/1").isOnline  // true
    /// Place(name: "Microsoft Teams Meeting").isOnline   // true
    /// Place(name: "Opera House").isOnline               // false
    /// ```
    public var isOnline: Bool {
        let text = name.lowercased()
        // untranslated: names of services
        if text.contains("://") || text.contains("google meet") || text.contains("microsoft teams") {
            return true
        }
        return text.split { !$0.isLetter }.contains { Self.calls.contains(String($0)) }
    }

    private static let calls: Set = ["online", "zoom", "webex", "skype"]
}
