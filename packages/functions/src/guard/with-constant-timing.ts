import type { Backoff } from '@storefront/core/backoff';
import type { Clock } from '@storefront/core/clock';

export interface TimingDeps {
  clock: Clock;
  backoff: Pick<Backoff, 'wait'>;
}

/** One step holds all platform calls of a request, so that even a slow platform reveals nothing. */
const STEP_MS = 2_000;
/** One step holds the single call of a login; who types a wrong password waits no longer than she notices. */
const REFUSAL_STEP_MS = 500;

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

/**
 * Does the work; where it fails, rejects at a whole multiple of `REFUSAL_STEP_MS`. A password is compared only where there
 * is an account, so that a refusal would come sooner where there is none.
 */
export async function withConstantRefusal<Result>(
  { clock, backoff }: TimingDeps,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = clock.now();
  try {
    return await work();
  } catch (error) {
    await backoff.wait(REFUSAL_STEP_MS - ((clock.now() - startedAt) % REFUSAL_STEP_MS));
    throw error;
  }
}
