import { bareShell } from '@storefront/core/content/bare-shell';
import type { ShellContent } from '@storefront/core/content/site-content';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it, vi } from 'vitest';
import { errorOf, exampleDeps, sendTo } from './example-deps.fixture.ts';
import { settingsApi } from './settings-api.ts';

const dayMs = 86_400_000;

function openSettings() {
  const example = exampleDeps();
  const shell = vi.fn(async (): Promise<ShellContent | null> => ({ ...bareShell, revision: 'é 1' }));
  const app = settingsApi({ ...example.deps, content: { shell } });
  return { ...example, shell, get: (headers = {}) => sendTo(app, '/api/settings', { headers }) };
}

const outage = new Fault({ code: 'content-unavailable', kind: 'outside', say: 'The CMS is down.' });

describe('GET /api/settings', () => {
  it('returns the shell with its revision as the tag', async () => {
    const { status, headers, body } = await openSettings().get();
    expect([status, body]).toEqual([200, { ...bareShell, revision: 'é 1' }]);
    expect(headers.get('etag')).toBe('"%C3%A9%201"');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=86400');
  });

  it('returns 304 without a body for the tag of this revision only', async () => {
    const { get } = openSettings();
    const known = await get({ 'if-none-match': 'W/"other", "%C3%A9%201"' });
    expect([known.status, known.body, known.headers.get('etag')]).toEqual([304, null, '"%C3%A9%201"']);
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('reads the CMS again when the stored shell is 15 seconds old', async () => {
    const { get, shell, moveOn } = openSettings();
    await get();
    moveOn(14_000);
    await get();
    expect(shell).toHaveBeenCalledTimes(1);
    moveOn(1_000);
    await get();
    expect(shell).toHaveBeenCalledTimes(2);
  });

  it('stores the shell for seven days in all', async () => {
    const { get, shell, moveOn } = openSettings();
    await get();
    shell.mockRejectedValue(outage);
    moveOn(7 * dayMs - 1_000);
    expect((await get()).status).toBe(200);
    moveOn(1_000);
    expect(errorOf(await get())).toEqual([502, 'content-unavailable']);
  });

  it('returns 404 when the settings were never published', async () => {
    const { get, shell } = openSettings();
    shell.mockResolvedValue(null);
    const response = await get();
    expect(response).toMatchObject({
      status: 404,
      body: { error: { code: 'settings-absent', message: 'The settings have never been published.' } },
    });
  });

  it('reads the CMS again when the stored value is no shell', async () => {
    const { get, shell, moveOn, deps } = openSettings();
    const lifetime = { freshS: 600, staleS: 0 };
    const reading = { load: async () => ({ revision: 7 }), parse: () => null };
    await deps.responses.read('settings', lifetime, reading);
    moveOn(2_000);
    expect((await get()).status).toBe(200);
    expect(shell).toHaveBeenCalledTimes(1);
  });
});
