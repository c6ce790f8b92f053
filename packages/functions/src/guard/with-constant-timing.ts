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

/** From now on: returns what waits for the next whole step. */
function startSteps({ clock, backoff }: TimingDeps, stepMs: number): () => Promise<void> {
  const startedAt = clock.now();
  return () => backoff.wait(stepMs - ((clock.now() - startedAt) % stepMs));
}

/**
 * Does the work and settles at a whole multiple of `STEP_MS`, whether it succeeds or fails, so that the response
 * time reveals nothing about an account.
 */
export async function withConstantTiming<Result>(
  deps: TimingDeps,
  work: () => Promise<Result>,
): Promise<Result> {
  const nextStep = startSteps(deps, STEP_MS);
  return work().finally(nextStep);
}

/**
 * Does the work; where it fails, rejects at a whole multiple of `REFUSAL_STEP_MS`. A password is compared only where there
 * is an account, so that a refusal would come sooner where there is none.
 */
export async function withConstantRefusal<Result>(
  deps: TimingDeps,
  work: () => Promise<Result>,
): Promise<Result> {
  const nextStep = startSteps(deps, REFUSAL_STEP_MS);
  return work().catch(async (error: unknown) => {
    await nextStep();
    throw error;
  });
}
