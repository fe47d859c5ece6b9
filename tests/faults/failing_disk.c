/* A disk that fails and a clock that jumps, for programs that are started with LD_PRELOAD (Linux).
 *
 * Only files with ".gattai" in their names fail. Writes, sizes and syncs are counted from 1. The variables below are
 * read at the start; `disk_fails` sets the same from inside the program, and `disk_count` tells how many there were.
 *
 *   DISK_FAILS_AT     the first one that fails; 0 for none
 *   DISK_FAILS_TIMES  how many fail from then on; 0 for all
 *   DISK_FAILS_WITH   the errno that they fail with; 0 ends the program in the middle of that write, half of it done
 *   CLOCK_JUMPS       1: each look at the clock finds it up to thirty years before or after the right time
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static long count = 0, fails_at = 0, fails_times = 0;
static int fails_with = ENOSPC, clock_jumps = 0;
static unsigned int chance = 1;

static long number(const char *name, long usual) {
    const char *said = getenv(name);
    return said ? atol(said) : usual;
}

__attribute__((constructor)) static void begin(void) {
    fails_at = number("DISK_FAILS_AT", 0);
    fails_times = number("DISK_FAILS_TIMES", 0);
    fails_with = (int)number("DISK_FAILS_WITH", ENOSPC);
    clock_jumps = (int)number("CLOCK_JUMPS", 0);
}

void disk_fails(long at, long times, int with) {
    count = 0;
    fails_at = at;
    fails_times = times;
    fails_with = with;
}

long disk_count(void) { return count; }

static int is_session(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return strstr(path, ".gattai") != NULL;
}

/* 0: goes on as usual; 1: fails, errno is set; 2: the program ends in the middle of it. */
static int failing(int file) {
    if (!is_session(file)) return 0;
    count++;
    if (!fails_at || count < fails_at || (fails_times && count >= fails_at + fails_times)) return 0;
    if (!fails_with) return 2;
    errno = fails_with;
    return 1;
}

#define REAL(result, name, ...) static result (*real)(__VA_ARGS__); if (!real) real = dlsym(RTLD_NEXT, name)

static ssize_t pwrite_at(const char *name, int file, const void *data, size_t size, off_t place) {
    ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, name);
    switch (failing(file)) {
        case 1: return -1;
        case 2: real(file, data, size / 2, place); kill(getpid(), SIGKILL); pause();
    }
    return real(file, data, size, place);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t place) { return pwrite_at("pwrite", file, data, size, place); }
ssize_t pwrite64(int file, const void *data, size_t size, off_t place) { return pwrite_at("pwrite64", file, data, size, place); }

ssize_t write(int file, const void *data, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    switch (failing(file)) {
        case 1: return -1;
        case 2: real(file, data, size / 2); kill(getpid(), SIGKILL); pause();
    }
    return real(file, data, size);
}

static int plain(const char *name, int file) {
    int (*real)(int) = dlsym(RTLD_NEXT, name);
    switch (failing(file)) {
        case 1: return -1;
        case 2: kill(getpid(), SIGKILL); pause();
    }
    return real(file);
}

int fsync(int file) { return plain("fsync", file); }
int fdatasync(int file) { return plain("fdatasync", file); }

static int sized(const char *name, int file, off_t size) {
    int (*real)(int, off_t) = dlsym(RTLD_NEXT, name);
    switch (failing(file)) {
        case 1: return -1;
        case 2: kill(getpid(), SIGKILL); pause();
    }
    return real(file, size);
}

int ftruncate(int file, off_t size) { return sized("ftruncate", file, size); }
int ftruncate64(int file, off_t size) { return sized("ftruncate64", file, size); }

int clock_gettime(clockid_t which, struct timespec *found) {
    REAL(int, "clock_gettime", clockid_t, struct timespec *);
    int result = real(which, found);
    if (clock_jumps && which == CLOCK_REALTIME) {
        const long half = 15L * 365 * 24 * 3600;
        found->tv_sec += (long)(rand_r(&chance) / (double)RAND_MAX * 4 * half) - 2 * half;
    }
    return result;
}
