import ArgumentParser
import CivilTime
import Rendering
import Trips

/// What can be said of an activity when it is made or changed, but for its times; an empty text takes away.
struct ItemFactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Where it departs: an airport's code, or any place.", valueName: "place"),
        completion: .airports)
    var from: String?

    @Option(
        help: ArgumentHelp("Where it arrives: an airport's code, or any place.", valueName: "place"),
        completion: .airports)
    var to: String?

    @Option(help: ArgumentHelp("Where it is.", valueName: "place"))
    var place: String?

    @Option(help: ArgumentHelp("The postal address of the place, on one line.", valueName: "text"))
    var address: String?

    @Option(help: ArgumentHelp("The terminal, pier or platform of the departure.", valueName: "text"))
    var terminal: String?

    @Option(help: ArgumentHelp("The gate of the departure.", valueName: "text"))
    var gate: String?

    @Option(help: ArgumentHelp("The terminal, pier or platform of the arrival.", valueName: "text"))
    var toTerminal: String?

    @Option(
        help: ArgumentHelp("The number of the flight, train or tour, like \"NH 106\".", valueName: "text"))
    var number: String?

    @Option(help: ArgumentHelp("Who carries or runs it.", valueName: "name"))
    var carrier: String?

    @Option(help: ArgumentHelp("The confirmation code of the booking.", valueName: "code"))
    var confirmation: String?

    @Option(help: ArgumentHelp("The seat, cabin or room.", valueName: "text"))
    var seat: String?

    @Option(
        help: ArgumentHelp(
            "The organization that runs it; made when it is new. none takes it away.", valueName: "name"),
        completion: .organizations)
    var organization: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("What it costs in all, like \"412.50 CHF\".", valueName: "money"))
    var cost: String?

    @Option(help: ArgumentHelp("How much of it is paid: none, deposit or full.", valueName: "how"))
    var paid: String?

    @Option(help: ArgumentHelp("How sure it is: confirmed, tentative or cancelled.", valueName: "status"))
    var status: String?

    @Option(help: ArgumentHelp("Free text.", valueName: "text"))
    var notes: String?

    @Option(help: ArgumentHelp("The address of a page about it.", valueName: "url"))
    var url: String?

    @Option(
        help: ArgumentHelp(
            "Be reminded so long before the start, like 24h, 30min or 1d, or at a time; may be repeated.",
            valueName: "when"))
    var remind: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: "Keep its place from those with whom the trip is shared.")
    var hidePlace: Bool?

    func validate() throws {
        if from != nil, place != nil { throw ValidationError("--from and --place are one place; choose one") }
    }

    /// Whether anything was said.
    var isSaid: Bool {
        [
            from, to, place, address, terminal, gate, toTerminal, number, carrier, confirmation, seat,
            organization, cost, paid, status, notes, url,
        ].contains { $0 != nil } || !remind.isEmpty || hidePlace != nil
    }

    /// What the options say.
    ///
    /// - Parameters:
    ///   - kind: What the activity is.
    ///   - ends: Reads the times of reminders.
    /// - Returns: The wish, without title, kind and times.
    /// - Throws: A ``CommandFailure`` for a value that cannot be used.
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
        wish.cost = try Said(option: cost).map { text in try Session.said("--cost") { try Money(text) } }
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

    /// `full`, `deposit` or `none`, and what other programs call them.
    static func paid(_ text: String) throws -> PaidStatus {
        if let status = PaidStatus(word: text) { return status }
        throw TypedChoice.refusal(
            of: text, option: "--paid", words: PaidStatus.allCases.map(\.rawValue))
    }
}
