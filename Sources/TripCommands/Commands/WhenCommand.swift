import ArgumentParser
import CivilTime
import Messages
import StrictJSON
import TypedInput

/// `meridian when TIME… --in ZONE`: convert a time to other zones.
struct WhenCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "when",
        abstract: tr("Convert a time to other zones."),
        discussion: tr(
            """
            meridian when "2027-03-14 09:00 Asia/Tokyo" --in Europe/Berlin
            meridian when 2027-03-12T18:05:00Z --in LAX --in Asia/Tokyo
            meridian when "tomorrow 9am Tokyo" --in "New York"
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
            tr("Home, a zone, a city, an airport or an offset to show it in; may be given again."),
            valueName: tr("zone", as: "name of a value")),
        completion: .zones)
    var zones: [String] = []

    @Flag(help: ArgumentHelp(tr("Write one JSON object per time and zone, on a line of its own.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let zones =
            try self.zones.isEmpty
            ? [session.home(of: [])]
            : self.zones.map { name in
                try name.lowercased() == "home"
                    ? session.home(of: [])
                    : TypedZone.zone(name, option: "--in", in: session.database, takesOffsets: true)
            }
        guard times.count(where: { $0 == "-" }) < 2 else {
            throw CommandFailure(
                "twice-standard-input", tr("- stands twice, and standard input can be read once"),
                status: .usage)
        }
        var status = CommandStatus.success
        var writer = JSONLineWriter()
        func answer(_ line: Line) {
            do throws(TimeError) {
                try line.refuseBytes()
                try self.answer(line.text, zones, session, by: &writer)
            } catch {
                if status != .unavailable { status = CommandFailure(error).status }
                refuse(line, error, session, by: &writer)
            }
        }
        for text in times {
            if text == "-" {
                WhenCommand.forEachLine(of: try InputFile(path: "-").bytes(in: context), answer)
            } else {
                answer(Line(text: text))
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

    private func answer(
        _ text: String, _ zones: [Zone], _ session: Session, by writer: inout JSONLineWriter
    ) throws(TimeError) {
        let time = try TypedTime(text, at: session.now, in: session.database)
        if json {
            for zone in zones {
                session.context.output.line(WhenDocument(input: text, time, in: zone, session), by: &writer)
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

    private func refuse(
        _ line: Line, _ error: TimeError, _ session: Session, by writer: inout JSONLineWriter
    ) {
        if json {
            let document = WhenRefusal(input: line.text, line: line.number, error: error)
            session.context.output.line(document, by: &writer)
        } else {
            let place = line.number.map { tr("line \($0): ") } ?? ""
            session.context.errors.line(tr("error: \(place)\(error)"))
        }
    }

    /// Calls a closure with each line of standard input that is not blank.
    private static func forEachLine(of bytes: [UInt8], _ body: (Line) -> Void) {
        var start = 0
        var number = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            number += 1
            var line = bytes[start..<end]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            let text = String(validating: line, as: UTF8.self)
            let shown = text ?? String(decoding: line, as: UTF8.self)
            // A line that begins with a visible character of ASCII is not blank.
            if line.first.map({ (0x21...0x7E).contains($0) }) == true || !shown.allSatisfy(\.isWhitespace) {
                body(Line(text: shown, number: number, isUTF8: text != nil))
            }
            start = end + 1
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
