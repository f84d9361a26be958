import Places
import Trips

/// The people named in reservations, in comparable form.
///
/// `LEE/ANN MS` is Ann Lee. Mr Smith and Mrs Smith are two, and so are Lee Martin and Martin Lee; `Smith` may
/// be either of the Smiths.
package struct Travellers: Hashable, Sendable {
    /// The titles seen with one name.
    private struct Titles: OptionSet, Hashable {
        package let rawValue: UInt8
        static let man = Titles(rawValue: 1)
        static let woman = Titles(rawValue: 2)
        static let none = Titles(rawValue: 4)

        /// Returns whether people with these titles may be people with other titles.
        func fits(_ other: Titles) -> Bool {
            !isDisjoint(with: other) || contains(.none) && !other.isEmpty || other.contains(.none)
        }
    }

    /// The titles by name in capitals, with its words in the stated order.
    private var names: [String: Titles] = [:]

    package init() {}

    /// Makes the set from names as written.
    package init(_ texts: some Sequence<String>) {
        for text in texts { insert(text) }
    }

    package var isEmpty: Bool { names.isEmpty }

    /// The number of people, as far as they can be distinguished.
    package var count: Int {
        names.values.reduce(0) { $0 + ($1.isSuperset(of: [.man, .woman]) ? 2 : 1) }
    }

    /// Whether all are named by surname alone, which relatives share.
    package var areSurnames: Bool { !names.isEmpty && names.keys.allSatisfy { !$0.utf8.contains(0x20) } }

    /// Returns whether a person may be one of them.
    package func contains(_ text: String) -> Bool {
        let (name, title) = Self.read(text)
        return names[name]?.fits(title) ?? false
    }

    /// Adds a person by the name as written.
    package mutating func insert(_ text: String) {
        let (name, title) = Self.read(text)
        if !name.isEmpty { names[name, default: []].insert(title) }
    }

    package mutating func formUnion(_ other: Travellers) {
        for (name, titles) in other.names { names[name, default: []].formUnion(titles) }
    }

    /// Returns whether the sets have no person in common.
    package func isDisjoint(with other: Travellers) -> Bool {
        !names.contains { name, titles in other.names[name]?.fits(titles) ?? false }
    }

    /// Returns whether each person may be one of another set.
    package func isSubset(of other: Travellers) -> Bool {
        names.allSatisfy { name, titles in
            guard let theirs = other.names[name] else { return false }
            return [.man, .woman, .none].allSatisfy { !titles.contains($0) || theirs.fits($0) }
        }
    }

    /// Returns whether the sets may share a person, in any spelling of airlines.
    ///
    /// `MUELLER/JOERG MR` may be Jörg Müller, and `LEE/ANNMS` Ann Lee, who is not Bob Lee.
    package func mayShareSomebody(with other: Travellers) -> Bool {
        let theirs = other.names.keys.map(Self.words)
        return names.keys.contains { name in
            let mine = Self.words(of: name)
            return theirs.contains { Self.areOfOne(mine, $0) }
        }
    }

    /// Returns whether names of the two sets share a word, or a surname written as one.
    ///
    /// `A. Lee` may be Ann Lee, Bob Lee is of her family, and `ONEILL/A` may be Ann O'Neill.
    package func sharesWord(with other: Travellers) -> Bool {
        names.keys.contains { name in
            other.names.keys.contains { Self.given(Self.words(of: name), Self.words(of: $0)) != nil }
        }
    }

    /// Returns whether the sets may share a person: a common word, and no different given name.
    ///
    /// Bob Lee is not Ann Lee; Mrs Lee, `A. Lee` and `LEE/ANNMS` may be.
    package func mayBeSomebody(of other: Travellers) -> Bool {
        names.keys.contains { name in other.names.keys.contains { Self.mayBeOne(name, $0) } }
    }

    private static func mayBeOne(_ one: String, _ other: String) -> Bool {
        guard let given = given(words(of: one), words(of: other)) else { return false }
        return given.mine.isEmpty || given.theirs.isEmpty || areOneName(given.mine, given.theirs)
            || areOneName(given.theirs, given.mine)
    }

    /// Returns whether given names may be one.
    ///
    /// One begins the other, as `LINA` of Li Na does, or is its initials with a title.
    private static func areOneName(_ mine: [String], _ theirs: [String]) -> Bool {
        let (short, long) = (mine.joined(), theirs.joined())
        if long.hasPrefix(short)
            || mine.contains(where: { word in theirs.contains { isBeginning(word, of: $0) } })
        {
            return true
        }
        let initials = String(mine.compactMap(\.first))
        let rest = long.dropFirst(initials.count)
        return long.hasPrefix(initials) && (rest.isEmpty || titles[rest.uppercased()] != nil)
    }

    /// Returns the words that two names do not share; `nil` without a common word.
    private static func given(_ mine: [String], _ theirs: [String]) -> (mine: [String], theirs: [String])? {
        let shared = Set(mine.filter { $0.utf8.count > 1 }).intersection(theirs)
        if !shared.isEmpty {
            return (mine.filter { !shared.contains($0) }, theirs.filter { !shared.contains($0) })
        }
        if mine == theirs { return ([], []) }
        if let given = given(mine, besidesSurnameOf: theirs) { return given }
        return given(theirs, besidesSurnameOf: mine).map { ($0.theirs, $0.mine) }
    }

    /// Does the same where several words at the end of one name are the other's surname.
    ///
    /// Airlines write it without its blanks and signs.
    private static func given(
        _ words: [String], besidesSurnameOf other: [String]
    ) -> (mine: [String], theirs: [String])? {
        guard let surname = other.last else { return nil }
        let first = words.indices.dropLast().first { words[$0...].joined() == surname }
        return first.map { (Array(words[..<$0]), other.dropLast()) }
    }

    /// Returns whether each word of the shorter name is or begins a word of the longer one.
    private static func areOfOne(_ one: [String], _ other: [String]) -> Bool {
        let (short, long) = one.count <= other.count ? (one, other) : (other, one)
        return !short.isEmpty
            && short.allSatisfy { word in
                long.contains { $0 == word || isBeginning(word, of: $0) || isBeginning($0, of: word) }
            }
    }

    private static func isBeginning(_ start: String, of word: String) -> Bool {
        start.utf8.count >= 3 && word.hasPrefix(start)
    }

    /// Returns the words in plain letters, without the `e` that replaces two dots.
    private static func words(of name: String) -> [String] {
        name.split(separator: " ").map { word in
            let plain = FoldedText(String(word)).words.joined()
            return ["ae", "oe", "ue"].reduce(plain) { $0.replacing($1, with: $1.prefix(1)) }
        }
    }

    // MARK: Names

    /// Returns a name without titles, surname last, and the title; airlines put the surname before a slash.
    private static func read(_ text: String) -> (name: String, title: Titles) {
        let parts = text.split { $0 == "/" || $0 == "," }
        let turned = parts.count == 2 ? [parts[1], parts[0]] : parts
        let words = turned.flatMap { part in
            part.uppercased().unicodeScalars.split { !$0.isPartOfWord }
                .map { String(String.UnicodeScalarView($0)) }
        }
        let names = words.filter { titles[$0] == nil }
        let said = words.lazy.compactMap { titles[$0] }.first { $0 != .none } ?? .none
        return ((names.isEmpty ? words : names).joined(separator: " "), said)
    }

    /// Returns whether the titles of two names may belong to one person.
    static func titlesFit(_ one: String, _ other: String) -> Bool {
        read(one).title.fits(read(other).title)
    }

    /// Returns whether a word is a title.
    static func isTitle(_ word: String) -> Bool { titles[word.uppercased()] != nil }

    /// Returns the words of a name in plain letters, without titles, surname last.
    ///
    /// For a ticket's name also those without a title joined to the given name, as in `LEE/ANNMS`.
    static func plainWords(of text: String) -> (words: [String], withoutTitle: [String]?) {
        let words = words(of: read(text).name)
        let parts = text.split(separator: "/")
        guard parts.count == 2, let given = parts.last?.uppercased() else { return (words, nil) }
        // Long ones first: `MSTR` ends with none of the others, and `MRS` with `S` alone.
        let title = ["MSTR", "MISS", "MRS", "MR", "MS"].first {
            given.hasSuffix($0) && given.utf8.count >= $0.utf8.count + 2
        }
        guard let title else { return (words, nil) }
        return (words, self.words(of: read("\(parts[0])/\(given.dropLast(title.count))").name))
    }

    private static let titles: [String: Titles] = [
        "MR": .man, "MSTR": .man, "HERR": .man, "SR": .man, "MRS": .woman, "MS": .woman, "MISS": .woman,
        "FRAU": .woman, "MME": .woman, "MLLE": .woman, "SRA": .woman, "MX": .none, "DR": .none,
        "PROF": .none,
    ]
}
