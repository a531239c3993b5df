// Atomic accesses to the ambient scale of the process, inlined into Swift. The atomics of Swift's own
// library need iOS 18.
#ifndef AUTOSCALE_ATOMICS_H
#define AUTOSCALE_ATOMICS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/// The process-wide context in a form that every number can read without a lock.
struct AutoScaleAmbient {
  _Atomic(intptr_t) overrides;
  _Atomic(uintptr_t) version;
  _Atomic(double) multiplier;
  _Atomic(double) divisor;
  _Atomic(uintptr_t) identity;
  _Atomic(const void *) presentOverrides;
};

extern struct AutoScaleAmbient autoscale_ambient;

/// A scale as it was read; it counts only if it is steady.
struct AutoScaleReading {
  double multiplier;
  double divisor;
  bool isSteady;
};

/// Reads the scale; it is not steady while it is being changed or is more than a factor.
static inline struct AutoScaleReading autoscale_load_scale(void) {
  struct AutoScaleReading reading;
  uintptr_t before = atomic_load_explicit(&autoscale_ambient.version, memory_order_acquire);
  reading.multiplier = atomic_load_explicit(&autoscale_ambient.multiplier, memory_order_acquire);
  reading.divisor = atomic_load_explicit(&autoscale_ambient.divisor, memory_order_acquire);
  uintptr_t after = atomic_load_explicit(&autoscale_ambient.version, memory_order_relaxed);
  reading.isSteady = before == after && (before & 1) == 0;
  return reading;
}

/// Begins a change of the scale, which no reading is steady in; the caller holds a lock.
static inline void autoscale_begin_change(void) {
  uintptr_t version = atomic_load_explicit(&autoscale_ambient.version, memory_order_relaxed);
  atomic_store(&autoscale_ambient.version, (version | 1) + 2);
}

/// Sets the scale and ends its change.
static inline void autoscale_end_change(double multiplier, double divisor) {
  uintptr_t version = atomic_load_explicit(&autoscale_ambient.version, memory_order_relaxed);
  atomic_store(&autoscale_ambient.multiplier, multiplier);
  atomic_store(&autoscale_ambient.divisor, divisor);
  atomic_store(&autoscale_ambient.version, version + 1);
}

/// Whether no scale was ever set.
static inline bool autoscale_was_never_set(void) {
  return atomic_load_explicit(&autoscale_ambient.version, memory_order_relaxed) == 0;
}

/// The number of overrides that are alive.
static inline intptr_t autoscale_overrides(void) {
  return atomic_load_explicit(&autoscale_ambient.overrides, memory_order_relaxed);
}

static inline void autoscale_add_overrides(intptr_t count) {
  atomic_fetch_add(&autoscale_ambient.overrides, count);
}

static inline uintptr_t autoscale_identity(void) {
  return atomic_load_explicit(&autoscale_ambient.identity, memory_order_acquire);
}

static inline void autoscale_set_identity(uintptr_t identity) {
  atomic_store_explicit(&autoscale_ambient.identity, identity, memory_order_release);
}

static inline const void *autoscale_present_overrides(void) {
  return atomic_load_explicit(&autoscale_ambient.presentOverrides, memory_order_acquire);
}

static inline void autoscale_set_present_overrides(const void *overrides) {
  atomic_store_explicit(&autoscale_ambient.presentOverrides, overrides, memory_order_release);
}

#endif
