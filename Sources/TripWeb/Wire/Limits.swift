import NIOCore

/// What a request may cost at most.
enum Limits {
    /// The bytes of a path, and of what stands after its question mark.
    static let longestPath = 512
    static let longestQuery = 8_192
    /// The parameters of an address or a form.
    static let mostParameters = 512
    /// The bytes of a form.
    static let largestForm = 262_144
    /// The bytes of a form with files, its parts, what waits for its review in all, and for how long.
    static let largestUpload = 16 << 20
    /// The bytes that are read of a form with files that is too large, so that what was typed beside them comes back.
    static let largestDiscarded = 64 << 20
    /// The bytes of a form that waits for a sign-in, as the sign-in sends it, of a form with files of which the rest waits, and
    /// of a note that is shown whole.
    static let largestKept = 245_760
    static let largestKeptUpload = 1 << 20
    static let longestNote = 2_000
    static let mostParts = 64
    static let mostWaiting = 64 << 20
    static let longestReview = Duration.seconds(1_800)
    /// The reviews of which is known how they ended.
    static let mostEnded = 256
    /// The header fields of a request, the bytes of one, and of all of them.
    static let mostFields = 64
    static let longestField = 8_192
    static let allFields = 32_768
    /// The connections at one time; for one more the one that has rested for longest is closed.
    static let mostConnections = 256
    /// The requests for secret addresses that wait for an answer; one more is told to come later.
    static let mostOutside = 64
    /// The requests of one connection that wait for an answer; the connection is closed for one more.
    static let mostUnanswered = 32
    /// The seconds until a connection is closed that has no whole request, however slowly its bytes come, or whose client
    /// takes nothing of what was answered.
    static let patience = TimeAmount.seconds(20)
    /// The bytes that a form with files of somebody who is signed in sends in each further second.
    static let leastRate = 32_768
    /// The seconds that requests in progress have after the order to end.
    static let farewell = Duration.seconds(3)
    /// The attempts to sign in with one name before the next one has to wait, and four times as many from one address.
    static let freeAttempts = 5
    /// The longest time to wait, how long an attempt is remembered, and the names and addresses at one time.
    static let longestPause = Duration.seconds(900)
    static let attemptsKept = Duration.seconds(3_600)
    static let mostTallies = 4_096
    /// The cookies of the name of a session that are tried.
    static let mostSecrets = 8
    /// How often an hour the calendar of a feed is given out, and an address may ask for feeds and pages that there are not.
    static let usesOfFeed = 60
    static let missesOfAddress = 30
    /// The changes of which is kept what was assumed for them.
    static let mostTold = 64
    /// The characters of the name of a zone, as typed, and of that of a trip that an import makes.
    static let longestZone = 100
    static let longestNewName = 500
    /// The protected trips that are open at one time, and for how long one that nobody looks at stays so.
    static let mostOpened = 32
    static let longestOpened = Duration.seconds(1_800)
    /// The activities in a cell of a month, in a day, and in a list over many days; more are counted.
    static let mostInCell = 6
    static let mostInDay = 200
    static let mostInList = 1_000
    /// What a search shows beside trips.
    static let mostFound = 50
    /// The days of a timeline.
    static let daysOfTimeline = 35
    /// The lanes beside each other in a day; what has none is listed below.
    static let mostLanes = 8
}
