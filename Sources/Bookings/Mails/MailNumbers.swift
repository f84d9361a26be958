import Documents
import Trips

/// Finds the numbers of flights, trains and buses in the lines of a mail.
enum MailNumbers {
    /// A number with the index of its line.
    typealias Found = (line: Int, text: String)

    /// Returns the numbers of a kind in their order, repetitions left out.
    static func all(of kind: ActivityKind, in lines: [MailLine]) -> [Found] {
        var found: [Found] = []
        for (index, line) in lines.enumerated() where !line.isAside {
            let numbers =
                kind == .flight
                ? flights(in: line, isCalled: true)
                : rides(kind, in: line, after: index > 0 ? lines[index - 1] : nil)
            for number in numbers
            where found.last?.text != number && !found.contains(where: { $0.text == number }) {
                found.append((index, number))
            }
        }
        return found
    }

    /// Returns the numbers of flights in a line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - isCalled: Whether the mail is known to be of flights, so that codes with a digit count (`U2 8621`).
    /// - Returns: The numbers, with their airlines' codes.
    static func flights(in line: MailLine, isCalled: Bool) -> [String] {
        let words = line.text.bareWords
        var found: [String] = []
        for (index, word) in words.enumerated() {
            // `Boeing 737`, `Airbus A320`, `A220-300`
            if index > 0, ["boeing", "airbus", "embraer"].contains(words[index - 1].lowercased()) {
                continue
            }
            let next = word.utf8.count == 2 ? words.dropFirst(index + 1).first : nil
            if let next, line.text[word.endIndex..<next.startIndex] != " " { continue }
            guard let number = FlightNumber(word, followedBy: next) ?? threeLetters(word),
                number.carrier.utf8.count == 3 || number.digits.utf8.count >= 2 || !number.mayBeOther
            else { continue }
            if number.mayBeOther {
                guard isCalled, number.digits.utf8.count >= 3,
                    !(number.carrier.utf8.first == 0x41 && number.digits.utf8.count == 3 && next == nil)
                else { continue }
            }
            guard !notCarriers.contains(number.carrier) else { continue }
            // `EK 451 220 938` is a member's.
            let last = next ?? word
            if let behind = words.first(where: { $0.startIndex >= last.endIndex }),
                behind.utf8.allSatisfy(BookingLabels.isDigit), behind.utf8.count > 2,
                line.text[last.endIndex..<behind.startIndex] == " "
            {
                continue
            }
            found.append(number.text)
        }
        return found
    }

    private static func threeLetters(_ word: Substring) -> FlightNumber? {
        guard let number = FlightNumber(threeLetters: word),
            ["EZY", "EJU", "WZZ", "RYR", "DLH", "BAW", "AFR", "TUI"].contains(number.carrier)
        else {
            return nil
        }
        return number
    }

    /// Letters before numbers that are no airline's.
    private static let notCarriers: Set<String> = [
        "NR", "PM", "AM", "MC", "BY", "ID", "TO", "AT", "ON", "IN", "OF", "PO", "EU", "IC", "EC", "RE", "RB",
        "NJ", "KG",
        "MB", "CH",
    ]

    /// Returns the numbers of trains or buses in a line: a class of trains, or a word for the transport, with a number.
    private static func rides(_ kind: ActivityKind, in line: MailLine, after before: MailLine?) -> [String] {
        let tokens = line.tokens
        var found: [String] = []
        for (index, token) in tokens.enumerated() {
            guard let number = token.number(1...6), index > 0 || before != nil else { continue }
            // `EUR 19.90`
            if index + 2 < tokens.count, tokens[index + 1].isSign(".") || tokens[index + 1].isSign(","),
                tokens[index + 2].number(1...3) != nil,
                !tokens[index + 2].isSpaced
            {
                continue
            }
            if line.dates.contains(where: { $0.range.overlaps(token.range) })
                || line.times.contains(where: { $0.range.overlaps(token.range) })
            {
                continue
            }
            var previous = index - 1
            while previous >= 0, index - previous <= 3,
                tokens[previous].isSign(".") || tokens[previous].isSign("°") || tokens[previous].isSign("º")
                    || tokens[previous].isSign(":")
                    || tokens[previous].word.map({
                        ["n", "no", "nr", "nº", "číslo", "number", "num"].contains($0)
                    }) == true
            {
                previous -= 1
            }
            guard previous >= 0, let word = tokens[previous].word else { continue }
            let written = String(line.text[tokens[previous].range])
            let text = String(line.text[token.range])
            if kind == .train, TrainRule.isMark(written[...]) || moreMarks.contains(written) {
                found.append("\(written) \(text)")
            } else if kind == .train, index + 1 < tokens.count,
                tokens[index + 1].word?.hasPrefix("号") == true,
                written.last.map({ !"席車両".contains($0) }) == true
            {
                found.append("\(written)\(text)号")
            } else if MailWords.kinds[kind]?.contains(word) == true, number > 0 {
                found.append(brand(written) ? "\(written) \(text)" : text)
            }
        }
        return found
    }

    private static func brand(_ word: String) -> Bool {
        word.count <= 4 && word.allSatisfy { $0.isUppercase }
    }

    private static let moreMarks: Set<String> = [
        "FR", "FA", "FB", "IRN", "IR", "EIC", "EIP", "IC", "ICD", "ICE", "RJX", "NJ", "EN", "ES", "TER",
        "OUIGO", "Ouigo", "AVLO", "ALVIA", "S", "R", "Ex", "LE", "SC", "REX", "RE", "KTX", "ITX", "THSR",
        "INOUI", "RB", "Sp", "Os", "TLK", "IRE", "AVE", "Thalys", "Eurostar", "EST", "Iryo", "IRYO", "Italo",
        "ITA", "RGJ", "LEO", "Ekspress", "Regionaltog", "Snabbtåg", "G", "D", "IP", "AP",
    ]
}

extension MailLine {
    /// Whether it has the mark of a class of trains with a number, such as `ICE 503`.
    var hasTrain: Bool {
        zip(tokens, tokens.dropFirst()).contains { mark, number in
            number.number(1...5) != nil && mark.word != nil
                && [
                    "ICE", "IC", "EC", "ECE", "RJX", "RJ", "TGV", "NJ", "EIP", "EIC", "TLK", "KTX", "AVE",
                    "FR", "IR", "RE", "RB", "Ex", "ICN", "OUIGO",
                ]
                .contains(String(text[mark.range]))
                && !times.contains { $0.range.overlaps(number.range) }
        }
    }
}
