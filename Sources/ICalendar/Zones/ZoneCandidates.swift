/// Populous zones, with which a file's rules are compared before any other zone.
///
/// Rules of central Europe mean Berlin and not Busingen. Of several with the same time in the years in
/// question, the first one is used.
enum ZoneCandidates {
    static let populous = [
        "UTC", "Europe/Berlin", "Europe/London", "Europe/Helsinki", "Europe/Istanbul", "Europe/Moscow",
        "America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles",
        "America/Anchorage", "America/Halifax", "America/St_Johns", "Pacific/Honolulu", "America/Mexico_City",
        "America/Bogota", "America/Caracas", "America/Santiago", "America/Sao_Paulo", "America/Havana",
        "America/Noronha", "America/Nuuk", "Atlantic/Azores", "Atlantic/Cape_Verde", "Africa/Lagos",
        "Africa/Casablanca", "Africa/Cairo", "Africa/Johannesburg", "Africa/Nairobi", "Asia/Jerusalem",
        "Asia/Beirut", "Asia/Riyadh", "Asia/Tehran", "Asia/Dubai", "Asia/Kabul", "Asia/Karachi",
        "Asia/Kolkata", "Asia/Kathmandu", "Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok", "Asia/Shanghai",
        "Asia/Tokyo", "Australia/Perth", "Australia/Adelaide", "Australia/Darwin", "Australia/Sydney",
        "Australia/Brisbane", "Australia/Lord_Howe", "Pacific/Guadalcanal", "Pacific/Auckland",
        "Pacific/Fiji",
        "Pacific/Apia", "Pacific/Chatham", "Pacific/Tongatapu", "Pacific/Pago_Pago", "Pacific/Kiritimati",
    ]
}
