import type { RefreshPlan } from '@storefront/core/cache/plan-refresh';
import type { Clock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { Patience } from '@storefront/core/providers/retry';
import type { SourceVersions } from './source-versions.ts';

export interface AwaitVersionDoors {
  versions: SourceVersions;
  clock: Clock;
  patience: Pick<Patience, 'wait'>;
}

const FIRST_WAIT_MS = 250;
const WAIT_GROWTH = 1.5;
const LONGEST_WAIT_MS = 5_000;
const PATIENCE_MS = 60_000;

/**
 * Waits until the source shows what a webhook told, because webhooks may be faster than the source's own
 * caches. Rejects with a `Fault` (outside, `source-lags`) after a minute; what was told and is gone by then
 * does not lag.
 */
export async function awaitVersion(
  { versions, clock, patience }: AwaitVersionDoors,
  { subject, version }: NonNullable<RefreshPlan['awaits']>,
): Promise<void> {
  const end = clock.now() + PATIENCE_MS;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * WAIT_GROWTH)) {
    const shown = await versions.versionOf(subject);
    if (isReached(shown, version)) return;
    if (clock.now() + waitMs > end) {
      if (shown === null) return;
      const say = `The source still shows ${shown} of ${JSON.stringify(subject)}, not ${version ?? 'its end'}.`;
      throw new Fault({ code: 'source-lags', kind: 'outside', say });
    }
    await patience.wait(waitMs);
  }
}

function isReached(shown: string | null, wanted: string | null): boolean {
  if (shown === null || wanted === null) return shown === wanted;
  return Date.parse(shown) >= Date.parse(wanted);
}
