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

void glibc_fields(const int64_t *instants, size_t count, int64_t *answers) {
    for (size_t i = 0; i < count; i++) {
        time_t instant = instants[i];
        struct tm tm;
        localtime_r(&instant, &tm);
        answers[i] = packed_fields(
            tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday, tm.tm_hour, tm.tm_min, tm.tm_sec, tm.tm_gmtoff);
    }
}

void glibc_instants(const civil_fields *locals, size_t count, int64_t *answers) {
    for (size_t i = 0; i < count; i++) {
        struct tm tm = {
            .tm_year = locals[i].year - 1900, .tm_mon = locals[i].month - 1, .tm_mday = locals[i].day,
            .tm_hour = locals[i].hour, .tm_min = locals[i].minute, .tm_sec = locals[i].second,
            .tm_isdst = -1,
        };
        answers[i] = mktime(&tm);
    }
}

int64_t thread_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
