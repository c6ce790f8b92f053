import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCartClicked } from '../analytics/commerce-events.ts';
import { iris, irisSmall } from '../analytics/iris.fixture.ts';
import { smsPageView } from '../analytics/sms-page-view.ts';
import type { Fault } from '../fault.ts';
import { createAssistant } from './assistant/browser.ts';
import { createChat } from './chat/browser.ts';
import { createConsentManager } from './consent/browser.ts';
import { createCrossBorder } from './cross-border/browser.ts';
import { SCRIPT_TIMEOUT_MS } from './load-script.ts';
import { createShippingProtection } from './protection/browser.ts';
import { SECRET } from './provider-faults.fixture.ts';
import { createReferralTracker } from './referral/browser.ts';
import { createReviewWidget } from './reviews/browser.ts';
import { createSmsMarketing } from './sms/browser.ts';
import { type StubScript, stubPage } from './stub-page.fixture.ts';
import { createTagManager } from './tag-manager/browser.ts';

type Report = (fault: Fault) => void;

interface ScriptPortRow {
  role: string;
  open: (report: Report) => { load: () => Promise<boolean>; use: () => Promise<unknown> };
  /** Leaves something under the provider's names that is not its API. */
  leaveNonsense: (page: Record<string, unknown>) => void;
  /** The script is known by nothing that it leaves behind. */
  leavesNothing?: boolean;
  /** How many addresses are loaded, one after the other. */
  scripts?: number;
}

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;
const view = smsPageView({ shopId: '1', url: '', referrer: '', product: iris, variant: irisSmall });
const element = { setAttribute: () => undefined };

const rows: ScriptPortRow[] = [
  {
    role: 'assistant',
    open(report) {
      const port = createAssistant({ scriptUrl, apiKey: SECRET, report });
      return { ...port, use: async () => port.track(addToCartClicked(iris, irisSmall, 1, 'USD')) };
    },
    leaveNonsense: (page) => Object.assign(page, { envive: { trackAddToCartClicked: 7 } }),
  },
  {
    role: 'chat',
    open(report) {
      const port = createChat({ scriptUrl, report });
      const use = async () => {
        port.open();
        expect(await port.cartAttributes()).toEqual([]);
      };
      return { ...port, use };
    },
    leaveNonsense: (page) => Object.assign(page, { GorgiasChat: { open: 7 }, GorgiasBridge: 7 }),
  },
  {
    role: 'consent',
    open(report) {
      const port = createConsentManager({ scriptUrl, domainScript: SECRET, report });
      return { ...port, use: async () => port.openPreferences() };
    },
    leaveNonsense(page) {
      page.OneTrust = { ToggleInfoDisplay: 7 };
      if (typeof page.OptanonWrapper === 'function') page.OptanonWrapper();
    },
  },
  {
    role: 'cross-border',
    open(report) {
      const port = createCrossBorder({ scriptUrl, report });
      return { ...port, use: async () => port.setCountry({ countryCode: 'CA', currencyCode: 'CAD' }) };
    },
    leaveNonsense: (page) => Object.assign(page, { GLBE_PARAMS: 7 }),
    leavesNothing: true,
  },
  {
    role: 'protection',
    open(report) {
      const port = createShippingProtection({ scriptUrl, token: SECRET, timeoutMs: 100, report });
      const use = async () => {
        const quote = port.quote(10_000);
        await vi.advanceTimersByTimeAsync(100);
        expect(await quote).toBeNull();
      };
      return { ...port, use };
    },
    leaveNonsense: (page) => Object.assign(page, { routeapp: { get_quote: 7 } }),
  },
  {
    role: 'referral',
    open(report) {
      const campaignScriptUrl = `https://campaign.example/${SECRET}.js`;
      const port = createReferralTracker({ merchantId: SECRET, scriptUrl, campaignScriptUrl, report });
      return { ...port, use: async () => port.trackPage('product') };
    },
    leaveNonsense: (page) => Object.assign(page, { friendbuyAPI: { push: 7 } }),
    leavesNothing: true,
    scripts: 2,
  },
  {
    role: 'reviews',
    open(report) {
      const account = { apiUrl: '', subscriberId: SECRET, timeoutMs: 100 };
      const port = createReviewWidget({ ...account, scriptUrl, report });
      return { load: () => port.show(element, '71'), use: async () => undefined };
    },
    leaveNonsense: (page) => Object.assign(page, { okeWidgetApi: { initWidget: 7 } }),
  },
  {
    role: 'sms',
    open(report) {
      const port = createSmsMarketing({ scriptUrl, report });
      return { ...port, use: async () => view && port.pageView(view) };
    },
    leaveNonsense: (page) => Object.assign(page, { postscript: { event: 7 } }),
  },
  {
    role: 'tag-manager',
    open(report) {
      const port = createTagManager({ scriptUrl, report });
      return { ...port, use: async () => undefined };
    },
    leaveNonsense: (page) => Object.assign(page, { google_tag_manager: 7 }),
  },
];

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the port on a page on which this becomes of each of its scripts. */
async function load(row: ScriptPortRow, become: (script: StubScript) => void) {
  const { scripts } = stubPage();
  const faults: Fault[] = [];
  const port = row.open((fault) => faults.push(fault));
  const loading = port.load();
  for (let at = 0; at < (row.scripts ?? 1); at += 1) {
    await vi.advanceTimersByTimeAsync(0);
    const script = scripts[at];
    if (script) become(script);
  }
  await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS + 1_000);
  const isLoaded = await loading;
  await port.use();
  await vi.advanceTimersByTimeAsync(0);
  for (const { say } of faults) expect(say).not.toContain(SECRET);
  return { isLoaded, codes: faults.map(({ code }) => code) };
}

describe.each(rows.map((row) => [row.role, row] as const))('%s on a page', (role, row) => {
  it('whose script is blocked or not there is reported, and nothing is thrown', async () => {
    const { isLoaded, codes } = await load(row, (script) => script.onerror?.());
    expect([isLoaded, codes[0]]).toEqual([false, `${role}-unavailable`]);
  });

  it('whose script never comes is reported when its time is over', async () => {
    const { isLoaded, codes } = await load(row, () => undefined);
    expect([isLoaded, codes[0]]).toEqual([false, `${role}-timeout`]);
  });

  it('whose script is nonsense and leaves nothing is reported, where that can be known', async () => {
    const { isLoaded, codes } = await load(row, (script) => script.onload?.());
    expect(isLoaded).toBe(row.leavesNothing === true);
    if (row.leavesNothing) expect(codes).toEqual([]);
    else expect(codes[0]).toMatch(new RegExp(`^${role}-(unavailable|timeout)$`));
  });

  it('whose script leaves something else throws nothing, and says so where it is used', async () => {
    const { codes } = await load(row, (script) => {
      row.leaveNonsense(Object(window));
      script.onload?.();
    });
    for (const code of codes) expect(code).toBe(`${role}-unavailable`);
    expect(codes.length).toBeLessThanOrEqual(1);
  });
});

it('holds every port that loads a script', () => {
  const ports = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('/browser.ts') &&
      readFileSync(join(import.meta.dirname, path), 'utf8').includes('createScriptPort('),
  );
  expect(rows.map(({ role }) => `${role}/browser.ts`).toSorted()).toEqual(ports.toSorted());
});
