#include "peers.h"

#include <date/tz.h>

#include <chrono>
#include <exception>

using std::chrono::seconds;

const void *hinnant_zone(const char *zone) {
    try {
        return date::locate_zone(zone);
    } catch (const std::exception &) {
        return nullptr;
    }
}

void hinnant_offsets(const void *zone, const int64_t *instants, size_t count, int64_t *answers) {
    auto rules = static_cast<const date::time_zone *>(zone);
    for (size_t i = 0; i < count; i++) {
        answers[i] = rules->get_info(date::sys_seconds{seconds{instants[i]}}).offset.count();
    }
}

void hinnant_fields(const void *zone, const int64_t *instants, size_t count, int64_t *answers) {
    auto rules = static_cast<const date::time_zone *>(zone);
    for (size_t i = 0; i < count; i++) {
        auto instant = date::sys_seconds{seconds{instants[i]}};
        auto offset = rules->get_info(instant).offset;
        auto local = instant + offset;
        auto day = date::floor<date::days>(local);
        date::year_month_day date{day};
        date::hh_mm_ss<seconds> time{local - day};
        answers[i] = packed_fields(
            int(date.year()), unsigned(date.month()), unsigned(date.day()), time.hours().count(),
            time.minutes().count(), time.seconds().count(), offset.count());
    }
}

// `first` is the only offset of a unique time, the earlier one of a repeated time, and the offset from before the
// change for a skipped time: RFC 5545's reading of all three. `to_sys` does the same look-up and more.
void hinnant_instants(const void *zone, const civil_fields *locals, size_t count, int64_t *answers) {
    auto rules = static_cast<const date::time_zone *>(zone);
    for (size_t i = 0; i < count; i++) {
        const auto &fields = locals[i];
        auto local = date::local_days{date::year{fields.year} / fields.month / fields.day}
            + std::chrono::hours{fields.hour} + std::chrono::minutes{fields.minute} + seconds{fields.second};
        auto info = rules->get_info(local);
        answers[i] = (local.time_since_epoch() - info.first.offset).count();
    }
}
