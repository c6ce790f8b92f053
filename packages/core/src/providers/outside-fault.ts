import { Fault, isFault } from '../fault.ts';

/** How a provider failed a browser; the end of the fault's code. */
export type OutsideFailure = 'timeout' | 'unavailable' | 'refused' | 'throttled';

/** A provider's failure in a browser: `{role}-{failure}`. What the provider wrote is never repeated. */
export function outsideFault(role: string, failure: OutsideFailure, what: string, cause?: unknown): Fault {
  return new Fault({ code: `${role}-${failure}`, kind: 'outside', say: `${role} ${what}.`, cause });
}

/** What was caught, as a fault: itself when it is one. */
export function toFault(role: string, cause: unknown): Fault {
  return isFault(cause) ? cause : outsideFault(role, 'unavailable', 'threw an error', cause);
}

/** Where ports leave what went wrong: the page logs and counts it, and shows nothing (`[error.20]`). */
export type Report = (fault: Fault) => void;
