#define _GNU_SOURCE
#include "peers.h"

#include <gnu/libc-version.h>
#include <stdlib.h>
#include <time.h>

const char *glibc_version(void) { return gnu_get_libc_version(); }

void glibc_select(const char *zone) {
    setenv("TZ", zone, 1);
    tzset();
}

// localtime_r does not look at TZ again once tzset has: the best case.
void glibc_offsets(const int64_t *instants, size_t count, int64_t *answers) {
    for (size_t i = 0; i < count; i++) {
        time_t instant = instants[i];
        struct tm tm;
        localtime_r(&instant, &tm);
        answers[i] = tm.tm_gmtoff;
    }
}

static inline int64_t period_of(const struct tm *tm) {
    return packed_period(tm->tm_gmtoff, tm->tm_isdst > 0, three_letters(tm->tm_zone));
}

void glibc_periods(const int64_t *instants, size_t count, int64_t *answers) {
    for (size_t i = 0; i < count; i++) {
        time_t instant = instants[i];
        struct tm tm;
        localtime_r(&instant, &tm);
        answers[i] = period_of(&tm);
    }
}

static inline int64_t fields_of(const struct tm *tm) {
    return packed_fields(
        tm->tm_year + 1900, tm->tm_mon + 1, tm->tm_mday, tm->tm_hour, tm->tm_min, tm->tm_sec, tm->tm_gmtoff);
}

void glibc_fields_and_periods(const int64_t *instants, size_t count, int64_t *answers) {
    for (size_t i = 0; i < count; i++) {
        time_t instant = instants[i];
        struct tm tm;
        localtime_r(&instant, &tm);
        answers[i] = mixed(fields_of(&tm), period_of(&tm));
    }
}

void glibc_fields(const int64_t *instants, size_t count, int64_t *answers) {
    for (size_t i = 0; i < count; i++) {
        time_t instant = instants[i];
        struct tm tm;
        localtime_r(&instant, &tm);
        answers[i] = fields_of(&tm);
    }
}

static inline struct tm local_time(const civil_fields *local) {
    return (struct tm){
        .tm_year = local->year - 1900, .tm_mon = local->month - 1, .tm_mday = local->day,
        .tm_hour = local->hour, .tm_min = local->minute, .tm_sec = local->second,
        .tm_isdst = -1,
    };
}

void glibc_instants(const civil_fields *locals, size_t count, int64_t *answers) {
    for (size_t i = 0; i < count; i++) {
        struct tm tm = local_time(&locals[i]);
        answers[i] = mktime(&tm);
    }
}

void glibc_instants_and_periods(const civil_fields *locals, size_t count, int64_t *answers) {
    for (size_t i = 0; i < count; i++) {
        struct tm tm = local_time(&locals[i]);
        time_t instant = mktime(&tm);
        answers[i] = mixed(instant, period_of(&tm));
    }
}

int64_t thread_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
