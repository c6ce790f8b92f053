/** What waits for a lane, under the key of whoever asks for the same again. */
interface Waiting {
  key: string;
  isUrgent: boolean;
  go: () => void;
  done: Promise<unknown>;
}

/**
 * Does so much at once, and the rest in the order in which it came, what is urgent first. `urgentOnly` of the
 * lanes stay free for what is urgent. Work under a key that waits already is done once, as urgently as the most
 * urgent of those who asked.
 */
export function makeLanes(
  atOnce: number,
  urgentOnly = 0,
): (key: string, work: () => Promise<void>, isUrgent?: boolean) => Promise<void> {
  const waiting: Waiting[] = [];
  let free = atOnce;

  const mayGo = ({ isUrgent }: Pick<Waiting, 'isUrgent'>) => free > (isUrgent ? 0 : urgentOnly);

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } finally {
      free += 1;
      goOn();
    }
  }

  function goOn(): void {
    const next = waiting.find(({ isUrgent }) => isUrgent) ?? waiting[0];
    if (next === undefined || !mayGo(next)) return;
    waiting.splice(waiting.indexOf(next), 1);
    free -= 1;
    next.go();
  }

  return async (key, work, isUrgent = false) => {
    const known = waiting.find((one) => one.key === key);
    if (known !== undefined) {
      known.isUrgent ||= isUrgent;
      goOn();
      await known.done;
      return;
    }
    if (mayGo({ isUrgent })) {
      free -= 1;
      return run(work);
    }
    const { promise, resolve: go } = Promise.withResolvers<void>();
    const done = promise.then(() => run(work));
    waiting.push({ key, isUrgent, go, done });
    return done;
  };
}
