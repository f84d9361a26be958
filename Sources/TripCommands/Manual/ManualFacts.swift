import Messages

/// The sections of the manual page besides the commands.
enum ManualFacts {
    /// Writes the sections that follow the options.
    ///
    /// - Parameter page: The page so far.
    static func write(to page: inout Roff) {
        section("TIMES", times, &page)
        section("DATES", dates, &page)
        section("ENVIRONMENT", environment, &page)
        section("FILES", files, &page)
        page.request("SH", tr("EXIT STATUS"))
        for status in CommandStatus.allCases {
            page.entry(Roff.bold("\(status.rawValue)"), meaning(of: status))
        }
        page.request("SH", tr("SEE ALSO"))
        page.raw("\\fBtzselect\\fR(8), \\fBzdump\\fR(8), \\fBsysexits\\fR(3)")
    }

    private static func section(_ name: String, _ entries: [(term: String, text: String)], _ page: inout Roff)
    {
        page.request("SH", name)
        for entry in entries { page.entry(Roff.bold(entry.term), entry.text) }
    }

    private static let times = [
        (
            "2027-03-14 09:00 Asia/Tokyo",
            tr("A clock reading and its zone; also 2027-03-14T09:00[Asia/Tokyo].")
        ),
        ("2027-03-14T09:00:00+09:00[Asia/Tokyo]", tr("RFC 9557; the offset must be the zone's.")),
        ("2027-03-14T00:00:00Z", "RFC 3339."),
        ("@1804982400", tr("Seconds since 1970-01-01T00:00:00Z.")),
    ]

    private static let dates = [
        (
            tr("2027-03-14, today, tomorrow, yesterday"),
            tr("One date; today is that of the clock that is shown.")
        ),
        ("fri", tr("A weekday, by three letters or more: the first one from today on.")),
        ("+3d, -3d, +1w", tr("The date so many days or weeks from today.")),
        ("1w, 10d", tr("That many weeks or days from today on.")),
        (tr("this week, next week, last week, next month"), tr("Weeks begin on Monday.")),
        ("2026-12, 2026-W49", tr("A month; a week as ISO 8601 counts them.")),
        ("2027-03-14..2027-03-20", tr("A range of any of these, both ends included.")),
    ]

    private static let environment = [
        ("MERIDIAN_DB", tr("The store's file, as --db.")),
        ("MERIDIAN_HOME", tr("The zone of the people at home, as --home.")),
        ("MERIDIAN_NOW", tr("The instant to take for the present, as --now.")),
        ("TZDIR", tr("The directory of compiled time zones, as --tzdir.")),
        ("TZ", tr("This machine's zone, which is home where nothing else says so.")),
        ("NO_COLOR", tr("When set and not empty, text is not coloured.")),
        ("COLUMNS", tr("How wide pictures are.")),
        (
            "LC_ALL, LC_TIME, LC_CTYPE, LANG",
            tr("The habits of the territory, and whether characters beyond ASCII are drawn.")
        ),
        ("LC_ALL, LC_MESSAGES, LANG, LANGUAGE", tr("The language, where there is a catalogue of it.")),
        ("MERIDIAN_LOCALES", tr("The directory of catalogues, in place of the usual ones.")),
        ("VISUAL, EDITOR", tr("The editor for what is edited as a text.")),
    ]

    private static let files = [
        ("$XDG_DATA_HOME/meridian/meridian.db", tr("The store; without XDG_DATA_HOME under ~/.local/share.")),
        ("$XDG_DATA_HOME/meridian/locale", tr("Catalogues of other languages.")),
        (
            "$XDG_CONFIG_HOME/meridian/settings.json",
            tr("Severities and connection times; without XDG_CONFIG_HOME under ~/.config.")
        ),
    ]

    private static func meaning(of status: CommandStatus) -> String {
        switch status {
        case .success: tr("All went well.")
        case .findings: tr("The command did its work and has findings to tell.")
        case .usage: tr("The command line is wrong, or says too little.")
        case .badData: tr("Something in the input was refused; the rest was done.")
        case .noInput: tr("A file or trip that was named is not there.")
        case .unavailable: tr("Something that this machine needs is missing, as a time zone database.")
        case .software: tr("A fault of this program.")
        case .cannotCreate: tr("An output file or the store cannot be made.")
        case .inputOutput: tr("Reading or writing failed.")
        case .temporary: tr("Another program holds the store; try again.")
        case .configuration: tr("The settings file is wrong.")
        }
    }
}
