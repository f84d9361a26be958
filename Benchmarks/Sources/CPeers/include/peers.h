// The zone engines that are written in C and C++, each in a loop of its own language, so that no call from Swift is
// counted against them.
#ifndef MERIDIAN_BENCHMARK_PEERS_H
#define MERIDIAN_BENCHMARK_PEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A civil time as six numbers: what every engine is given, and what it has to give.
typedef struct {
    int32_t year, month, day, hour, minute, second;
} civil_fields;

// Six numbers and an offset in one word, so that an answer costs each engine the same to write down.
static inline int64_t packed_fields(
    int64_t year, int64_t month, int64_t day, int64_t hour, int64_t minute, int64_t second, int64_t offset
) {
    return (year + 10000) << 44 | month << 40 | day << 35 | hour << 30 | minute << 24 | second << 18
        | (offset + 131072);
}

// Offset, daylight mark and the first three letters of the abbreviation in one word. Every abbreviation has three, and
// the others have no branch on its length to pay for.
static inline int64_t packed_period(int64_t offset, bool is_daylight, int64_t letters) {
    return letters << 19 | (int64_t)is_daylight << 18 | (offset + 131072);
}

static inline int64_t three_letters(const char *name) {
    return (unsigned char)name[0] | (unsigned char)name[1] << 8 | (unsigned char)name[2] << 16;
}

// Two answers in one word, for what does not fit: other answers give, all but certainly, another word.
static inline int64_t mixed(int64_t answer, int64_t period) {
    return (int64_t)((uint64_t)answer ^ (uint64_t)period * 0x9E3779B97F4A7C15u);
}

// glibc. One zone at a time, the one that TZ names; `glibc_select` is called before a batch and not timed.
const char *glibc_version(void);
void glibc_select(const char *zone);
void glibc_offsets(const int64_t *instants, size_t count, int64_t *answers);
void glibc_periods(const int64_t *instants, size_t count, int64_t *answers);
void glibc_fields_and_periods(const int64_t *instants, size_t count, int64_t *answers);
void glibc_instants_and_periods(const civil_fields *locals, size_t count, int64_t *answers);
void glibc_fields(const int64_t *instants, size_t count, int64_t *answers);
void glibc_instants(const civil_fields *locals, size_t count, int64_t *answers);

// Howard Hinnant's date. A zone is found once, before a batch; null when there is none.
const void *hinnant_zone(const char *zone);
void hinnant_offsets(const void *zone, const int64_t *instants, size_t count, int64_t *answers);
void hinnant_periods(const void *zone, const int64_t *instants, size_t count, int64_t *answers);
void hinnant_fields_and_periods(const void *zone, const int64_t *instants, size_t count, int64_t *answers);
void hinnant_instants_and_periods(const void *zone, const civil_fields *locals, size_t count, int64_t *answers);
void hinnant_fields(const void *zone, const int64_t *instants, size_t count, int64_t *answers);
void hinnant_instants(const void *zone, const civil_fields *locals, size_t count, int64_t *answers);

// The processor time of this thread in nanoseconds: time in which another program had the core does not count.
int64_t thread_nanoseconds(void);

#ifdef __cplusplus
}
#endif
#endif
