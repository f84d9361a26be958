import Messages

/// What a browser is called in the list of sessions: its kind and its system, and nothing else of what it says about itself.
enum BrowserLabel {
    /// The words by which programs are known; the first that stands in the text counts, since each also names those after it.
    private static let programs = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Chromium", "Chromium"),
        ("Safari", "Safari"), ("curl", "curl"),
    ]

    private static let systems = [
        ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
        ("CrOS", "ChromeOS"), ("Mac OS X", "macOS"), ("Linux", "Linux"),
    ]

    /// Returns the words for a browser: `Firefox, Linux`.
    ///
    /// - Parameter agent: The field `User-Agent`.
    /// - Returns: The words.
    static func of(_ agent: String?) -> String {
        let text = agent ?? ""
        func name(_ known: [(String, String)]) -> String? { known.first { text.contains($0.0) }?.1 }
        let words = [name(programs), name(systems)].compactMap(\.self)
        return words.isEmpty ? tr("a browser") : words.joined(separator: ", ")
    }
}
