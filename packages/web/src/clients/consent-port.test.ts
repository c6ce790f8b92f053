import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const removed: string[] = [];

/** A tab of a browser that stores `choice`; `chat` is functional.  */
async function openTab(choice: string | null, globalPrivacyControl = false, cookie = '') {
  let stored = choice;
  vi.stubGlobal('navigator', { globalPrivacyControl });
  const reload = vi.fn();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const storage = {
    getItem: (key: string) => (key === 'consent' ? stored : null),
    setItem: (_: string, text: string) => {
      stored = text;
    },
    removeItem(key: string) {
      removed.push(key);
      if (key === 'consent') stored = null;
    },
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', { reload, hostname: 'shop.example', protocol: 'https:' });
  vi.stubGlobal('document', { cookie, readyState: 'complete', dispatchEvent: () => true });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  });
  const { forgetOverruled } = await import('./consent-before.ts');
  const port = await import('./consent-port.ts');
  const runsChat = port.isAllowed('chat');
  /** Another tab stores or deletes the choice. */
  const changeElsewhere = async (text: string | null, key: string | null = 'consent') => {
    stored = text;
    for (const listener of listeners) listener({ key });
    await vi.dynamicImportSettled();
  };
  return { reload, runsChat, changeElsewhere, forgetOverruled };
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

describe('[what.22] a signal of the browser', () => {
  it('that came after the choice takes it back, and what was stored by it', async () => {
    const tab = await openTab(allowing('necessary', 'functional'), true);
    expect(tab.runsChat).toBe(false);
    await tab.forgetOverruled();
    expect(removed).toEqual(['gorgias.guest_id', 'consent']);
    expect(tab.reload).not.toHaveBeenCalled();
  });

  it('leaves a choice that was made while it was on', async () => {
    const choice = { allowed: ['functional'], decidedAt: Date.now() - 1000, underSignal: true };
    const tab = await openTab(JSON.stringify(choice), true);
    expect(tab.runsChat).toBe(true);
    await tab.forgetOverruled();
    expect(removed).toEqual([]);
  });

  it('leaves a choice that was made while the code that would remove an earlier one was loading', async () => {
    const tab = await openTab(allowing('necessary', 'functional'), true);
    const forgotten = tab.forgetOverruled();
    const choice = { allowed: ['functional'], decidedAt: Date.now() - 1000, underSignal: true };
    await tab.changeElsewhere(JSON.stringify(choice));
    await forgotten;
    expect(removed).not.toContain('consent');
  });

  it.each([
    ['before the signal does not count, and is taken back with what was stored by it', 0, false],
    ['under the signal counts, and stays', 1, true],
  ])('in OneTrust a choice from %s', async (_, isGpcEnabled, isCounted) => {
    const consent = { scriptUrl: 'https://cdn.example/stub.js', domainScript: '1' };
    vi.stubEnv('PUBLIC_PORTS', JSON.stringify({ consent, categories: { chat: 'functional' } }));
    const chosen = `OptanonConsent=isGpcEnabled=${isGpcEnabled}&groups=C0001:1,C0003:1; OptanonAlertBoxClosed=2026`;
    const tab = await openTab(null, true, chosen);
    expect(tab.runsChat).toBe(isCounted);
    await tab.forgetOverruled();
    expect(removed).toEqual(isCounted ? [] : ['gorgias.guest_id']);
  });
});

it('[call.other-third-party-calls.8] events have the allowed categories of all providers, and reading them runs nothing', async () => {
  const categories = { crossBorder: 'functional', sms: 'marketing' };
  vi.stubEnv('PUBLIC_PORTS', JSON.stringify({ categories }));
  const tab = await openTab(allowing('necessary', 'functional', 'analytics'));
  const { allowedCategories } = await import('./allowed-categories.ts');
  expect(allowedCategories()).toBe('necessary,functional');
  await tab.changeElsewhere(allowing('necessary'));
  expect(allowedCategories()).toBe('necessary');
  expect(tab.reload).not.toHaveBeenCalled();
});
