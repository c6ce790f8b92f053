import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import type { Clock } from '@storefront/core/clock';
import type { Context, Hono } from 'hono';
import type { OutcomeLog, Outcomes } from '../cache/outcome-log.ts';
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
  responses: ResponseCache;
  outcomes: OutcomeLog;
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

/** GET /api/health → the state of each provider as the functions saw it, without addresses, keys or error texts. */
export function healthApi(deps: HealthDeps): Hono {
  const { responses, outcomes, clock, log = consoleLog } = deps;

  async function health(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, limit);
    const rows = Object.entries(deps.rows);
    await probeQuietProviders(rows);
    const seen = await readOutcomes();
    const found = await Promise.all(
      rows.map(async ([role, row]) => [role, await healthOf(row, seen.get(role))] as const),
    );
    const ok = found.every(([, { ok: isOk }]) => isOk !== false);
    return context.json({ ok, providers: Object.fromEntries(found) }, 200, noStore);
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

  /** Empty when the table fails: the response still says what is configured. */
  async function readOutcomes(): Promise<ReadonlyMap<string, Outcomes>> {
    return outcomes.read().catch((error: unknown) => {
      deps.meter?.failure('cache');
      log.error('The outcomes could not be read', { error });
      return new Map();
    });
  }

  async function probeQuietProviders(rows: [string, HealthRow][]): Promise<void> {
    const seen = await readOutcomes();
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
