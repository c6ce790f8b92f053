import { Fault } from '@storefront/core/fault';
import { describe, expect, it, vi } from 'vitest';
import { createOutcomeLog, createOutcomeReader } from '../cache/outcome-log.ts';
import { address, errorOf, exampleDeps, sendTo } from '../routes/example-deps.fixture.ts';
import { type HealthRow, healthApi } from './health-api.ts';

const now = '2026-11-20T10:00:00.000Z';

function openHealth(rows: Record<string, HealthRow>) {
  const example = exampleDeps();
  const outcomes = {
    ...createOutcomeLog(example.store, example.deps.clock),
    ...createOutcomeReader(example.store),
  };
  const app = healthApi({ ...example.deps, outcomes, rows });
  return { ...example, outcomes, get: () => sendTo(app, '/api/health') };
}

const failure = new Fault({ code: 'search-unavailable', kind: 'outside', say: 'The provider is down.' });

describe('GET /api/health', () => {
  it('returns the state of each provider', async () => {
    const { get, counted } = openHealth({ gift: { isConfigured: true }, chat: { isConfigured: false } });
    const response = await get();
    const unknown = { ok: null, lastSuccess: null, lastFailure: null, cacheAgeS: null };
    expect([response.status, response.body]).toEqual([
      200,
      {
        ok: true,
        cache: { ok: true },
        providers: { gift: { ...unknown, configured: true }, chat: { ...unknown, configured: false } },
      },
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(counted).toEqual([[address, { name: 'health', attempts: 120, withinS: 60 }]]);
  });

  it('is well when the last call of every provider succeeded', async () => {
    const { get, outcomes, moveOn } = openHealth({ gift: { isConfigured: true } });
    await outcomes.record('gift', 'failure');
    moveOn(1_000);
    await outcomes.record('gift', 'success');
    expect((await get()).body).toMatchObject({
      ok: true,
      providers: { gift: { ok: true, lastSuccess: '2026-11-20T10:00:01.000Z', lastFailure: now } },
    });
  });

  it('is not well when the last call of one provider failed', async () => {
    const { get, outcomes } = openHealth({ gift: { isConfigured: true }, chat: { isConfigured: true } });
    await outcomes.record('gift', 'failure');
    await outcomes.record('chat', 'success');
    expect((await get()).body).toMatchObject({
      ok: false,
      providers: { gift: { ok: false, lastSuccess: null, lastFailure: now }, chat: { ok: true } },
    });
  });

  it('returns the age of a stored response in seconds', async () => {
    const { get, deps, moveOn } = openHealth({ content: { isConfigured: true, responseKey: 'settings' } });
    expect((await get()).body).toMatchObject({ providers: { content: { cacheAgeS: null } } });
    const reading = { load: async () => 'shell', parse: () => null };
    await deps.responses.read('settings', { freshS: 600, staleS: 0 }, reading);
    moveOn(2_600);
    expect((await get()).body).toMatchObject({ providers: { content: { cacheAgeS: 3 } } });
    moveOn(-10_000);
    expect((await get()).body).toMatchObject({ providers: { content: { cacheAgeS: 0 } } });
  });

  it('probes a configured provider whose last outcome is 10 seconds old, and shows the new outcome', async () => {
    const probe = vi.fn(async () => {});
    const { get, outcomes, moveOn } = openHealth({ search: { isConfigured: true, probe } });
    await outcomes.record('search', 'failure');
    moveOn(9_999);
    await get();
    expect(probe).not.toHaveBeenCalled();
    moveOn(1);
    probe.mockImplementation(() => outcomes.record('search', 'success'));
    expect((await get()).body).toMatchObject({ ok: true, providers: { search: { ok: true } } });
    expect(probe).toHaveBeenCalledTimes(1);
    moveOn(9_999);
    await get();
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('probes a provider that was never called, and none that is not configured', async () => {
    const probe = vi.fn(async () => {});
    await openHealth({ search: { isConfigured: false, probe } }).get();
    expect(probe).not.toHaveBeenCalled();
    await openHealth({ search: { isConfigured: true, probe } }).get();
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('logs a probe that fails, and responds still', async () => {
    const probe = async () => {
      throw failure;
    };
    const { get, lines } = openHealth({ search: { isConfigured: true, probe } });
    expect((await get()).status).toBe(200);
    expect(lines).toContainEqual({
      level: 'ERROR',
      message: 'The probe of a provider failed',
      fields: { role: 'search', error: failure },
    });
  });

  it.each([
    ['cache-timeout', 'timeout'],
    ['cache-unavailable', 'refused'],
  ])('is not well while the table fails with %s, and says %s', async (code, reason) => {
    const { get, outcomes } = openHealth({ gift: { isConfigured: true } });
    const fault = new Fault({ code, kind: 'outside', say: 'The table is down.' });
    const read = vi.spyOn(outcomes, 'read').mockRejectedValue(fault);
    expect((await get()).body).toMatchObject({ ok: false, cache: { ok: false, reason } });
    read.mockResolvedValueOnce(new Map());
    expect((await get()).body).toMatchObject({ ok: false, cache: { ok: false, reason } });
    read.mockRejectedValueOnce(fault).mockResolvedValueOnce(new Map());
    expect((await get()).body).toMatchObject({ ok: false, cache: { ok: false, reason } });
    read.mockRestore();
    expect((await get()).body).toMatchObject({ ok: true, cache: { ok: true } });
  });

  it('says what is configured, and what its own probes found, while the table fails', async () => {
    const probe = vi.fn(() => outcomes.record('search', 'success'));
    const rows = { gift: { isConfigured: true }, search: { isConfigured: true, probe } };
    const { get, outcomes, lines, deps } = openHealth(rows);
    vi.spyOn(outcomes, 'read').mockRejectedValue(failure);
    expect((await get()).body).toMatchObject({
      ok: false,
      cache: { ok: false, reason: 'refused' },
      providers: { gift: { configured: true, ok: null }, search: { ok: true, lastSuccess: now } },
    });
    expect(deps.meter.failure).toHaveBeenCalledWith('cache');
    expect(lines).toContainEqual({
      level: 'ERROR',
      message: 'The outcomes could not be read',
      fields: { error: failure },
    });
  });

  it('returns 429 when the limit is reached', async () => {
    const probe = vi.fn(async () => {});
    const { get, reached } = openHealth({ search: { isConfigured: true, probe } });
    reached.add('address:health');
    expect(errorOf(await get())).toEqual([429, 'throttled']);
    expect(probe).not.toHaveBeenCalled();
  });
});
