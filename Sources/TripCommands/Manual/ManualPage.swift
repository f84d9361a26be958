import Messages

/// The manual page `meridian(1)`: the help of every command, and general sections.
enum ManualPage {
    /// The page.
    ///
    /// - Parameter root: The commands of this program.
    /// - Returns: A text for man(1).
    static func text(of root: HelpDump.Command) -> String {
        var page = Roff()
        page.comment("Written by `meridian manual`; do not edit.")
        page.request("TH", "MERIDIAN", "1", "", "meridian \(MeridianProgram.version)", tr("User Commands"))
        head(root, &page)
        page.request("SH", "COMMANDS")
        for command in root.subcommands ?? [] where isShown(command) { describe(command, [], &page) }
        page.request("SH", tr("OPTIONS OF ALL COMMANDS"))
        options(of: root.subcommands?.first, areGlobal: true, &page)
        ManualFacts.write(to: &page)
        return page.text
    }

    private static func head(_ root: HelpDump.Command, _ page: inout Roff) {
        page.request("SH", "NAME")
        page.raw(tr("meridian \\- trips across time zones, told right"))
        page.request("SH", "SYNOPSIS")
        page.raw("\\fBmeridian\\fR \\fIcommand\\fR [\\fIargument\\fR ...]")
        page.request("SH", "DESCRIPTION")
        if let abstract = root.abstract { page.line(abstract) }
        for words in root.words {
            page.request("PP")
            page.line(words)
        }
        page.verbatim(root.examples)
    }

    private static func isShown(_ command: HelpDump.Command) -> Bool {
        command.shouldDisplay && command.commandName != "help"
    }

    private static func describe(_ command: HelpDump.Command, _ parents: [String], _ page: inout Roff) {
        let path = parents + [command.commandName]
        let children = (command.subcommands ?? []).filter(isShown)
        let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && $0.kind == "positional" }
        defer { for child in children { describe(child, path, &page) } }
        // A group of commands does nothing by itself, unless it takes an argument.
        guard children.isEmpty || !arguments.isEmpty else { return }
        page.request("SS", "meridian " + path.joined(separator: " "))
        page.raw(
            (["\\fBmeridian \(path.joined(separator: " "))\\fR"] + arguments.map(placeholder) + [
                "[\\fIoption\\fR ...]"
            ])
            .joined(separator: " "))
        page.request("PP")
        if let abstract = command.abstract { page.line(abstract) }
        for words in command.words {
            page.request("PP")
            page.line(words)
        }
        page.verbatim(command.examples)
        for argument in arguments { page.entry(placeholder(argument), argument.abstract ?? "") }
        options(of: command, areGlobal: false, &page)
    }

    private static func placeholder(_ argument: HelpDump.Argument) -> String {
        let name = Roff.italic(argument.valueName ?? "value") + (argument.isRepeating ? " ..." : "")
        return argument.isOptional ? "[\(name)]" : name
    }

    /// Returns the options of every command, or those of one command.
    private static func options(of command: HelpDump.Command?, areGlobal: Bool, _ page: inout Roff) {
        for option in command?.arguments ?? [] where option.shouldDisplay && option.kind != "positional" {
            let names = option.names ?? []
            let isGlobal = names.contains { name in
                GlobalOptions.names.contains(name.text) || ["--version", "--help"].contains(name.text)
            }
            guard isGlobal == areGlobal else { continue }
            var term = names.map { Roff.bold($0.text) }.joined(separator: ", ")
            if option.kind == "option" { term += " " + Roff.italic(option.valueName ?? "value") }
            let standard = option.defaultValue.map { tr(" Unless said: \($0).") } ?? ""
            page.entry(term, (option.abstract ?? "") + standard)
        }
    }
}
