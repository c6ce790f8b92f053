import type { BrowserContext } from 'playwright/test';

type Category = 'functional' | 'analytics' | 'marketing';

const HOUR_MS = 60 * 60 * 1000;

/** Stores the choice of a visitor who allowed the categories an hour ago, unless this visit has chosen since. */
export function chooseCookies(
  context: BrowserContext,
  url: string,
  ...allowed: readonly Category[]
): Promise<void> {
  return storeChoice(context, url, allowed, Date.now() - HOUR_MS);
}

/**
 * The choice of a visitor who refused yesterday; a later one of the journey counts. Playwright's `storageState` would
 * load a page of its own for it.
 */
export function refuseCookiesBefore(context: BrowserContext, url: string): Promise<void> {
  return storeChoice(context, url, [], Date.now() - 24 * HOUR_MS);
}

/** Each document of the shop stores it, where there is none or an older one. */
async function storeChoice(
  context: BrowserContext,
  url: string,
  allowed: readonly Category[],
  decidedAt: number,
): Promise<void> {
  const { origin } = new URL(url);
  const choice = { allowed: ['necessary', ...allowed], decidedAt };
  await context.addInitScript(
    (given) => {
      if (location.origin !== given.origin) return;
      const stored: unknown = JSON.parse(localStorage.getItem('consent') ?? '{}');
      const storedAt = Number(Reflect.get(Object(stored), 'decidedAt') ?? 0);
      if (storedAt < given.choice.decidedAt) localStorage.setItem('consent', JSON.stringify(given.choice));
    },
    { origin, choice },
  );
}
