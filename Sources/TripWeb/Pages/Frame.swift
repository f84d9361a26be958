import Messages
import Rendering

/// What stands around the content of every page.
struct Frame: Sendable {
    /// The title of the window.
    var title: String
    let heading: String
    /// The lines below the heading.
    var facts: [String] = []
    /// The pages of the trip, and beside what is shown the pages of its group.
    var tabs: [Link] = []
    var group: [Link] = []
    /// The form for a new activity of the trip.
    var add: Link?
    var clocks: ClockSwitch?
    /// What could not be read or placed.
    var notes: [String] = []
    /// What was just changed, with the button that takes it back.
    var notice: UndoButton?
    /// What the page offers.
    var may = Rights() { didSet { more = Frame.more(may) } }
    /// Whether the browser is signed in, and can sign out.
    var isSignedIn = true
    /// What the page says when it was kept by the browser; nil where it may not be kept.
    var kept: KeptBar?
    /// The button that copies the address of the page; nil where that is nothing to keep.
    var copy: CopyLink?
    /// That a protected trip is open, with the button that shuts it.
    var opened: OpenedBar?
    /// The address of the first script.
    var script = ""
    /// The address of the style sheet.
    let style: String
    let language = Language.tag
    let direction = Frame.direction(of: Language.tag)
    let start = PageAddress.trips(nil, search: nil).text
    let startText = tr("Trips")
    /// Choosing files to import, for the trip that is shown.
    var importing = PageAddress.importing(secret: nil, into: nil).text
    let importingText = tr("Import")
    let moreText = tr("More")
    /// What concerns no trip alone.
    private(set) var more = Frame.more(Rights())
    let skip = tr("Skip to the content")
    let tabsLabel = tr("Pages of this trip")
    let groupLabel = tr("Pages of this kind")
    let notesLabel = tr("To be noted")
    let signOut = PageAddress.signOut.text
    let signOutText = tr("Sign out")

    init(_ heading: String, in name: String? = nil, style: String) {
        self.heading = heading
        self.style = style
        title = [heading, name, "Meridian"].compactMap(\.self).joined(separator: " · ")
    }

    private static func more(_ may: Rights) -> [Link] {
        [
            may.shares ? Link(tr("Shared addresses"), .feeds(nil)) : nil, Link(tr("History"), .history),
            Link(tr("Organizations"), .organizations(search: nil)), Link(tr("What moved"), .drift),
            may.keeps ? Link(tr("Sync"), .sync) : nil, may.keeps ? Link(tr("Backup"), .keeping) : nil,
            Link(tr("Signed-in browsers"), .sessions),
            Link(tr("Settings"), .settings),
        ].compactMap(\.self)
    }

    /// The direction in which a language is written.
    private static func direction(of language: String) -> String {
        let name = language.prefix { $0 != "-" }
        return ["ar", "fa", "he", "ur", "yi"].contains(name) ? "rtl" : "ltr"
    }
}
