import type { BrowserContext } from 'playwright/test';

/** Names of the consent manager's groups, as its cookies hold them. */
const groupIds = { functional: 'C0003', marketing: 'C0004' } as const;

/** A visitor who answered the consent manager on an earlier visit, with what is necessary and the groups named. */
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
