import Messages
import Rendering
import TripWorkflows
import Trips

extension CommandFailure {
    /// Maps a failure of a calendar server to its exit status.
    init(_ failure: ServerFailure) {
        let status: CommandStatus =
            switch failure.code {
            case _ where failure.isPassing: .temporary
            case "bad-object": .badData
            case "badAddress": .usage
            case "notFound", "no-account": .noInput
            default: .unavailable
            }
        self.init(failure.code, failure.message, status: status)
    }

    /// Maps an error of a use case to its exit status and a command that helps.
    init(_ error: WorkflowError) {
        let id = error.trips.first?.text.prefix(8) ?? ""
        switch error.code {
        case .ambiguousTrip: self.init("ambiguous-trip", error.description, status: .noInput)
        case .unknownTrip: self.init("unknown-trip", error.description, status: .noInput)
        case .protectedTrip:
            self.init(
                "protected-trip",
                tr(
                    "\(Printable.name(error.subject)): is protected here; meridian unprotect \(id) opens it first"
                ), status: .badData)
        case .missingContent:
            self.init(
                "missing-content", error.description + tr("; meridian doctor says more"), status: .badData)
        case .unsealable: self.init("not-protected", error.description, status: .badData)
        case .unsealableAttachment:
            self.init(
                "not-protected", error.description + tr("; meridian attachments delete takes it away"),
                status: .badData)
        case .wrongPassphrase:
            let isOne = error.trips.count == 1
            let what = isOne ? tr("the protected trip \(id)") : tr("any protected trip")
            let why = isOne ? tr("; it is another one, or the box was altered") : ""
            self.init(
                "wrong-passphrase",
                tr("this passphrase does not open \(what)\(why); nothing was changed"), status: .badData)
        case .damagedBox: self.init("damaged-box", error.description, status: .badData)
        case .newerBox, .olderBox: self.init("other-content", error.description, status: .badData)
        case .zonesReplaced: self.init("zones-replaced", error.description, status: .temporary)
        case .changedMeanwhile: self.init("changed-meanwhile", error.description, status: .temporary)
        case .unknownFeed: self.init("unknown-feed", error.description, status: .noInput)
        case .unmergeable: self.init("unmergeable", error.description, status: .badData)
        case .takenUID: self.init("uid-taken", error.description, status: .badData)
        case .unknownAccount: self.init("unknown-account", error.description, status: .noInput)
        case .badAccountName: self.init("bad-account-name", error.description, status: .usage)
        case .takenAccountName: self.init("taken-account-name", error.description, status: .usage)
        case .pastEnd: self.init("past-end", error.description, status: .usage)
        case .seriesTimes: self.init("series-times", error.description, status: .usage)
        case .malformedFile: self.init("malformed-file", error.description, status: .badData)
        case .blockedLink: self.init("blocked-link", error.description, status: .badData)
        }
    }
}
