import FuzzProgram

/// Command lines with their environments, in a text form.
///
/// ```text
/// WIDTH=60
/// ? yes
/// < standard input\nof the next command
/// trip delete "Tokyo" --json
/// ```
///
/// A line that begins with one of ``variables`` and `=`, with `?` or with `<` applies to the next command line,
/// which is the next line of any other form.
struct CommandScript {
    /// A command line and its environment.
    struct Step {
        var arguments: [String]
        var world: Workplace.World

        /// Whether the run may use colours.
        var isColoured: Bool {
            let colors = arguments.indices.filter { arguments[$0].hasPrefix("--color") }
            let isAsked = colors.contains {
                arguments[$0...].prefix(2).joined(separator: "=").contains("always")
            }
            let isUsual =
                world.columns != nil && world.variables["NO_COLOR", default: ""].isEmpty
                && world.variables["TERM"] != "dumb"
            return isAsked || isUsual
        }
    }

    /// The variables that may be set, with `WIDTH` for the width of the terminal; all others are fixed.
    static let variables = [
        "NO_COLOR", "LANG", "LC_ALL", "LC_TIME", "TZ", "COLUMNS", "TERM", "MERIDIAN_HOME", "MERIDIAN_NOW",
        "WIDTH",
    ]

    /// The most command lines of one input.
    private static let mostSteps = 4

    private(set) var steps: [Step] = []

    /// Parses a text.
    init(_ text: String) {
        var world = Workplace.World()
        for line in text.unicodeScalars.split(separator: "\n") where steps.count < Self.mostSteps {
            if line.first == "<" {
                world.input = Array(Self.words("\"" + String(line.dropFirst())).joined().utf8)
            } else if line.first == "?" {
                world.answers = (world.answers ?? []) + [String(line.dropFirst()).droppingBlank]
            } else if let (name, value) = Self.setting(String(line)) {
                if name == "WIDTH" {
                    world.columns = Int(value).map { min(max($0, 1), 500) }
                } else {
                    world.variables[name] = value
                }
            } else {
                steps.append(Step(arguments: Self.words(String(line)), world: world))
                world = Workplace.World()
            }
        }
    }

    private static func setting(_ line: String) -> (name: String, value: String)? {
        guard let equal = line.firstIndex(of: "=") else { return nil }
        let name = String(line[..<equal])
        return variables.contains(name) ? (name, String(line[line.index(after: equal)...])) : nil
    }

    /// Splits a line at its blanks, except between quotation marks.
    ///
    /// A backslash with `n`, `t`, `r` or `e` is a control character, and before any other character that character.
    /// Arguments end at U+0000.
    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var (isOpen, isQuoted, isEscaped) = (false, false, false)
        for scalar in line.unicodeScalars {
            if isEscaped {
                let escapes: [Unicode.Scalar: Unicode.Scalar] = [
                    "n": "\n", "t": "\t", "r": "\r", "e": "\u{1B}",
                ]
                word.append(escapes[scalar] ?? scalar)
                isEscaped = false
            } else if scalar == "\\" {
                (isEscaped, isOpen) = (true, true)
            } else if scalar == "\"" {
                isQuoted.toggle()
                isOpen = true
            } else if scalar == " ", !isQuoted {
                if isOpen { words.append(String(word.prefix { $0 != "\0" })) }
                (word, isOpen) = (String.UnicodeScalarView(), false)
            } else {
                word.append(scalar)
                isOpen = true
            }
        }
        if isOpen { words.append(String(word.prefix { $0 != "\0" })) }
        return words
    }
}

extension String {
    /// The text without one blank at its beginning.
    fileprivate var droppingBlank: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
