extension ScheduledActivities {
    /// Returns the activities that meet a condition, in their order, with their positions.
    ///
    /// Those that do not match are not even retained: a rule mostly wants few of very many.
    ///
    /// - Parameter condition: The condition on the outline.
    /// - Returns: Pairs of a position and the activity there.
    func matching(_ condition: @escaping (ActivityOutline) -> Bool)
        -> Matches<(position: Int, activity: ScheduledActivity)>
    {
        Matches(self, condition) { chunk, place, position in (position, chunk[place]) }
    }

    /// Returns the outlines of the activities that meet a condition, in their order.
    ///
    /// No activity is retained, for conditions that most activities meet.
    ///
    /// - Parameter condition: The condition on the outline.
    /// - Returns: Pairs of a position and the outline of the activity there.
    func outlines(matching condition: @escaping (ActivityOutline) -> Bool)
        -> Matches<(position: Int, outline: ActivityOutline)>
    {
        Matches(self, condition) { chunk, place, position in (position, chunk[place].outline) }
    }

    /// A sequence over the activities that meet a condition.
    struct Matches<Element>: Sequence, IteratorProtocol {
        private let chunks: [Chunk]
        private let positions: [Int]
        private let condition: (ActivityOutline) -> Bool
        private let take: (Chunk, _ place: Int, _ position: Int) -> Element
        private var chunk = 0
        private var place = 0

        fileprivate init(
            _ all: ScheduledActivities, _ condition: @escaping (ActivityOutline) -> Bool,
            take: @escaping (Chunk, _ place: Int, _ position: Int) -> Element
        ) {
            (chunks, positions) = (all.chunks, all.positions)
            (self.condition, self.take) = (condition, take)
        }

        mutating func next() -> Element? {
            while chunk < chunks.count {
                let activities = chunks[chunk]
                while place < activities.count {
                    defer { place += 1 }
                    if condition(activities[place].outline) {
                        return take(activities, place, positions[chunk] + place)
                    }
                }
                (chunk, place) = (chunk + 1, 0)
            }
            return nil
        }
    }
}
