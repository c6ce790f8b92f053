import type { Clock } from '@storefront/core/clock';
import type { Context, Hono } from 'hono';
import type { AnswerCache, OutcomeLog, Outcomes, Throttle } from '../doors.ts';
import { consoleLog, type Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';
import { slowDownAddress } from '../slow-down.ts';

export interface HealthRow {
  isConfigured: boolean;
  /** A cheap read of the provider; absent where every call of it does something. It leaves its own outcome. */
  probe?: () => Promise<unknown>;
  /** Of a kept answer of this provider. */
  answerKey?: string;
}

export interface HealthDoors {
  rows: Readonly<Record<string, HealthRow>>;
  cache: AnswerCache;
  outcomes: OutcomeLog;
  throttle: Throttle;
  clock: Clock;
  log?: Log;
  meter?: Meter;
}

/** Outcomes older than this are asked for anew. */
const PROBE_AGE_MS = 10_000;
const neverCalled: Outcomes = { lastSuccessAt: null, lastFailureAt: null };
const limit = { name: 'health', attempts: 120, withinS: 60 };

interface ProviderHealth {
  configured: boolean;
  /** The last call succeeded; null while nobody called. */
  ok: boolean | null;
  /** ISO 8601. */
  lastSuccess: string | null;
  lastFailure: string | null;
  cacheAgeS: number | null;
}

/** GET /api/health → how each provider did, as the functions saw it. No address, no key, no error text. */
export function healthApi(doors: HealthDoors): Hono {
  const { cache, outcomes, clock, log = consoleLog } = doors;

  async function health(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, limit);
    const rows = Object.entries(doors.rows);
    await probeWhoIsSilent(rows);
    const seen = await readOutcomes();
    const found = await Promise.all(
      rows.map(async ([role, row]) => [role, await healthOf(row, seen.get(role))] as const),
    );
    const ok = found.every(([, { ok: isFine }]) => isFine !== false);
    return context.json({ ok, providers: Object.fromEntries(found) }, 200, {
      'cache-control': 'private, no-store',
    });
  }

  async function healthOf(
    { isConfigured, answerKey }: HealthRow,
    { lastSuccessAt, lastFailureAt }: Outcomes = neverCalled,
  ): Promise<ProviderHealth> {
    return {
      configured: isConfigured,
      ok: judge(lastSuccessAt, lastFailureAt),
      lastSuccess: toIso(lastSuccessAt),
      lastFailure: toIso(lastFailureAt),
      cacheAgeS: answerKey === undefined ? null : await ageS(answerKey),
    };
  }

  /** Without the table nothing is known, and that is no reason to be silent about the rest. */
  async function readOutcomes(): Promise<ReadonlyMap<string, Outcomes>> {
    return outcomes.read().catch((error: unknown) => {
      doors.meter?.failure('cache');
      log.error('The outcomes could not be read', { error });
      return new Map();
    });
  }

  async function probeWhoIsSilent(rows: [string, HealthRow][]): Promise<void> {
    const seen = await readOutcomes();
    await Promise.all(
      rows.map(async ([role, { isConfigured, probe }]) => {
        const { lastSuccessAt, lastFailureAt } = seen.get(role) ?? neverCalled;
        const isFresh = clock.now() - Math.max(lastSuccessAt ?? 0, lastFailureAt ?? 0) < PROBE_AGE_MS;
        if (!isConfigured || probe === undefined || isFresh) return;
        await probe().catch((error: unknown) => log.error('A provider did not answer', { role, error }));
      }),
    );
  }

  async function ageS(key: string): Promise<number | null> {
    const keptAt = await cache.keptAt(key);
    return keptAt === null ? null : Math.max(0, Math.round((clock.now() - keptAt) / 1_000));
  }

  return makeApi({ '/api/health': { GET: health } }, doors);
}

function judge(lastSuccessAt: number | null, lastFailureAt: number | null): boolean | null {
  if (lastSuccessAt === null && lastFailureAt === null) return null;
  return (lastSuccessAt ?? 0) >= (lastFailureAt ?? 0);
}

function toIso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
