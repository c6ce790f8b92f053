import type { Clock } from '@storefront/core/clock';
import type { Patience } from '@storefront/core/providers/retry';

export interface Pace {
  clock: Clock;
  patience: Pick<Patience, 'wait'>;
}

/**
 * Answers come at these steps, so that how long one took tells nothing. One step holds all calls that the
 * platform gets for one answer, so that a slow one does not tell either.
 */
const STEP_MS = 2_000;

/** Does the work and settles at the next step of time, whether it succeeded or not. */
export async function answerEvenly<Answer>(
  { clock, patience }: Pace,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const start = clock.now();
  try {
    return await work();
  } finally {
    await patience.wait(STEP_MS - ((clock.now() - start) % STEP_MS));
  }
}
