import type { Transaction } from './transaction.ts';

interface LakeHistoryOptions {
  /** Older transactions are dropped. */
  longestLagMs: number;
  /** Real time in milliseconds, not the world's clock. */
  now?: () => number;
}

/** The latest transactions, for reads that lag behind. */
export class LakeHistory {
  readonly #longestLagMs: number;
  readonly #now: () => number;
  #stored: { at: number; transaction: Transaction }[] = [];

  constructor({ longestLagMs, now = Date.now }: LakeHistoryOptions) {
    this.#longestLagMs = longestLagMs;
    this.#now = now;
  }

  record(transaction: Transaction): void {
    if (this.#longestLagMs === 0) return;
    const oldest = this.#now() - this.#longestLagMs;
    this.#stored = this.#stored.filter(({ at }) => at > oldest);
    this.#stored.push({ at: this.#now(), transaction });
  }

  /** The transactions of the last `lagMs`, oldest first. */
  since(lagMs: number): Transaction[] {
    const oldest = this.#now() - lagMs;
    return this.#stored.filter(({ at }) => at > oldest).map(({ transaction }) => transaction);
  }

  clear(): void {
    this.#stored = [];
  }
}
