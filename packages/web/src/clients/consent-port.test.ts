import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const removed: string[] = [];

/** A tab of a browser that stores `choice`; `chat` is functional.  */
async function openTab(choice: string | null) {
  let stored = choice;
  const reload = vi.fn();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const storage = {
    getItem: (key: string) => (key === 'consent' ? stored : null),
    setItem: (_: string, text: string) => {
      stored = text;
    },
    removeItem: (key: string) => removed.push(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', { reload, hostname: 'shop.example', protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '', readyState: 'complete', dispatchEvent: () => true });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  });
  const port = await import('./consent-port.ts');
  const runsChat = port.isAllowed('chat');
  /** Another tab stores or deletes the choice. */
  const changeElsewhere = async (text: string | null, key: string | null = 'consent') => {
    stored = text;
    for (const listener of listeners) listener({ key });
    await vi.dynamicImportSettled();
  };
  return { reload, runsChat, changeElsewhere };
}

const allowing = (...allowed: string[]) => JSON.stringify({ allowed, decidedAt: Date.now() - 1000 });

beforeEach(() => {
  removed.length = 0;
  vi.resetModules();
  vi.stubEnv('PUBLIC_PORTS', JSON.stringify({ categories: { chat: 'functional' } }));
  const stored = { place: 'local-storage', key: 'gorgias.guest_id', why: '', retention: '' };
  vi.stubEnv('CONSENT_LINES', JSON.stringify([{ consent: 'functional', stored }]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('[entity.browser-storage-and-cookies.1] a choice that another tab', () => {
  it.each<[string, string | null, string | null]>([
    ['has deleted', null, 'consent'],
    ['has deleted with everything else', null, null],
    ['has changed into a refusal', allowing('necessary'), 'consent'],
  ])('%s is taken back: what it allowed is forgotten, and the page loads again', async (_, text, key) => {
    const tab = await openTab(allowing('necessary', 'functional'));
    expect(tab.runsChat).toBe(true);
    await tab.changeElsewhere(text, key);
    expect(removed).toEqual(['gorgias.guest_id']);
    expect(tab.reload).toHaveBeenCalledOnce();
  });

  it('has changed into a larger one loads nothing again', async () => {
    const tab = await openTab(allowing('necessary', 'functional'));
    await tab.changeElsewhere(allowing('necessary', 'functional', 'marketing'));
    expect([removed, tab.reload.mock.calls]).toEqual([[], []]);
  });

  it('never had is nothing to take back', async () => {
    const tab = await openTab(null);
    expect(tab.runsChat).toBe(false);
    await tab.changeElsewhere(null, null);
    expect([removed, tab.reload.mock.calls]).toEqual([[], []]);
  });
});
