import type { Transaction } from './lake.ts';

export interface LakeHistoryOptions {
  /** How far back anybody will ask; older transactions are forgotten. */
  longestLagMs: number;
  /** Real time in milliseconds, which the desk does not move. */
  now?: () => number;
}

/** The latest transactions, for readers to whom they have not come through yet. */
export class LakeHistory {
  readonly #longestLagMs: number;
  readonly #now: () => number;
  #kept: { at: number; transaction: Transaction }[] = [];

  constructor({ longestLagMs, now = Date.now }: LakeHistoryOptions) {
    this.#longestLagMs = longestLagMs;
    this.#now = now;
  }

  remember(transaction: Transaction): void {
    if (this.#longestLagMs === 0) return;
    const oldest = this.#now() - this.#longestLagMs;
    this.#kept = this.#kept.filter(({ at }) => at > oldest);
    this.#kept.push({ at: this.#now(), transaction });
  }

  /** Those of the last milliseconds, oldest first. */
  since(lagMs: number): Transaction[] {
    const oldest = this.#now() - lagMs;
    return this.#kept.filter(({ at }) => at > oldest).map(({ transaction }) => transaction);
  }

  forget(): void {
    this.#kept = [];
  }
}
