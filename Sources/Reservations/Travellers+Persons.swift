// MARK: - Who is one person

extension Travellers {
    /// Returns whether two names certainly belong to one person.
    ///
    /// They have the same words in the same order, whatever the titles, accents and blanks. `LOVELACE/ADA MS`
    /// is Ada Lovelace; Mr and Mrs Smith are two, and `SMITH/J` may be either.
    package static func areOne(_ one: String, _ other: String) -> Bool {
        titlesFit(one, other) && !Set(keys(of: one)).isDisjoint(with: keys(of: other))
    }

    /// Returns whether two names may belong to one person.
    ///
    /// They share a word, and no given name or title excludes it.
    package static func mayBePerson(_ one: String, _ other: String) -> Bool {
        areOne(one, other)
            || titlesFit(one, other) && Travellers([one]).mayBeSomebody(of: Travellers([other]))
    }

    /// Returns the keys that spellings of one name share: its letters in order, without title.
    ///
    /// For a ticket's name, a key also omits a title that is joined to the given name.
    package static func keys(of text: String) -> [String] {
        let (words, glued) = plainWords(of: text)
        let key = words.joined()
        guard !key.isEmpty else { return [] }
        return [key] + [glued?.joined()].compactMap(\.self)
    }

    /// Returns a name as it is displayed: `LOVELACE/ADA MS` is Ada Lovelace.
    package static func shown(_ text: String) -> String {
        let parts = text.split(separator: "/").map { $0.split(separator: " ") }
        guard parts.count == 2, let given = parts.last, let surname = parts.first, !given.isEmpty,
            !surname.isEmpty
        else { return text }
        let words = given.filter { !isTitle(String($0)) }
        let all = (words.isEmpty ? given : words) + surname
        return all.map { word in word.uppercased() == word ? capitalized(word) : String(word) }
            .joined(separator: " ")
    }

    /// Returns an upper-case word with capitals at its start and behind signs: `O'Neill`, `Ha-Eun`.
    private static func capitalized(_ word: Substring) -> String {
        var isFirst = true
        return word.reduce(into: "") { text, letter in
            text += isFirst ? letter.uppercased() : letter.lowercased()
            isFirst = !letter.isLetter
        }
    }
}
