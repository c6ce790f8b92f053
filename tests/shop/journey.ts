import type { BrowserContext, Page, Request } from 'playwright';
import { test as base, type ConsoleMessage, expect, type TestInfo } from 'playwright/test';
import { refuseCookiesBefore } from './choose-cookies.ts';

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

/** Playwright's own pictures of failures cost every journey a fifth of a second: it takes one before it knows. */
async function attachPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [at, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`failed-${at + 1}.png`);
    const isTaken = await page.screenshot({ path, timeout: 5_000, caret: 'initial' }).catch(() => null);
    if (isTaken !== null) await testInfo.attach('screenshot', { path, contentType: 'image/png' });
  }
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
  context: async ({ context, baseURL, allowed, isFirstVisit }, use, testInfo) => {
    const complaints: string[] = [];
    watchRequests(context);
    // Most journeys are about something else.
    if (!isFirstVisit) await refuseCookiesBefore(context, baseURL ?? '');
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
    if (testInfo.status !== testInfo.expectedStatus) await attachPictures(context, testInfo);
    expect(complaints, 'errors in the console').toEqual([]);
  },
});
