/** How a caller waits before it tries again; tests replace it. */
export interface Backoff {
  wait(delayMs: number): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

export const realBackoff: Backoff = {
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  random: () => Math.random(),
};
