/** How long an answer may be given, in seconds from when it was kept. */
export interface AnswerLife {
  freshS: number;
  /** Beyond freshness it is given while a newer one is fetched, or when none can be. */
  keptS: number;
}

/** Keeps slow providers' answers across invocations. Values are JSON. */
export interface AnswerCache {
  /** Rejects as `load` does when nothing is kept. */
  read<Value>(key: string, life: AnswerLife, load: () => Promise<Value>): Promise<Value>;
  /** When the answer was kept, in milliseconds since the epoch; null where there is none. */
  keptAt(key: string): Promise<number | null>;
}

export interface Limit {
  /** Part of the key, so that limits do not count each other's attempts. */
  name: string;
  attempts: number;
  withinS: number;
}

/** Counts attempts across invocations. */
export interface Throttle {
  /** Null when there was room; otherwise the seconds until there is. */
  take(key: string, limit: Limit): Promise<number | null>;
}

/** Does a thing once for a key, across invocations. */
export interface Idempotency {
  /**
   * The first answer under this key, however often it is asked for. A key that comes with another fingerprint
   * rejects with `idempotency-key-reused` (input), one whose first request is under way with
   * `idempotency-under-way` (outside). What failed may be tried again.
   */
  once<Value>(key: string, fingerprint: string, make: () => Promise<Value>): Promise<Value>;
}

/** When a provider last answered and last failed, in milliseconds since the epoch; null for never. */
export interface Outcomes {
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
}

/** Where functions leave how providers did, for `GET /api/health`. */
export interface OutcomeLog {
  /** Both verbs reject as the table does. */
  note(role: string, outcome: 'success' | 'failure'): Promise<void>;
  /** By role; nobody called those that are missing. */
  read(): Promise<ReadonlyMap<string, Outcomes>>;
}
