import CivilTime

extension Activity {
    /// The stored fields of an activity: 784 bytes on a 64-bit machine.
    ///
    /// The properties of the activity describe them.
    struct Contents: Hashable, Sendable {
        var uid: ActivityUID
        var recurrenceID: CivilDateTime?
        var recurrenceClock: OccurrenceClock
        var kind: ActivityKind
        var title: String
        var span: ActivitySpan
        var status: ActivityStatus
        var isTransparent: Bool
        var place: Place?
        var destination: Place?
        var notes: String
        var carrier: String?
        var number: String?
        var confirmation: String?
        var seat: String?
        var url: String?
        var organization: OrganizationID?
        var cost: Money?
        var paid: PaidStatus = .unpaid
        var hidesPlace = false
        var reminders: [Reminder] = []
        var participants: [PersonID] = []
        var createdAt: Instant?
        var sequence: Int
        var stamp: Instant?
        var lastModified: Instant?
        var recurrence: ActivityRecurrence?
        var source: String?
        var statements: [Statement] = []
        var edit: LocalEdit?
        var reach = Reach.thisOccurrence
    }
}

extension Activity: CustomReflectable {
    /// The fields by name, as a value without shared storage would show them.
    public var customMirror: Mirror {
        Mirror(self, children: Mirror(reflecting: contents.value).children, displayStyle: .struct)
    }
}
