import Messages
import Rendering

/// What stands around the content of every page.
struct Frame: Sendable {
    /// The title of the window.
    let title: String
    let heading: String
    /// The lines below the heading.
    var facts: [String] = []
    /// The pages of the trip.
    var tabs: [Link] = []
    var clocks: ClockSwitch?
    /// What could not be read or placed.
    var notes: [String] = []
    /// What was just changed, with the button that takes it back.
    var notice: UndoButton?
    /// What the page offers.
    var may = Rights()
    /// Whether the browser is signed in, and can sign out.
    var isSignedIn = true
    /// What the page says when it was kept by the browser; nil where it may not be kept.
    var kept: KeptBar?
    /// The address of the first script.
    var script = ""
    /// The address of the style sheet.
    let style: String
    let language = Language.tag
    let direction = Frame.direction(of: Language.tag)
    let start = PageAddress.trips(nil, search: nil).text
    let startText = tr("Trips")
    let importing = PageAddress.importing(secret: nil, into: nil).text
    let importingText = tr("Import")
    let feeds = PageAddress.feeds(nil).text
    let feedsText = tr("Share")
    let history = PageAddress.history.text
    let historyText = tr("History")
    let sessions = PageAddress.sessions.text
    let sessionsText = tr("Sessions")
    let settings = PageAddress.settings.text
    let settingsText = tr("Settings")
    let drift = PageAddress.drift.text
    let driftText = tr("What moved")
    let skip = tr("Skip to the content")
    let tabsLabel = tr("Pages of this trip")
    let notesLabel = tr("To be noted")
    let signOut = PageAddress.signOut.text
    let signOutText = tr("Sign out")

    init(_ heading: String, in name: String? = nil, style: String) {
        self.heading = heading
        self.style = style
        title = [heading, name, "Meridian"].compactMap(\.self).joined(separator: " · ")
    }

    /// The direction in which a language is written.
    private static func direction(of language: String) -> String {
        let name = language.prefix { $0 != "-" }
        return ["ar", "fa", "he", "ur", "yi"].contains(name) ? "rtl" : "ltr"
    }
}
