import { whenIdle } from './when-idle.ts';

/** Returns a function that runs each work in an idle period of its own, one after the other. */
export function createIdleQueue(
  whenFree: (work: () => void) => unknown = whenIdle,
): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const runNext = () => {
    const [work] = waiting;
    if (!work) return;
    try {
      work();
    } finally {
      waiting.shift();
      if (waiting.length > 0) whenFree(runNext);
    }
  };
  return (work) => {
    if (waiting.push(work) === 1) whenFree(runNext);
  };
}
