/** How long an answer may be given, in seconds from when it was kept. */
export interface AnswerLife {
  freshS: number;
  /** Beyond freshness it is given while a newer one is fetched, or when none can be. */
  keptS: number;
}

export interface AnswerReading<Value extends NonNullable<unknown>> {
  /** Asks the provider. */
  load: () => Promise<Value>;
  /** Checks what was kept, perhaps by a version of ours from before; null: as if nothing were kept. */
  parse: (kept: unknown) => Value | null;
}

/** Keeps slow providers' answers across invocations. Values are JSON. */
export interface AnswerCache {
  /** Rejects as `load` does when nothing is kept. */
  read<Value extends NonNullable<unknown>>(
    key: string,
    life: AnswerLife,
    reading: AnswerReading<Value>,
  ): Promise<Value>;
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

/** Something that another system does, and would do twice if it were asked twice. */
export interface Deed<Value, Before> {
  /** What must be known to recognise the outcome, as JSON; when it rejects, nothing was done. */
  prepare: () => Promise<Before>;
  /** Faults of other kinds than `outside` and `bug` say that nothing was done. */
  perform: (before: Before) => Promise<Value>;
  /** The outcome of an attempt whose answer was lost; null while there is none. */
  find: (before: Before) => Promise<Value | null>;
}

/** Does a thing once for a key, across invocations. */
export interface Idempotency {
  /**
   * The first answer under this key, however often it is asked for. A key that comes with another fingerprint
   * rejects with `idempotency-key-reused` (input), one whose first request is under way with
   * `idempotency-under-way` (refused). What failed may be tried again.
   */
  once<Value>(key: string, fingerprint: string, make: () => Promise<Value>): Promise<Value>;
  /**
   * As `once`, but what failed and may have been heard is not tried again: its outcome is looked for, and while
   * there is none it rejects with `idempotency-under-way` (refused).
   */
  onceOrFind<Value, Before>(key: string, fingerprint: string, deed: Deed<Value, Before>): Promise<Value>;
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
