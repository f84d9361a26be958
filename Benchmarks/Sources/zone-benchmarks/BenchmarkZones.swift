/// The zones of the race: every continent, with and without daylight saving time, odd offsets, recent reforms.
let benchmarkZones = """
    Africa/Cairo Africa/Casablanca Africa/Johannesburg Africa/Lagos Africa/Nairobi
    America/Anchorage America/Argentina/Buenos_Aires America/Bogota America/Caracas America/Chicago
    America/Denver America/Halifax America/Havana America/Lima America/Los_Angeles
    America/Mexico_City America/New_York America/Phoenix America/Santiago America/Sao_Paulo
    America/St_Johns America/Toronto America/Vancouver Antarctica/Troll Asia/Bangkok
    Asia/Dhaka Asia/Dubai Asia/Gaza Asia/Hong_Kong Asia/Jerusalem
    Asia/Kathmandu Asia/Kolkata Asia/Seoul Asia/Shanghai Asia/Singapore
    Asia/Tehran Asia/Tokyo Atlantic/Azores Australia/Lord_Howe Australia/Sydney
    Europe/Berlin Europe/Dublin Europe/Istanbul Europe/London Europe/Moscow
    Europe/Paris Pacific/Apia Pacific/Auckland Pacific/Chatham Pacific/Honolulu
    """.split(whereSeparator: \.isWhitespace).map(String.init)
