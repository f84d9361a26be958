import ArgumentParser
import CivilTime
import Messages

/// `meridian when TIME… --in ZONE`: convert a time to other zones.
struct WhenCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "when",
        abstract: tr("Convert a time to other zones."),
        discussion: tr(
            """
            meridian when "2027-03-14 09:00 Asia/Tokyo" --in Europe/Berlin
            meridian when 2027-03-12T18:05:00Z --in America/Los_Angeles --in Asia/Tokyo
            meridian when - --in UTC --json < times.txt

            A time that the clocks skip or repeat is said to be so, with both neighbours; it is then read as \
            RFC 5545 reads it.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("Times, like 2027-03-14T09:00[Asia/Tokyo] or @1804982400; - reads lines from standard input."),
            valueName: tr("time", as: "name of a value")))
    var times: [String]

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp(
            tr("A zone or an offset to show it in; may be given again."),
            valueName: tr("zone", as: "name of a value")),
        completion: .zones)
    var zones: [String] = []

    @Flag(help: ArgumentHelp(tr("Write one JSON object per time and zone, on a line of its own.")))
    var json = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let zones =
            try self.zones.isEmpty
            ? [session.home(of: [])]
            : self.zones.map { name in
                try Session.option("--in") { try session.database.zone(orOffset: name) }
            }
        guard times.count(where: { $0 == "-" }) < 2 else {
            throw CommandFailure(
                "twice-standard-input", tr("- stands twice, and standard input can be read once"),
                status: .usage)
        }
        var status = CommandStatus.success
        for text in times {
            let lines = text == "-" ? try WhenCommand.lines(of: context.standardInput()) : [Line(text: text)]
            for line in lines {
                do {
                    try line.refuseBytes()
                    try answer(line.text, zones, session)
                } catch let error as TimeError {
                    if status != .unavailable { status = CommandFailure(error).status }
                    try refuse(line, error, session)
                }
            }
        }
        return status
    }

    /// One time: an argument, or a line of standard input.
    private struct Line {
        let text: String
        /// The line number from 1; nil for an argument.
        var number: Int?
        var isUTF8 = true

        func refuseBytes() throws(TimeError) {
            guard !isUTF8 else { return }
            throw TimeError(.malformedText, subject: text, reason: tr("the line is not written in UTF-8"))
        }
    }

    private func answer(_ text: String, _ zones: [Zone], _ session: Session) throws {
        let time = try TypedTime(text, in: session.database)
        if json {
            for zone in zones {
                session.context.output.line(
                    try JSONDocument.line(WhenDocument(input: text, time, in: zone, session)))
            }
            return
        }
        if let mapping = time.mapping, let explanation = mapping.explanation {
            session.context.output.line(tr("\(mapping.local) in \(mapping.zone): \(explanation)"))
            for (label, instant) in mapping.choices {
                session.context.output.line("  \(label): \(shown(instant, zones))")
            }
            return
        }
        session.context.output.line(shown(time.instant, zones))
    }

    private func shown(_ instant: Instant, _ zones: [Zone]) -> String {
        zones.map { ZonedDateTime(instant, in: $0).description }.joined(separator: "  ")
    }

    private func refuse(_ line: Line, _ error: TimeError, _ session: Session) throws {
        if json {
            let document = WhenRefusal(
                input: line.text, line: line.number,
                error: .init(code: error.code.rawValue, message: error.description))
            session.context.output.line(try JSONDocument.line(document))
        } else {
            let place = line.number.map { tr("line \($0): ") } ?? ""
            session.context.errors.line(tr("error: \(place)\(error)"))
        }
    }

    /// Returns the lines of standard input that are not blank.
    private static func lines(of bytes: [UInt8]) -> [Line] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            let text = String(validating: bytes, as: UTF8.self)
            let shown = text ?? String(decoding: bytes, as: UTF8.self)
            guard !shown.allSatisfy(\.isWhitespace) else { return nil }
            return Line(text: shown, number: index + 1, isUTF8: text != nil)
        }
    }
}

extension LocalMapping {
    /// Both instants of a skipped or repeated time, with RFC 5545's choice marked.
    fileprivate var choices: [(label: String, instant: Instant)] {
        switch resolution {
        case .unique(let instant): [(tr("at", as: "label"), instant)]
        case .skipped(let earlier, let later):
            [(tr("earlier", as: "label"), earlier), (tr("later, as RFC 5545 reads it", as: "label"), later)]
        case .repeated(let earlier, let later):
            [(tr("earlier, as RFC 5545 reads it", as: "label"), earlier), (tr("later", as: "label"), later)]
        }
    }
}
