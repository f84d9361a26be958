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

static int64_t period_of(const date::sys_info &info) {
    return packed_period(
        info.offset.count(), info.save != std::chrono::minutes{0}, three_letters(info.abbrev.data()));
}

void hinnant_periods(const void *zone, const int64_t *instants, size_t count, int64_t *answers) {
    auto rules = static_cast<const date::time_zone *>(zone);
    for (size_t i = 0; i < count; i++) {
        answers[i] = period_of(rules->get_info(date::sys_seconds{seconds{instants[i]}}));
    }
}

static int64_t fields_of(date::sys_seconds instant, seconds offset) {
    auto local = instant + offset;
    auto day = date::floor<date::days>(local);
    date::year_month_day date{day};
    date::hh_mm_ss<seconds> time{local - day};
    return packed_fields(
        int(date.year()), unsigned(date.month()), unsigned(date.day()), time.hours().count(),
        time.minutes().count(), time.seconds().count(), offset.count());
}

void hinnant_fields_and_periods(const void *zone, const int64_t *instants, size_t count, int64_t *answers) {
    auto rules = static_cast<const date::time_zone *>(zone);
    for (size_t i = 0; i < count; i++) {
        auto instant = date::sys_seconds{seconds{instants[i]}};
        auto info = rules->get_info(instant);
        answers[i] = mixed(fields_of(instant, info.offset), period_of(info));
    }
}

void hinnant_fields(const void *zone, const int64_t *instants, size_t count, int64_t *answers) {
    auto rules = static_cast<const date::time_zone *>(zone);
    for (size_t i = 0; i < count; i++) {
        auto instant = date::sys_seconds{seconds{instants[i]}};
        answers[i] = fields_of(instant, rules->get_info(instant).offset);
    }
}

static date::local_seconds local_time(const civil_fields &fields) {
    return date::local_days{date::year{fields.year} / fields.month / fields.day} + std::chrono::hours{fields.hour}
        + std::chrono::minutes{fields.minute} + seconds{fields.second};
}

// `first` is the only offset of a unique time, the earlier one of a repeated time, and the offset from before the
// change for a skipped time: RFC 5545's reading of all three. `to_sys` does the same look-up and more.
void hinnant_instants(const void *zone, const civil_fields *locals, size_t count, int64_t *answers) {
    auto rules = static_cast<const date::time_zone *>(zone);
    for (size_t i = 0; i < count; i++) {
        auto local = local_time(locals[i]);
        auto info = rules->get_info(local);
        answers[i] = (local.time_since_epoch() - info.first.offset).count();
    }
}

void hinnant_instants_and_periods(const void *zone, const civil_fields *locals, size_t count, int64_t *answers) {
    auto rules = static_cast<const date::time_zone *>(zone);
    for (size_t i = 0; i < count; i++) {
        auto local = local_time(locals[i]);
        auto info = rules->get_info(local);
        answers[i] = mixed((local.time_since_epoch() - info.first.offset).count(), period_of(info.first));
    }
}
