import type { BrowserContext } from 'playwright/test';

/** The consent manager's names of its groups. */
const groupIds = { functional: 'C0003', marketing: 'C0004' } as const;

/** Sets the cookies of a visitor who allowed the groups on an earlier visit. */
export async function chooseCookies(
  context: BrowserContext,
  url: string,
  ...allowed: readonly (keyof typeof groupIds)[]
): Promise<void> {
  const all = Object.values(groupIds);
  const active = allowed.map((name) => groupIds[name]);
  const groups = ['C0001:1', ...all.map((id) => `${id}:${active.includes(id) ? 1 : 0}`)].join();
  await context.addCookies([
    { url, name: 'OptanonConsent', value: encodeURIComponent(`version=202409.1.0&groups=${groups}`) },
    { url, name: 'OptanonAlertBoxClosed', value: encodeURIComponent('2026-11-21T10:00:00.000Z') },
  ]);
}
