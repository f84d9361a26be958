import CivilTime
import Messages
import Scheduling
import Trips

/// A timeline as an HTML list, with a step for each zone of the clock.
struct TimelineSection {
    private let words: ViewWords
    private let setting: PictureSetting

    init(_ words: ViewWords, _ setting: PictureSetting) {
        self.words = words
        self.setting = setting
    }

    /// The number of steps after which the stairs begin at the left again.
    private static let steps = 8

    func write(_ timeline: Timeline, to markup: inout Markup) {
        markup.element("ol", ["class": "stairs"]) { list in
            for (step, item) in TimelineScript(timeline, words).items {
                let style = "--step: \(step % TimelineSection.steps)"
                switch item {
                case .zone(let zone, let instant, let change):
                    list.element("li", ["style": style]) { self.zone(zone, at: instant, change, &$0) }
                case .jump(let jump):
                    list.element("li", ["style": style, "class": "jump"], text: words.jump(jump))
                case .day(let pass):
                    list.element("li", ["style": style]) { day(pass, &$0) }
                case .entry(let entry, let day):
                    let kind = EntryMarkup.classes(of: entry.scheduled.activity)
                    list.element("li", ["style": style]) { item in
                        item.element("p", ["class": kind], markup: EntryMarkup.line(entry, on: day, words))
                    }
                case .places(let places):
                    list.element("li", ["style": style, "class": "detail"], text: places)
                case .connection(let connection):
                    list.element(
                        "li", ["style": style, "class": ViewWords.isShort(connection) ? "now" : "detail"],
                        text: words.connection(connection))
                case .more(let count):
                    list.element("li", ["style": style, "class": "detail"], text: tr("+\(count) more"))
                case .quiet(let first, let last):
                    list.element("li", ["style": style, "class": "detail"], text: words.quiet(first, last))
                }
            }
        }
    }

    private func zone(_ zone: Zone, at instant: Instant, _ change: ClockChange?, _ item: inout Markup) {
        item.element("h2", text: words.zone(zone, at: instant))
        if let change { item.element("p", ["class": "jump"], text: words.step(change)) }
    }

    private func day(_ pass: TimelinePass, _ item: inout Markup) {
        item.element("h3", text: words.heading(pass, withYear: true))
        if let now = setting.now, pass.range?.contains(now) == true {
            item.element("p", ["class": "now"], text: tr("now"))
        }
    }
}
