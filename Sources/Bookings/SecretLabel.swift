/// A label that precedes codes or seats in a text, with what follows it.
///
/// A label is a noun such as `booking`, a compound such as `Vorgangsnummer`, or a word or sign for a number:
/// `Conf. no.`, `Itinerary #`. It is followed by one code or a list of them, with commas or words such as
/// `and` in between.
package struct SecretLabel {
    private let kind: SecretLabelWords.Kind
    /// The runs of letters and digits of the text.
    private let runs: [Range<Int>]
    private let characters: [Character]
    /// The index of the run behind the label.
    package let end: Int
    /// Whether a word or a sign says that a number follows.
    private let saysNumber: Bool
    /// Whether a word for a code stands between the label and the mark: `booking code`.
    private let saysCode: Bool
    /// Whether the word for a seat also means a place.
    private let isPlace: Bool
    /// Whether the word is one for a room.
    private let isRoom: Bool
    /// Whether a mark such as a colon announces a value.
    private let hasMark: Bool

    /// Reads the label that begins at a run, if any.
    ///
    /// - Parameters:
    ///   - index: The run; behind a sign such as `#`, the one of the code itself.
    ///   - runs: The runs of letters and digits of the text.
    ///   - characters: The text.
    package init?(at index: Int, of runs: [Range<Int>], in characters: [Character]) {
        func word(_ index: Int) -> String {
            runs.indices.contains(index) ? LetterRuns.plain(characters[runs[index]]) : ""
        }
        func marks(before index: Int) -> ArraySlice<Character> {
            let start = index > 0 ? runs[index - 1].upperBound : 0
            return characters[start..<(index < runs.count ? runs[index].lowerBound : characters.count)]
        }
        func isSigned(_ index: Int) -> Bool { marks(before: index).contains { "#№".contains($0) } }
        let after = marks(before: index + 1)
        let isMarked = after.contains { ":=#№".contains($0) }
        var end = index + 1
        var isPlace = false
        isRoom = SecretLabelWords.rooms.contains(word(index))
        if let noun = SecretLabelPhrases.noun(at: index, of: runs, in: characters) {
            kind = noun
        } else if let label = SecretLabelPhrases.label(at: index, of: runs, in: characters) {
            (kind, end) = (label.kind, index + label.count)
        } else if SecretLabelWords.isCompound(word(index)) {
            kind = .booking
        } else if SecretLabelWords.places.contains(word(index)),
            isMarked || SecretLabelWords.rows.contains(word(index - 2))
        {
            kind = .seat
            isPlace = true
        } else if isSigned(index), !SecretLabelWords.open.contains(word(index - 1)) {
            (kind, end) = (.number, index)
        } else if SecretLabelWords.isNumber(word(index), before: after),
            !SecretLabelWords.open.contains(word(index - 1))
        {
            kind = .number
        } else {
            return nil
        }
        // `Numer biletu`: a label of several words for a ticket's number announces one.
        var saysNumber = kind == .number || (kind == .vague && end > index + 1)
        var saysCode = kind == .open
        if end > index {
            // `seat(s)` is one word.
            if marks(before: end).elementsEqual("("), marks(before: end + 1).first == ")", word(end).count < 3
            {
                end += 1
            }
            while end - index < Self.mostRuns, SecretLabelWords.fillers.contains(word(end)) {
                saysNumber = saysNumber || SecretLabelWords.numbers.contains(word(end))
                saysCode = saysCode || SecretLabelWords.codes.contains(word(end))
                end += 1
            }
        }
        guard end < runs.count else { return nil }
        self.runs = runs
        self.characters = characters
        self.end = end
        self.isPlace = isPlace
        self.saysNumber = saysNumber || isSigned(end)
        self.saysCode = saysCode
        hasMark = marks(before: end).contains { ":=".contains($0) }
    }
}

extension SecretLabel {
    /// Returns whether a word in small letters describes codes and is none: `order`, `pnr`, `and`.
    package static func isLabelWord(_ word: String) -> Bool {
        SecretLabelWords.nouns[word] != nil || SecretLabelWords.open.contains(word)
            || SecretLabelWords.fillers.contains(word) || SecretLabelWords.joints.contains(word)
    }
}

// MARK: - The first code

extension SecretLabel {
    private static let leastWord = 5
    private static let leastNumber = 4
    private static let mostJoined = 8
    private static let mostRuns = 32
    private static let locatorLength = 6

    /// The runs of the code behind the label; `nil` when there is none.
    package var code: Range<Int>? {
        let length = max(codeLength(from: end), wordLength)
        guard length > 0, accepts(end..<end + length) else { return nil }
        return end..<end + length
    }

    /// Returns whether the label suffices for a code.
    ///
    /// A word that is also used without a code needs a longer code or a clearer sign.
    private func accepts(_ code: Range<Int>) -> Bool {
        let shape = Shape(text(code))
        switch kind {
        case .sure: return true
        // `Rezerwacja 19:30` is a time, but behind a colon or `no.` even that may be a code.
        case .booking, .open: return hasMark || saysNumber || saysCode || !shape.isWhen
        // `Plats: 12A` is a seat, and `Plats: 111 22 Stockholm` an address.
        case .seat: return isRoom ? isRoomNumber(code, shape) : !isPlace || shape.isSeats
        case .vague:
            if saysNumber { return true }
            if hasMark { return shape.count >= Self.leastNumber }
            guard shape.hasDigit else { return false }
            return shape.count >= (shape.hasLetter ? Self.leastNumber : Self.leastWord)
        case .number:
            return shape.count >= Self.leastNumber && shape.hasDigit
                && !text(code).contains(where: \.isLowercase)
        }
    }

    /// Returns whether what stands behind a word for a room is its number: `Room 3413`, and not `2 rooms, 3 nights`.
    private func isRoomNumber(_ code: Range<Int>, _ shape: Shape) -> Bool {
        guard shape.hasDigit, !shape.isWhen, shape.count <= 5, text(code).count(where: \.isLetter) <= 1 else {
            return false
        }
        if hasMark || saysNumber { return true }
        let between = characters[runs[code.lowerBound - 1].upperBound..<runs[code.lowerBound].lowerBound]
        guard between.allSatisfy({ " .-\u{A0}".contains($0) }) else { return false }
        guard code.upperBound < runs.count else { return true }
        let unit = LetterRuns.plain(characters[runs[code.upperBound]])
        return !SecretLabelWords.units.contains(unit)
            && !"€$£%".contains(characters[runs[code.upperBound].lowerBound])
    }

    /// How many runs, one or none, are a code in lower case.
    ///
    /// Letters alone may be a word. A mark such as a colon makes them a code, and so does the length of an
    /// airline's locator, except behind labels that people use in plain sentences.
    private var wordLength: Int {
        let word = characters[runs[end]]
        guard kind != .seat, kind != .number, word.allSatisfy({ $0.isASCII && $0.isLetter }),
            !isLabel(end) || isJoined(end)
        else { return 0 }
        if kind == .sure { return word.count >= Self.leastWord ? 1 : 0 }
        guard word.allSatisfy(\.isLowercase) else { return 0 }
        let isClear = saysNumber || hasMark
        if kind == .vague { return isClear && word.count == Self.locatorLength ? 1 : 0 }
        if isClear { return word.count >= Self.leastWord ? 1 : 0 }
        return word.count == Self.locatorLength && kind != .open ? 1 : 0
    }

    /// Returns how many runs look like one code: with a digit, in capitals, close together.
    private func codeLength(from first: Int) -> Int {
        var length = 0
        var last: Range<Int>?
        for index in first..<min(runs.count, first + Self.mostRuns) {
            let run = runs[index]
            if let last, run.lowerBound - last.upperBound > 1 { break }
            let word = characters[run]
            guard word.allSatisfy({ $0.isNumber || $0.isUppercase }) || word.contains(where: \.isNumber)
            else {
                break
            }
            // `BOOKING CONFIRMATION: QX7RT2`: a label in capitals is no code, and that of `RES-88213` is a part of one.
            if isLabel(index), !isJoined(index) || isMarked(labelEnd(index), by: ":=") { break }
            length += 1
            last = run
        }
        guard length > 0 else { return 0 }
        let code = text(first..<first + length)
        let isCapitals = code.allSatisfy { !$0.isLetter || $0.isUppercase } && code.count >= Self.leastWord
        return code.contains(where: \.isNumber) || isCapitals ? length : 0
    }

    /// Returns whether a run begins another label.
    ///
    /// A code may end in the letters of one, `XK7PNR`: what is no noun needs a mark behind it, or a number,
    /// which follows no code in capitals.
    private func isLabel(_ index: Int) -> Bool {
        let word = LetterRuns.plain(characters[runs[index]])
        if SecretLabelWords.nouns[word] != nil { return true }
        let isCompound = SecretLabelWords.isWrittenCompound(word)
        guard isCompound || SecretLabelPhrases.label(at: index, of: runs, in: characters) != nil else {
            return false
        }
        let end = labelEnd(index)
        if isMarked(end) { return true }
        let isInCapitals = characters[runs[index]].allSatisfy { !$0.isLowercase }
        return !isInCapitals && end < runs.count && characters[runs[end]].contains(where: \.isNumber)
            && runs[end].lowerBound - runs[end - 1].upperBound <= 2
    }

    /// Returns the run behind a label and behind the words that may follow it.
    private func labelEnd(_ index: Int) -> Int {
        let phrase = SecretLabelPhrases.label(at: index, of: runs, in: characters)?.count ?? 1
        var end = index + phrase
        while end < runs.count, end - index < Self.mostJoined,
            characters[runs[end - 1].upperBound..<runs[end].lowerBound].allSatisfy({ " .-".contains($0) }),
            SecretLabelWords.fillers.contains(LetterRuns.plain(characters[runs[end]]))
        {
            end += 1
        }
        return end
    }

    /// Whether a mark such as a colon stands before a run.
    private func isMarked(_ index: Int, by marks: String = ":=#") -> Bool {
        guard runs.indices.contains(index), index > 0 else { return false }
        return characters[runs[index - 1].upperBound..<runs[index].lowerBound].contains { marks.contains($0) }
    }

    /// Returns whether marks join a run to a code; `BOOKING/RESERVATION` are two labels.
    private func isJoined(_ index: Int) -> Bool {
        func isMark(behind run: Int) -> Bool {
            guard runs.indices.contains(run), runs.indices.contains(run + 1) else { return false }
            let between = characters[runs[run].upperBound..<runs[run + 1].lowerBound]
            return between.count == 1 && between.allSatisfy { "-/._#+".contains($0) }
        }
        var (first, last) = (index, index)
        // The label of the code itself is no part of it.
        while first > end, index - first < Self.mostJoined, isMark(behind: first - 1) { first -= 1 }
        while last - index < Self.mostJoined, isMark(behind: last) { last += 1 }
        return (first...last).contains { !isLabel($0) }
    }

    private func text(_ code: Range<Int>) -> ArraySlice<Character> {
        characters[runs[code.lowerBound].lowerBound..<runs[code.upperBound - 1].upperBound]
    }
}

// MARK: - Lists of codes

extension SecretLabel {
    /// Distinguishes a code of a list from other text that follows a code.
    private struct Shape {
        let count: Int
        let hasDigit: Bool
        let hasLetter: Bool
        /// Whether it is an airline's two characters and a number, which often stand beside a code.
        let isFlight: Bool
        /// Whether it is a date or a time in digits.
        let isWhen: Bool
        /// Whether it may be seats, such as `12A` or `112B-113B`, and no address.
        let isSeats: Bool

        init(_ text: ArraySlice<Character>) {
            let plain = Array(LetterRuns.plain(text))
            count = plain.count
            hasDigit = plain.contains(where: \.isNumber)
            hasLetter = plain.contains(where: \.isLetter)
            let (airline, number) = (plain.prefix(2), plain.dropFirst(2))
            isFlight =
                airline.contains(where: \.isLetter) && (1...4).contains(number.count)
                && number.allSatisfy(\.isNumber)
            // `Reservation 19:30 4 people` gives a time and a number of guests.
            let words = text.split(separator: " ")
            let others = words.filter { !Self.isDate($0) && !Self.isTime($0) }
            isWhen =
                !hasLetter && others.count < words.count && others.count <= 1
                && others.allSatisfy { $0.count < 3 }
            let parts = text.split { $0 == "-" || $0 == "/" || $0 == ":" }
            isSeats =
                hasDigit
                && (count <= Self.longestSeat
                    || parts.allSatisfy { part in
                        part.count <= Self.longestSeat && part.allSatisfy { $0.isLetter || $0.isNumber }
                    })
        }

        private static let longestSeat = 4

        /// Returns whether a text is a date such as `2027-03-12` or `12.03.2027`.
        ///
        /// It has a year of these centuries at one end, a month and a day, and one mark between them.
        private static func isDate(_ text: ArraySlice<Character>) -> Bool {
            let parts = text.split(omittingEmptySubsequences: false) { !$0.isNumber }
            guard parts.count == 3, Set(text.filter { !$0.isNumber }).count == 1 else { return false }
            let numbers = parts.compactMap { Int(String($0)) }
            guard numbers.count == 3 else { return false }
            let years = [0, 2].filter { parts[$0].count == 4 && (1900..<2200).contains(numbers[$0]) }
            guard let year = years.first, years.count == 1 else { return false }
            let (one, other) = year == 0 ? (1, 2) : (0, 1)
            guard parts[one].count < 3, parts[other].count < 3 else { return false }
            func isDay(_ month: Int, _ day: Int) -> Bool {
                (1...12).contains(month) && (1...31).contains(day)
            }
            // A leading year is followed by the month; before a trailing one either may come first.
            return isDay(numbers[one], numbers[other]) || year == 2 && isDay(numbers[other], numbers[one])
        }

        /// Returns whether a text is a time: `19:30`, `19:30:00`, `19:30-21:00`, `19:30/20:30`.
        private static func isTime(_ text: ArraySlice<Character>) -> Bool {
            text.split(omittingEmptySubsequences: false) { "-–/".contains($0) }.allSatisfy { time in
                let parts = time.split(separator: ":", omittingEmptySubsequences: false)
                guard (2...3).contains(parts.count), (1...2).contains(parts[0].count),
                    parts.dropFirst().allSatisfy({ $0.count == 2 })
                else { return false }
                let numbers = parts.compactMap { Int(String($0)) }
                return numbers.count == parts.count && numbers[0] <= 24
                    && numbers.dropFirst().allSatisfy { $0 < 60 }
            }
        }
    }

    /// Returns the next code of a list.
    ///
    /// - Parameter code: The runs of the code before it.
    /// - Returns: Its runs; `nil` at the end of the list.
    package func next(after code: Range<Int>) -> Range<Int>? {
        var first = code.upperBound
        guard first < runs.count else { return nil }
        var between = characters[runs[first - 1].upperBound..<runs[first].lowerBound]
        var isJoined = between.contains { ",;/&+|".contains($0) }
        guard between.allSatisfy({ " ,;/&+|".contains($0) }) else { return nil }
        if SecretLabelWords.joints.contains(LetterRuns.plain(characters[runs[first]])),
            first + 1 < runs.count
        {
            first += 1
            isJoined = true
            between = characters[runs[first - 1].upperBound..<runs[first].lowerBound]
            guard between.allSatisfy({ $0 == " " }) else { return nil }
        }
        let length = codeLength(from: first)
        guard isJoined, length > 0 else { return nil }
        let next = first..<first + length
        return isLike(Shape(text(next)), Shape(text(code))) ? next : nil
    }

    private func isLike(_ shape: Shape, _ before: Shape) -> Bool {
        guard !shape.isWhen else { return false }
        if kind == .seat {
            return shape.count <= 4 && shape.hasDigit && shape.hasLetter == before.hasLetter
        }
        guard shape.hasDigit || !before.hasDigit else { return false }
        return shape.count == before.count || (shape.count >= Self.leastWord && !shape.isFlight)
    }
}
