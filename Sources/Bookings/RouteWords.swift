/// The words for departures and arrivals in each of the languages.
enum RouteWords {
    /// Labels before a departure.
    static let from: Set<String> = [
        "from", "von", "de", "da", "desde", "van", "départ de", "z", "odkud", "skąd", "origine", "från",
        "fra",
    ]
    /// Labels before an arrival.
    static let to: Set<String> = [
        "to", "nach", "à", "a", "al", "hasta", "naar", "vers", "do", "kam", "dokąd", "para", "till", "til",
    ]
    /// The words before a departure in a title, each with those before the arrival in its language.
    static let pairs: [String: Set<String>] = [
        "from": ["to"], "von": ["nach"], "de": ["à", "a", "para", "vers", "hasta"], "da": ["a", "ad", "al"],
        "van": ["naar"], "z": ["do"], "ze": ["do"], "desde": ["a", "hasta", "para"], "från": ["till"],
        "fra": ["til"],
    ]
    /// Words before a departure that are also parts of names: `Rio de Janeiro`, `Hoek van Holland`.
    static let partsOfNames: Set<String> = ["de", "da", "van", "z", "ze"]
    /// Words for a transport, after which one of ``partsOfNames`` is not part of a name.
    static let ways: Set<String> = [
        "trip", "journey", "reise", "fahrt", "reis", "voyage", "trajet", "viaje", "viaggio", "viagem",
        "podróż",
        "cesta", "resa", "rejse", "matka",
    ]
    /// Words that mostly occur between two places.
    static let joiners: Set<String> = ["to", "nach", "naar", "à", "til", "till", "vers"]
    /// Words that stand between two codes.
    static let codeJoiners = joiners.union(["a", "do"])
    /// Words before the only place in a title.
    static let goals: Set<String> = ["to", "nach", "naar", "vers", "para", "per", "do", "till", "til"]
}
