#include "Counting.h"
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#include <valgrind/valgrind.h>
static void stop_counting(void);
bool counting_under_valgrind(void) { return RUNNING_ON_VALGRIND; }
void counting_callgrind_start(void) {
  stop_counting();
  CALLGRIND_ZERO_STATS;
}
void counting_callgrind_finish(const char *label) { CALLGRIND_DUMP_STATS_AT(label); }
#else
bool counting_under_valgrind(void) { return false; }
void counting_callgrind_start(void) {}
void counting_callgrind_finish(const char *label) { (void)label; }
#endif

uint64_t counting_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

#if defined(__linux__) && defined(__GLIBC__)
// glibc lets a program bring its own malloc; these pass on to the real one and count.
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_uint_fast64_t allocations;
static atomic_int_fast64_t live;
static bool counts = true;

// Where instructions are counted, those of the counting itself are not to be among them.
static void stop_counting(void) { counts = false; }

// Plain loads and stores instead of locked additions: a count that two threads change at once may
// miss one, and in return the counting hardly shows in what is measured.
static void *counted(void *block) {
  if (!counts) return block;
  atomic_store_explicit(
      &allocations, atomic_load_explicit(&allocations, memory_order_relaxed) + 1,
      memory_order_relaxed);
  int64_t size = (int64_t)malloc_usable_size(block) + 8;
  atomic_store_explicit(
      &live, atomic_load_explicit(&live, memory_order_relaxed) + size, memory_order_relaxed);
  return block;
}

static void uncounted(void *block) {
  if (!block || !counts) return;
  int64_t size = (int64_t)malloc_usable_size(block) + 8;
  atomic_store_explicit(
      &live, atomic_load_explicit(&live, memory_order_relaxed) - size, memory_order_relaxed);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

void *realloc(void *block, size_t size) {
  uncounted(block);
  return counted(__libc_realloc(block, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}

void free(void *block) {
  uncounted(block);
  __libc_free(block);
}

bool counting_is_available(void) { return true; }
uint64_t counting_allocations(void) { return allocations; }
int64_t counting_live_bytes(void) { return live; }
#else
static void stop_counting(void) {}
bool counting_is_available(void) { return false; }
uint64_t counting_allocations(void) { return 0; }
int64_t counting_live_bytes(void) { return 0; }
#endif
