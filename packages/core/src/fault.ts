/**
 * The kinds of error.
 *
 * - `input`: the request cannot be used; `say` tells what to send instead
 * - `absent`: the requested thing does not exist
 * - `refused`: the caller is not allowed
 * - `outside`: a provider failed, timed out or returned nonsense
 * - `bug`: our own mistake
 */
export type FaultKind = 'input' | 'absent' | 'refused' | 'outside' | 'bug';

export interface FaultDetails {
  /** Stable, kebab-case, e.g. `cart-line-missing`. Screens map it to a text, functions to a status. */
  code: string;
  kind: FaultKind;
  /** One sentence for the person who reads the log: what happened and what to do. Never a secret. */
  say: string;
  cause?: unknown;
}

export class Fault extends Error {
  readonly code: string;
  readonly kind: FaultKind;
  readonly say: string;

  constructor({ code, kind, say, cause }: FaultDetails) {
    super(`${code}: ${say}`, cause === undefined ? undefined : { cause });
    this.name = 'Fault';
    this.code = code;
    this.kind = kind;
    this.say = say;
  }
}

export function isFault(value: unknown): value is Fault {
  return value instanceof Fault;
}
