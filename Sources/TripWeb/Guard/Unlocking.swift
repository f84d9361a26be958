import CivilTime
import HTTPTypes
import Messages
import Sealing
import TripStorage
import TripWorkflows
import Trips

/// Unlocks protected trips with their passphrases, as `--unlock` of the commands does.
struct Unlocking: Sendable {
    let household: Household
    let opened: OpenedTrips
    /// Counts what fails, together with wrong passwords.
    let attempts: SignInAttempts
    let turn: ScryptTurn

    /// What became of a passphrase.
    enum Outcome: Sendable {
        case opened(TripID)
        /// The trip, and what is wrong.
        case refused(TripID, String)
    }

    /// Opens the box of a trip, and keeps what is in it for one browser.
    ///
    /// - Parameters:
    ///   - form: The trip, and the passphrase, which stays in this call.
    ///   - browser: What the browser is known by.
    ///   - address: The address that asks; nil where many people have it.
    /// - Returns: Whether it is open.
    /// - Throws: A ``Fault`` for a trip that is not protected, and for too many attempts; a `WorkflowError` for a box that is
    ///   damaged, or of another version; a `StorageError`.
    func unlock(_ form: Query, for browser: String, from address: String?) throws -> Outcome {
        guard let id = form["id"].flatMap({ try? TripID.validated($0) }) else { throw Fault.badForm("id") }
        let boxes = try household.open().read { try $0.sealedTrips() }
        guard let sealed = boxes.first(where: { $0.id == id }) else { throw Fault.notProtected }
        guard let passphrase = form.verbatim("passphrase").flatMap({ try? Passphrase($0) }) else {
            return .refused(id, tr("Type the passphrase with which the trip was protected."))
        }
        // No account is called so.
        let name = "protected \(id.text)"
        if let wait = attempts.begin(name, from: address) { throw Fault.manyPassphrases(wait) }
        let found: OpenedTrip??
        do {
            found = try turn.ifFree {
                try TripProtection.opened([sealed], with: passphrase, database: household.database).first
            }
        } catch let error as WorkflowError where error.code == .wrongPassphrase {
            return .refused(id, tr("This passphrase does not open it."))
        } catch {
            attempts.takeBack(name, from: address, isRight: false)
            throw error
        }
        guard let trip = found ?? nil else {
            attempts.takeBack(name, from: address, isRight: false)
            throw Fault.busyUnlocking
        }
        attempts.takeBack(name, from: address, isRight: true)
        try opened.keep(trip, for: browser)
        return .opened(id)
    }
}

extension Fault {
    static func manyPassphrases(_ wait: Duration) -> Fault {
        let seconds = max(1, wait.components.seconds + 1)
        return Fault(
            .tooManyRequests, tr("Too many passphrases"),
            tr("Wait for \(seconds) seconds, then try again."), fields: [.retryAfter: "\(seconds)"])
    }

    static var busyUnlocking: Fault {
        Fault(
            .serviceUnavailable, tr("Another passphrase or password is being tried"),
            tr("Try again in a moment."), fields: [.retryAfter: "1"])
    }

    static var notProtected: Fault {
        var fault = Fault(
            .notFound, tr("This trip is not protected"),
            tr("It may have been deleted, or made changeable by meridian unprotect. Nothing was unlocked."))
        fault.next = PageAddress.trips(nil, search: nil).text
        fault.nextWords = tr("All trips")
        return fault
    }

    /// A form for a protected trip that is open.
    ///
    /// The status is none that has the browser drop what it keeps for reading offline.
    static func onlyRead(_ id: TripID) -> Fault {
        let short = id.text.prefix(8)
        var fault = Fault(
            .conflict, tr("A protected trip is only shown"),
            tr("Nothing was changed. meridian unprotect \(short) makes it changeable."))
        fault.next = PageAddress.trip(id, .itinerary, .traveller).text
        return fault
    }
}
