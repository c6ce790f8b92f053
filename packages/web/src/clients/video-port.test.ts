import type { HostedVideo } from '@storefront/core/providers/video/video';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const film: HostedVideo = {
  embedUrl: 'https://player.example/1?dnt=1',
  title: 'Slip',
  width: null,
  height: null,
  thumbnailUrl: null,
};
const requested: string[] = [];

vi.mock('@storefront/core/providers/video/browser', () => ({
  createVideoHost: () => ({
    find: async (address: string) => {
      requested.push(address);
      return film;
    },
  }),
}));

/** A page whose visitor has allowed these categories; `choose` has her allow others. */
async function openPage(allowed: readonly string[], ports: object = { video: {} }) {
  let choice = JSON.stringify({ allowed, decidedAt: Date.now() - 1000 });
  const listeners: ((event: { key: string }) => void)[] = [];
  const storage = {
    getItem: (key: string) => (key === 'consent' ? choice : null),
    setItem() {},
    removeItem() {},
  };
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { cookie: '', readyState: 'complete' });
  vi.stubGlobal('location', { reload() {}, hostname: 'shop.example', protocol: 'https:' });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  });
  vi.stubEnv('PUBLIC_PORTS', JSON.stringify({ ...ports, categories: { video: 'functional' } }));
  const { findVideo } = await import('./video-port.ts');
  const shown: unknown[] = [];
  const stop = findVideo('https://host.example/1', (found) => shown.push(found));
  const choose = async (...chosen: readonly string[]) => {
    choice = JSON.stringify({ allowed: chosen, decidedAt: Date.now() });
    for (const listener of listeners) listener({ key: 'consent' });
    await vi.dynamicImportSettled();
  };
  await vi.dynamicImportSettled();
  return { shown, stop, choose };
}

beforeEach(() => {
  requested.length = 0;
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('[call.other-third-party-calls.10] a film on the video host', () => {
  it('is found at once by a visitor who has allowed what the host stores', async () => {
    expect((await openPage(['necessary', 'functional'])).shown).toEqual([film]);
  });

  it('is refused without a request until she allows it, and then found', async () => {
    const page = await openPage(['necessary']);
    expect(page.shown).toEqual(['refused']);
    await page.choose('necessary', 'marketing');
    expect(requested).toEqual([]);
    await page.choose('necessary', 'functional');
    expect(page.shown).toEqual(['refused', film]);
  });

  it('is looked for no more where nobody waits for it', async () => {
    const page = await openPage(['necessary']);
    page.stop();
    await page.choose('necessary', 'functional');
    expect(requested).toEqual([]);
    expect(page.shown).toEqual(['refused']);
  });

  it('is absent where no host is configured', async () => {
    expect((await openPage(['necessary', 'functional'], {})).shown).toEqual([null]);
  });
});
