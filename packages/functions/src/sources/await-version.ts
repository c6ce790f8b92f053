import type { Backoff } from '@storefront/core/backoff';
import type { RefreshPlan } from '@storefront/core/cache/plan-refresh';
import { isReached } from '@storefront/core/cache/receipt';
import type { Clock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { SourceVersions } from './source-versions.ts';

export interface AwaitVersionDeps {
  versions: SourceVersions;
  clock: Clock;
  backoff: Pick<Backoff, 'wait'>;
}

const FIRST_WAIT_MS = 250;
const WAIT_GROWTH = 1.5;
const MAX_WAIT_MS = 5_000;
const BUDGET_MS = 60_000;

/**
 * Waits until the source shows the version that a webhook announced, because webhooks may arrive before the source's
 * own caches have it. Rejects with a `Fault` (outside, `source-lags`) after a minute; resolves then for a thing
 * that the source does not show at all, because it is gone meanwhile. Rejects as the source does, with
 * `{provider}-timeout` when it does not respond `withinMs`.
 */
export async function awaitVersion(
  { versions, clock, backoff }: AwaitVersionDeps,
  { subject, version }: NonNullable<RefreshPlan['awaits']>,
  withinMs?: number,
): Promise<void> {
  const end = clock.now() + BUDGET_MS;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(MAX_WAIT_MS, waitMs * WAIT_GROWTH)) {
    const shown = await versions.versionOf(subject, withinMs);
    if (isReached(shown, version)) return;
    if (clock.now() + waitMs > end) {
      if (shown === null) return;
      const say = `The source still shows ${shown} of ${JSON.stringify(subject)}, not ${version ?? 'its deletion'}.`;
      throw new Fault({ code: 'source-lags', kind: 'outside', say });
    }
    await backoff.wait(waitMs);
  }
}
