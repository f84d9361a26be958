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

    /// The codes of airports that begin like the word.
    static var airports: CompletionKind {
        .custom { words, _, prefix in Completions(words).airports(prefix) }
    }

    /// The names of the organizations in the store.
    static var organizations: CompletionKind {
        .custom { words, _, _ in Completions(words).organizations }
    }

    /// The names of the persons in the store.
    static var persons: CompletionKind { .custom { words, _, _ in Completions(words).persons } }

    /// The titles of the activities in the store.
    static var items: CompletionKind { .custom { words, _, _ in Completions(words).items } }

    /// The names of the trips in the store.
    static var trips: CompletionKind { .custom { words, _, _ in Completions(words).trips } }
}
