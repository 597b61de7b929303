#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this platform. Where they are not, the counts stay 0.
bool counting_is_available(void);
/// Calls of malloc and its relatives since the program started.
uint64_t counting_allocations(void);
/// Bytes that are allocated now, with the allocator's own 8 bytes a block.
int64_t counting_live_bytes(void);
/// A monotonic clock.
uint64_t counting_nanoseconds(void);

/// Whether the program runs under valgrind.
bool counting_under_valgrind(void);
/// Under callgrind: forgets the instructions counted so far.
void counting_callgrind_start(void);
/// Under callgrind: writes the instructions since the start to a file, with this label in it.
void counting_callgrind_finish(const char *label);
