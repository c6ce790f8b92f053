/** What waits for a lane, under the key of whoever asks for the same again. */
interface Waiting {
  key: string;
  isUrgent: boolean;
  go: () => void;
  done: Promise<unknown>;
}

/**
 * Does so much at once, and the rest in the order in which it came, what is urgent first. Work under a key that
 * waits already is done once, as urgently as the most urgent of those who asked.
 */
export function makeLanes(
  atOnce: number,
): (key: string, work: () => Promise<void>, isUrgent?: boolean) => Promise<void> {
  const waiting: Waiting[] = [];
  let free = atOnce;

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } finally {
      const urgent = waiting.findIndex(({ isUrgent }) => isUrgent);
      const [next] = waiting.splice(Math.max(0, urgent), 1);
      if (next === undefined) free += 1;
      else next.go();
    }
  }

  return async (key, work, isUrgent = false) => {
    if (free > 0) {
      free -= 1;
      return run(work);
    }
    const known = waiting.find((one) => one.key === key);
    if (known !== undefined) {
      known.isUrgent ||= isUrgent;
      await known.done;
      return;
    }
    const { promise, resolve: go } = Promise.withResolvers<void>();
    const done = promise.then(() => run(work));
    waiting.push({ key, isUrgent, go, done });
    return done;
  };
}
