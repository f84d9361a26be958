import ArgumentParser
import CivilTime
import Foundation
import ICalendar
import Messages
import Rendering

extension MeridianProgram {
    /// Runs the process's arguments in the process's context, and ends the process.
    public static func main() -> Never {
        main { _ in
            if let flaw = ProcessStart.unreadableArgument() {
                StandardStream.errors.line(tr("error: \(flaw)"))
                exit(CommandStatus.usage.rawValue)
            }
            return Array(CommandLine.arguments.dropFirst())
        }
    }

    /// Runs arguments in the process's context, and ends the process.
    ///
    /// - Parameter settle: Completes the context, and returns the arguments.
    static func main(_ settle: (inout CommandContext) -> [String]) -> Never {
        if let failure = ProcessStart.settle() {
            StandardStream.errors.line(tr("error: \(failure.message)"))
            exit(failure.status.rawValue)
        }
        var context = CommandContext(
            environment: ProcessInfo.processInfo.environment,
            standardInput: { try InputFile.standardInput(most: $0) },
            output: StandardStream.output, errors: StandardStream.errors,
            columns: StandardStream.output.columns, clock: SystemNow())
        context.nextInput = { try InputFile.nextInput(most: $0, of: 0, named: InputFile(path: "-").name) }
        context.terminal = StandardStream.terminal
        context.errorColumns = StandardStream.errors.columns
        context.companions = CompanionProgram.folders
        context.replaceProcess = ProgramReplacement.run
        let arguments = settle(&context)
        let status = Language.speaking(SpokenLanguage.catalogue(for: arguments, in: context)) {
            let status = run(arguments, in: context)
            guard !StandardStream.output.flush(), status == .success || status == .findings else {
                return status
            }
            context.errors.line(tr("error: standard output cannot be written"))
            return .inputOutput
        }
        exit(status.rawValue)
    }

    /// Runs one command line.
    ///
    /// ```swift
    /// MeridianProgram.run(["when", "@0", "--in", "Asia/Tokyo"], in: context)  // .success
    /// ```
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - context: The context of the run.
    /// - Returns: The exit status.
    public static func run(_ arguments: [String], in context: CommandContext) -> CommandStatus {
        // Setting up the parser takes longer than everything else here.
        if arguments == ["--version"] {
            context.output.line(version)
            return .success
        }
        let settled = GlobalOptions.settled(arguments)
        var context = context.wrapping(settled)
        context.arguments = settled
        let asked = GlobalOptions.without(arguments)
        if settled.isEmpty, let first = arguments.first, asked?.isEmpty != true {
            ErrorLine(
                code: "no-command",
                message: tr(
                    "\(Printable.name(first)): no command is named; meridian --help lists what there is"),
                status: .usage
            ).write(in: context)
            return .usage
        }
        if let command = leaf(settled) { return run(command, in: context) }
        if let asked, let status = answered(asked, arguments, in: context) { return status }
        let command: any ContextCommand
        do {
            var parsed = try Completions.$context.withValue(context) {
                // The parser reads a command's name as an argument of the one above it, where that has any.
                if let below = belowCommand(settled) {
                    return try below.type.parse(below.rest) as any ParsableCommand
                }
                return try Meridian.parseAsRoot(settled)
            }
            guard let runnable = parsed as? any ContextCommand else {
                // Help, completions and groups of commands throw their text.
                try parsed.run()
                return .success
            }
            command = runnable
        } catch {
            if let unknown = UnknownCommand.first(in: settled) {
                ErrorLine(code: "no-such-command", message: unknown.message, status: .usage).write(
                    in: context)
                return .usage
            }
            return report(parsing: error, of: settled, in: context)
        }
        return run(command, in: context)
    }

    /// Shows a page of our own in place of the parser's; nil where the arguments ask for none.
    ///
    /// - Parameters:
    ///   - asked: The arguments without the options of every command.
    ///   - arguments: The arguments.
    ///   - context: The context of the run.
    /// - Returns: The exit status; nil where they ask for none.
    private static func answered(
        _ asked: [String], _ arguments: [String], in context: CommandContext
    ) -> CommandStatus? {
        let columns = context.columns ?? 80
        if asked.isEmpty {
            guard let next = leaf(["next"] + arguments) else { return nil }
            let status = run(next, in: context)
            if status == .success { context.output.line(FrontPage.hint) }
            return status
        }
        if FrontPage.isAsked(by: asked) {
            context.output.line(FrontPage.text(columns: columns))
            return .success
        }
        guard let kind = KindHelp.kind(askedBy: asked),
            let page = try? KindHelp.text(of: kind, columns: columns)
        else { return nil }
        context.output.line(page)
        return .success
    }

    /// Returns the command, when the first arguments name one and the others are valid.
    ///
    /// A parser for all commands takes most of a short run. Where this one refuses, the full one is used: it
    /// has help and messages.
    private static func leaf(_ arguments: [String]) -> (any ContextCommand)? {
        let (types, rest) = named(arguments)
        guard let command = types.last as? any ContextCommand.Type else { return nil }
        return try? command.parse(rest)
    }

    /// Splits arguments into the commands that they name, outermost first, and the others.
    private static func named(_ arguments: [String]) -> (types: [any ParsableCommand.Type], rest: [String]) {
        var rest = arguments[...]
        var types: [any ParsableCommand.Type] = [Meridian.self]
        while let name = rest.first,
            let below = types[types.count - 1].configuration.subcommands.first(where: {
                $0.configuration.commandName == name
            })
        {
            types.append(below)
            rest.removeFirst()
        }
        return (types, Array(rest))
    }

    /// Returns the command below a runnable one, where the arguments name such a command.
    private static func belowCommand(
        _ arguments: [String]
    ) -> (type: any ContextCommand.Type, rest: [String])? {
        let (types, rest) = named(arguments)
        guard types.count > 2, types[types.count - 2] is any ContextCommand.Type,
            let type = types.last as? any ContextCommand.Type
        else { return nil }
        return (type, rest)
    }

    private static func run(_ command: any ContextCommand, in context: CommandContext) -> CommandStatus {
        var context = context
        context.unreadable = UnreadableRows()
        context.zones = ZonesInUse()
        let errors = NotedOutput(context.errors)
        context.errors = errors
        do {
            defer { context.zones.tellOlder(context.errors) }
            let status = try LibicalMissing.throwing { try command.run(in: context) }
            if status == .success || status == .findings { try context.zones.requireOneForAnswer() }
            let isWhole = context.unreadable.isEmpty || ![.success, .findings].contains(status)
            let told = isWhole ? status : .badData
            if ![.success, .findings].contains(told), errors.isEmpty {
                // Whoever reads the status alone is told where to look.
                ErrorLine(
                    code: "incomplete", message: tr("not everything could be read; the answer says what"),
                    status: told
                ).write(in: context)
            }
            return told
        } catch {
            let failure = CommandFailure(error)
            ErrorLine(
                code: failure.code, message: Printable.line(failure.message), status: failure.status
            ).write(in: context)
            return failure.status
        }
    }

    /// The message of a command that was parsed alone, with the commands above it also where it names itself for help.
    private static func messageNamingAll(
        of type: any ContextCommand.Type, _ error: any Error, columns: Int
    ) -> String {
        let message = type.fullMessage(for: error, columns: columns)
        let configuration = type.configuration
        guard let name = configuration.commandName, let above = configuration._superCommandName else {
            return message
        }
        return message.replacing("See '\(name) --help'", with: "See '\(above) \(name) --help'")
    }

    private static func report(
        parsing error: any Error, of arguments: [String], in context: CommandContext
    ) -> CommandStatus {
        let columns = context.columns ?? 80
        let said =
            belowCommand(arguments).map { messageNamingAll(of: $0.type, error, columns: columns) }
            ?? Meridian.fullMessage(for: error, columns: columns)
        let text = ParserWords.choosing(ParserWords.shown(said, repeating: arguments))
        guard Meridian.exitCode(for: error).isSuccess else {
            if ErrorLine.isForProgram(context) {
                let first = text.split(separator: "\n").first.map(String.init) ?? text
                ErrorLine(
                    code: "usage", message: first.replacingPrefix("Error: ", with: ""), status: .usage
                ).write(in: context)
                return .usage
            }
            context.errors.line(
                Language.catalogue == nil
                    ? text.replacingPrefix("Error: ", with: "error: ") : ParserWords.translated(text))
            if let dashed = DashedText(in: arguments, refusedWith: text) {
                context.errors.line(tr("note: \(dashed.message)"))
            }
            return .usage
        }
        guard !text.isEmpty else { return .success }
        if let dashed = DashedText(in: arguments, answeredWith: text) {
            context.errors.line(tr("error: \(dashed.message)"))
            return .usage
        }
        let page = FrontPage.withoutGlobals(text)
        context.output.line(Language.catalogue == nil ? page : ParserWords.translated(page))
        return .success
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
