/// The lines of a journey with times and platforms: `ab 10:26 Köln Hbf - Gleis 19 (ICE 16)`.
struct TrainTimes {
    private(set) var departurePlatform: String?
    private(set) var arrivalPlatform: String?

    /// Reads the first and the last line with a time; `nil` unless two lines have one, or one line has both.
    init?(_ text: ScannedText) {
        guard text.hasLines else { return nil }
        let lines = text.lines(where: Self.hasClock).filter { Self.hasTime($0) }
        guard !lines.isEmpty else { return nil }
        if let both = lines.first(where: { Self.tellsBoth($0) }), both.utf8.count <= 200 { return }
        guard lines.count >= 2, let first = lines.first, let last = lines.last else { return nil }
        departurePlatform = Self.platform(first)
        arrivalPlatform = Self.platform(last)
        guard departurePlatform != nil || arrivalPlatform != nil else { return nil }
    }

    /// Whether a line begins with one or two short words and a time.
    private static func hasTime(_ line: Substring) -> Bool {
        guard line.utf8.contains(0x3A) else { return false }
        // `Czas trwania: 5:51` is a duration.
        let words = line.blankSeparated.prefix(3)
        let isLabelled = words.contains { $0.utf8.last == 0x3A }
        return (words.contains { isTime($0) } && !isLabelled) || tellsBoth(line)
    }

    /// Whether a line has both ends: `York (YRK) to Leeds (LDS), dep 09:32, arr 09:56`.
    private static func tellsBoth(_ line: Substring) -> Bool {
        let words = line.split { $0 == " " || $0 == "," }
        func has(_ word: Substring) -> Bool {
            zip(words, words.dropFirst()).contains { $0 == word && isTime($1) }
        }
        return has("dep") && has("arr")
    }

    /// Whether a line contains a time such as `11:39`.
    static func hasClock(_ line: Substring) -> Bool { line.withOctets(hasClock) }

    static func hasClock(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.dropFirst().dropLast(2).contains { index in
            bytes[index] == 0x3A && BookingLabels.isDigit(bytes[index - 1])
                && BookingLabels.isDigit(bytes[index + 1]) && BookingLabels.isDigit(bytes[index + 2])
        }
    }

    private static func isTime(_ word: Substring) -> Bool {
        let bytes = Array(word.utf8)
        guard (4...5).contains(bytes.count), bytes[bytes.count - 3] == 0x3A else { return false }
        return bytes.enumerated().allSatisfy {
            $0.offset == bytes.count - 3 || BookingLabels.isDigit($0.element)
        }
    }

    /// The words behind a platform: `ICE 275` of `ab 10:26 Gl. 1 ICE 275`.
    static func words(behindPlatformIn line: Substring) -> [Substring] {
        let words = line.blankSeparated
        guard let index = words.firstIndex(where: { LabelWords.platforms.contains($0.lowercased()) }) else {
            return []
        }
        return Array(words.dropFirst(index + 2))
    }

    /// The value behind the word for a platform.
    static func platform(_ line: Substring) -> String? {
        // Parentheses at the end of the line contain the train; others are part of a name, as in
        // `Frankfurt(Main)Hbf`.
        let train = line.last == ")" ? line.lastIndex(of: "(") : nil
        // `Berlin Hbf (Gleis 2)`
        let isPlatform =
            train.map { line[$0...].dropFirst().bareWords.first }?.map {
                LabelWords.platforms.contains($0.lowercased())
            } == true
        let words = line[..<(isPlatform ? line.endIndex : train ?? line.endIndex)].split {
            $0 == " " || $0 == "," || $0 == "(" || $0 == ")"
        }
        guard let index = words.firstIndex(where: { LabelWords.platforms.contains($0.lowercased()) }) else {
            return nil
        }
        let rest = words[(index + 1)...].prefix(2)
        guard let first = rest.first, first.utf8.contains(where: BookingLabels.isDigit) else { return nil }
        let second = rest.dropFirst().first {
            $0.utf8.count <= 3 && $0.contains(where: \.isLetter) && !TrainRule.isMark($0)
        }
        return second.map { "\(first) \($0)" } ?? String(first)
    }
}
