import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import TypedInput

/// `meridian timeline [TRIP]`: show the trip in the traveller's order.
struct TimelineCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "timeline",
        abstract: tr("Draw a trip as it is lived: a step down at each change of the clock."),
        discussion: tr(
            """
            meridian timeline "Tokyo and California"
            meridian timeline 2027-03-08..2027-03-12 --view home
            meridian timeline -f flight.ics hotel.ics --html > trip.html

            Where a date comes twice, both times stand where they are lived. An argument that does not read as dates is \
            the name of a trip. Without dates: all of the trip or files named, else the next seven days.
            """))

    @OptionGroup var window: WindowOptions

    @OptionGroup var picture: PictureOptions
    @OptionGroup var source: SourceOptions
    @OptionGroup var settings: SettingsOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var window = window
        if let text = window.when, window.options.trip == nil, source.files.isEmpty,
            (try? TypedDates.parse(text, today: session.now.utc.date)) == nil, !Self.isRange(text)
        {
            (window.when, window.options.trip) = (nil, text)
        }
        let whole = try window.shown(source, session, extent: .all)
        try whole.requireFew()
        let times = try TripRules(SettingsFile.read(settings, in: context)).connectionTimes.knowingPlaces()
        if let form = picture.oneViewForm { try whole.requireOne(form) }
        for (members, shown) in whole.parts {
            let timeline = Timeline(
                shown.itinerary, view: shown.view, days: shown.dates.days, times: times,
                party: members.isEmpty ? shown.party : nil)
            let trip = shown.itinerary
            try picture.write(
                shown.name(members), session, people: whole.peopleToName,
                document: { TimelineDocument(timeline, shown, session) },
                html: { HTMLPage.timeline(timeline, of: trip, $0) },
                svg: { SVGPicture.timeline(timeline, of: trip, $0) },
                text: { setting, style in TimelineText(timeline, of: trip, setting, style).text })
        }
        return whole.report(session)
    }

    /// Returns whether a text is a range of dates, whose errors are then reported.
    private static func isRange(_ text: String) -> Bool {
        text.contains("..") && text.contains { $0.isASCII && $0.isNumber }
    }
}
