import ArgumentParser
import Messages
import Trips
import TypedInput

/// The fields of a person to set; an empty text clears one.
struct PersonFactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("Another spelling, as tickets have it; may be repeated, and \"\" takes all away."),
            valueName: tr("name", as: "name of a value")))
    var spelling: [String] = []

    @Option(
        help: ArgumentHelp(
            tr("A mail address; may be repeated, and \"\" takes all away."),
            valueName: tr("address", as: "name of a value")))
    var email: [String] = []

    @Option(
        help: ArgumentHelp(
            tr("When they are awake, where they are: 08:00..22:00, or 14:00..02:00."),
            valueName: tr("hours", as: "name of a value")))
    var awake: String?

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(tr("It is you, who can be named as me; nobody else is any more.")))
    var me: Bool?

    /// Whether any field is given.
    var isSaid: Bool { !spelling.isEmpty || !email.isEmpty || awake != nil || me != nil }

    /// What is typed.
    var wish: PersonWish {
        var wish = PersonWish()
        (wish.spellings, wish.emails, wish.awake, wish.isMe) = (spelling, email, awake, me)
        return wish
    }
}
