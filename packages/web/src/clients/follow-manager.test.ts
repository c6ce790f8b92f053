import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const port = { scriptUrl: 'https://cdn.example/stub.js', domainScript: '1' };
const chosen = (groups: string) => `OptanonConsent=groups=${groups}; OptanonAlertBoxClosed=2026`;

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A tab that was opened with the cookies. */
async function openTab(cookie: string, ports: object = { consent: port }) {
  vi.stubEnv('PUBLIC_PORTS', JSON.stringify({ ...ports, categories: {} }));
  const tab = new EventTarget();
  const reload = vi.fn();
  const document = { cookie, hidden: false };
  const local = { getItem: () => null };
  for (const [name, value] of Object.entries({ document, navigator: {}, window: tab, localStorage: local }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  const { followManager } = await import('./follow-manager.ts');
  const { findConsentManager } = await import('./consent-port.ts');
  findConsentManager();
  followManager();
  return { document, reload, look: (event: string) => tab.dispatchEvent(new Event(event)) };
}

describe('a tab in which the consent manager has a choice', () => {
  it.each(['visibilitychange', 'focus'])(
    'loads again on %s, where another tab withdrew something',
    async (event) => {
      const { document, reload, look } = await openTab(chosen('C0001:1,C0003:1'));
      look(event);
      expect(reload).not.toHaveBeenCalled();
      document.cookie = chosen('C0001:1,C0003:0');
      document.hidden = true;
      look(event);
      expect(reload, 'nobody looks at it').not.toHaveBeenCalled();
      document.hidden = false;
      look(event);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('loads again where the choice was deleted', async () => {
    const { document, reload, look } = await openTab(chosen('C0001:1,C0003:1'));
    document.cookie = '';
    look('focus');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['a larger choice', chosen('C0001:1,C0003:1,C0004:1')],
    ['a refusal of what was never allowed', chosen('C0001:1,C0002:0,C0003:1')],
  ])('stays with %s', async (_, cookie) => {
    const { document, reload, look } = await openTab(chosen('C0001:1,C0003:1'));
    document.cookie = cookie;
    look('focus');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is left alone where the shop has its own dialog', async () => {
    const { document, reload, look } = await openTab(chosen('C0001:1,C0003:1'), {});
    document.cookie = '';
    look('focus');
    expect(reload).not.toHaveBeenCalled();
  });
});
