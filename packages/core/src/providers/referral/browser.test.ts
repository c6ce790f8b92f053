import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReferralTracker } from './browser.ts';

const [scriptUrl, campaignScriptUrl] = [
  'https://fbot.example/friendbuy.js',
  'https://fbot.example/campaigns.js',
];
const ann = { id: '77', email: 'ann@example.test' };
const auth = { authString: '1:ann@example.test:77', signature: 'abc' };

/** A page on which scripts load at once, but those that are blocked. */
function page(blocked: readonly string[] = []) {
  const loaded: string[] = [];
  const window: { friendbuyAPI?: unknown[] } = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: {
      append(element: { src: string; onload: () => void; onerror: () => void }) {
        if (blocked.includes(element.src)) return element.onerror();
        loaded.push(element.src);
        return element.onload();
      },
    },
  });
  const report = vi.fn();
  const tracker = createReferralTracker({ merchantId: 'm-1', scriptUrl, campaignScriptUrl, report });
  return { window, loaded, report, tracker };
}

describe('the referral provider on a page', () => {
  beforeEach(() => vi.unstubAllGlobals());
  afterEach(() => vi.unstubAllGlobals());

  it('is not there until it is loaded', () => {
    const { window, loaded, tracker } = page();
    tracker.identify(ann, auth);
    expect(loaded).toEqual([]);
    expect(window).toEqual({});
  });

  it('[state.session.7] receives the merchant when loaded, then the queued calls: the customer first, then the signature', async () => {
    const { window, loaded, tracker } = page();
    tracker.identify(ann, auth);
    expect(await tracker.load()).toBe(true);
    tracker.trackPage('product');
    expect(loaded).toEqual([scriptUrl, campaignScriptUrl]);
    expect(window.friendbuyAPI).toEqual([
      ['merchant', 'm-1'],
      ['track', 'customer', ann],
      ['auth', auth.authString, auth.signature],
      ['track', 'page', { name: 'product' }],
    ]);
  });

  it.each([scriptUrl, campaignScriptUrl])(
    'that is blocked (%s) is reported, and nothing else happens',
    async (url) => {
      const { tracker, report } = page([url]);
      expect(await tracker.load()).toBe(false);
      expect(report.mock.calls[0]?.[0]).toMatchObject({ code: 'referral-unavailable', kind: 'outside' });
    },
  );
});
