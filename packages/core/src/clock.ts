/** The only source of time in core. Pass it in; never call Date.now() in a rule. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export function fixedClock(iso: string): Clock {
  const at = Date.parse(iso);
  return { now: () => at };
}
