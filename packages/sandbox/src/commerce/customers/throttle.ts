/** Counts failures by name: more than a few within minutes, and it is closed for a while. */
export interface Throttle {
  isClosed(name: string): boolean;
  fail(name: string): void;
  succeed(name: string): void;
}

const windowMs = 5 * 60_000;

export function makeThrottle(now: () => number, limit: number): Throttle {
  const failures = new Map<string, number[]>();
  const recent = (name: string) => {
    const kept = (failures.get(name) ?? []).filter((at) => now() - at < windowMs);
    if (kept.length === 0) failures.delete(name);
    else failures.set(name, kept);
    return kept;
  };
  return {
    isClosed: (name) => recent(name).length >= limit,
    fail(name) {
      failures.set(name, [...recent(name), now()]);
    },
    succeed(name) {
      failures.delete(name);
    },
  };
}
