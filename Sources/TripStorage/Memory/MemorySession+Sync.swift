import Trips

extension MemorySession {
    func edition() -> Int64 { state.edition }

    func syncAccounts() -> [SyncAccount] { state.syncAccounts }

    func syncedCalendars() -> [SyncedCalendar] { state.syncedCalendars }

    func syncedItems(of calendar: SyncedCalendarID) -> [SyncedItem] {
        state.syncedItems[calendar, default: []]
    }

    func save(_ account: SyncAccount) throws(StorageError) {
        try Storable.check(account)
        if let index = state.syncAccounts.firstIndex(where: { $0.name == account.name }) {
            state.syncAccounts[index] = account
        } else {
            state.syncAccounts.append(account)
        }
    }

    func delete(syncAccount account: String) -> Bool {
        for calendar in state.syncedCalendars where calendar.account == account { _ = delete(calendar.id) }
        let count = state.syncAccounts.count
        state.syncAccounts.removeAll { $0.name == account }
        return state.syncAccounts.count < count
    }

    func save(_ calendar: SyncedCalendar) throws(StorageError) {
        try Storable.check(calendar)
        guard state.syncAccounts.contains(where: { $0.name == calendar.account }) else {
            throw .unknownAccount(calendar.account)
        }
        if let index = state.syncedCalendars.firstIndex(where: { $0.id == calendar.id }) {
            state.syncedCalendars[index] = calendar
        } else {
            state.syncedCalendars.append(calendar)
        }
    }

    func delete(_ calendar: SyncedCalendarID) -> Bool {
        state.syncedItems[calendar] = nil
        let count = state.syncedCalendars.count
        state.syncedCalendars.removeAll { $0.id == calendar }
        return state.syncedCalendars.count < count
    }

    func save(_ item: SyncedItem, of calendar: SyncedCalendarID) throws(StorageError) {
        try Storable.check(item)
        guard state.syncedCalendars.contains(where: { $0.id == calendar }) else {
            throw .unknownCalendar(calendar)
        }
        var items = state.syncedItems[calendar, default: []]
        if let index = items.firstIndex(where: { $0.href == item.href }) {
            items[index] = item
        } else {
            items.append(item)
        }
        state.syncedItems[calendar] = items
    }

    func deleteItem(at href: String, of calendar: SyncedCalendarID) -> Bool {
        guard let index = state.syncedItems[calendar]?.firstIndex(where: { $0.href == href }) else {
            return false
        }
        state.syncedItems[calendar]?.remove(at: index)
        return true
    }

    func subscriptions() -> [Subscription] { state.subscriptions }

    func save(_ subscription: Subscription) throws(StorageError) {
        try Storable.check(subscription)
        if let index = state.subscriptions.firstIndex(where: { $0.id == subscription.id }) {
            state.subscriptions[index] = subscription
        } else {
            state.subscriptions.append(subscription)
        }
    }

    func delete(_ subscription: SubscriptionID) -> Bool {
        let count = state.subscriptions.count
        state.subscriptions.removeAll { $0.id == subscription }
        return state.subscriptions.count < count
    }
}
