/** Counts failures by name; closed while there are `limit` of them within the window. */
export interface LoginRateLimit {
  isClosed(name: string): boolean;
  fail(name: string): void;
  succeed(name: string): void;
}

const windowMs = 5 * 60_000;

export function createLoginRateLimit(now: () => number, limit: number): LoginRateLimit {
  const failures = new Map<string, number[]>();
  const recent = (name: string) => {
    const current = (failures.get(name) ?? []).filter((at) => now() - at < windowMs);
    if (current.length === 0) failures.delete(name);
    else failures.set(name, current);
    return current;
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
