const FULL =
  'The disk is full: pages are served, but what is made anew is not stored. Free some space; nothing has to be started again.';

/** How systems say it. */
const saysFull = /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i;

/** The rest of an error that was printed whole: its stack and its fields. */
const isRest = /^(?:\s+\S|[{}]|$)/;

/** From one line about a full disk to the next. */
const REPEATS_MS = 60_000;

/** What a process prints about a full disk: one line, and what to do, instead of one error for each write. */
export class DiskLines {
  readonly #now: () => number;
  #saidAt = Number.NEGATIVE_INFINITY;
  #isInError = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Returns the line to print for a line of the process; null for none. */
  read(line: string): string | null {
    if (saysFull.test(line)) {
      this.#isInError = true;
      if (this.#now() - this.#saidAt < REPEATS_MS) return null;
      this.#saidAt = this.#now();
      return FULL;
    }
    this.#isInError &&= isRest.test(line);
    return this.#isInError ? null : line;
  }
}
