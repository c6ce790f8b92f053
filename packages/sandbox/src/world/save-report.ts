/** How systems say that nothing more can be written. */
const full = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

/** Whether a write failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return full.test(String(error));
}

/** Says that files cannot be saved: in one line, however many fail, and in one more when all are saved. */
export class SaveReport {
  readonly #failing = new Set<string>();

  failed(file: string, cause: unknown): void {
    const isFirst = this.#failing.size === 0;
    this.#failing.add(file);
    if (!isFirst) return;
    const why = isDiskFull(cause) ? 'the disk is full. Free some space' : `${String(cause)}. Mend that`;
    console.error(
      `The sandbox cannot save ${file}: ${why}; until then carts, orders and e-mails are in memory only. It goes on and tries again.`,
    );
  }

  saved(file: string): void {
    if (this.#failing.delete(file) && this.#failing.size === 0) console.error('The sandbox saves again.');
  }
}
