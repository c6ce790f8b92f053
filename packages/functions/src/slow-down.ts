import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Limit, Throttle } from './doors.ts';
import { consoleLog, type Log } from './log.ts';
import type { Meter } from './meter.ts';
import { ThrottledFault } from './throttled-fault.ts';
import { viewerKey } from './viewer-address.ts';

export interface SlowingDown {
  throttle: Throttle;
  log?: Log;
  meter?: Pick<Meter, 'failure'>;
}

/** Counts an attempt of the visitor's address. Throws a `ThrottledFault` when there were too many. */
export async function slowDownAddress(doors: SlowingDown, context: Context, limit: Limit): Promise<void> {
  await count(doors, `address:${viewerKey(context)}`, limit);
}

/** Counts an attempt on an account, by its e-mail or id; the key does not tell which. */
export async function slowDownAccount(doors: SlowingDown, account: string, limit: Limit): Promise<void> {
  const hash = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  await count(doors, `account:${hash}`, limit);
}

/** A counter that is out of order must not close the shop: the platform has limits of its own. */
async function count(
  { throttle, log = consoleLog, meter }: SlowingDown,
  who: string,
  limit: Limit,
): Promise<void> {
  const waitS = await throttle.take(who, limit).catch((error: unknown) => {
    meter?.failure('cache');
    log.error('Attempts could not be counted', { limit: limit.name, error });
    return null;
  });
  if (waitS !== null) throw new ThrottledFault(waitS);
}
