import Messages

// MARK: - Names of months

extension CivilDate {
    /// The month's name, `March`, as it stands in a date between the day and the year.
    package var monthName: String {
        switch month {
        case 1: tr("January", as: "month in a date")
        case 2: tr("February", as: "month in a date")
        case 3: tr("March", as: "month in a date")
        case 4: tr("April", as: "month in a date")
        case 5: tr("May", as: "month in a date")
        case 6: tr("June", as: "month in a date")
        case 7: tr("July", as: "month in a date")
        case 8: tr("August", as: "month in a date")
        case 9: tr("September", as: "month in a date")
        case 10: tr("October", as: "month in a date")
        case 11: tr("November", as: "month in a date")
        default: tr("December", as: "month in a date")
        }
    }

    /// The month's name where it stands without a day, `March`.
    package var monthAlone: String { CivilDate.nameAlone(ofMonth: month) }

    /// The month's name in three letters, `Mar`, for where there is no room.
    package var shortMonthName: String {
        switch month {
        case 1: tr("Jan", as: "short month")
        case 2: tr("Feb", as: "short month")
        case 3: tr("Mar", as: "short month")
        case 4: tr("Apr", as: "short month")
        case 5: tr("May", as: "short month")
        case 6: tr("Jun", as: "short month")
        case 7: tr("Jul", as: "short month")
        case 8: tr("Aug", as: "short month")
        case 9: tr("Sep", as: "short month")
        case 10: tr("Oct", as: "short month")
        case 11: tr("Nov", as: "short month")
        default: tr("Dec", as: "short month")
        }
    }

    /// The name of a month from 1 to 12 where it stands without a day.
    static func nameAlone(ofMonth month: Int) -> String {
        switch month {
        case 1: tr("January", as: "month without a day")
        case 2: tr("February", as: "month without a day")
        case 3: tr("March", as: "month without a day")
        case 4: tr("April", as: "month without a day")
        case 5: tr("May", as: "month without a day")
        case 6: tr("June", as: "month without a day")
        case 7: tr("July", as: "month without a day")
        case 8: tr("August", as: "month without a day")
        case 9: tr("September", as: "month without a day")
        case 10: tr("October", as: "month without a day")
        case 11: tr("November", as: "month without a day")
        default: tr("December", as: "month without a day")
        }
    }
}
