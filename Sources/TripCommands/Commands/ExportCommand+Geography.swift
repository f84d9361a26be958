import ArgumentParser
import Messages
import Scheduling
import TripExchange
import TripStorage
import TripWorkflows
import Trips
import TypedInput

extension ExportCommand {
    /// Whether places are written, also by the extension of the file.
    var isGeography: Bool { geojson || output?.lowercased().hasSuffix(".geojson") == true }

    /// Writes the places of the trip.
    ///
    /// - Returns: The exit status.
    func writeGeography(_ session: Session) throws -> CommandStatus {
        guard redact != .busy else {
            throw CommandFailure(
                "no-places",
                tr("--redact busy tells no places, and GeoJSON has nothing else; choose shared or full"),
                status: .usage)
        }
        var views = try ViewOptions.parse([])
        views.traveller = traveller
        views.trip = trip
        if source.files.isEmpty {
            views.trip = try session.storeForReading().read {
                try TripLookup.trip(namedOrOnly: trip, in: $0).id.text
            }
        }
        let shown = try ShownWindow(nil, views, source, session, otherwise: .whole)
        let found = shown.parts.map { _, part in
            TripLegs(of: redact == .full ? part.itinerary : part.itinerary.rewritten(Activity.withoutCodes))
        }
        let text = try JSONDocument.text(GeographyDocument(found)) + "\n"
        if let output, output != "-" {
            try OutputFile(path: output, holdingCodes: redact == .full).write(Array(text.utf8))
        } else {
            session.context.output.write(text)
        }
        let unplaced = found.flatMap { ($0.unplaced + $0.elsewhere).map(\.key) }
        let count = Set(unplaced).count
        if count > 0 {
            session.context.errors.line(
                count == 1
                    ? tr("note: 1 activity is left out, since it has no place that is known")
                    : tr("note: \(count) activities are left out, since they have no place that is known"))
        }
        return shown.report(session)
    }
}
