import { Fault, isFault } from '../fault.ts';

/** How a provider failed; the end of the fault's code. */
export type OutsideFailure = 'timeout' | 'unavailable' | 'refused' | 'throttled';

/** A provider's failure: `{role}-{failure}`. Text from the provider is never repeated. */
export function outsideFault(role: string, failure: OutsideFailure, what: string, cause?: unknown): Fault {
  return new Fault({ code: `${role}-${failure}`, kind: 'outside', say: `${role} ${what}.`, cause });
}

/** A caught value as a fault: itself when it is one. */
export function toFault(role: string, cause: unknown): Fault {
  return isFault(cause) ? cause : outsideFault(role, 'unavailable', 'threw an error', cause);
}

/** Receives the faults of browser ports: the page logs and counts them, and shows nothing (`[error.20]`). */
export type Report = (fault: Fault) => void;
