import type { Clock } from '../clock.ts';
import type { Fault } from '../fault.ts';

/**
 * Whether a table may be called: it is open from the first failure until a call succeeds. Each process has its own,
 * which says nothing about what other processes see.
 */
export interface Circuit {
  /** The failure that opened it. Null when the caller may try: while it is open, one caller in each pause. */
  check(): Fault | null;
  open(fault: Fault): void;
  close(): void;
}

/** Short, because pages built meanwhile are not in the index, and rate limits are counted by each process alone. */
const PAUSE_MS = 2_000;

export function createCircuit(clock: Clock): Circuit {
  let failure: { fault: Fault; at: number } | null = null;
  return {
    check() {
      if (failure === null) return null;
      // A clock that is set back must not lengthen the pause.
      if (Math.abs(clock.now() - failure.at) < PAUSE_MS) return failure.fault;
      failure.at = clock.now();
      return null;
    },
    open(fault) {
      failure = { fault, at: clock.now() };
    },
    close() {
      failure = null;
    },
  };
}
