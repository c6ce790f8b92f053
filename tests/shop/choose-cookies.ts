import type { BrowserContext } from 'playwright/test';

type Category = 'functional' | 'analytics' | 'marketing';

/** Stores the choice of a visitor who allowed the categories an hour ago, unless this visit has chosen since. */
export async function chooseCookies(
  context: BrowserContext,
  url: string,
  ...allowed: readonly Category[]
): Promise<void> {
  const { origin } = new URL(url);
  const decidedAt = Date.now() - 60 * 60 * 1000;
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
