import { test as base, type ConsoleMessage, expect } from 'playwright/test';

/** Whether the browser logs that the page, or the data of a prefetched page, is a 404. */
export function isAbsentPage(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const isPage = url === message.page()?.url() || /\/_next\/data\/.*\.json/.test(url);
  return isPage && message.text().includes('status of 404');
}

interface Options {
  /** Console errors that the journey causes on purpose. */
  allowed: RegExp;
}

/** A browser test. It fails when a page of the shop breaks the security policy, throws, or logs an error. */
export const test = base.extend<Options & { silence: undefined }>({
  allowed: [/(?!)/, { option: true }],
  silence: [
    async ({ context, baseURL, allowed }, use) => {
      const complaints: string[] = [];
      const complain = (address: string, complaint: string) => {
        const isOurs = address.startsWith(baseURL ?? '') || address === 'about:blank';
        if (isOurs && !allowed.test(complaint)) complaints.push(complaint);
      };
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
      await use(undefined);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
