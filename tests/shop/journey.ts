import { test as base, type ConsoleMessage, expect } from 'playwright/test';

/**
 * The browser reports a page that is not there, and one that a link to it asked for ahead. A journey may be about
 * that.
 */
export function isAbsentPage(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const isPage = url === message.page()?.url() || /\/_next\/data\/.*\.json/.test(url);
  return isPage && message.text().includes('status of 404');
}

interface Options {
  /** What the shop's pages may complain about in this journey, because the journey makes it happen. */
  allowed: RegExp;
}

/**
 * A journey through the shop. It fails when a page of the shop breaks the security policy, throws, or writes an error
 * to the console.
 */
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
      expect(complaints, 'the shop’s pages have nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
});
