import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import type { Clock } from '@storefront/core/clock';
import { isFault } from '@storefront/core/fault';
import type { Context, Hono } from 'hono';
import type { OutcomeLog, OutcomeReader, Outcomes } from '../cache/outcome-log.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { rateLimitByIp } from '../guard/rate-limit.ts';
import { makeApi } from '../http/make-api.ts';
import { noStore } from '../http/no-store.ts';
import { consoleLog, type Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';

export interface HealthRow {
  isConfigured: boolean;
  /** A cheap read of the provider that records its own outcome; absent where every call has side effects. */
  probe?: () => Promise<unknown>;
  /** Key of a stored response of this provider. */
  responseKey?: string;
}

export interface HealthDeps {
  rows: Readonly<Record<string, HealthRow>>;
  responses: Pick<ResponseCache, 'storedAt'>;
  outcomes: Pick<OutcomeLog, 'readOwn'> & OutcomeReader;
  rateLimiter: RateLimiter;
  clock: Clock;
  log?: Log;
  meter?: Meter;
}

/** A provider whose last outcome is older is probed. */
const PROBE_AGE_MS = 10_000;
const neverCalled: Outcomes = { lastSuccessAt: null, lastFailureAt: null };
const limit = { name: 'health', attempts: 120, withinS: 60 };

interface ProviderHealth {
  configured: boolean;
  /** Whether the last call succeeded; null while there was none. */
  ok: boolean | null;
  /** ISO 8601. */
  lastSuccess: string | null;
  lastFailure: string | null;
  cacheAgeS: number | null;
}

/** `timeout`: the table hangs; `refused`: it cannot be reached, or responds with errors. */
type CacheHealth = { ok: true } | { ok: false; reason: 'timeout' | 'refused' };

interface Seen {
  cache: CacheHealth;
  /** By role. */
  outcomes: ReadonlyMap<string, Outcomes>;
}

/**
 * GET /api/health → `{ok, cache, providers}`: the state of the cache's table, and of each provider as the functions saw
 * it, without addresses, keys or error texts. While the table fails, the state is what this process has seen.
 */
export function healthApi(deps: HealthDeps): Hono {
  const { responses, outcomes, clock, log = consoleLog } = deps;

  async function health(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, limit);
    const rows = Object.entries(deps.rows);
    const before = await readOutcomes();
    await probeQuietProviders(rows, before);
    const seen = await readOutcomes();
    const cache = before.cache.ok ? seen.cache : before.cache;
    const found = await Promise.all(
      rows.map(async ([role, row]) => [role, await healthOf(row, seen.outcomes.get(role))] as const),
    );
    const ok = cache.ok && found.every(([, { ok: isOk }]) => isOk !== false);
    return context.json({ ok, cache, providers: Object.fromEntries(found) }, 200, noStore);
  }

  async function healthOf(
    { isConfigured, responseKey }: HealthRow,
    { lastSuccessAt, lastFailureAt }: Outcomes = neverCalled,
  ): Promise<ProviderHealth> {
    return {
      configured: isConfigured,
      ok: isOkNow(lastSuccessAt, lastFailureAt),
      lastSuccess: toIso(lastSuccessAt),
      lastFailure: toIso(lastFailureAt),
      cacheAgeS: responseKey === undefined ? null : await ageS(responseKey),
    };
  }

  async function readOutcomes(): Promise<Seen> {
    try {
      return { cache: { ok: true }, outcomes: await outcomes.read() };
    } catch (error) {
      deps.meter?.failure('cache');
      log.error('The outcomes could not be read', { error });
      const isLate = isFault(error) && error.code === 'cache-timeout';
      return { cache: { ok: false, reason: isLate ? 'timeout' : 'refused' }, outcomes: outcomes.readOwn() };
    }
  }

  async function probeQuietProviders(rows: [string, HealthRow][], { outcomes: seen }: Seen): Promise<void> {
    await Promise.all(
      rows.map(async ([role, { isConfigured, probe }]) => {
        const { lastSuccessAt, lastFailureAt } = seen.get(role) ?? neverCalled;
        const isFresh = clock.now() - Math.max(lastSuccessAt ?? 0, lastFailureAt ?? 0) < PROBE_AGE_MS;
        if (!isConfigured || probe === undefined || isFresh) return;
        await probe().catch((error: unknown) => log.error('The probe of a provider failed', { role, error }));
      }),
    );
  }

  async function ageS(key: string): Promise<number | null> {
    const storedAt = await responses.storedAt(key);
    return storedAt === null ? null : Math.max(0, Math.round((clock.now() - storedAt) / 1_000));
  }

  return makeApi({ '/api/health': { GET: health } }, deps);
}

function isOkNow(lastSuccessAt: number | null, lastFailureAt: number | null): boolean | null {
  if (lastSuccessAt === null && lastFailureAt === null) return null;
  return (lastSuccessAt ?? 0) >= (lastFailureAt ?? 0);
}

function toIso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
