import type { BrowserContext, Page, Request } from 'playwright';
import { test as base, type ConsoleMessage, expect } from 'playwright/test';

/** Whether the browser logs that the page, or the data of a prefetched page, is a 404. */
export function isAbsentPage(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const isPage = url === message.page()?.url() || /\/_next\/data\/.*\.json/.test(url);
  return isPage && message.text().includes('status of 404');
}

/** The build of the deployed artefact, where the journeys are to be served by nothing else. */
const artefact = process.env.ARTEFACT_BUILD;

const pending = new WeakMap<BrowserContext, Set<Request>>();

/**
 * Waits until no request is under way. A clock that jumps further than a time-out ends requests that are, and their
 * failure is logged.
 */
export async function requestsDone(page: Page): Promise<void> {
  await expect.poll(() => [...(pending.get(page.context()) ?? [])].map((one) => one.url())).toEqual([]);
}

function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  pending.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Makes the shop find the choice of a visitor who refused yesterday, since most journeys are about something else. The
 * first document writes it: Playwright's `storageState` loads a page of its own for it, in each journey.
 */
async function rememberRefusal(context: BrowserContext, shop: string): Promise<void> {
  const choice = JSON.stringify({ allowed: ['necessary'], decidedAt: Date.now() - 24 * 60 * 60 * 1000 });
  const write = ([origin, value]: readonly [string, string]) => {
    if (location.origin === origin) localStorage.setItem('consent', value);
  };
  const written = await context.addInitScript(write, [shop, choice] as const);
  // Later documents find what the journey made of it.
  const end = (page: Page) => {
    if (new URL(page.url()).origin !== shop) return;
    context.off('page', watch);
    page.off('domcontentloaded', end);
    written.dispose().catch(() => {});
  };
  const watch = (page: Page) => page.on('domcontentloaded', end);
  context.on('page', watch);
}

interface Options {
  /** The browser has no choice of cookies yet, so the consent dialog appears. */
  isFirstVisit: boolean;
  /** Console errors that the journey causes on purpose. */
  allowed: RegExp;
}

/**
 * A browser test. It fails when a page of the shop breaks the security policy, throws, or logs an error. One that only
 * requests opens no browser's context.
 */
export const test = base.extend<Options>({
  allowed: [/(?!)/, { option: true }],
  isFirstVisit: [false, { option: true }],
  context: async ({ context, baseURL, allowed, isFirstVisit }, use) => {
    const complaints: string[] = [];
    watchRequests(context);
    if (!isFirstVisit) await rememberRefusal(context, new URL(baseURL ?? '').origin);
    const complain = (address: string, complaint: string) => {
      const isOurs = address.startsWith(baseURL ?? '') || address === 'about:blank';
      if (isOurs && !allowed.test(complaint)) complaints.push(complaint);
    };
    context.on('response', (response) => {
      const isPage =
        response.request().resourceType() === 'document' &&
        response.headers()['content-type']?.startsWith('text/html') &&
        [200, 308, 404].includes(response.status());
      if (isPage && artefact !== undefined && response.headers()['x-storefront-build'] !== artefact)
        complain(response.url(), 'The page was not served by the artefact.');
    });
    const addressOf = (message: ConsoleMessage) => message.page()?.url() ?? '';
    context.on('console', (message) => {
      if (message.type() === 'error' && !isAbsentPage(message))
        complain(addressOf(message), `${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failed) => complain(failed.page()?.url() ?? '', failed.error().message));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (violation) => {
        const { violatedDirective, blockedURI, sample } = violation;
        console.error(`The security policy forbids by ${violatedDirective}: ${blockedURI} ${sample}`);
      });
    });
    await use(context);
    expect(complaints, 'errors in the console').toEqual([]);
  },
});
