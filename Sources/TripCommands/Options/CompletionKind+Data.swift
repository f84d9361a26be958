import ArgumentParser

extension CompletionKind {
    /// The names of all zones.
    static var zones: CompletionKind { .custom { words, _, _ in Completions(words).zones } }

    /// The views that have a name, and the names of all zones.
    static var views: CompletionKind {
        .custom { words, _, _ in ["place", "traveller", "home"] + Completions(words).zones }
    }

    /// The names of all zones, and the codes of airports that begin like the word.
    static var zonesAndAirports: CompletionKind {
        .custom { words, _, prefix in
            let completions = Completions(words)
            return completions.zones + completions.airports(prefix)
        }
    }

    /// The names of the trips in the store.
    static var trips: CompletionKind { .custom { words, _, _ in Completions(words).trips } }
}
