/** Work that waits for a slot, under the key by which equal work is recognised. */
interface Waiting {
  key: string;
  isUrgent: boolean;
  start: () => void;
  done: Promise<unknown>;
}

/**
 * Runs at most `atOnce` works at a time, urgent ones first, otherwise in their order. `urgentOnly` of the slots are
 * reserved for urgent work. Work whose key waits already runs once, and is urgent if any of its requests is. Ours,
 * because `p-limit` has neither priorities, reserved slots nor keys.
 */
export function limitConcurrency(
  atOnce: number,
  urgentOnly = 0,
): (key: string, work: () => Promise<void>, isUrgent?: boolean) => Promise<void> {
  const waiting: Waiting[] = [];
  let free = atOnce;

  const mayStart = ({ isUrgent }: Pick<Waiting, 'isUrgent'>) => free > (isUrgent ? 0 : urgentOnly);

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } finally {
      free += 1;
      startNext();
    }
  }

  function startNext(): void {
    const next = waiting.find(({ isUrgent }) => isUrgent) ?? waiting[0];
    if (next === undefined || !mayStart(next)) return;
    waiting.splice(waiting.indexOf(next), 1);
    free -= 1;
    next.start();
  }

  return async (key, work, isUrgent = false) => {
    const known = waiting.find((one) => one.key === key);
    if (known !== undefined) {
      known.isUrgent ||= isUrgent;
      startNext();
      await known.done;
      return;
    }
    if (mayStart({ isUrgent })) {
      free -= 1;
      return run(work);
    }
    const { promise, resolve: start } = Promise.withResolvers<void>();
    const done = promise.then(() => run(work));
    waiting.push({ key, isUrgent, start, done });
    return done;
  };
}
