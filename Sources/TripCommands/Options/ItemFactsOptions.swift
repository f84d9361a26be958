import ArgumentParser
import CivilTime
import Messages
import Trips
import TypedInput

/// The fields of an activity to set, except its times; an empty text clears one.
struct ItemFactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("Where it departs: an airport's code, a city, or any place."),
            valueName: tr("place", as: "name of a value")),
        completion: .airports)
    var from: String?

    @Option(
        help: ArgumentHelp(
            tr("Where it arrives: an airport's code, a city, or any place."),
            valueName: tr("place", as: "name of a value")),
        completion: .airports)
    var to: String?

    @Option(help: ArgumentHelp(tr("Where it is."), valueName: tr("place", as: "name of a value")))
    var place: String?

    @Option(
        help: ArgumentHelp(
            tr("The postal address of the place, on one line."), valueName: tr("text", as: "name of a value"))
    )
    var address: String?

    @Option(
        help: ArgumentHelp(
            tr("The terminal, pier or platform of the departure."),
            valueName: tr("text", as: "name of a value")))
    var terminal: String?

    @Option(
        help: ArgumentHelp(tr("The gate of the departure."), valueName: tr("text", as: "name of a value")))
    var gate: String?

    @Option(
        help: ArgumentHelp(
            tr("The terminal, pier or platform of the arrival."), valueName: tr("text", as: "name of a value")
        ))
    var toTerminal: String?

    @Option(
        help: ArgumentHelp(
            tr("The number of the flight, train or tour, like \"NH 106\"."),
            valueName: tr("text", as: "name of a value")))
    var number: String?

    @Option(help: ArgumentHelp(tr("Who carries or runs it."), valueName: tr("name", as: "name of a value")))
    var carrier: String?

    @Option(
        help: ArgumentHelp(
            tr("The confirmation code of the booking."), valueName: tr("code", as: "name of a value")))
    var confirmation: String?

    @Option(help: ArgumentHelp(tr("The seat, cabin or room."), valueName: tr("text", as: "name of a value")))
    var seat: String?

    @Option(
        help: ArgumentHelp(
            tr("The organization that runs it; made when it is new. none takes it away."),
            valueName: tr("name", as: "name of a value")),
        completion: .organizations)
    var organization: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            tr("What it costs in all, like \"412.50 CHF\"."), valueName: tr("money", as: "name of a value")))
    var cost: String?

    @Option(
        help: ArgumentHelp(
            tr("How much of it is paid: none, deposit or full."), valueName: tr("how", as: "name of a value"))
    )
    var paid: String?

    @Option(
        help: ArgumentHelp(
            tr("How sure it is: confirmed, tentative or cancelled."),
            valueName: tr("status", as: "name of a value")))
    var status: String?

    @Option(help: ArgumentHelp(tr("Free text."), valueName: tr("text", as: "name of a value")))
    var notes: String?

    @Option(
        help: ArgumentHelp(tr("The address of a page about it."), valueName: tr("url", as: "name of a value"))
    )
    var url: String?

    @Option(
        help: ArgumentHelp(
            tr("Be reminded so long before the start, like 24h, 30min or 1d, or at a time; may be repeated."),
            valueName: tr("when", as: "name of a value")))
    var remind: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(tr("Keep its place from those with whom the trip is shared.")))
    var hidePlace: Bool?

    func validate() throws {
        if from != nil, place != nil {
            throw ValidationError(tr("--from and --place are one place; choose one"))
        }
    }

    /// Whether any field is given.
    var isSaid: Bool {
        [
            from, to, place, address, terminal, gate, toTerminal, number, carrier, confirmation, seat,
            organization, cost, paid, status, notes, url,
        ].contains { $0 != nil } || !remind.isEmpty || hidePlace != nil
    }

    /// Returns the given fields.
    ///
    /// - Parameters:
    ///   - kind: The kind of the activity.
    ///   - ends: Reads the times of reminders.
    /// - Returns: The wish, without title, kind and times.
    /// - Throws: An ``InputRefusal`` for a value that cannot be used.
    func wish(_ kind: ActivityKind, _ ends: TypedEnds) throws -> ItemWish {
        var wish = ItemWish()
        let option = from == nil ? "--place" : "--from"
        try wish.place.say(from ?? place, option: option, kind: kind, in: ends.database)
        try wish.destination.say(to, option: "--to", kind: kind, in: ends.database)
        wish.place.terminal = Said(option: terminal)
        wish.place.gate = Said(option: gate)
        wish.place.address = Said(option: address).map { Address(street: $0) }
        wish.destination.terminal = Said(option: toTerminal)
        wish.number = Said(option: number)
        wish.carrier = Said(option: carrier)
        wish.confirmation = Said(option: confirmation)
        wish.seat = Said(option: seat)
        wish.url = try TypedLink.checked(Said(option: url), option: "--url")
        let isNone = organization.map { Organization.nameKey(of: $0) == "none" } == true
        wish.organization = isNone ? .cleared : Said(option: organization)
        wish.cost = try Said(option: cost).map { text in try TypedMoney.parse(text, option: "--cost") }
        wish.paid = try paid.map(Self.paid)
        wish.status = try status.map {
            try TypedChoice.value($0, option: "--status", among: ActivityStatus.allCases)
        }
        wish.notes = notes
        wish.hidesPlace = hidePlace
        if !remind.isEmpty {
            wish.reminders = try remind.filter { !$0.isEmpty }.map { try TypedReminder.reminder($0, ends) }
        }
        return wish
    }

    /// Parses `full`, `deposit` or `none`, and other programs' words for them.
    static func paid(_ text: String) throws -> PaidStatus {
        if let status = PaidStatus(word: text) { return status }
        throw InputRefusal.unknownWord(
            text, option: "--paid", among: PaidStatus.allCases.map(\.rawValue))
    }
}
