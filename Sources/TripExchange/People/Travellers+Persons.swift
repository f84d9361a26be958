// MARK: - Who is one person

extension Travellers {
    /// Whether two names are surely of one person: the same words in the same order, whatever the titles, accents and blanks.
    ///
    /// `LOVELACE/ADA MS` is Ada Lovelace; Mr and Mrs Smith are two, and `SMITH/J` may be any of them.
    static func areOne(_ one: String, _ other: String) -> Bool {
        titlesFit(one, other) && !Set(keys(of: one)).isDisjoint(with: keys(of: other))
    }

    /// Whether two names may be of one person: they share a word, and no given name or title speaks against it.
    static func mayBePerson(_ one: String, _ other: String) -> Bool {
        areOne(one, other)
            || titlesFit(one, other) && Travellers([one]).mayBeSomebody(of: Travellers([other]))
    }

    /// What two spellings of one name have in common: its letters in order, without title; of a ticket also without a title that is
    /// written at the given name.
    static func keys(of text: String) -> [String] {
        let (words, glued) = plainWords(of: text)
        let key = words.joined()
        guard !key.isEmpty else { return [] }
        return [key] + [glued?.joined()].compactMap(\.self)
    }

    /// A name as it is shown to people: `LOVELACE/ADA MS` is Ada Lovelace.
    static func shown(_ text: String) -> String {
        let parts = text.split(separator: "/").map { $0.split(separator: " ") }
        guard parts.count == 2, let given = parts.last, let surname = parts.first, !given.isEmpty,
            !surname.isEmpty
        else { return text }
        let words = given.filter { !isTitle(String($0)) }
        let all = (words.isEmpty ? given : words) + surname
        return all.map { word in word.uppercased() == word ? capitalized(word) : String(word) }
            .joined(separator: " ")
    }

    /// A word of capitals with a capital at its beginning and behind signs: `O'Neill`, `Ha-Eun`.
    private static func capitalized(_ word: Substring) -> String {
        var isFirst = true
        return word.reduce(into: "") { text, letter in
            text += isFirst ? letter.uppercased() : letter.lowercased()
            isFirst = !letter.isLetter
        }
    }
}
