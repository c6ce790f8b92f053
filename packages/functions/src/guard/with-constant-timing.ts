import type { Backoff } from '@storefront/core/backoff';
import type { Clock } from '@storefront/core/clock';

export interface TimingDeps {
  clock: Clock;
  backoff: Pick<Backoff, 'wait'>;
}

/** One step holds all platform calls of a request, so that even a slow platform reveals nothing. */
const STEP_MS = 2_000;

/**
 * Does the work and settles at a whole multiple of `STEP_MS`, whether it succeeds or fails, so that the response
 * time reveals nothing about an account.
 */
export async function withConstantTiming<Result>(
  { clock, backoff }: TimingDeps,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = clock.now();
  try {
    return await work();
  } finally {
    await backoff.wait(STEP_MS - ((clock.now() - startedAt) % STEP_MS));
  }
}
